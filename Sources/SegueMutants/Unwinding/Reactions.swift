import SegueModel
import SegueScenarios

// Mistakes about what containers do that are told to unwind.

/// UNW-29
struct UnwindPopsToTheRoot: MutantRules {
  static let mistake = "A navigation controller told to unwind pops to its root."
  static let breaks: [RuleID] = [.UNW(29)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    let root = world.nodes[container].firstChild
    let isPop = world.kind(container) == .navigation && world.nodes[towards].parent == container
    try uikit.react(container, isPop ? root : towards)
  }
}

/// UNW-29
struct UnwindPopsOne: MutantRules {
  static let mistake = "A navigation controller told to unwind pops one controller."
  static let breaks: [RuleID] = [.UNW(29)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    let top = world.nodes[container].lastChild
    let isPop =
      world.kind(container) == .navigation && world.nodes[towards].parent == container
      && top != towards
    try uikit.react(container, isPop ? world.nodes[top].previous : towards)
  }
}

/// UNW-29, in a tab that is not selected
struct HiddenStacksAreNotPopped: MutantRules {
  static let mistake = "A navigation controller that is not visible is not popped."
  static let breaks: [RuleID] = [.UNW(29)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    let tabs = world.nodes[container].parent
    let isHidden =
      tabs.exists && world.kind(tabs) == .tabBar && world.nodes[tabs].selected != container
    if !isHidden || world.kind(container) != .navigation { try uikit.react(container, towards) }
  }
}

/// UNW-83
struct TabsAreNotSelected: MutantRules {
  static let mistake = "A tab bar controller told to unwind leaves its selection as it is."
  static let breaks: [RuleID] = [.UNW(83)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    if world.kind(container) != .tabBar { try uikit.react(container, towards) }
  }
}

/// UNW-84
struct StacksAreClearedOnTheWayUp: MutantRules {
  static let mistake = "A navigation controller told to unwind towards its parent pops to its root."
  static let breaks: [RuleID] = [.UNW(84)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    try uikit.react(container, towards)
    let root = world.nodes[container].firstChild
    if world.kind(container) == .navigation, world.nodes[towards].parent != container,
      root.exists, world.nodes[container].lastChild != root
    {
      try popMembers(above: root, of: container)
    }
  }
}

/// UNW-84
struct TabsAreResetOnTheWayUp: MutantRules {
  static let mistake =
    "A tab bar controller told to unwind towards its parent selects its first tab."
  static let breaks: [RuleID] = [.UNW(84)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    try uikit.react(container, towards)
    if world.kind(container) == .tabBar, world.nodes[towards].parent != container {
      world.select(world.nodes[container].firstChild, of: container)
    }
  }
}

/// UNW-84
struct CustomContainersRemoveChildren: MutantRules {
  static let mistake =
    "A custom container told to unwind removes the children behind the one it unwinds to."
  static let breaks: [RuleID] = [.UNW(84)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    try uikit.react(container, towards)
    guard world.kind(container) == .plain else { return }
    if world.nodes[towards].parent == container {
      while world.nodes[container].lastChild != towards {
        try removeChild(world.nodes[container].lastChild)
      }
    }
  }
}

/// UNW-85
struct SplitsShowOnlyTheDestination: MutantRules {
  static let mistake =
    "A split view controller told to unwind towards its primary drops its secondary."
  static let breaks: [RuleID] = [.UNW(85)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    try uikit.react(container, towards)
    let secondary = world.nodes[container].lastChild
    if world.kind(container) == .split, world.nodes[towards].parent == container,
      secondary != towards
    {
      world.removeFromParent(secondary)
    }
  }
}

/// UNW-33
struct IgnoringOverridesReactAnyway: MutantRules {
  static let mistake =
    "A container pops or selects although its override of unwind(for:towards:) does not call super."
  static let breaks: [RuleID] = [.UNW(33)]
  let world: World

  func unwindTowards(_ towards: Controller, on container: Controller, _ segue: SegueObject)
    throws(Stop)
  {
    try react(container, towards)
    try uikit.unwindTowards(towards, on: container, segue)
  }
}

/// UNW-33: super is called
struct OverridesNeverReact: MutantRules {
  static let mistake =
    "A container that overrides unwind(for:towards:) does nothing itself, although it calls super."
  static let breaks: [RuleID] = [.UNW(33)]
  let world: World

  func react(_ container: Controller, _ towards: Controller) throws(Stop) {
    if isPlain(container, but: .unwindTowards) { try uikit.react(container, towards) }
  }
}
