import SegueModel
import SegueScenarios

// Mistakes about the order of children, and about those that cannot be seen.

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
