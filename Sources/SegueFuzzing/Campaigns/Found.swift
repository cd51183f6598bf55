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
  /// What came of running the smallest again; nil before that.
  package private(set) var confirmation: Confirmation?

  /// Whether it fails at some times and at others not.
  package var isFlaky: Bool { confirmation?.isFlaky ?? false }
}

extension Found {
  /// A run that fails, as it was drawn; nil where it does not.
  package init?(_ run: Run, from origin: Origin) {
    guard let fingerprint = run.verdict.fingerprint else { return nil }
    self.init(fingerprint: fingerprint, origin: origin, original: run.scenario, run: run)
  }

  /// The same up to what failed, where that fails alone.
  init?(
    _ finding: Finding<ScenarioModel>, drawn: Run, on implementation: some Implementation
  ) {
    guard let origin = finding.origin, let original = finding.original.launched else { return nil }
    let run = Run(original, on: implementation)
    self.init(run.verdict.fingerprint == drawn.verdict.fingerprint ? run : drawn, from: origin)
  }

  /// Makes it small, as far as the budget reaches and `goesOn` allows, and runs what is left five times more. What never fails again
  /// stays as it was drawn.
  ///
  /// - Parameter staysInApp: Whether parts are left out only.
  package mutating func shrink(
    on implementation: some Implementation, profiles: [Profile], staysInApp: Bool = false,
    budget: Int = 5000, goesOn: () -> Bool
  ) {
    var shrinker = ScenarioShrinker(
      original, failing: fingerprint, profiles: profiles, staysInApp: staysInApp, budget: budget)
    shrinker.run(on: implementation, goesOn: goesOn)
    executions = shrinker.executions
    let confirmation = Confirmation(
      shrinker.best, failing: fingerprint, on: implementation, goesOn: goesOn)
    self.confirmation = confirmation.runs > 0 ? confirmation : nil
    if let again = confirmation.run { run = again }
  }
}
