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
      try allowOverride(world.program.classes[override.names].allowedChildren, controller)
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
    let why: RuleID
    switch world.kind(controller) {
    case _ where override.decides: why = .UNW(13)
    case .navigation: why = .UNW(11)
    case .tabBar: why = .UNW(70)
    case .split, .page: why = .UNW(71)
    case .plain: why = .UNW(9)
    }
    world.emitSearch(
      .allowedChildren, on: controller, allowedFrom: start,
      Cites(.UNW(62), why, .UNW(63), .UNW(12)))
  }

  /// UNW-13: What the overrides in a controller's chain make of the array. An override that calls super
  /// gets what the next class up that overrides returns, and UIKit's array only when there is none.
  private func childrenOverride(_ controller: Controller)
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

  /// UNW-13: The array of an override, as it is.
  private func allowOverride(_ names: [ControllerName], _ controller: Controller) throws(Stop) {
    var scope = Scope()
    scope.receiver = controller
    for name in names {
      let child = world.find(name, scope)
      guard child.exists else { throw .unspecified(.UNW(41)) }
      world.allowed.append(child)
    }
  }

  /// UNW-41: What is no child, is repeated, or is the source's own branch has no specified effect, once the
  /// search comes to it.
  func refuseOddEntry(_ child: Controller, _ frame: UnwindSearch.Frame) throws(Stop) {
    let overrides = world.overrides(frame.controller)
    guard !overrides.isDisjoint(with: [.allowedChildren, .childContaining]) else { return }
    let isRepeated = (frame.start..<frame.next).contains { world.allowed[$0] == child }
    if isRepeated || child == ownBranch(frame.controller)
      || world.nodes[child].parent != frame.controller
    {
      throw .unspecified(.UNW(41))
    }
  }

  /// UNW-10: The child that the climb came through; UNW-69: none where it did not come through.
  private func ownBranch(_ controller: Controller) -> Controller {
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

  /// UNW-8: By default who implements the action and is not the source (UNW-5). UNW-15: an override of the iOS 13
  /// spelling decides; UNW-74, UNW-75: else one of the older.
  package func canPerform(_ controller: Controller, _ search: UnwindSearch) -> Bool {
    let overrides = world.overrides(controller)
    let isNew = overrides.contains(.canPerform) && world.profile >= .ios13
    let isOld = !isNew && overrides.contains(.canPerformWithSender)
    var answer: Bool?
    if isNew { answer = world.answer(controller, \.canPerform, key: search.action) }
    if isOld { answer = world.answer(controller, \.canPerformWithSender, key: search.action) }
    let yes =
      answer
      ?? (controller != search.source && world.implements(controller, search.actionNumber))
    let legacy = world.profile < .ios9
    world.emitSearch(
      isOld && world.profile >= .ios13 ? .canPerformWithSender : .canPerform, on: controller,
      name: search.action, answer: yes,
      legacy
        ? legacyCites(controller, search, isOld: isOld)
        : cites(controller, search, isNew: isNew, isOld: isOld, yes: yes))
    return yes
  }

  private func cites(
    _ controller: Controller, _ search: UnwindSearch, isNew: Bool, isOld: Bool, yes: Bool
  ) -> Cites {
    let node = world.nodes[controller]
    let remembers = world.profile >= .ios10
    let both = isNew && world.overrides(controller).contains(.canPerformWithSender)
    return Cites(
      .UNW(4), isNew ? .UNW(15) : !isOld ? .UNW(8) : world.profile >= .ios13 ? .UNW(74) : .UNW(4)
    )
    .and(.UNW(75), if: both)
    .and(.UNW(5), if: controller == search.source)
    .and(.UNW(61), if: node.firstChild.exists || node.presented.exists)
    .and(.UNW(72), if: !node.flags.contains(.loaded))
    .and(.UNW(7), if: yes)
    .and(remembers ? .UNW(6) : .UNW(64))
    .and(remembers ? .UNW(65) : .UNW(66))
  }

  private func legacyCites(_ controller: Controller, _ search: UnwindSearch, isOld: Bool) -> Cites {
    let inStack =
      world.nodes[controller].parent.exists
      && world.kind(world.nodes[controller].parent) == .navigation
    let base =
      isOld
      ? Cites(.LUN(2))
      : controller == search.source
        ? Cites(.LUN(2), .LUN(3), .LUN(4)) : Cites(.LUN(18), .LUN(2))
    return base.and(.LUN(31), if: inStack)
  }

  /// UNW-14: A class that overrides the deprecated hook and not `allowedChildren` is asked through it.
  func asksDeprecatedHook(_ controller: Controller) -> Bool {
    let overrides = world.overrides(controller)
    return overrides.contains(.forUnwindAction) && !overrides.contains(.allowedChildren)
  }

  /// UNW-73: Its answer is taken as it is; UNW-42: what super answers is unspecified.
  func deprecatedHook(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let cls = world.overrider(controller) { $0.forUnwindAction ?? .callSuper != .callSuper }
    guard cls >= 0 else { throw .unspecified(.UNW(42)) }
    var answer = Controller.none
    if world.program.classes[cls].own.forUnwindAction != .nothing {
      var scope = Scope()
      scope.receiver = controller
      answer = world.find(world.program.classes[cls].forUnwindAction, scope)
      if !answer.exists { throw .unspecified(.UNW(35)) }
    }
    world.emitSearch(
      .forUnwindAction, on: controller, to: answer, name: search.action,
      Cites(.UNW(14), .UNW(73)))
    return answer
  }
}
