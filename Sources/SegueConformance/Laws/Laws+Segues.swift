import SegueScenarios

extension Laws {
  /// LAW-54: A triggered segue that is neither unwind nor embed asks first, then makes its
  /// destination, then prepares.
  static func askMakePrepare(_ moment: Moment) -> String? {
    guard let forward = moment.forward, forward.isTriggered, forward.segue.kind != .embed else {
      return nil
    }
    let events = moment.events.filter { $0.kind.layer == .callbacks && $0.kind != .log }
    if events.isEmpty, moment.ending != .completed { return nil }
    guard let first = events.first, first.kind == .shouldPerform, first.on == forward.source else {
      return "\(forward.source) is not asked first"
    }
    let prepares = events.indices.filter { events[$0].kind == .prepare }
    guard let prepare = prepares.first(where: { events[$0].on == forward.source }),
      let made = events.firstIndex(where: { $0.kind == .initialize && $0.on == events[prepare].to }
      ),
      made > prepare
    else { return nil }
    return "\(events[made].on) is made after prepare"
  }

  /// LAW-55: The destination that a forward segue's prepare names was made in the same step.
  static func destinationsAreNew(_ moment: Moment) -> String? {
    guard moment.isQuiet, !moment.mayUnwind else { return nil }
    let made = Set(moment.events(.initialize).map(\.on))
    let old = moment.events(.prepare).first { event in
      guard let to = event.to else { return false }
      return !made.contains(to) && moment.cast.isFromScene(to)
    }
    return old.map { "\($0.on) prepares for \($0.to ?? ""), who was not made in this step" }
  }

  /// LAW-56: The view of the destination of a forward segue other than an embed does not load
  /// before prepare.
  static func viewsWaitForPrepare(_ moment: Moment) -> String? {
    guard moment.isQuiet, !moment.mayUnwind else { return nil }
    var loaded: Set<String> = []
    for event in moment.events {
      if event.kind == .viewDidLoad { loaded.insert(event.on) }
      if event.kind == .prepare, !moment.cast.isEmbed(event), let to = event.to, loaded.contains(to)
      {
        return "the view of \(to) loads before \(event.on) prepares"
      }
    }
    return nil
  }

  /// LAW-57: The sender in a triggered segue's `shouldPerform` and a forward segue's `prepare` is
  /// the trigger, in a performed one's `prepare` the step's.
  static func sendersPassThrough(_ moment: Moment) -> String? {
    guard moment.isQuiet, let started = moment.started else { return nil }
    if started.isTriggered, let asked = moment.events(.shouldPerform).first,
      asked.on == started.source, asked.sender != started.sender
    {
      return "\(asked.on) is asked with the sender \(asked.sender ?? "absent")"
    }
    // The prepare of an unwind is LAW-41's. With an embed of the same identifier it is open whose
    // prepare comes first.
    guard started.segue.kind != .unwind, started.segue.kind != .embed, !started.sharesIdentifier,
      let prepare = moment.events(.prepare).first(where: {
        $0.on == started.source && $0.name == started.segue.identifier
      }),
      prepare.sender != started.sender
    else { return nil }
    return "\(prepare.on) prepares with the sender \(prepare.sender ?? "absent")"
  }
}
