import SegueModel
import SegueScenarios

// Mistakes about the order of a visit and what the search remembers.

/// UNW-61
struct SelfBeforeChildren: MutantRules {
  static let mistake = "A container is asked itself before its children are searched."
  static let breaks: [RuleID] = [.UNW(61), .UNW(4)]
  let world: World

  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    switch stage {
    case .presentation: .itself
    case .itself: .asking
    case .children: .done
    default: uikit.stage(after: stage, of: controller)
    }
  }
}

/// UNW-4
struct SelfBeforePresentation: MutantRules {
  static let mistake = "A controller is asked itself before its presentation and children."
  static let breaks: [RuleID] = [.UNW(4)]
  let world: World

  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    switch stage {
    case .begun: .itself
    case .itself: .presentation
    case .children: .done
    default: uikit.stage(after: stage, of: controller)
    }
  }
}

/// UNW-4
struct ChildrenBeforePresentation: MutantRules {
  static let mistake = "A controller's children are searched before its presentation."
  static let breaks: [RuleID] = [.UNW(4)]
  let world: World

  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    switch stage {
    case .begun: .asking
    case .children: .presentation
    case .presentation: .itself
    default: uikit.stage(after: stage, of: controller)
    }
  }
}

/// UNW-61
struct ContainersAreNotAsked: MutantRules {
  static let mistake = "A container only hands the search on and is never asked itself."
  static let breaks: [RuleID] = [.UNW(61)]
  let world: World

  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    stage == .children && world.nodes[controller].firstChild.exists
      ? .done : uikit.stage(after: stage, of: controller)
  }
}

/// UNW-62
struct OnlyChildrenOfRungsAreSearched: MutantRules {
  static let mistake = "The search looks at the children of a rung and not at theirs, as iOS 6 did."
  static let breaks: [RuleID] = [.UNW(62)]
  let world: World

  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    stage == .presentation && world.nodes[controller].climbed != world.now.epoch
      ? .itself : uikit.stage(after: stage, of: controller)
  }
}

/// UNW-4, UNW-5
struct PresentationsAreNotEntered: MutantRules {
  static let mistake = "The search never goes back into the presentation that holds the source."
  static let breaks: [RuleID] = [.UNW(4), .UNW(5)]
  let world: World

  func presentation(of controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    .none
  }
}

/// UNW-5
struct PresentedSourceIsNotAsked: MutantRules {
  static let mistake = "A presented source is left out of the search, as a pushed one is."
  static let breaks: [RuleID] = [.UNW(5)]
  let world: World

  func presentation(of controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let presented = try uikit.presentation(of: controller, search)
    return presented == search.source ? .none : presented
  }
}
