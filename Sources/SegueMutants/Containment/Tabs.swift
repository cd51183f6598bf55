import SegueModel
import SegueScenarios

// Mistakes about tab bar controllers.

/// CNT-12
struct SelectionInCodeIsIgnored: MutantRules {
  static let mistake = "Selecting a tab in code does nothing."
  static let breaks: [RuleID] = [.CNT(12)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let child = step.operation == .select ? world.find(step.to, scope) : .none
    if child.exists, world.nodes[child].parent.exists { return }
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
    if !world.up(child).exists, child != world.root, !world.isWithin(tabs, child) {
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
