import SegueModel
import SegueScenarios

// Mistakes about overrides of allowedChildrenForUnwinding.

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
