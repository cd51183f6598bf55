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

extension MutantRules {
  /// The default answer of a rung that asks these controllers, in this order.
  fileprivate func ask(_ asked: [Controller], _ search: UnwindSearch) throws(Stop) -> Controller {
    for controller in asked
    where try legacyCanPerform(controller, search, Cites(.LUN(2))) {
      return controller
    }
    return .none
  }

  /// The children that a rung asks by default, in order.
  fileprivate func askedChildren(_ controller: Controller) -> [Controller] {
    var children: [Controller] = []
    var child = world.nodes[controller].firstChild
    while child.exists {
      children.append(child)
      child = world.nodes[child].next
    }
    switch world.kind(controller) {
    case .plain: return []
    case .navigation: return children.reversed()
    default: return children
    }
  }
}

/// LUN-2, LUN-31, LUN-33
struct OldContainersAskThemselvesFirst: MutantRules {
  static let mistake = "Before iOS 9 a container asks itself before its children."
  static let breaks: [RuleID] = [.LUN(2), .LUN(31), .LUN(33)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    try ask([controller] + askedChildren(controller), search)
  }
}

/// LUN-33
struct OldContainersDoNotAskThemselves: MutantRules {
  static let mistake = "Before iOS 9 a container asks its children and not itself."
  static let breaks: [RuleID] = [.LUN(33)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let children = askedChildren(controller)
    return try ask(children.isEmpty ? [controller] : children, search)
  }
}

/// LUN-2
struct OldTabsFromTheLast: MutantRules {
  static let mistake = "Before iOS 9 every container asks its children from the last to the first."
  static let breaks: [RuleID] = [.LUN(2)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let isStack = world.kind(controller) == .navigation
    let children = askedChildren(controller)
    return try ask((isStack ? children : children.reversed()) + [controller], search)
  }
}

/// LUN-31
struct OldStacksFromTheBottom: MutantRules {
  static let mistake = "Before iOS 9 a navigation controller asks its stack from the bottom up."
  static let breaks: [RuleID] = [.LUN(31)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let isStack = world.kind(controller) == .navigation
    let children = askedChildren(controller)
    return try ask((isStack ? children.reversed() : children) + [controller], search)
  }
}

/// LUN-32, LUN-3
struct OldSourceBranchIsLeftOut: MutantRules {
  static let mistake =
    "Before iOS 9 a container leaves out the branch of the source, as later ones do."
  static let breaks: [RuleID] = [.LUN(32), .LUN(3)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let children = askedChildren(controller).filter { !world.isWithin(search.source, $0) }
    return try ask(children + [controller], search)
  }
}

/// LUN-32
struct OldContainersAskGrandchildren: MutantRules {
  static let mistake = "Before iOS 9 a container asks the children of its children, too."
  static let breaks: [RuleID] = [.LUN(32)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let asked = askedChildren(controller).flatMap { askedChildren($0) + [$0] }
    return try ask(asked + [controller], search)
  }
}

/// LUN-32
struct OldSearchesEnterPresentations: MutantRules {
  static let mistake = "Before iOS 9 a container asks what it presents, too, as later ones do."
  static let breaks: [RuleID] = [.LUN(32), .LUN(3)]
  let world: World

  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller {
    let presented = world.nodes[controller].presented
    return try ask(
      (presented.exists ? [presented] : []) + askedChildren(controller) + [controller], search)
  }
}

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
