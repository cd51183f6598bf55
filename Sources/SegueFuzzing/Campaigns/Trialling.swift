import PropertyEngine
package import SegueConformance
import SegueModel
package import SegueScenarios

/// What an implementation did in one scenario, beside what the model did.
package struct Run: Sendable {
  package let scenario: Scenario
  package let expected: Trace
  package let actual: Trace
  package let verdict: Verdict

  /// Runs model and implementation, compares the traces, and checks the laws on what the implementation did.
  package init(_ scenario: Scenario, on implementation: some Implementation) {
    self.init(scenario, expected: ReferenceModel().run(scenario), on: implementation)
  }

  /// The same for a scenario that was drawn, which is compiled already.
  init(_ drawn: Launched, on implementation: some Implementation) {
    self.init(drawn.scenario, expected: drawn.expected, on: implementation)
  }

  /// The same where it is known what the model does.
  init(_ scenario: Scenario, expected: Trace, on implementation: some Implementation) {
    self.scenario = scenario
    self.expected = expected
    do throws(Fault) {
      actual = try implementation.run(scenario)
    } catch {
      actual = Trace()
      verdict = Verdict(.faulty(error))
      return
    }
    var verdict = Judge(layers: implementation.layers).verdict(on: actual, against: expected)
    // Past a point that no source settles the laws bind nobody.
    if expected.ending.isSettled, actual.ending.isSettled {
      verdict.violations = Law.check(actual, scenario, layers: implementation.layers)
      if let violation = verdict.violations.first, verdict.divergence == nil {
        verdict.outcome = .unlawful(violation)
      }
    }
    self.verdict = verdict
  }
}

extension Ending {
  /// Whether everything up to the end is asserted.
  package var isSettled: Bool {
    switch self {
    case .completed, .raised: true
    case .unspecified, .exhausted, .invalid: false
    }
  }
}

extension Run {
  /// What the property engine is told: the entry of the case whose step diverged.
  func outcome(_ entries: [Int]) -> Outcome {
    switch verdict.outcome {
    case .fail, .unlawful, .faulty:
      // One that calls the scenario invalid, or gives up, may do so for something that comes later.
      let step = actual.ending.isSettled ? verdict.divergence?.step ?? entries.count - 1 : -1
      return .failed(
        Fingerprint(verdict.fingerprint ?? ""),
        at: entries.indices.contains(step) ? entries[step] : nil)
    case .pass: return .passed
    case .unspecified, .notApplicable, .inconclusive, .invalid, .notRun: return .discarded
    }
  }
}
