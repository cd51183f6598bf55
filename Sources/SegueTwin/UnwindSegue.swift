import SegueScenarios

/// The segue object of an unwind from iOS 9 on; its `perform()` takes the route to the destination.
final class UnwindSegue: UIStoryboardSegue {
  /// Makes the object, of the class that the storyboard names (UNW-25, UNW-79).
  init(_ template: Segue, source: UIViewController, destination: UIViewController) throws {
    try super.init(
      identifier: template.identifier, source: source, destination: destination,
      className: template.segueClass ?? "UIStoryboardSegue",
      segueClass: template.segueClass.map(source.app.segueClass))
  }

  /// The standard unwinding: one dismissal, then the hops (UNW-26 to UNW-29, UNW-80 to UNW-82).
  override func uikitPerform() throws { try app.unwind(transition) }

  private func transition() throws {
    let route = try UnwindRoute(from: source, to: destination)
    let first = route.dismisser
    try route.checkOtherPresentations(from: first ?? 0)
    if let first {
      app.log(.dismiss, on: route.members[first])
      try route.members[first].dismissPresented()
    }
    let start = first ?? 0
    for place in start..<max(start, route.members.count - 1) {
      let member = route.members[place]
      let next = route.members[place + 1]
      if first == nil && place == 0 {
        // Whether the source is told is open; it matters only to an override (UNW-45).
        if member.appClass.overrides(\.unwindTowards) { throw Halt.unspecified(.UNW(45)) }
        continue
      }
      app.log(.unwindTowards, on: member, to: next)
      try member.unwind(towards: next)
    }
  }
}

extension UIViewController {
  /// `unwind(for:towards:)`: UNW-33.
  fileprivate func unwind(towards next: UIViewController) throws {
    try dispatch(\.unwindTowards, Roles(receiver: self, towards: next)) {
      try uikitUnwind(towards: next)
    }
  }
}

/// The way from source to destination: up by presenter or parent to the common ancestor, and down (UNW-26).
struct UnwindRoute {
  private(set) var members: [UIViewController] = []
  /// Where the common ancestor stands among the members.
  private(set) var summit = 0

  /// UNW-43: without a common ancestor there is no route.
  init(from source: UIViewController, to destination: UIViewController) throws {
    var places: [ObjectIdentifier: Int] = [:]
    var up: [UIViewController] = []
    var current: UIViewController? = source
    while let here = current {
      try source.app.fuel.burn()
      places[ObjectIdentifier(here)] = up.count
      up.append(here)
      current = here.above
    }
    var down: [UIViewController] = []
    current = destination
    while let here = current {
      try source.app.fuel.burn()
      if let place = places[ObjectIdentifier(here)] {
        members = Array(up[...place]) + down.reversed()
        summit = place
        return
      }
      down.append(here)
      current = here.above
    }
    throw Halt.unspecified(.UNW(43))
  }

  /// "M": the member nearest the common ancestor that presents the next one on the source's side.
  var dismisser: Int? {
    stride(from: summit, to: 0, by: -1).first {
      members[$0].presentedViewController === members[$0 - 1]
    }
  }

  /// The common ancestor is a navigation controller that pops the member through which the source hangs on
  /// it.
  private var popsSource: Bool {
    guard summit > 0, summit + 1 < members.count,
      let stack = members[summit] as? UINavigationController,
      !stack.appClass.overrides(\.unwindTowards), members[summit - 1].parent === stack,
      let kept = stack.children.firstIndex(where: { $0 === members[summit + 1] })
    else { return false }
    return !stack.children[...kept].contains { $0 === members[summit - 1] }
  }

  /// UNW-44: what a presentation without the source becomes when it hangs on the route is open, unless it
  /// is the destination's own, below the common ancestor (UNW-30), or its presenter leaves: by the
  /// dismissal (UNW-27) or by a pop (CNT-33).
  ///
  /// - Parameter start: The place of the member that is told to dismiss.
  func checkOtherPresentations(from start: Int) throws {
    for place in members.indices.dropFirst(popsSource ? summit : start) {
      let member = members[place]
      guard let presented = member.presentedViewController else { continue }
      if place > 0 && place <= summit && presented === members[place - 1] { continue }
      if place == members.count - 1 && place > summit { continue }
      throw Halt.unspecified(.UNW(44))
    }
  }
}
