import SegueConformance
import SegueScenarios

/// A trace in shorthand: the events of each step and the tree after it, nil where the step has none.
func trace(_ steps: ([Event], String?)..., ends: Ending = .completed) -> Trace {
  Trace(
    steps: steps.map { events, tree in
      StepTrace(events: events, snapshot: tree.map { Snapshot(tree: $0) })
    }, ending: ends)
}

func should(_ on: String, _ name: String? = nil, _ answer: Bool = true, sender: String? = nil)
  -> Event
{
  Event(.shouldPerform, on: on, name: name, sender: sender, answer: answer)
}

func prepare(_ on: String, to: String, _ name: String? = nil, sender: String? = nil) -> Event {
  Event(.prepare, on: on, to: to, name: name, sender: sender)
}

func asked(_ on: String, _ answer: Bool, _ action: String = "done:") -> Event {
  Event(.canPerform, on: on, name: action, answer: answer)
}

func action(_ on: String, from source: String, _ name: String = "done:") -> Event {
  Event(.action, on: on, to: source, name: name)
}

func made(_ on: String, _ name: String = "UIViewController") -> Event {
  Event(.initialize, on: on, name: name)
}

func loaded(_ on: String) -> Event { Event(.viewDidLoad, on: on) }

func dismiss(_ on: String) -> Event { Event(.dismiss, on: on) }

func raised(_ name: String, _ reason: String? = nil) -> Ending {
  .raised(name: name, reason: reason, rules: [])
}

extension Expectation {
  /// An expectation of one step.
  static func step(
    _ patterns: [Pattern], watch: Set<Event.Kind>? = nil, tree: String? = nil,
    ends: Ending = .completed
  ) -> Expectation {
    let snapshot = tree.map { ExpectedSnapshot(tree: $0) }
    return Expectation(
      watch: watch, steps: [StepExpectation(events: patterns, snapshot: snapshot)], ending: ends)
  }
}
