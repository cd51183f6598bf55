import SegueScenarios

extension Laws {
  /// LAW-1: In a snapshot every controller stands exactly once: at one place in the tree or in one
  /// of the detached trees.
  static func everyoneStandsOnce(_ moment: Moment) -> String? {
    guard let after = moment.after else { return nil }
    var seen: Set<String> = []
    return after.names.first { !seen.insert($0).inserted }.map { "\($0) stands in two places" }
  }

  /// LAW-2: The root of the tree is the same controller in all snapshots, except for the one after
  /// a `setRoot`.
  static func rootStays(_ moment: Moment) -> String? {
    guard moment.isQuiet, let before = moment.before, let after = moment.after else { return nil }
    if case .setRoot = moment.step { return nil }
    let (old, new) = (before.trees[0].names.first, after.trees[0].names.first)
    return old == new ? nil : "the root was \(old ?? "nobody") and is \(new ?? "nobody")"
  }

  /// LAW-3: At most one child of a tab bar controller is selected, and no child of any other
  /// controller is.
  static func onlyTabsAreSelected(_ moment: Moment) -> String? {
    for tree in moment.after?.trees ?? [] {
      for number in tree.names.indices where tree.selected[number] {
        guard let container = tree.parent[number] else {
          return "\(tree.names[number]) is selected and no child"
        }
        if moment.cast.isTabBar(tree.names[container]) == false {
          return "\(tree.names[number]) is selected in \(tree.names[container])"
        }
      }
      for number in tree.names.indices {
        let selected = tree.children[number].filter { tree.selected[$0] }
        if selected.count > 1 {
          return "\(tree.names[number]) has \(selected.count) selected children"
        }
      }
    }
    return nil
  }

  /// LAW-4: No navigation controller's stack loses its bottom member in a pop, a pop to, a pop to
  /// root, a back tap or a standard unwind.
  static func stackKeepsItsBottom(_ moment: Moment) -> String? {
    guard moment.isQuiet, let before = moment.before, let after = moment.after else { return nil }
    switch moment.step {
    case .pop, .popTo, .popToRoot, .back: break
    default: guard moment.unwind?.isStandard == true else { return nil }
    }
    for name in before.names where moment.cast.isNavigation(name) == true {
      guard let bottom = before.children(name)?.first, let stack = after.children(name) else {
        continue
      }
      if stack.first != bottom { return "\(bottom) is no longer at the bottom of \(name)" }
    }
    return nil
  }

  /// LAW-5: After a `popTo` step that completes, its target is the top of the stack.
  static func popToReachesItsTarget(_ moment: Moment) -> String? {
    guard moment.isQuiet, case .popTo(let target, let navigation) = moment.step,
      let stack = moment.after?.children(navigation), stack.last != target
    else { return nil }
    return "\(stack.last ?? "nobody") is on top of \(navigation)"
  }

  /// LAW-6: A `push` step leaves the members of the stack where they were and adds at most one on
  /// top.
  static func pushOnlyAppends(_ moment: Moment) -> String? {
    guard moment.isQuiet, case .push(_, let navigation) = moment.step,
      let old = moment.before?.children(navigation), let new = moment.after?.children(navigation)
    else { return nil }
    guard new.starts(with: old), new.count <= old.count + 1 else {
      return "\(navigation) had \(old) and has \(new)"
    }
    return nil
  }

  /// LAW-7: What a `dismiss` or `swipe` step takes out of the tree is nothing, or one presented
  /// controller and everything under it.
  static func dismissalTakesOneBranch(_ moment: Moment) -> String? {
    switch moment.step {
    case .dismiss, .swipe: break
    default: return nil
    }
    guard moment.isQuiet, let before = moment.before, let after = moment.after else { return nil }
    let (tree, left) = (before.trees[0], Set(after.trees[0].names))
    let staying = tree.names.indices.filter { !moment.mayCollapse(around: tree.names[$0]) }
    let gone = staying.filter { !left.contains(tree.names[$0]) }
    guard let top = gone.first else { return nil }
    if tree.presenter[top] == nil { return "\(tree.names[top]) was not presented and is gone" }
    let branch = staying.filter { tree.isWithin($0, top) }
    guard let odd = Set(branch).symmetricDifference(gone).min() else { return nil }
    return gone.contains(odd)
      ? "\(tree.names[odd]) is gone as well" : "\(tree.names[odd]) is left of \(tree.names[top])"
  }

  /// LAW-8: A `present` step takes nobody out of the tree.
  static func presentingRemovesNobody(_ moment: Moment) -> String? {
    guard moment.isQuiet, case .present = moment.step, let before = moment.before,
      let after = moment.after
    else { return nil }
    let left = Set(after.trees[0].names)
    return before.trees[0].names.first { !left.contains($0) }.map { "\($0) is gone" }
  }

  /// LAW-9: After a `select` step on a tab bar controller with at most five children, the selected
  /// child is the one named.
  static func selectionTakesEffect(_ moment: Moment) -> String? {
    guard moment.isQuiet, case .select(let child, let tabs) = moment.step, let after = moment.after,
      let children = after.children(tabs), children.count <= 5, after.selectedChild(tabs) != child
    else { return nil }
    return "\(after.selectedChild(tabs) ?? "nobody") is selected"
  }

  /// LAW-10: A `select` step, or a tap on a tab that is not selected, changes no existing
  /// navigation stack and no list of tabs.
  static func switchingKeepsStacks(_ moment: Moment) -> String? {
    guard moment.isQuiet, let before = moment.before, let after = moment.after else { return nil }
    let tabs: String
    switch moment.step {
    case .select(_, let on): tabs = on
    case .tapTab(let child, let on):
      // A tap on the tab that is selected already is no switch: UIKit then pops its stack.
      guard before.selectedChild(on) != child else { return nil }
      tabs = on
    default: return nil
    }
    guard let children = before.children(tabs), children.count <= 5 else { return nil }
    for name in before.names {
      guard let base = moment.cast.lineage(of: name)?.base,
        ["UINavigationController", "UITabBarController"].contains(base),
        let new = after.children(name), let old = before.children(name), new != old,
        !moment.mayCollapse(around: name)
      else { continue }
      return "\(name) had \(old) and has \(new)"
    }
    return nil
  }
}
