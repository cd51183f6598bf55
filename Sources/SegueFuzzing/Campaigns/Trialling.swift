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
  ///
  /// - Parameter checksLaws: They need not be checked where they were on a trace like the expected one.
  init(
    _ scenario: Scenario, expected: Trace, checksLaws: Bool = true,
    on implementation: some Implementation
  ) {
    self.scenario = scenario
    self.expected = expected
    do throws(Fault) {
      actual = try implementation.run(scenario)
    } catch {
      actual = Trace()
      verdict = Verdict(error.isLoss ? .notRun(error.detail) : .faulty(error))
      return
    }
    var verdict = Judge(layers: implementation.layers).verdict(on: actual, against: expected)
    // Past a point that no source settles the laws bind nobody.
    if checksLaws, expected.ending.isSettled, actual.ending.isSettled {
      verdict.violations = Law.check(actual, scenario, layers: implementation.layers)
      if let violation = verdict.violations.first, verdict.divergence == nil {
        verdict.outcome = .unlawful(violation)
      }
    }
    self.verdict = verdict
  }
}

extension Run {
  /// Whether an implementation fails a scenario in a certain way; the laws are checked only where one is to be broken.
  ///
  /// - Parameter expected: What the model does, where that is known.
  static func fails(
    _ scenario: Scenario, as fingerprint: String, expected: Trace? = nil,
    on implementation: some Implementation
  ) -> Bool {
    let expected = expected ?? ReferenceModel().run(scenario, fuel: ScenarioModel.fuel)
    // Where the model gives up, nothing can be said of the implementation.
    guard expected.ending.isJudged else { return false }
    return Run(
      scenario, expected: expected, checksLaws: Verdict.isOfLaw(fingerprint), on: implementation
    ).verdict.fingerprint == fingerprint
  }
}

extension Verdict {
  /// The rule that a kind of failure is about, where it names one.
  static func rule(of fingerprint: String) -> RuleID? {
    isOfLaw(fingerprint) ? nil : fingerprint.split(separator: ":").last.flatMap { RuleID($0) }
  }

  /// Whether a fingerprint is that of a broken law.
  static func isOfLaw(_ fingerprint: String) -> Bool { fingerprint.hasPrefix("law:") }
}

extension Ending {
  /// Whether it leaves anything to judge.
  fileprivate var isJudged: Bool {
    switch self {
    case .completed, .raised, .unspecified: true
    case .exhausted, .invalid: false
    }
  }

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
