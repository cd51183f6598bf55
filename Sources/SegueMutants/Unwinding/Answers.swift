import SegueModel
import SegueScenarios

// Mistakes about who can perform an unwind action.

extension OverrideSet {
  fileprivate static let answers: OverrideSet = [.canPerform, .canPerformWithSender]
}

/// UNW-8
struct SourceMayAnswer: MutantRules {
  static let mistake = "The source is asked whether it implements the action, like anybody else."
  static let breaks: [RuleID] = [.UNW(8), .UNW(5), .LUN(4)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    guard controller == search.source, isPlain(controller, but: .answers) else {
      return try uikit.answer(controller, search)
    }
    return UnwindAnswer(
      yes: world.implements(controller, search.actionNumber), spelling: .byDefault)
  }
}

/// UNW-8, LUN-18
struct InheritedActionsAreNotSeen: MutantRules {
  static let mistake =
    "Only the controller's own class is looked at for the action, not its superclasses."
  static let breaks: [RuleID] = [.UNW(8), .LUN(18)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    var answer = try uikit.answer(controller, search)
    if answer.spelling == .byDefault, answer.yes {
      let own = world.program.classes[world.cls(controller)].own.actions
      answer.yes = own.contains(world.text(search.action) ?? "")
    }
    return answer
  }
}

/// UNW-89
struct OneArgumentActionsOnly: MutantRules {
  static let mistake = "An unwind action with two arguments is not taken for one."
  static let breaks: [RuleID] = [.UNW(89)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    var answer = try uikit.answer(controller, search)
    if (world.text(search.action) ?? "").count(where: { $0 == ":" }) > 1 { answer.yes = false }
    return answer
  }
}

/// UNW-88
struct YesNeedsTheMethod: MutantRules {
  static let mistake =
    "An override's yes counts only if the controller implements the action as well."
  static let breaks: [RuleID] = [.UNW(88)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    var answer = try uikit.answer(controller, search)
    answer.yes = answer.yes && world.implements(controller, search.actionNumber)
    return answer
  }
}

/// UNW-15
struct NewerSpellingIsIgnored: MutantRules {
  static let mistake =
    "An override of canPerformUnwindSegueAction(_:from:sender:) is not called: only the older one is known."
  static let breaks: [RuleID] = [.UNW(15), .UNW(75)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    guard world.overrides(controller).contains(.canPerform), world.profile >= .ios13 else {
      return try uikit.answer(controller, search)
    }
    let isOlder = world.overrides(controller).contains(.canPerformWithSender)
    let older =
      isOlder ? world.answer(controller, \.canPerformWithSender, key: search.action) : nil
    return UnwindAnswer(
      yes: older
        ?? (controller != search.source && world.implements(controller, search.actionNumber)),
      spelling: isOlder ? .older : .byDefault)
  }
}

/// UNW-74
struct OlderSpellingIsIgnored: MutantRules {
  static let mistake = "From iOS 13 on an override of the older canPerform spelling is not called."
  static let breaks: [RuleID] = [.UNW(74)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    guard world.profile >= .ios13, isPlain(controller, but: .canPerform) else {
      return try uikit.answer(controller, search)
    }
    return UnwindAnswer(
      yes: controller != search.source && world.implements(controller, search.actionNumber),
      spelling: .byDefault)
  }
}

/// UNW-75
struct OlderSpellingIsPreferred: MutantRules {
  static let mistake = "Of two canPerform overrides the older one is asked."
  static let breaks: [RuleID] = [.UNW(75)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    if world.overrides(controller).isSuperset(of: .answers), world.profile >= .ios13,
      let older = world.answer(controller, \.canPerformWithSender, key: search.action)
    {
      return UnwindAnswer(yes: older, spelling: .older)
    }
    return try uikit.answer(controller, search)
  }
}

/// UNW-75, UNW-74: both spellings
struct BothSpellingsMustAgree: MutantRules {
  static let mistake = "Of two canPerform overrides both must say yes."
  static let breaks: [RuleID] = [.UNW(75)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    var answer = try uikit.answer(controller, search)
    if answer.spelling == .newer, world.overrides(controller).isSuperset(of: .answers),
      world.answer(controller, \.canPerformWithSender, key: search.action) == false
    {
      answer.yes = false
    }
    return answer
  }
}

/// UNW-15, UNW-74: in a superclass
struct InheritedOverridesAreIgnored: MutantRules {
  static let mistake =
    "A canPerform override counts in the controller's own class and not in its superclass."
  static let breaks: [RuleID] = [.UNW(15), .UNW(74)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    let own = world.program.classes[world.cls(controller)].own
    if own.canPerform == nil, own.canPerformWithSender == nil {
      return UnwindAnswer(
        yes: controller != search.source && world.implements(controller, search.actionNumber),
        spelling: .byDefault)
    }
    return try uikit.answer(controller, search)
  }
}

/// UNW-72
struct UnloadedControllersAreNotEligible: MutantRules {
  static let mistake = "A controller whose view was never loaded cannot be a destination."
  static let breaks: [RuleID] = [.UNW(72)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    var answer = try uikit.answer(controller, search)
    if !world.nodes[controller].flags.contains(.loaded) { answer.yes = false }
    return answer
  }
}

/// UNW-72
struct SearchLoadsViews: MutantRules {
  static let mistake = "Asking a controller loads its view."
  static let breaks: [RuleID] = [.UNW(72)]
  let world: World

  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer {
    if !search.isRehearsal { try loadView(controller) }
    return try uikit.answer(controller, search)
  }
}
