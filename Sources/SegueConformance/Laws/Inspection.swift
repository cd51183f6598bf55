import SegueScenarios

/// A trace prepared for the laws: its snapshots read, its cast known, its steps side by side with what the
/// scenario asked for.
struct Inspection {
  let trace: Trace
  let cast: Cast
  let layers: Set<Layer>
  let moments: [Moment]

  var scenario: Scenario { cast.scenario }

  init(_ trace: Trace, _ scenario: Scenario, layers: Set<Layer>) {
    // Events of a layer that is not reported are none of the laws' business.
    let isWhole = layers.isSuperset(of: Layer.allCases)
    let events = trace.steps.map { step in
      isWhole ? step.events : step.events.filter { layers.contains($0.kind.layer) }
    }
    let cast = Cast(scenario, events: events.joined())
    let knowsCallbacks = layers.contains(.callbacks)
    var surveys: [Survey?] = []
    for step in trace.steps {
      guard layers.contains(.outcome), let snapshot = step.snapshot else {
        surveys.append(nil)
        continue
      }
      // Where nothing has moved, there is nothing to read.
      let last = surveys.last ?? nil
      surveys.append(last?.snapshot == snapshot ? last : Survey(snapshot))
    }
    let isRestless = scenario.hasNestedSteps
    let asksWithSteps = scenario.classes.values.contains { !$0.inShouldPerform.isEmpty }
    // What the scenario calls itself is no event.
    func isCalled(_ number: Int) -> Bool {
      number > 0 && number <= scenario.steps.count
        && cast.performsSteps(calledBy: scenario.steps[number - 1])
    }
    self.trace = trace
    self.cast = cast
    self.layers = layers
    moments = trace.steps.indices.map { number in
      let ending = number == trace.steps.count - 1 ? trace.ending : .completed
      // A question's event stands behind its steps: where one of those ends the trace, it is not there.
      let isSilentlyRestless = asksWithSteps && ending != .completed
      return Moment(
        number: number,
        step: number > 0 && number <= scenario.steps.count ? scenario.steps[number - 1] : nil,
        events: events[number],
        before: number > 0 ? surveys[number - 1] : nil,
        after: surveys[number],
        ending: ending,
        isQuiet: !isRestless
          || knowsCallbacks && !isSilentlyRestless
            && !events[number].contains(where: cast.performsSteps) && !isCalled(number),
        cast: cast)
    }
  }
}

/// One step of a trace, and what is known about it.
struct Moment {
  /// 0 is the launch.
  let number: Int
  /// The scenario's step; nil for the launch.
  let step: Step?
  /// The events of the reported layers.
  let events: [Event]
  /// The snapshot before the step.
  let before: Survey?
  /// The snapshot after it.
  let after: Survey?
  /// How the trace ended in this step; completed when it went on.
  let ending: Ending
  /// No class does steps of its own in a callback that occurs here.
  let isQuiet: Bool
  let cast: Cast
  /// The segue that the step triggers or performs; nil when there is none, or more than one may be meant.
  private(set) var started: StartedSegue?
  /// The unwind that a quiet step starts.
  private(set) var unwind: Unwind?

  init(
    number: Int, step: Step?, events: [Event], before: Survey?, after: Survey?, ending: Ending,
    isQuiet: Bool, cast: Cast
  ) {
    self.number = number
    self.step = step
    self.events = events
    self.before = before
    self.after = after
    self.ending = ending
    self.isQuiet = isQuiet
    self.cast = cast
    started = findStarted()
    unwind = findUnwind()
  }

  var profile: Profile { cast.scenario.profile }

  /// Whether a controller stands in a split view that this step may show for the first time: in compact width that
  /// collapses then, and who stands in it moves or is gone (CNT-59 to CNT-61).
  func mayCollapse(around name: String) -> Bool {
    guard cast.scenario.device.width == .compact, profile >= .ios8_0, let before,
      let place = before.place(name)
    else { return false }
    let tree = before.trees[place.tree]
    var container = tree.parent[place.number]
    while let number = container {
      if cast.isA("UISplitViewController", tree.names[number]) != false { return true }
      container = tree.parent[number]
    }
    return false
  }

  /// The events of a kind.
  func events(_ kind: Event.Kind) -> [Event] { events.filter { $0.kind == kind } }

  /// The place of the first event of a kind.
  func first(_ kind: Event.Kind) -> Int? { events.firstIndex { $0.kind == kind } }
}
