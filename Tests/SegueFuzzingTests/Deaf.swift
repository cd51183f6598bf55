import SegueModel
import SegueScenarios
import Synchronization

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

/// Deaf at every other run, once it has been deaf.
final class Moody: Implementation {
  let name = "moody"
  private let runs = Mutex(0)

  func run(_ scenario: Scenario) -> Trace {
    let right = ReferenceModel().run(scenario)
    let wrong = Deaf().run(scenario)
    guard right.ending != wrong.ending || right.steps.map(\.snapshot) != wrong.steps.map(\.snapshot)
    else { return right }
    return runs.withLock {
      $0 += 1
      return $0 % 2 == 1 ? wrong : right
    }
  }
}

/// Deaf the first time that it runs a scenario.
final class Once: Implementation {
  let name = "once"
  private let known = Mutex<Set<Scenario>>([])

  func run(_ scenario: Scenario) -> Trace {
    let isNew = known.withLock { $0.insert(scenario).inserted }
    return isNew ? Deaf().run(scenario) : ReferenceModel().run(scenario)
  }
}

/// Gives no answer where an unwind arrives.
struct Hanging: Implementation {
  let name = "hanging"

  func run(_ scenario: Scenario) throws(Fault) -> Trace {
    let trace = ReferenceModel().run(scenario)
    if trace.steps.contains(where: { step in step.events.contains { $0.kind == .action } }) {
      throw Fault(.timeout, "no answer")
    }
    return trace
  }
}

/// An adapter that does not start again.
struct Lost: Implementation {
  let name = "lost"

  func run(_ scenario: Scenario) throws(Fault) -> Trace {
    var fault = Fault(.crash, "it does not start again")
    fault.isLoss = true
    throw fault
  }
}
