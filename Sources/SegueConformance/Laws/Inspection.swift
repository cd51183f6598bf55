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
    let events = trace.steps.map { step in
      step.events.filter { layers.contains($0.kind.layer) }
    }
    let cast = Cast(scenario, events: events.joined())
    let knowsCallbacks = layers.contains(.callbacks)
    let surveys = trace.steps.map { step in
      layers.contains(.outcome) ? step.snapshot.flatMap(Survey.init) : nil
    }
    let isRestless = scenario.hasNestedSteps
    self.trace = trace
    self.cast = cast
    self.layers = layers
    moments = trace.steps.indices.map { number in
      let isLast = number == trace.steps.count - 1
      return Moment(
        number: number,
        step: number > 0 && number <= scenario.steps.count ? scenario.steps[number - 1] : nil,
        events: events[number],
        before: number > 0 ? surveys[number - 1] : nil,
        after: surveys[number],
        ending: isLast ? trace.ending : .completed,
        isQuiet: !isRestless
          || knowsCallbacks && !events[number].contains(where: cast.performsSteps),
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
  }

  var profile: Profile { cast.scenario.profile }

  /// The events of a kind.
  func events(_ kind: Event.Kind) -> [Event] { events.filter { $0.kind == kind } }

  /// The place of the first event of a kind.
  func first(_ kind: Event.Kind) -> Int? { events.firstIndex { $0.kind == kind } }
}
