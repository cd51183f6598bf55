import SegueScenarios

/// The way from the source of an unwind up to the common ancestor and down to the destination.
package struct UnwindRoute {
  /// From the source up to and including the common ancestor.
  package var up: [Controller]
  /// From below the common ancestor down to and including the destination; empty when they are the same.
  package var down: [Controller]

  package var common: Controller { up[up.count - 1] }
  package var destination: Controller { down.last ?? common }
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
    let outer = world.now.unwinding
    defer { world.now.unwinding = outer }
    if let dismisser { try dismiss(route, by: dismisser) }
    world.now.unwinding = dismisser != nil
    try tell(route, after: dismisser, segue)
  }

  /// UNW-27: All levels go at once.
  package func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {
    let member = route.up[dismisser]
    world.emit(
      .dismiss, on: member,
      dismisser == route.up.count - 1 ? Cites(.UNW(27), .UNW(26)) : Cites(.UNW(80), .UNW(26)))
    if world.profile >= .ios13 { world.cite(.PRS(52)) }
    if dismisser > 1 { world.cite(.UNW(81)) }
    if member == route.destination { world.cite(.UNW(82)) }
    try removePresentation(by: member)
  }

  /// UNW-81: Who left with the presentation is told nothing.
  package func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject)
    throws(Stop)
  {
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

  /// UNW-26: Up by presenter, else by parent.
  package func routeUp(_ controller: Controller) -> Controller { world.up(controller) }

  /// UNW-26: Until a controller that the destination hangs under.
  package func route(from source: Controller, to destination: Controller) -> UnwindRoute? {
    world.now.epoch &+= 1
    var up: [Controller] = []
    var next = source
    while next.exists {
      world.nodes[next].onRoute = world.now.epoch
      up.append(next)
      next = routeUp(next)
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
}
