import SegueScenarios

extension Laws {
  /// LAW-32: A triggered unwind begins with exactly one `shouldPerform`, received by the source;
  /// one that is performed by name has none for its identifier and source.
  static func triggersAskAndNamesDoNot(_ unwind: Unwind) -> String? {
    let (all, source) = (unwind.moment.events, unwind.source)
    // What comes with a prepare or with a view is asked by other segues.
    let others: [Event.Kind] = [.prepare, .initialize, .viewDidLoad]
    let end = all.firstIndex { others.contains($0.kind) }
    let asked = all.prefix(end ?? all.count).filter { $0.kind == .shouldPerform }
    if unwind.started.isTriggered {
      if all.isEmpty, unwind.moment.ending != .completed { return nil }
      if asked.count != 1 { return "\(asked.count) questions before the prepare" }
      if asked[0].on != source { return "\(asked[0].on) is asked, the source is \(source)" }
      let first = all.first { $0.kind.layer == .callbacks && $0.kind != .log }
      return first?.kind == .shouldPerform ? nil : "the question does not come first"
    }
    guard !unwind.started.sharesIdentifier else { return nil }
    let odd = asked.first { $0.on == source && $0.name == unwind.started.segue.identifier }
    return odd.map { _ in "\(source) is asked although the segue is performed by name" }
  }

  /// LAW-33: After a `shouldPerform` that answers false, the step has no further event, and the
  /// snapshot after it equals the one before.
  static func refusalEndsTheStep(_ moment: Moment) -> String? {
    guard moment.isQuiet, case .trigger(_, let source) = moment.step, let started = moment.started,
      started.segue.kind != .embed, let asked = moment.first(.shouldPerform),
      moment.events[asked].on == source, moment.events[asked].answer == false
    else { return nil }
    if asked + 1 < moment.events.count {
      let next = moment.events[asked + 1]
      return "\(source) refuses, and \(next.on) receives \(next.kind.rawValue)"
    }
    guard let before = moment.before, let after = moment.after else { return nil }
    return before.isUnchanged(in: after) ? nil : "\(source) refuses, and the snapshot changes"
  }

  /// LAW-34: All questions of an unwind's search come before its prepare, and its action comes
  /// after it.
  static func searchPrepareAction(_ unwind: Unwind) -> String? {
    guard let prepare = unwind.first(.prepare) else { return nil }
    if let action = unwind.first(.action), action < prepare {
      return "the action comes before prepare"
    }
    let late = unwind.events.dropFirst(prepare).first { $0.kind.layer == .search }
    return late.map { "\($0.on) is asked after prepare" }
  }

  /// LAW-35: An unwind step has at most one action, and exactly one prepare by its source before
  /// it.
  static func oneOfEach(_ unwind: Unwind) -> String? {
    let (prepares, actions) = (unwind.events(.prepare), unwind.events(.action))
    if prepares.count > 1 { return "\(prepares.count) prepares" }
    if actions.count > 1 { return "\(actions.count) actions" }
    return prepares.isEmpty && !actions.isEmpty ? "an action without a prepare" : nil
  }

  /// LAW-36: Prepare repeats source and destination of the segue object made last, and the action
  /// of a standard unwind is received by that destination.
  static func prepareFitsTheSegue(_ moment: Moment) -> String? {
    guard moment.isQuiet else { return nil }
    var segue: Event?
    for event in moment.events {
      if event.kind == .segue { segue = event }
      guard event.kind == .prepare else { continue }
      guard let segue else {
        let mayBeSupplied = moment.cast.scenario.classes.values.contains {
          $0.segueForUnwinding != nil
        }
        if mayBeSupplied { continue }
        return "\(event.on) prepares without a segue object"
      }
      if event.on != segue.on { return "\(event.on) prepares a segue of \(segue.on)" }
      if event.to != segue.to {
        return "prepare names \(event.to ?? "nobody"), the segue \(segue.to ?? "nobody")"
      }
    }
    guard let unwind = moment.unwind, unwind.isStandard, let destination = unwind.destination,
      let prepared = unwind.events(.prepare).first?.to, prepared != destination
    else { return nil }
    return "prepare names \(prepared), and \(destination) receives the action"
  }

