import SegueScenarios

/// The rules of `Specs/LegacyUnwinding.md`: iOS 6 to 8.
package protocol LegacyUnwindingRules: WorldRules {
  /// LUN-1: The first controller of the climb whose hook answers; LUN-12: or none.
  func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller
  /// LUN-5, LUN-10, LUN-30: Where the climb goes from a controller.
  func legacyNext(_ controller: Controller) throws(Stop) -> Controller
  /// LUN-2, LUN-31 to LUN-33: What `forUnwindSegueAction` answers by default.
  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller
  /// LUN-7, LUN-35: The segue that an override supplies replaces the stock one.
  func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop)
  /// LUN-6, LUN-34, LUN-8: The stock transition.
  func legacyTransition(_ segue: SegueObject) throws(Stop)
}

extension LegacyUnwindingRules where Self: ModelRules {
  package func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller {
    if isStrandedPrimary(search.source) {
      world.cite(.LUN(16))
      return .none
    }
    var rung = try legacyNext(search.source)
    while rung.exists {
      var answer = Controller.none
      let cls =
        world.overrides(rung).contains(.forUnwindAction)
        ? world.overrider(rung) { $0.forUnwindAction ?? .callSuper != .callSuper } : -1
      if cls < 0 {
        answer = try legacyAnswer(rung, search)
      } else if world.program.classes[cls].own.forUnwindAction != .nothing {
        var scope = Scope()
        scope.receiver = rung
        answer = world.find(world.program.classes[cls].forUnwindAction, scope)  // LUN-17
        if !answer.exists { throw .unspecified(.UNW(35)) }
      }
      world.emitSearch(
        .forUnwindAction, on: rung, to: answer, name: search.action,
        Cites(.LUN(1), cls < 0 ? .LUN(33) : .LUN(17), world.profile == .ios8_0 ? .LUN(5) : .LUN(30))
      )
      if answer.exists { return answer }
      rung = try legacyNext(rung)
    }
    return .none
  }

  /// LUN-30: From a presented controller to its caller; LUN-5: in 8.0 to its presenter; LUN-10: in 8.1 to 8.4 that is
  /// settled only where both are one.
  package func legacyNext(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    guard node.presenter.exists else { return node.parent }
    if world.profile == .ios8_0 { return node.presenter }
    if world.profile == .ios8, node.caller != node.presenter { throw .unspecified(.LUN(10)) }
    return try next(controller)
  }

  /// LUN-2: The children in order, LUN-31: a stack from the top, then the controller itself (LUN-33); LUN-32: no
  /// grandchildren, no presentations, and the source's branch too (LUN-3).
  package func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let isStack = world.kind(controller) == .navigation
    var child = isStack ? world.nodes[controller].lastChild : world.nodes[controller].firstChild
    if child.exists, world.kind(controller) == .plain, childrenMightAnswer(controller, search) {
      throw .unspecified(.LUN(9))
    }
    if child.exists, world.kind(controller) != .plain { world.cite(isStack ? .LUN(31) : .LUN(32)) }
    while child.exists, world.kind(controller) != .plain {
      if canPerform(child, search) { return child }
      child = isStack ? world.nodes[child].previous : world.nodes[child].next
    }
    return canPerform(controller, search) ? controller : .none
  }

  private func childrenMightAnswer(_ controller: Controller, _ search: UnwindSearch) -> Bool {
    var child = world.nodes[controller].firstChild
    while child.exists {
      if world.implements(child, search.actionNumber) && child != search.source { return true }
      if world.overrides(child).contains(.canPerformWithSender) { return true }
      child = world.nodes[child].next
    }
    return false
  }

  /// LUN-16: In 8.1 to 8.4 an unwind from the primary side of a presented split view does nothing.
  private func isStrandedPrimary(_ source: Controller) -> Bool {
    guard world.profile == .ios8 else { return false }
    var child = source
    while child.exists {
      let parent = world.nodes[child].parent
      if parent.exists, world.kind(parent) == .split, world.nodes[parent].presenter.exists {
        return world.nodes[child].column == .primary
      }
      child = parent
    }
    return false
  }

  /// LUN-35: The destination is asked if it presents, else its parent; LUN-11: unless that is not the common
  /// ancestor, where two readings differ. LUN-36: what nil does is unspecified.
  package func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop) {
    let found = segue.found
    let parent = world.nodes[found].parent
    let asked = world.nodes[found].presented.exists || !parent.exists ? found : parent
    let common = legacyCommonAncestor(segue.source, found)
    let overriders = [asked, common].filter {
      $0.exists && world.overrides($0).contains(.segueForUnwinding)
    }
    guard !overriders.isEmpty else { return }
    guard asked == common else { throw .unspecified(.LUN(11)) }
    let cls = world.overrider(asked) { $0.segueForUnwinding ?? .callSuper != .callSuper }
    guard cls >= 0 else { return }
    let isNil = world.program.classes[cls].own.segueForUnwinding == .nothing
    world.emit(
      .segueForUnwinding, on: asked, to: found, name: segue.identifier, answer: !isNil,
      Cites(.LUN(7), .LUN(35)))
    if isNil { throw .unspecified(.LUN(36)) }
    let answer = world.program.classes[cls].unwindSegue
    segue.cls = answer.cls
    segue.handler = answer.handler
    segue.enclosing = segue.scope(asked)
    segue.hasHandler = world.program.classes[cls].suppliesHandler
    segue.isMade = true
    segue.kind = .custom
    var scope = segue.scope(asked)
    scope.destination = found
    if answer.destination != .absent {
      segue.destination = world.find(answer.destination, scope)
      if !segue.destination.exists { throw .unspecified(.UNW(35)) }
    }
  }

  private func legacyCommonAncestor(_ source: Controller, _ destination: Controller) -> Controller {
    var next = destination
    while next.exists, !world.isWithin(source, next) { next = world.up(next) }
    return next
  }

  package func legacyTransition(_ segue: SegueObject) throws(Stop) {
    let source = segue.source
    let destination = segue.found
    let stack = world.nodes[source].parent
    if stack.exists, stack == world.nodes[destination].parent, world.kind(stack) == .navigation,
      !world.nodes[source].presenter.exists
    {
      if world.nodes[stack].lastChild != destination {
        world.emit(.popTo, on: stack, to: destination, Cites(.LUN(34)))
        try popAbove(destination, on: stack)
      }
      return
    }
    let top = world.top(source)
    if let rule = stayingPresentation(of: source, destination) { return world.cite(rule) }
    guard world.nodes[top].presenter == destination, world.nodes[top].style == .fullScreen,
      !world.nodes[source].presented.exists
    else { throw .unspecified(.LUN(8)) }
    world.emit(.dismiss, on: destination, Cites(.LUN(6)))
    try removePresentation(by: destination)
  }

  /// LUN-13, LUN-14, LUN-15: The rule by which the source's presentation stays, although the action runs.
  func stayingPresentation(of source: Controller, _ destination: Controller) -> RuleID? {
    let top = world.top(source)
    let presenter = world.nodes[top].presenter
    guard presenter.exists else { return nil }
    let inStack =
      world.nodes[destination].parent == presenter && world.kind(presenter) == .navigation
    switch (world.profile, world.nodes[top].style) {
    case (.ios6, .formSheet) where inStack && world.program.device.idiom == .pad: return .LUN(13)
    case (.ios6, .currentContext) where inStack && world.nodes[top].caller == destination:
      return .LUN(14)
    case (.ios8, .popover) where presenter == destination: return .LUN(15)
    default: return nil
    }
  }
}
