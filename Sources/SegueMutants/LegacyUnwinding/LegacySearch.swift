import SegueModel
import SegueScenarios

// Mistakes about the search of iOS 6 to 8.

/// LUN-1
struct LastHookAnswerWins: MutantRules {
  static let mistake =
    "Before iOS 9 the last controller of the climb that answers is the destination."
  static let breaks: [RuleID] = [.LUN(1)]
  let world: World

  func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller {
    var found = Controller.none
    var below = search.source
    var rung = try legacyNext(below)
    while rung.exists {
      let answer = try legacyQuestion(rung, above: below, search)
      if answer.exists { found = answer }
      below = rung
      rung = try legacyNext(rung)
    }
    return found
  }
}

/// LUN-1
struct HooksAreAskedTwice: MutantRules {
  static let mistake =
    "forUnwindSegueAction is asked once to see whether it is nil and once for its answer."
  static let breaks: [RuleID] = [.LUN(1)]
  let world: World

  func legacyQuestion(_ rung: Controller, above below: Controller, _ search: UnwindSearch)
    throws(Stop) -> Controller
  {
    guard try uikit.legacyQuestion(rung, above: below, search).exists else { return .none }
    return try uikit.legacyQuestion(rung, above: below, search)
  }
}

/// LUN-30
struct OldClimbsGoToThePresenter: MutantRules {
  static let mistake = "On iOS 6 and 7 the climb goes from a presented controller to its presenter."
  static let breaks: [RuleID] = [.LUN(30)]
  let world: World

  func legacyNext(_ controller: Controller) throws(Stop) -> Controller {
    world.profile == .ios6 ? world.up(controller) : try uikit.legacyNext(controller)
  }
}

/// LUN-5
struct TheDefectOfEightZeroIsMissing: MutantRules {
  static let mistake = "On iOS 8.0 the climb goes to the caller, as in other versions."
  static let breaks: [RuleID] = [.LUN(5)]
  let world: World

  func legacyNext(_ controller: Controller) throws(Stop) -> Controller {
    world.profile == .ios8_0 ? try next(controller) : try uikit.legacyNext(controller)
  }
}
