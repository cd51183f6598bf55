import SegueScenarios

// What controllers answer during the search, by default and by override.
extension UnwindingRules where Self: ModelRules {
  /// UNW-9: All children in order; UNW-11: a navigation controller's from the top; UNW-70, UNW-71, UNW-12: all
  /// tabs, panes and pages, seen or not; UNW-63: never the child that contains the source. UNW-13: an override's
  /// array is taken as it is.
  package func allowChildren(of controller: Controller, _ search: UnwindSearch)
    throws(Stop)
  {
    let start = world.allowed.count
    let override = childrenOverride(controller)
    if override.names >= 0 {
      allowOverride(world.program.classes[override.names].allowedChildren, controller)
    } else {
      let excluded = childContaining(search, controller)
      let isStack = world.kind(controller) == .navigation
      var child = isStack ? world.nodes[controller].lastChild : world.nodes[controller].firstChild
      while child.exists {
        if child != excluded { world.allowed.append(child) }
        child = isStack ? world.nodes[child].previous : world.nodes[child].next
      }
    }
    if override.reverses { world.allowed.reverse(from: start) }
  }

  /// UNW-13: What the overrides in a controller's chain make of the array. An override that calls super
  /// gets what the next class up that overrides returns, and UIKit's array only when there is none.
  package func childrenOverride(_ controller: Controller)
    -> (names: Int, reverses: Bool, decides: Bool)
  {
    var override = (names: -1, reverses: false, decides: false)
    guard world.overrides(controller).contains(.allowedChildren) else { return override }
    var cls = world.cls(controller)
    while cls >= 0 {
      switch world.program.classes[cls].own.allowedChildren {
      case .controllers: return (cls, override.reverses, true)
      case .reversed:
        override.reverses.toggle()
        override.decides = true
      case .callSuper, nil: break
      }
      cls = Int(world.program.classes[cls].superclass)
    }
    return override
  }

  /// UNW-13: The array of an override, as it is; who is gone cannot be in it.
  private func allowOverride(_ names: [ControllerName], _ controller: Controller) {
    var scope = Scope()
    scope.receiver = controller
    for name in names {
      let child = world.find(name, scope)
      if child.exists { world.allowed.append(child) }
    }
  }

  /// UNW-41: What is no child, is repeated, or is the source's own branch in an override's array has no
  /// specified effect, once the search comes to it.
  func refuseOddEntry(_ child: Controller, _ frame: UnwindSearch.Frame) throws(Stop) {
    guard childrenOverride(frame.controller).decides else { return }
    let isRepeated = (frame.start..<frame.next).contains { world.allowed[$0] == child }
    if isRepeated || child == ownBranch(frame.controller)
      || world.nodes[child].parent != frame.controller
    {
      throw .unspecified(.UNW(41))
    }
  }

  /// UNW-10: The child that the climb came through; UNW-69: none where it did not come through.
  package func ownBranch(_ controller: Controller) -> Controller {
    let node = world.nodes[controller]
    return node.climbed == world.now.epoch ? node.cameThrough : .none
  }

  package func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller {
    if world.overrides(controller).contains(.childContaining) {
      let cls = world.overrider(controller) { $0.childContaining ?? .callSuper != .callSuper }
      if cls >= 0 {
        if world.program.classes[cls].own.childContaining == .nothing { return .none }
        var scope = Scope()
        scope.receiver = controller
        return world.find(world.program.classes[cls].childContaining, scope)
      }
    }
    let branch = ownBranch(controller)
    if branch.exists {
      world.cite(.UNW(10))
    } else if world.nodes[controller].firstChild.exists {
      world.cite(.UNW(69))
    }
    return branch
  }

  /// UNW-8: By default who implements the action and is not the source (UNW-5). UNW-15, UNW-75: an override of
  /// the iOS 13 spelling decides; UNW-74: else one of the older.
  package func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> UnwindAnswer
  {
    let overrides = world.overrides(controller)
    let byDefault =
      controller != search.source && world.implements(controller, search.actionNumber)
    var older: Bool?
    if overrides.contains(.canPerformWithSender) {
      older = world.answer(controller, \.canPerformWithSender, key: search.action)
    }
    guard overrides.contains(.canPerform), world.profile >= .ios13 else {
      return UnwindAnswer(
        yes: older ?? byDefault,
        spelling: overrides.contains(.canPerformWithSender) ? .older : .byDefault)
    }
    if let newer = world.answer(controller, \.canPerform, key: search.action) {
      return UnwindAnswer(yes: newer, spelling: .newer)
    }
    // UNW-92: Whether super asks the older spelling is unspecified; it matters where that says something else.
    if let older, older != byDefault { throw .unspecified(.UNW(92)) }
    return UnwindAnswer(yes: byDefault, spelling: .newer)
  }

  /// UNW-14: A class that overrides the deprecated hook and not `allowedChildren` is asked through it.
  package func asksDeprecatedHook(_ controller: Controller) -> Bool {
    let overrides = world.overrides(controller)
    return overrides.contains(.forUnwindAction) && !overrides.contains(.allowedChildren)
  }

  /// UNW-73: Its answer is taken as it is; UNW-42: what super answers is unspecified.
  package func deprecatedHook(_ frame: UnwindSearch.Frame, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let controller = frame.controller
    let cls = world.overrider(controller) { $0.forUnwindAction ?? .callSuper != .callSuper }
    guard cls >= 0 else { throw .unspecified(.UNW(42)) }
    var answer = Controller.none
    if world.program.classes[cls].own.forUnwindAction != .nothing {
      var scope = Scope()
      scope.receiver = controller
      answer = world.find(world.program.classes[cls].forUnwindAction, scope)
    }
    world.emitSearch(
      .forUnwindAction, on: controller, to: answer, name: search.action,
      frame.rules.and(.UNW(14)).and(.UNW(73)))
    return answer
  }
}
