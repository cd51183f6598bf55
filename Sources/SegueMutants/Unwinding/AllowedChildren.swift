import SegueModel
import SegueScenarios

// Mistakes about which children a search may visit, and in which order.

/// UNW-9, UNW-63
struct SourceBranchIsAllowed: MutantRules {
  static let mistake = "The child that the climb came through is searched again."
  static let breaks: [RuleID] = [.UNW(9), .UNW(63), .UNW(10)]
  let world: World

  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller { .none }
}

/// UNW-63
struct PushedSourceIsAsked: MutantRules {
  static let mistake =
    "The child that contains the source is left out, but not where that child is the source itself."
  static let breaks: [RuleID] = [.UNW(63)]
  let world: World

  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller {
    let child = uikit.childContaining(search, controller)
    return child == search.source ? .none : child
  }
}

/// UNW-10
struct OnlyParentsLeadToTheSource: MutantRules {
  static let mistake =
    "The child that contains the source is found by parents alone, so a caller of a presentation is searched again."
  static let breaks: [RuleID] = [.UNW(10)]
  let world: World

  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller {
    let child = uikit.childContaining(search, controller)
    return world.isInTree(search.source, of: child) ? child : .none
  }
}

/// UNW-69
struct EnteredStackLeavesOutItsTop: MutantRules {
  static let mistake =
    "A navigation controller always leaves out its top, also when entered from outside."
  static let breaks: [RuleID] = [.UNW(69)]
  let world: World

  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller {
    let child = uikit.childContaining(search, controller)
    return !child.exists && world.kind(controller) == .navigation
      ? world.nodes[controller].lastChild : child
  }
}

/// UNW-9
struct ChildContainingOverrideIsIgnored: MutantRules {
  static let mistake = "An override of childContaining is not asked."
  static let breaks: [RuleID] = [.UNW(9)]
  let world: World

  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller {
    uikit.ownBranch(controller)
  }
}

extension MutantRules {
  /// Changes what UIKit would answer for a container of one kind, overrides aside.
  fileprivate func allow(
    _ controller: Controller, _ search: UnwindSearch, ofKind kind: ContainerKind,
    _ change: (ArraySlice<Controller>) -> [Controller]
  ) throws(Stop) {
    let start = world.allowed.count
    try uikit.allowChildren(of: controller, search)
    guard world.kind(controller) == kind, isPlain(controller, but: .allowedChildren) else { return }
    let usual = (start..<world.allowed.count).map { world.allowed[$0] }
    world.allowed.truncate(to: start)
    for child in change(usual[...]) { world.allowed.append(child) }
  }
}

/// UNW-11
struct StackFromTheBottom: MutantRules {
  static let mistake = "A navigation stack is searched from the bottom up."
  static let breaks: [RuleID] = [.UNW(11)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    try allow(controller, search, ofKind: .navigation) { $0.reversed() }
  }
}

/// UNW-12
struct CoveredMembersAreSkipped: MutantRules {
  static let mistake = "Of a navigation stack only the visible top is searched."
  static let breaks: [RuleID] = [.UNW(12), .UNW(11)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    let top = world.nodes[controller].lastChild
    try allow(controller, search, ofKind: .navigation) { $0.filter { $0 == top } }
  }
}

/// UNW-12, UNW-70
struct UnselectedTabsAreSkipped: MutantRules {
  static let mistake = "Of a tab bar controller only the selected tab is searched."
  static let breaks: [RuleID] = [.UNW(12), .UNW(70)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    let selected = world.nodes[controller].selected
    try allow(controller, search, ofKind: .tabBar) { $0.filter { $0 == selected } }
  }
}

/// UNW-70
struct SelectedTabFirst: MutantRules {
  static let mistake = "The selected tab is searched before the others."
  static let breaks: [RuleID] = [.UNW(70)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    let selected = world.nodes[controller].selected
    try allow(controller, search, ofKind: .tabBar) { tabs in
      tabs.filter { $0 == selected } + tabs.filter { $0 != selected }
    }
  }
}

/// UNW-70
struct LastTabFirst: MutantRules {
  static let mistake = "Tabs are searched from the last to the first, as stacks are."
  static let breaks: [RuleID] = [.UNW(70)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    try allow(controller, search, ofKind: .tabBar) { $0.reversed() }
  }
}

/// UNW-71
struct SecondaryBeforePrimary: MutantRules {
  static let mistake = "A split view controller's secondary is searched before its primary."
  static let breaks: [RuleID] = [.UNW(71)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    try allow(controller, search, ofKind: .split) { $0.reversed() }
  }
}

/// UNW-9
struct LastChildFirst: MutantRules {
  static let mistake = "A custom container's children are searched from the last to the first."
  static let breaks: [RuleID] = [.UNW(9)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    try allow(controller, search, ofKind: .plain) { $0.reversed() }
  }
}

/// UNW-9
struct CustomContainersAllowNobody: MutantRules {
  static let mistake = "A custom container allows no children unless it overrides the question."
  static let breaks: [RuleID] = [.UNW(9)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    try allow(controller, search, ofKind: .plain) { _ in [] }
  }
}

/// UNW-13
struct AllowedOverrideIsIgnored: MutantRules {
  static let mistake = "An override of allowedChildrenForUnwinding is not asked."
  static let breaks: [RuleID] = [.UNW(13)]
  let world: World

  func childrenOverride(_ controller: Controller) -> (names: Int, reverses: Bool, decides: Bool) {
    (-1, false, false)
  }
}

/// UNW-13
struct AllowedOverrideOnlyFilters: MutantRules {
  static let mistake =
    "An override of allowedChildrenForUnwinding can leave children out but not reorder them."
  static let breaks: [RuleID] = [.UNW(13)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    let start = world.allowed.count
    try uikit.allowChildren(of: controller, search)
    let named = (start..<world.allowed.count).map { world.allowed[$0] }
    world.allowed.truncate(to: start)
    let isStack = world.kind(controller) == .navigation
    var child = isStack ? world.nodes[controller].lastChild : world.nodes[controller].firstChild
    while child.exists {
      if named.contains(child) { world.allowed.append(child) }
      child = isStack ? world.nodes[child].previous : world.nodes[child].next
    }
  }
}

/// UNW-13
struct AllowedOverrideOnlyReorders: MutantRules {
  static let mistake =
    "Children that an override of allowedChildrenForUnwinding leaves out are searched after the others."
  static let breaks: [RuleID] = [.UNW(13)]
  let world: World

  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    let start = world.allowed.count
    try uikit.allowChildren(of: controller, search)
    guard uikit.childrenOverride(controller).names >= 0 else { return }
    let own = uikit.ownBranch(controller)
    var child = world.nodes[controller].firstChild
    while child.exists {
      let isNamed = (start..<world.allowed.count).contains { world.allowed[$0] == child }
      if !isNamed, child != own { world.allowed.append(child) }
      child = world.nodes[child].next
    }
  }
}
