package import PropertyEngine
import SegueModel
package import SegueScenarios

/// What a case stands for from its launch on: the app, what was done to it, and the model with both compiled.
///
/// As an observation it says nothing, and two are equal: a scenario is judged as a whole.
package struct Drawn: Equatable {
  /// The case as far as the launch or a later step; nil before the launch.
  package let launched: Launched?

  package static func == (one: Drawn, other: Drawn) -> Bool { true }
}

/// A scenario that was drawn.
package final class Launched {
  private let app: Scenario
  private let steps: [SegueScenarios.Step]
  private let script: ModelScript
  /// For the launch and each step the entry of the case that brought it.
  package let entries: [Int]

  init(_ app: Scenario, _ steps: [SegueScenarios.Step], _ script: ModelScript, _ entries: [Int]) {
    (self.app, self.steps, self.script, self.entries) = (app, steps, script, entries)
  }

  package var scenario: Scenario {
    var scenario = app
    scenario.steps = steps
    return scenario
  }

  /// What the model does in it.
  package var expected: Trace { script.trace() }
}

extension Case where Model == ScenarioModel {
  /// What the case stands for; nil before its launch.
  package var launched: Launched? { entries.last?.expected.launched }
}
