import PropertyEngine
package import SegueConformance
import SegueScenarios

extension ConformanceCase {
  /// A finding as a case: the scenario, what the model does in it, and where it comes from.
  ///
  /// - Parameters:
  ///   - run: The smallest run that shows it.
  ///   - implementation: The implementation's name.
  ///   - note: Seed, index and sizes, or where else it comes from.
  ///   - text: The whole scenario as canonical text, which with its title its uid comes from.
  package init(found run: Run, on implementation: String, note: String, text: String) {
    let title = "Found with \(implementation): \(run.verdict.fingerprint ?? "nothing")"
    let rules = Set(run.verdict.divergence?.expected.rules ?? []).sorted()
    let steps = run.expected.steps.map { step in
      StepExpectation(
        events: step.events.map { Pattern.event($0.withoutRules) },
        snapshot: step.snapshot.map(ExpectedSnapshot.init))
    }
    // A case names its profiles itself.
    var scenario = run.scenario
    scenario.profile = .standard
    self.init(
      // Another fault in the same scenario is another case: who takes one away leaves the other.
      uid: Self.uid(of: title + text), title: title,
      rules: rules, level: .info, status: .draft, since: "0.1.0",
      profiles: [run.scenario.profile], requires: run.scenario.features,
      provenance: Provenance(kind: .fuzz, sources: [], note: note), scenario: scenario,
      expectation: Expectation(watch: nil, steps: steps, ending: run.expected.ending.withoutRules))
  }

  /// Eight characters that depend on the text alone.
  private static func uid(of text: String) -> String {
    var digest = Fingerprint(text).code
    let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String(
      (0..<8).map { _ in
        defer { digest /= 36 }
        return letters[Int(digest % 36)]
      })
  }
}

extension Event {
  /// As an implementation reports it.
  fileprivate var withoutRules: Event {
    var event = self
    event.rules = []
    return event
  }
}

extension Ending {
  fileprivate var withoutRules: Ending {
    if case .raised(let name, let reason, _) = self {
      return .raised(name: name, reason: reason, rules: [])
    }
    return self
  }
}
