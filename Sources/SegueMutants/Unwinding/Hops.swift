import SegueModel
import SegueScenarios

// Mistakes about who is told to unwind, towards whom, and what containers do then.

/// UNW-82
struct DestinationIsTold: MutantRules {
  static let mistake = "The destination is told to unwind towards itself."
  static let breaks: [RuleID] = [.UNW(82)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: dismisser, segue)
    world.emit(
      .unwindTowards, on: route.destination, to: route.destination, Cites(.UNW(82)))
  }
}

/// UNW-81
struct DismissedMembersAreTold: MutantRules {
  static let mistake =
    "Every member of the route is told, also those that leave with the presentation."
  static let breaks: [RuleID] = [.UNW(81)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    for index in 1..<max(dismisser ?? 0, 1) {
      world.emit(
        .unwindTowards, on: route.up[index], to: route.up[index + 1], Cites(.UNW(81)))
    }
    try uikit.tell(route, after: dismisser, segue)
  }
}

/// UNW-28
struct HopsNameTheDestination: MutantRules {
  static let mistake =
    "Each container is told to unwind towards the destination, not towards the next one."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop) {
    if world.nodes[end].presenter == start || start == segue.source { return }
    try uikit.hop(from: start, to: route.destination, route, segue)
  }
}

/// UNW-28
struct HopsFromTheDestination: MutantRules {
  static let mistake = "The hops are told in the wrong order, from the destination's side."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    let members = Array(route.up[(dismisser ?? 0)...]) + route.down
    for index in members.indices.dropFirst().reversed() {
      try hop(from: members[index - 1], to: members[index], route, segue)
    }
  }
}

/// UNW-28
struct HopsBeforeTheDismissal: MutantRules {
  static let mistake = "Stacks are popped and tabs selected before the presentation is dismissed."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {}

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: dismisser, segue)
    if let dismisser { try uikit.dismiss(route, by: dismisser) }
  }
}

/// UNW-28
struct OnlyTheWayDownIsTold: MutantRules {
  static let mistake =
    "Only the common ancestor and who is below it towards the destination are told."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: route.up.count - 1, segue)
  }
}

/// UNW-28, and the way down has several hops
struct OnlyTheCommonAncestorIsTold: MutantRules {
  static let mistake = "The common ancestor is told, and nobody below it."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop) {
    if start == route.up[route.up.count - 1] || route.up.contains(end) {
      try uikit.hop(from: start, to: end, route, segue)
    }
  }
}

/// UNW-28, after a dismissal
struct DismissalEndsTheUnwind: MutantRules {
  static let mistake = "After a dismissal nobody is told to unwind: it is either dismiss or pop."
  static let breaks: [RuleID] = [.UNW(28), .UNW(29)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    if dismisser == nil { try uikit.tell(route, after: nil, segue) }
  }
}

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
      tabs.exists && world.kind(tabs) == .tabBar && !world.nodes[container].flags.contains(.loaded)
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
