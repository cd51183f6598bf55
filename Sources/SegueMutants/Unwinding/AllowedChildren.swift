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
