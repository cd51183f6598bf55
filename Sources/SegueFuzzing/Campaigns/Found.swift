package import PropertyEngine
import SegueConformance
package import SegueScenarios

/// A way in which an implementation is wrong, and the smallest scenario that shows it.
package struct Found: Sendable {
  /// What kind of divergence it is: two with the same fingerprint are one.
  package let fingerprint: String
  /// Where the scenario was drawn that showed it first.
  package let origin: Origin
  /// The scenario as it was drawn, up to what failed.
  package let original: Scenario
  /// The smallest scenario so far, and what happens in it.
  package private(set) var run: Run
  /// How many scenarios were run to get from one to the other.
  package private(set) var executions = 0
  /// How often the smallest was run again, and how often it failed so.
  package private(set) var confirmations = 0
  package private(set) var confirmed = 0

  /// Whether it fails at some times and at others not.
  package var isFlaky: Bool { confirmed < confirmations }
}

extension Found {
  /// As it was drawn.
  init?(
    _ finding: Finding<ScenarioModel>, _ fingerprint: String, on implementation: some Implementation
  ) {
    guard let origin = finding.origin, let original = finding.original.launched else { return nil }
    // Without what came after the failure it may be one of another kind: nothing more is expected then.
    let run = Run(original, on: implementation)
    self.init(
      fingerprint: run.verdict.fingerprint ?? fingerprint, origin: origin,
      original: original.scenario, run: run)
  }

  /// Makes it small, as far as the budget reaches and `goesOn` allows, and runs what is left five times more. Where nothing goes
  /// on it may have no answer any more: then it stays as it was.
  mutating func shrink(
    on implementation: some Implementation, profiles: [Profile], budget: Int,
    goesOn: () -> Bool
  ) {
    var shrinker = ScenarioShrinker(
      original, failing: fingerprint, profiles: profiles, budget: budget)
    shrinker.run(on: implementation, goesOn: goesOn)
    executions = shrinker.executions
    let last = Run(shrinker.best, on: implementation)
    guard goesOn() || last.verdict.fingerprint == fingerprint else { return }
    run = last
    confirmations = Self.confirmations
    confirmed = (0..<confirmations).count { _ in
      Run(shrinker.best, on: implementation).verdict.fingerprint == fingerprint
    }
  }

  private static let confirmations = 5
}
