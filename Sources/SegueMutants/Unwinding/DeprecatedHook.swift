import SegueModel
import SegueScenarios

// Mistakes about the hook of iOS 6 to 8 that still counts later.

/// UNW-14
struct DeprecatedHookIsIgnored: MutantRules {
  static let mistake =
    "From iOS 9 on an override of the deprecated forUnwindSegueAction is not called."
  static let breaks: [RuleID] = [.UNW(14), .UNW(73)]
  let world: World

  func asksDeprecatedHook(_ controller: Controller) -> Bool { false }
}

/// UNW-14
struct DeprecatedHookIsPreferred: MutantRules {
  static let mistake =
    "The deprecated forUnwindSegueAction is asked also of a controller that overrides allowedChildrenForUnwinding."
  static let breaks: [RuleID] = [.UNW(14)]
  let world: World

  func asksDeprecatedHook(_ controller: Controller) -> Bool {
    world.overrides(controller).contains(.forUnwindAction)
  }
}

/// UNW-73
struct DeprecatedNilEndsTheSearch: MutantRules {
  static let mistake = "A nil from the deprecated forUnwindSegueAction ends the whole search."
  static let breaks: [RuleID] = [.UNW(73)]
  let world: World

  func next(_ controller: Controller) throws(Stop) -> Controller {
    asksDeprecatedHook(controller) && world.nodes[controller].climbed == world.now.epoch
      ? .none : try uikit.next(controller)
  }
}

/// UNW-14, UNW-73
struct DeprecatedNilAsksTheController: MutantRules {
  static let mistake =
    "After a nil from the deprecated forUnwindSegueAction the controller is asked itself."
  static let breaks: [RuleID] = [.UNW(14), .UNW(73)]
  let world: World

  func deprecatedHook(_ frame: UnwindSearch.Frame, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let answer = try uikit.deprecatedHook(frame, search)
    if answer.exists { return answer }
    return try canPerform(frame, search) ? frame.controller : .none
  }
}

/// UNW-73
struct DeprecatedAnswerIsChecked: MutantRules {
  static let mistake =
    "What the deprecated forUnwindSegueAction answers counts only if that controller implements the action."
  static let breaks: [RuleID] = [.UNW(73), .UNW(88)]
  let world: World

  func deprecatedHook(_ frame: UnwindSearch.Frame, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let answer = try uikit.deprecatedHook(frame, search)
    return answer.exists && world.implements(answer, search.actionNumber) ? answer : .none
  }
}
