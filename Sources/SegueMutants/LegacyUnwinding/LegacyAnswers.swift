import SegueModel
import SegueScenarios

// Mistakes about whom a controller asks before iOS 9.

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
