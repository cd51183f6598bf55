import SegueScenarios

extension Laws {
  /// LAW-19: By default a controller answers an unwind's question with yes exactly if its class
  /// implements the action and it is not the source.
  static func implementersAnswerYes(_ unwind: Unwind) -> String? {
    for event in unwind.events(.canPerform) {
      guard let action = event.name, let answer = event.answer,
        let lineage = unwind.moment.cast.lineage(of: event.on),
        !lineage.overrides(\.canPerform), !lineage.overrides(\.canPerformWithSender)
      else { continue }
      let expected = lineage.implements(action) && event.on != unwind.source
      if answer != expected { return "\(event.on) answers \(answer ? "yes" : "no") to \(action)" }
    }
    return nil
  }

  /// LAW-20: A controller whose class overrides the question answers what the override names for
  /// the action.
  static func overridesAreHeard(_ moment: Moment) -> String? {
    for event in moment.events where [.canPerform, .canPerformWithSender].contains(event.kind) {
      guard let action = event.name, let answer = event.answer,
        let lineage = moment.cast.lineage(of: event.on)
      else { continue }
      let (newer, older) = (
        lineage.override(\.canPerform), lineage.override(\.canPerformWithSender)
      )
      // Of two overrides the newer one should decide, which is only inferred (UNW-75).
      guard newer == nil || older == nil, let answers = newer ?? older else { continue }
      let given = answers.byKey[action] ?? answers.otherwise
      if given == (answer ? .no : .yes) {
        return "\(event.on) overrides the question and is reported with \(answer ? "yes" : "no")"
      }
    }
    return nil
  }

  /// LAW-28: By default an answer of `allowedChildren` has only children of the receiver, no child
  /// twice, and not the one whose subtree holds the source.
  static func onlyOtherChildrenAreAllowed(_ unwind: Unwind) -> String? {
    guard let before = unwind.moment.before else { return nil }
    for event in unwind.events(.allowedChildren) where answersByDefault(event, unwind) {
      guard let list = event.list, let children = before.children(event.on) else { continue }
      if let odd = list.first(where: { !children.contains($0) }) {
        return "\(odd) is no child of \(event.on)"
      }
      if Set(list).count < list.count { return "\(event.on) allows a child twice" }
      if let own = list.first(where: { before.isWithin(unwind.source, $0) }) {
        return "\(event.on) allows \(own), under which the source stands"
      }
    }
    return nil
  }

  /// LAW-29: By default a navigation controller's `allowedChildren` are in the order of its stack
  /// from the top, everyone else's in the order of children.
  static func allowedChildrenAreInOrder(_ unwind: Unwind) -> String? {
    guard let before = unwind.moment.before else { return nil }
    for event in unwind.events(.allowedChildren) where answersByDefault(event, unwind) {
      guard let list = event.list, let children = before.children(event.on),
        let base = unwind.moment.cast.lineage(of: event.on)?.base,
        !["UISplitViewController", "UIPageViewController"].contains(base)
      else { continue }
      let order = base == "UINavigationController" ? children.reversed() : children
      let places = list.compactMap { order.firstIndex(of: $0) }
      if places != places.sorted() {
        return "\(event.on) allows \(list), its children are \(children)"
      }
    }
    return nil
  }

  /// LAW-30: `forUnwindAction` is received only by controllers that override it and do not override
  /// `allowedChildren`.
  static func deprecatedHookNeedsAnOverride(_ moment: Moment) -> String? {
    for event in moment.events(.forUnwindAction) {
      guard let lineage = moment.cast.lineage(of: event.on) else { continue }
      if !lineage.overrides(\.forUnwindAction) { return "\(event.on) does not override it" }
      if lineage.overrides(\.allowedChildren) { return "\(event.on) overrides allowedChildren" }
    }
    return nil
  }

  /// LAW-31: Nobody receives `allowedChildren` or `unwindTowards` before iOS 9.
  static func nothingNewBeforeIOS9(_ moment: Moment) -> String? {
    let event = moment.events.first { [.allowedChildren, .unwindTowards].contains($0.kind) }
    return event.map { "\($0.on) receives \($0.kind.rawValue)" }
  }

  private static func answersByDefault(_ event: Event, _ unwind: Unwind) -> Bool {
    guard let lineage = unwind.moment.cast.lineage(of: event.on) else { return false }
    return !lineage.overrides(\.allowedChildren) && !lineage.overrides(\.childContaining)
  }
}
