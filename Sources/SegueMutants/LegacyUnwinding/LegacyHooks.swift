import SegueModel
import SegueScenarios

// Mistakes about hooks before iOS 9, and about who is out of reach.

/// LUN-3
struct OldClimbsStartAtThePresentedSource: MutantRules {
  static let mistake = "Before iOS 9 a presented source is asked first."
  static let breaks: [RuleID] = [.LUN(3)]
  let world: World

  func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller {
    if world.nodes[search.source].presenter.exists {
      let answer = try legacyQuestion(search.source, above: search.source, search)
      if answer.exists { return answer }
    }
    return try uikit.legacyDestination(search)
  }
}

/// LUN-17
struct HookAnswersMustImplementTheAction: MutantRules {
  static let mistake =
    "What a custom container's forUnwindSegueAction names counts only if it is the container itself."
  static let breaks: [RuleID] = [.LUN(17)]
  let world: World

  func legacyQuestion(_ rung: Controller, above below: Controller, _ search: UnwindSearch)
    throws(Stop) -> Controller
  {
    let answer = try uikit.legacyQuestion(rung, above: below, search)
    return world.kind(rung) == .plain && answer != rung ? .none : answer
  }
}

/// LUN-1, LUN-17
struct HookOverridesAreIgnored: MutantRules {
  static let mistake = "An override of forUnwindSegueAction is not asked before iOS 9 either."
  static let breaks: [RuleID] = [.LUN(1), .LUN(17)]
  let world: World

  func legacyQuestion(_ rung: Controller, above below: Controller, _ search: UnwindSearch)
    throws(Stop) -> Controller
  {
    if isPlain(rung, but: .forUnwindAction) {
      return try uikit.legacyQuestion(rung, above: below, search)
    }
    return try legacyAnswer(rung, search)
  }
}

/// LUN-16
struct ThePrimarySideWorks: MutantRules {
  static let mistake =
    "On iOS 8.1 an unwind from a presented split view's primary side reaches the presenter."
  static let breaks: [RuleID] = [.LUN(16)]
  let world: World

  func isOutOfReach(_ destination: Controller, _ source: Controller) -> Bool { false }
}

/// LUN-16
struct NoSideOfASplitWorks: MutantRules {
  static let mistake =
    "On iOS 8.1 an unwind from either side of a presented split view does nothing."
  static let breaks: [RuleID] = [.LUN(16)]
  let world: World

  func isOutOfReach(_ destination: Controller, _ source: Controller) -> Bool {
    let split = world.ancestor(source, .split)
    return world.profile == .ios8 && split.exists && world.nodes[split].presenter == destination
  }
}
