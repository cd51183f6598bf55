package import PropertyEngine
import SegueConformance
package import SegueScenarios

/// A way in which an implementation is wrong, and the smallest scenario that shows it.
package struct Found: Sendable {
  /// What kind of divergence it is: two with the same fingerprint are one.
  package let fingerprint: String
  /// Where the scenario was drawn that showed it first.
  package let origin: Origin
  /// The smallest scenario, and what happens in it.
  package let run: Run
  /// The scenario as it was drawn, up to what failed.
  package let original: Scenario
  /// How many scenarios were run to get from one to the other.
  package let executions: Int
  /// How often the smallest was run again, and how often it failed so.
  package let confirmations: Int
  package let confirmed: Int

  /// Whether it fails at some times and at others not.
  package var isFlaky: Bool { confirmed < confirmations }
}

extension Found {
  /// Makes smaller what the property engine left, as a scenario, and runs the smallest five times more.
  init?(
    _ finding: Finding<ScenarioModel>, _ fingerprint: String,
    on implementation: some Implementation,
    profiles: [Profile], budget: Int
  ) {
    guard let origin = finding.origin, let original = finding.original.launched,
      let minimal = finding.minimal.launched
    else { return nil }
    var reducer = ScenarioReducer(minimal.scenario, profiles: profiles, budget: budget) {
      Run($0, on: implementation).verdict.fingerprint == fingerprint
    }
    reducer.run()
    let run = Run(reducer.best, on: implementation)
    let again = (0..<Self.confirmations).map { _ in Run(reducer.best, on: implementation) }
    self.init(
      fingerprint: fingerprint, origin: origin, run: run, original: original.scenario,
      executions: finding.executions + reducer.executions, confirmations: again.count,
      confirmed: again.count { $0.verdict.fingerprint == fingerprint })
  }

  private static let confirmations = 5
}
