package import SegueScenarios

/// A second implementation of UIKit's storyboards, segues and unwind segues, written from `Specs/` alone.
///
/// It is built as UIKit is: objects that hold each other, methods that are overridden, and an order of
/// calls that follows from the code. A run never traps: what cannot go on ends the trace.
package struct Twin: Implementation {
  /// Its name in reports.
  package let name = "twin"
  /// AppKit too.
  package let profiles = Set(Profile.allCases)

  /// A fresh twin; it keeps nothing between runs.
  package init() {}

  /// Runs a scenario from its launch to its end.
  package func run(_ scenario: Scenario) -> Trace {
    do throws(ScenarioFault) {
      try scenario.validate()
    } catch {
      return Trace(ending: .invalid(why: error.description))
    }
    return runValid(scenario)
  }

  /// Runs a scenario that has been validated before; a fuzzer that makes valid ones need not ask again.
  ///
  /// - Parameter work: How many controllers may be looked at and characters written before the run is given up.
  package func runValid(_ scenario: Scenario, work: Int = 150_000_000) -> Trace {
    let app = UIApplication(scenario)
    app.fuel.work = work
    defer { app.tearDown() }
    return app.main()
  }
}
