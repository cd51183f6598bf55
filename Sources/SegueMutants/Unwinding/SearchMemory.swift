import SegueModel
import SegueScenarios

// Mistakes about what a search remembers, and about the question for the allowed children.

/// UNW-6, UNW-65
struct ForgetsBetweenRungs: MutantRules {
  static let mistake = "Every climb step starts anew, as on iOS 9, in later versions, too."
  static let breaks: [RuleID] = [.UNW(6), .UNW(65)]
  let world: World

  func forgets(_ search: UnwindSearch) -> Bool { true }
}

/// UNW-65
struct ChildrenAreVisitedAgain: MutantRules {
  static let mistake = "Only presentations are remembered; children are visited at every rung."
  static let breaks: [RuleID] = [.UNW(65)]
  let world: World

  func wasVisited(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Bool {
    world.nodes[controller].parent.exists
      ? false : try uikit.wasVisited(controller, search)
  }
}

/// UNW-64
struct RemembersOnOldVersions: MutantRules {
  static let mistake = "The search of iOS 9 visits nobody twice, as later ones do."
  static let breaks: [RuleID] = [.UNW(64), .UNW(66)]
  let world: World

  func forgets(_ search: UnwindSearch) -> Bool { false }
}

/// UNW-66
struct RemembersChildrenOnOldVersions: MutantRules {
  static let mistake = "The repeated descents of iOS 9 leave out the children they passed before."
  static let breaks: [RuleID] = [.UNW(66)]
  let world: World

  func wasVisited(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Bool {
    if world.profile == .ios9, world.nodes[controller].parent.exists,
      world.nodes[controller].climbed != world.now.epoch
    {
      return world.nodes[controller].visited >= search.firstMemory
    }
    return try uikit.wasVisited(controller, search)
  }
}

/// UNW-62
struct AllowedChildrenAskedTwice: MutantRules {
  static let mistake =
    "A container is asked for its allowed children once to count and once to visit."
  static let breaks: [RuleID] = [.UNW(62)]
  let world: World

  func noteAllowed(_ frame: UnwindSearch.Frame) {
    uikit.noteAllowed(frame)
    uikit.noteAllowed(frame)
  }
}

/// UNW-62
struct LeavesAreNotAskedForChildren: MutantRules {
  static let mistake = "A controller without children is not asked for its allowed children."
  static let breaks: [RuleID] = [.UNW(62)]
  let world: World

  func noteAllowed(_ frame: UnwindSearch.Frame) {
    if world.nodes[frame.controller].firstChild.exists { uikit.noteAllowed(frame) }
  }
}

/// UNW-62
struct OnlyTheFirstAllowedChildIsVisited: MutantRules {
  static let mistake = "Of the allowed children only the first is searched."
  static let breaks: [RuleID] = [.UNW(62)]
  let world: World

  func noteAllowed(_ frame: UnwindSearch.Frame) {
    uikit.noteAllowed(frame)
    world.allowed.truncate(to: min(world.allowed.count, frame.start + 1))
  }
}
