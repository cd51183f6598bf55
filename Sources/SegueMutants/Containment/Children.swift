import SegueModel
import SegueScenarios

// Mistakes about page view controllers and custom containers.

/// CNT-22
struct PagesAreKept: MutantRules {
  static let mistake = "A page view controller keeps the pages that were set before as children."
  static let breaks: [RuleID] = [.CNT(22)]
  let world: World

  func setPages(_ list: [Controller], on pager: Controller) throws(Stop) {
    guard list.count == 1, !world.up(list[0]).exists, list[0] != world.root,
      !world.isWithin(pager, list[0])
    else {
      return try uikit.setPages(list, on: pager)
    }
    world.append(list[0], to: pager)
    if isOnScreen(pager) { try display(list[0]) }
  }
}

/// CNT-67
struct WrongNumbersOfPagesAreTaken: MutantRules {
  static let mistake = "Setting too many or too few pages takes what is there."
  static let breaks: [RuleID] = [.CNT(67)]
  let world: World

  func setPages(_ list: [Controller], on pager: Controller) throws(Stop) {
    if !list.isEmpty { try uikit.setPages([list[0]], on: pager) }
  }
}

/// CNT-23
struct ChildrenOfOthersAreRefused: MutantRules {
  static let mistake = "Adding a child that has another parent raises."
  static let breaks: [RuleID] = [.CNT(23)]
  let world: World

  func addChild(_ child: Controller, to parent: Controller) throws(Stop) {
    let old = world.nodes[child].parent
    if old.exists, old != parent {
      throw .raised(
        name: "NSInvalidArgumentException", reason: "the child has a parent",
        rules: Cites(.CNT(23)))
    }
    try uikit.addChild(child, to: parent)
  }
}

/// CNT-68
struct RemovedChildrenStay: MutantRules {
  static let mistake = "removeFromParent only tells the child that it goes."
  static let breaks: [RuleID] = [.CNT(68)]
  let world: World

  func removeChild(_ child: Controller) throws(Stop) {
    world.emit(.didMove, on: child, Cites(.CNT(70)))
  }
}

/// CNT-69
struct AddingTellsDidMove: MutantRules {
  static let mistake = "addChild tells the child didMove(toParent:) by itself."
  static let breaks: [RuleID] = [.CNT(69)]
  let world: World

  func addChild(_ child: Controller, to parent: Controller) throws(Stop) {
    try uikit.addChild(child, to: parent)
    world.emit(.didMove, on: child, to: parent, Cites(.CNT(69)))
  }
}

/// CNT-69
struct AddingTellsNothing: MutantRules {
  static let mistake = "addChild does not tell the child willMove(toParent:)."
  static let breaks: [RuleID] = [.CNT(69)]
  let world: World

  func addChild(_ child: Controller, to parent: Controller) throws(Stop) {
    let count = world.recording.events.count
    try uikit.addChild(child, to: parent)
    world.recording.forget(.willMove, from: count)
  }
}

/// CNT-70
struct RemovingTellsWillMove: MutantRules {
  static let mistake = "removeFromParent tells the child willMove(toParent:) by itself."
  static let breaks: [RuleID] = [.CNT(70)]
  let world: World

  func removeChild(_ child: Controller) throws(Stop) {
    world.emit(.willMove, on: child, Cites(.CNT(70)))
    try uikit.removeChild(child)
  }
}
