import SegueScenarios

// What the members of the route are told, and do.
extension UnwindingRules where Self: ModelRules {
  /// UNW-28: Each hop tells its start, unless that presents its end; UNW-82: the destination is told nothing.
  /// UNW-45: whether a source that nothing dismissed is told is unspecified; no event is recorded.
  package func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop) {
    if start == route.destination || world.nodes[end].presenter == start { return }
    if start == segue.source {
      if world.overrides(start).contains(.unwindTowards) { throw .unspecified(.UNW(45)) }
      return
    }
    world.emit(
      .unwindTowards, on: start, to: end,
      Cites(.UNW(28)).and(.UNW(82), if: end == route.destination))
    try unwindTowards(end, on: start, segue)
  }

  /// UNW-33: UIKit's reaction comes only where every override in the chain calls super; super is the next class
  /// up that overrides, and its steps come first.
  package func unwindTowards(
    _ towards: Controller, on container: Controller, _ segue: SegueObject
  ) throws(Stop) {
    guard world.overrides(container).contains(.unwindTowards) else {
      try react(container, towards)
      return
    }
    var overriders: [Int] = []
    var cls = world.cls(container)
    while cls >= 0 {
      let code = world.program.classes[cls]
      if code.own.unwindTowards != nil {
        overriders.append(cls)
        if !code.unwindTowards.callsSuper { break }
      }
      cls = Int(code.superclass)
    }
    if cls < 0 {
      try react(container, towards)
    } else if !world.program.classes[cls].unwindTowards.body.exists {
      world.cite(.UNW(33))
    }
    var scope = segue.scope(container)
    scope.towards = towards
    for cls in overriders.reversed() {
      try run(world.program.classes[cls].unwindTowards.body, scope)
    }
  }

  /// UNW-29: A navigation controller pops, UNW-83: a tab bar controller selects; UNW-84, UNW-85: nobody else moves.
  package func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    guard world.nodes[towards].parent == container, world.kind(container) != .plain else {
      world.cite(.UNW(84))
      return
    }
    switch world.kind(container) {
    case .navigation where world.nodes[container].lastChild != towards:
      // PRS-21: it does not wait for the unwind itself (UNW-31), but for what an override has set in motion.
      if !world.now.unwinding { try refuseWhileMoving() }
      world.emit(.popTo, on: container, to: towards, Cites(.UNW(29), .CNT(2)))
      try popMembers(above: towards, of: container)
      world.now.unwinding = world.now.moving
    case .tabBar where world.nodes[container].selected != towards:
      world.emit(.select, on: container, to: towards, Cites(.UNW(83), .CNT(12)))
      try select(towards, on: container)
    default: break
    }
    if [.split, .page].contains(world.kind(container)) { world.cite(.UNW(85)) }
  }
}
