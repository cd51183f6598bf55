import SegueScenarios

/// One search for the destination of an unwind, from iOS 9 on: it climbs from rung to rung and visits each
/// (UNW-1). Nothing in it recurses.
struct UnwindSearch {
  let app: UIApplication
  let source: UIViewController
  let action: String
  /// The source and everything it hangs on: a presentation among them holds the source.
  private(set) var holders: Set<ObjectIdentifier> = []
  /// For each container that the climb came through, the child below which it came (UNW-10).
  private(set) var containing: [ObjectIdentifier: UIViewController] = [:]
  /// Who was visited; iOS 9 keeps no such memory (UNW-6, UNW-64 to UNW-66).
  var visited: Set<ObjectIdentifier> = []
  /// Nobody is really asked: a presentation is looked into to see whether it matters (UNW-40).
  var isRehearsal = false

  /// A controller that is being visited: its presentation, its children, then itself (UNW-4).
  private struct Visit {
    enum Phase { case presentation, children, itself }
    let controller: UIViewController
    var phase = Phase.presentation
    var allowed = AllowedChildren()
    var next = 0
  }

  init(from source: UIViewController, for action: String) {
    app = source.app
    self.source = source
    self.action = action
    var current: UIViewController? = source
    while let here = current {
      holders.insert(ObjectIdentifier(here))
      current = here.above
    }
  }

  /// Climbs until somebody says yes: UNW-2, UNW-7, UNW-67.
  mutating func destination() throws -> UIViewController? {
    climb(from: source)
    var rung = try source.nextRung()
    while let here = rung {
      try app.fuel.burn()
      if let found = try visit(here) {
        try check(found)
        return found
      }
      climb(from: here)
      rung = try here.nextRung()
    }
    return nil
  }

  private mutating func climb(from controller: UIViewController) {
    if let container = controller.parent {
      containing[ObjectIdentifier(container)] = controller
    }
  }

  /// UNW-35. A destination that an override of the old hook names is foreign when it stands in another tree.
  private func check(_ found: UIViewController) throws {
    var top = found
    while let up = top.above { top = up }
    if found.isWithin(source) || !holders.contains(ObjectIdentifier(top)) {
      throw Halt.unspecified(.UNW(35))
    }
  }

  /// Visits a controller and all that the search enters from it.
  mutating func visit(_ first: UIViewController) throws -> UIViewController? {
    var visits: [Visit] = []
    if let found = try begin(first, &visits) { return found }
    while var current = visits.popLast() {
      try app.fuel.burn()
      switch current.phase {
      case .presentation:
        current.phase = .children
        let presented = current.controller.presentedViewController
        current.allowed = AllowedChildren()
        visits.append(current)
        if let presented, try enters(presented), let found = try begin(presented, &visits) {
          return found
        }
      case .children:
        if current.next == 0 { current.allowed = try allowedChildren(of: current.controller) }
        guard current.next < current.allowed.list.count else {
          current.phase = .itself
          visits.append(current)
          continue
        }
        let child = current.allowed.list[current.next]
        let own = containing[ObjectIdentifier(current.controller)]
        if current.allowed.isOpen(current.next, own: own) { throw Halt.unspecified(.UNW(41)) }
        current.next += 1
        visits.append(current)
        if let found = try begin(child, &visits) { return found }
      case .itself:
        if try canPerform(current.controller) { return current.controller }
      }
    }
    return nil
  }

  /// Begins a visit, unless it has been made before; the old hook answers at once (UNW-14, UNW-73).
  private mutating func begin(
    _ controller: UIViewController, _ visits: inout [Visit]
  ) throws -> UIViewController? {
    let isHooked = controller.isAskedByOldHook
    if app.profile >= .ios10 || isRehearsal {
      guard visited.insert(ObjectIdentifier(controller)).inserted else {
        // What the hook marks as visited is open (UNW-42); iOS 9 asks again anyway (UNW-66).
        if isHooked && app.profile >= .ios10 { throw Halt.unspecified(.UNW(42)) }
        return nil
      }
    }
    guard isHooked else {
      visits.append(Visit(controller: controller))
      return nil
    }
    if let presented = controller.presentedViewController, try enters(presented), isNew(presented) {
      throw Halt.unspecified(.UNW(42))
    }
    let answer = try controller.forUnwindSegueAction(action) {
      throw Halt.unspecified(.UNW(42))
    }
    if !isRehearsal { app.log(.forUnwindAction, on: controller, to: answer, name: action) }
    return answer
  }

  /// Whether the search still has to visit a controller; one that the hook was asked of before is open as well.
  private func isNew(_ controller: UIViewController) -> Bool {
    let hasMemory = app.profile >= .ios10 || isRehearsal
    return !hasMemory || !visited.contains(ObjectIdentifier(controller))
      || controller.isAskedByOldHook
  }
}
