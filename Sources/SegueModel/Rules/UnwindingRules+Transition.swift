import SegueScenarios

/// The way from the source of an unwind up to the common ancestor and down to the destination.
package struct UnwindRoute {
  /// From the source up to and including the common ancestor.
  var up: [Controller]
  /// From below the common ancestor down to and including the destination; empty when they are the same.
  var down: [Controller]

  var common: Controller { up[up.count - 1] }
  var destination: Controller { down.last ?? common }
}

// Carrying an unwind out, iOS 9 and later.
extension UnwindingRules where Self: ModelRules {
  package func unwindTransition(_ segue: SegueObject) throws(Stop) {
    try refuseWhileMoving()
    guard world.profile >= .ios9 else {
      try legacyTransition(segue)
      return
    }
    guard let route = route(from: segue.source, to: segue.found) else {
      throw .unspecified(.UNW(43))
    }
    let dismisser = dismisser(route)
    try refuseOtherPresentations(route, from: dismisser ?? 0)
    noteUntouched(route, dismisser)
    if let dismisser {
      let member = route.up[dismisser]
      world.emit(
        .dismiss, on: member,
        dismisser == route.up.count - 1 ? Cites(.UNW(27), .UNW(26)) : Cites(.UNW(80), .UNW(26)))
      if world.profile >= .ios13 { world.cite(.PRS(52)) }
      if dismisser > 1 { world.cite(.UNW(81)) }
      if member == route.destination { world.cite(.UNW(82)) }
      try removePresentation(by: member)  // UNW-27: all levels at once
    }
    // UNW-81: who left with the presentation is told nothing.
    var last = route.up[dismisser ?? 0]
    for member in route.up[((dismisser ?? 0) + 1)...] {
      try hop(from: last, to: member, route, segue)
      last = member
    }
    for member in route.down {
      try hop(from: last, to: member, route, segue)
      last = member
    }
  }

  /// UNW-26: Up by presenter, else by parent, until a controller that the destination hangs under.
  private func route(from source: Controller, to destination: Controller) -> UnwindRoute? {
    world.now.epoch &+= 1
    var up: [Controller] = []
    var next = source
    while next.exists {
      world.nodes[next].onRoute = world.now.epoch
      up.append(next)
      next = world.up(next)
    }
    var down: [Controller] = []
    next = destination
    while next.exists, world.nodes[next].onRoute != world.now.epoch {
      down.append(next)
      next = world.up(next)
    }
    guard next.exists, let end = up.firstIndex(of: next) else { return nil }
    up.removeLast(up.count - 1 - end)
    down.reverse()
    return UnwindRoute(up: up, down: down)
  }

  /// UNW-44: A presentation without the source, hanging on the route, is unspecified, unless it leaves with
  /// the dismissal (UNW-27); UNW-30: except on a destination below the common ancestor, where it stays.
  private func refuseOtherPresentations(_ route: UnwindRoute, from lowest: Int) throws(Stop) {
    for index in lowest..<route.up.count {
      let presented = world.nodes[route.up[index]].presented
      if presented.exists, index == 0 || presented != route.up[index - 1] {
        throw .unspecified(.UNW(44))
      }
    }
    if !route.down.isEmpty, world.nodes[route.destination].presented.exists { world.cite(.UNW(30)) }
    for member in route.down.dropLast() where world.nodes[member].presented.exists {
      throw .unspecified(.UNW(44))
    }
  }

  /// UNW-91: What is presented off the route stays, unless its presenter leaves. Most often nothing is presented
  /// there: then nobody is looked at.
  private func noteUntouched(_ route: UnwindRoute, _ dismisser: Int?) {
    guard world.recording.callbacks, world.now.presentations > 0 else { return }
    var left = world.now.presentations
    var root = route.up[0]
    var next = root
    while next.exists {
      if world.nodes[next].presented.exists { left -= 1 }
      root = next
      next = world.up(next)
    }
    for member in route.down {
      if world.nodes[member].presented.exists { left -= 1 }
      world.nodes[member].onRoute = world.now.epoch
    }
    guard left > 0 else { return }
    let leaves = dismisser.map { route.up[$0 - 1] } ?? .none
    let base = world.stack.count
    defer { world.stack.truncate(to: base) }
    world.stack.append(root)
    while world.stack.count > base {
      let next = world.stack.removeLast()
      if next == leaves { continue }
      let node = world.nodes[next]
      if node.presented.exists, node.onRoute != world.now.epoch {
        world.cite(.UNW(91))
        return
      }
      world.pushChildren(of: next)
      if node.presented.exists { world.stack.append(node.presented) }
    }
  }

  /// UNW-27: The common ancestor where it presents the source's branch; UNW-80: else the highest route
  /// member below it that presents part of the route.
  package func dismisser(_ route: UnwindRoute) -> Int? {
    for index in stride(from: route.up.count - 1, to: 0, by: -1)
    where world.nodes[route.up[index]].presented == route.up[index - 1] {
      return index
    }
    return nil
  }

  /// UNW-28: Each hop tells its start, unless that presents its end; UNW-82: the destination is told nothing.
  /// UNW-45: whether a source that nothing dismissed is told is unspecified; no event is recorded.
  private func hop(
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
    if cls < 0 { try react(container, towards) } else { world.cite(.UNW(33)) }
    var scope = segue.scope(container)
    scope.towards = towards
    for cls in overriders.reversed() {
      try run(world.program.classes[cls].unwindTowards.body, scope)
    }
  }

  /// UNW-29: A navigation controller pops, UNW-83: a tab bar controller selects; UNW-84, UNW-85: nobody else moves.
  private func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    guard world.nodes[towards].parent == container, world.kind(container) != .plain else {
      world.cite(.UNW(84))
      return
    }
    switch world.kind(container) {
    case .navigation where world.nodes[container].lastChild != towards:
      world.emit(.popTo, on: container, to: towards, Cites(.UNW(29), .CNT(2)))
      try popMembers(above: towards, of: container)
    case .tabBar where world.nodes[container].selected != towards:
      world.emit(.select, on: container, to: towards, Cites(.UNW(83), .CNT(12)))
      try select(towards, on: container)
    default: break
    }
    if [.split, .page].contains(world.kind(container)) { world.cite(.UNW(85)) }
  }
}
