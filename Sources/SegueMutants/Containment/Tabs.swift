import SegueModel
import SegueScenarios

// Mistakes about tab bar controllers, page view controllers and custom containers.

/// CNT-12
struct SelectionInCodeIsIgnored: MutantRules {
  static let mistake = "Selecting a tab in code does nothing."
  static let breaks: [RuleID] = [.CNT(12)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .select, world.nodes[world.find(step.to, scope)].parent.exists { return }
    try uikit.run(step, scope)
  }
}

/// CNT-13
struct SelectingAStrangerIsIgnored: MutantRules {
  static let mistake = "Selecting a controller that is no tab does nothing."
  static let breaks: [RuleID] = [.CNT(13)]
  let world: World

  func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    if world.nodes[child].parent == tabs { try uikit.select(child, on: tabs) }
  }
}

/// CNT-13
struct SelectingAStrangerAddsIt: MutantRules {
  static let mistake = "Selecting a controller that is no tab makes it one."
  static let breaks: [RuleID] = [.CNT(13)]
  let world: World

  func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    if !world.up(child).exists, child != world.root, child != tabs {
      world.append(child, to: tabs)
    }
    try uikit.select(child, on: tabs)
  }
}

/// CNT-56
struct MoreSelectsTheFifth: MutantRules {
  static let mistake = "Selecting More selects the first controller under it."
  static let breaks: [RuleID] = [.CNT(56)]
  let world: World

  func selectMore(on tabs: Controller) throws(Stop) {
    try uikit.selectMore(on: tabs)
    world.select(world.child(tabs, at: 4), of: tabs)
  }
}

/// CNT-14
struct MoreIsAnOrdinaryTab: MutantRules {
  static let mistake = "A tab bar controller has no More: a sixth child is a tab like any other."
  static let breaks: [RuleID] = [.CNT(14), .CNT(8)]
  let world: World

  func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    guard world.isUnderMore(child) else { return try uikit.select(child, on: tabs) }
    world.select(child, of: tabs)
    if isOnScreen(tabs) { try display(child) }
  }
}

/// CNT-15
struct SelectionInCodeTellsTheDelegate: MutantRules {
  static let mistake = "Selecting a tab in code asks and tells the delegate as a tap does."
  static let breaks: [RuleID] = [.CNT(15)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    var step = step
    if step.operation == .select {
      let child = world.find(step.to, scope)
      if child.exists, world.nodes[child].parent == world.find(step.on, scope) {
        step.operation = .tapTab
      }
    }
    try uikit.run(step, scope)
  }
}

/// CNT-15
struct TapsAreNotRefused: MutantRules {
  static let mistake = "A tap selects a tab although the delegate's shouldSelect says no."
  static let breaks: [RuleID] = [.CNT(15)]
  let world: World

  func tapTab(_ child: Controller, on tabs: Controller) throws(Stop) {
    try uikit.tapTab(child, on: tabs)
    try select(child, on: tabs)
  }
}

/// CNT-57
struct LastTabIsSelectedFirst: MutantRules {
  static let mistake = "A tab bar controller from a storyboard starts with its last tab."
  static let breaks: [RuleID] = [.CNT(57)]
  let world: World

  func makeChildren(of container: Controller, scene: Int32) throws(Stop) {
    try uikit.makeChildren(of: container, scene: scene)
    if world.kind(container) == .tabBar {
      world.select(world.nodes[container].lastChild, of: container)
    }
  }
}

/// CNT-16
struct LeftTabsPopToTheirRoot: MutantRules {
  static let mistake = "A tab that is left pops its stack to the root."
  static let breaks: [RuleID] = [.CNT(16)]
  let world: World

  func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    let last = world.nodes[tabs].selected
    try uikit.select(child, on: tabs)
    guard last.exists, last != child, world.kind(last) == .navigation else { return }
    let root = world.nodes[last].firstChild
    while root.exists, world.nodes[last].lastChild != root {
      world.removeFromParent(world.nodes[last].lastChild)
    }
  }
}

/// CNT-58
struct LeftTabsDismiss: MutantRules {
  static let mistake = "A tab that is left dismisses what it presents in its context."
  static let breaks: [RuleID] = [.CNT(58)]
  let world: World

  func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    let last = world.nodes[tabs].selected
    try uikit.select(child, on: tabs)
    if last.exists, last != child { world.removePresented(by: last) }
  }
}

/// CNT-22
struct PagesAreKept: MutantRules {
  static let mistake = "A page view controller keeps the pages that were set before as children."
  static let breaks: [RuleID] = [.CNT(22)]
  let world: World

  func setPages(_ list: [Controller], on pager: Controller) throws(Stop) {
    guard list.count == 1, !world.up(list[0]).exists, list[0] != world.root else {
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
