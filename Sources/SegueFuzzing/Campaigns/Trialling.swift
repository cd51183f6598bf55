package import PropertyEngine
package import SegueConformance
import SegueModel
package import SegueScenarios

/// What an implementation did in one generated scenario, beside what the model did.
package struct Run: Sendable {
  package var scenario: Scenario
  package var expected: Trace
  package var actual: Trace
  package var verdict: Verdict

  /// Runs model and implementation, compares the traces, and checks the laws on what the implementation did.
  package init(_ scenario: Scenario, on implementation: some Implementation) {
    self.init(scenario, expected: ReferenceModel().run(scenario), on: implementation)
  }

  /// Runs the implementation on a scenario in which it is known what the model does.
  init(_ scenario: Scenario, expected: Trace, on implementation: some Implementation) {
    self.scenario = scenario
    self.expected = expected
    actual = implementation.run(scenario)
    verdict = Judge(layers: implementation.layers).verdict(on: actual, against: expected)
    // Past a point that no source settles the laws bind nobody.
    guard expected.ending.isSettled, actual.ending.isSettled else { return }
    verdict.violations = Law.check(actual, scenario, layers: implementation.layers)
    if let violation = verdict.violations.first, verdict.divergence == nil {
      verdict.outcome = .unlawful(violation)
    }
  }

  /// The step of the scenario at which it went wrong; 0 is the launch, nil is not known.
  package var step: Int? { verdict.divergence?.step }
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

extension Case where Model == ScenarioModel {
  /// What the case stands for; nil before its launch.
  package var blueprint: Blueprint? {
    guard let last = entries.last?.expected.blueprint, !last.entries.isEmpty else { return nil }
    return last
  }
}

extension Run {
  /// What the property engine is told: the entry of the case whose step diverged.
  func outcome(_ blueprint: Blueprint) -> Outcome {
    switch verdict.outcome {
    case .fail, .unlawful, .faulty:
      // One that calls the scenario invalid, or gives up, may do so for something that comes later.
      let step = actual.ending.isSettled ? step ?? blueprint.entries.count - 1 : -1
      return .failed(
        Fingerprint(verdict.fingerprint ?? ""),
        at: blueprint.entries.indices.contains(step) ? blueprint.entries[step] : nil)
    case .pass: return .passed
    case .unspecified, .notApplicable, .inconclusive, .invalid, .notRun: return .discarded
    }
  }
}
