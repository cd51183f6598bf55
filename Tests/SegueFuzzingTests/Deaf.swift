import SegueModel
import SegueScenarios

/// The model, except that nobody implements an unwind action: every exit fails silently.
struct Deaf: Implementation {
  let name = "deaf"

  func run(_ scenario: Scenario) -> Trace {
    var scenario = scenario
    for name in scenario.classes.keys { scenario.classes[name]?.actions = [] }
    return ReferenceModel().run(scenario)
  }
}

/// The model, except that it says nothing of `prepare` where somebody is presented.
struct Forgetful: Implementation {
  let name = "forgetful"

  func run(_ scenario: Scenario) -> Trace {
    var trace = ReferenceModel().run(scenario)
    for step in trace.steps.indices
    where trace.steps[step].snapshot?.tree.contains(">") == true {
      trace.steps[step].events.removeAll { $0.kind == .prepare }
    }
    return trace
  }
}