  /// LAW-37: Before the action of an unwind nobody is dismissed, popped or selected.
  static func nothingMovesBeforeTheAction(_ unwind: Unwind) -> String? {
    guard let action = unwind.first(.action) else { return nil }
    let moves: [Event.Kind] = [.dismiss, .popTo, .select, .unwindTowards]
    let early = unwind.events.prefix(action).first { moves.contains($0.kind) }
    return early.map { "\($0.on) receives \($0.kind.rawValue) before the action" }
  }

  /// LAW-38: Whoever receives an unwind action implements it, or the trace ends there with a raise.
  static func actionsAreImplemented(_ moment: Moment) -> String? {
    guard moment.ending == .completed else { return nil }
    for event in moment.events(.action) {
      guard let action = event.name, let lineage = moment.cast.lineage(of: event.on) else {
        continue
      }
      if !lineage.implements(action) { return "\(event.on) receives \(action) without having it" }
    }
    return nil
  }

  /// LAW-39: An unwind to which nobody said yes has no segue, prepare, action or dismissal, and the
  /// snapshot after it equals the one before.
  static func noDestinationMeansNothing(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks, unwind.found == nil else { return nil }
    let effects: [Event.Kind] = [.segue, .prepare, .perform, .action, .dismiss, .unwindTowards]
    if let odd = unwind.events.first(where: { effects.contains($0.kind) }) {
      return "nobody says yes, and \(odd.on) receives \(odd.kind.rawValue)"
    }
    guard let before = unwind.moment.before, let after = unwind.moment.after else { return nil }
    return before.isUnchanged(in: after) ? nil : "nobody says yes, and the snapshot changes"
  }

  /// LAW-40: The destination of a standard unwind stands in the snapshot before the step, and
  /// nobody is created before the action has run.
  static func destinationIsFound(_ unwind: Unwind) -> String? {
    guard unwind.isStandard else { return nil }
    let all = unwind.moment.events
    if let action = unwind.moment.first(.action),
      let made = all.prefix(action).first(where: { $0.kind == .initialize })
    {
      return "\(made.on) is made before the action"
    }
    guard let before = unwind.moment.before, before.knowsDetached,
      let destination = unwind.destination ?? unwind.events(.prepare).first?.to,
      !before.contains(destination)
    else { return nil }
    return "\(destination) was not there before"
  }

  /// LAW-41: The unwind's prepare carries the identifier and the sender that the step and the
  /// storyboard give it.
  static func prepareCarriesWhatWasGiven(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks,
      let prepare = unwind.events(.prepare).first(where: { $0.on == unwind.source })
    else { return nil }
    let (identifier, sender) = (unwind.started.segue.identifier, unwind.started.sender)
    if prepare.name != identifier { return "the identifier is \(prepare.name ?? "absent")" }
    return prepare.sender == sender ? nil : "the sender is \(prepare.sender ?? "absent")"
  }

  /// LAW-42: An action is received only in steps that trigger or perform an unwind segue.
  static func actionsNeedAnUnwind(_ moment: Moment) -> String? {
    guard moment.isQuiet, let action = moment.events(.action).first else { return nil }
    switch moment.step {
    case .trigger, .performSegue:
      // Which of several segues is meant may be open; that none is an unwind is not.
      guard moment.candidates.allSatisfy({ $0.kind != .unwind }) else { return nil }
    default: break
    }
    return "\(action.on) receives an action, and the step is no unwind"
  }

  /// LAW-43: A swipe, a back tap, a pop and a dismissal have no search, and no prepare of a segue
  /// other than an embed.
  static func leavingIsNoUnwind(_ moment: Moment) -> String? {
    switch moment.step {
    case .swipe, .back, .pop, .popTo, .popToRoot, .dismiss: break
    default: return nil
    }
    guard moment.isQuiet else { return nil }
    if let asked = moment.events.first(where: { $0.kind.layer == .search }) {
      return "\(asked.on) receives \(asked.kind.rawValue)"
    }
    // A view that appears may load and perform its embeds.
    let odd = moment.events(.prepare).first { !moment.cast.isEmbed($0) }
    return odd.map { "\($0.on) receives prepare" }
  }
}
