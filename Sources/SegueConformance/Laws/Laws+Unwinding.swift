import SegueScenarios

extension Laws {
  /// LAW-44: A standard unwind has at most one `dismiss`.
  static func oneDismissal(_ unwind: Unwind) -> String? {
    let count = unwind.isStandard ? unwind.events(.dismiss).count : 0
    return count > 1 ? "\(count) dismissals" : nil
  }

  /// LAW-45: The receiver of a standard unwind's `dismiss` presents, in the snapshot before, the
  /// branch in which the source stands.
  static func dismissalHitsTheSourcesBranch(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, let before = unwind.moment.before, before.contains(unwind.source),
      let receiver = unwind.events(.dismiss).first?.on, before.contains(receiver)
    else { return nil }
    guard let presented = before.presented(by: receiver) else {
      return "\(receiver) presents nobody"
    }
    return before.isWithin(unwind.source, presented)
      ? nil : "\(receiver) presents \(presented), where the source is not"
  }

  /// LAW-46: A standard unwind with a `dismiss` takes its source out of the tree it stood in.
  static func dismissalRemovesTheSource(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, !unwind.events(.dismiss).isEmpty,
      let before = unwind.moment.before, let after = unwind.moment.after,
      let root = before.root(of: unwind.source), after.root(of: unwind.source) == root
    else { return nil }
    return "\(unwind.source) is still under \(root)"
  }

  /// LAW-47: A standard unwind leaves its destination in the tree it stood in.
  static func destinationStays(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, let destination = unwind.destination,
      let before = unwind.moment.before, let after = unwind.moment.after,
      let root = before.root(of: destination), after.root(of: destination) != root,
      !unwind.moment.mayCollapse(around: destination)
    else { return nil }
    return "\(destination) is no longer under \(root)"
  }

  /// LAW-48: In a standard unwind every `unwindTowards` comes after the `dismiss`.
  static func dismissalComesFirst(_ unwind: Unwind) -> String? {
    guard let dismissal = unwind.events.lastIndex(where: { $0.kind == .dismiss }),
      let told = unwind.first(.unwindTowards), told < dismissal, unwind.isStandard
    else { return nil }
    return "\(unwind.events[told].on) is told to unwind before the dismissal"
  }

  /// LAW-49: The `unwindTowards` of a standard unwind form a chain: each names the receiver of the
  /// next, the last one the destination.
  static func hopsFormAChain(_ unwind: Unwind) -> String? {
    guard unwind.isStandard else { return nil }
    let hops = unwind.hops
    for (hop, next) in zip(hops, hops.dropFirst()) where hop.to != next.on {
      return "\(hop.on) unwinds towards \(hop.to ?? "nobody"), and \(next.on) is next"
    }
    guard unwind.moment.ending == .completed, let last = hops.last,
      let destination = unwind.destination, last.to != destination
    else { return nil }
    return "the last hop is towards \(last.to ?? "nobody"), the destination is \(destination)"
  }

  /// LAW-50: The destination of a standard unwind never receives `unwindTowards`.
  static func destinationIsNotTold(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, let destination = unwind.destination else { return nil }
    let told = unwind.hops.contains { $0.on == destination }
    return told ? "\(destination) is told to unwind" : nil
  }

  /// LAW-51: Whoever receives `unwindTowards` is still in the tree after a standard unwind, unless
  /// a hop after it pops it away.
  static func onlyTheStayingAreTold(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, let before = unwind.moment.before, let after = unwind.moment.after
    else { return nil }
    let hops = unwind.hops
    for (place, hop) in hops.enumerated() {
      guard let root = before.root(of: hop.on), after.root(of: hop.on) != root,
        !unwind.moment.mayCollapse(around: hop.on)
      else { continue }
      let isPopped = hops[place...].dropFirst().contains { later in
        unwind.moment.cast.isNavigation(later.on) != false
          && before.isContained(hop.on, in: later.on)
      }
      if !isPopped { return "\(hop.on) is told to unwind and is gone" }
    }
    return nil
  }

  /// LAW-52: After a standard unwind in which a navigation controller was told to unwind towards a
  /// member of its stack, that member is on top.
  static func navigationControllersPop(_ unwind: Unwind) -> String? {
    reached(unwind, "UINavigationController") { after, name in after.children(name)?.last }
  }

  /// LAW-53: After a standard unwind in which a tab bar controller was told to unwind towards one
  /// of its children, that child is selected.
  static func tabBarControllersSelect(_ unwind: Unwind) -> String? {
    reached(unwind, "UITabBarController") { after, name in
      // Beyond five children UIKit has a More list.
      after.children(name)?.count ?? 0 > 5 ? nil : after.selectedChild(name) ?? "nobody"
    }
  }

  /// Of the containers of a class that were told to unwind towards a child: who else they show.
  private static func reached(
    _ unwind: Unwind, _ base: String, shown: (Survey, String) -> String?
  ) -> String? {
    guard unwind.isStandard, let before = unwind.moment.before, let after = unwind.moment.after
    else { return nil }
    for hop in unwind.hops {
      guard unwind.moment.cast.isA(base, hop.on) == true, let target = hop.to,
        before.children(hop.on)?.contains(target) == true, let now = shown(after, hop.on),
        now != target
      else { continue }
      return "\(hop.on) was told to unwind towards \(target) and shows \(now)"
    }
    return nil
  }
}
