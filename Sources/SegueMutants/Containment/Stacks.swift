import SegueModel
import SegueScenarios

// Mistakes about navigation stacks.

/// CNT-1
struct PushReplacesAllButTheRoot: MutantRules {
  static let mistake = "A push goes on top of the stack's root and drops what stood there."
  static let breaks: [RuleID] = [.CNT(1)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try uikit.push(controller, on: navigation)
    let root = world.nodes[navigation].firstChild
    while world.nodes[controller].previous.exists, world.nodes[controller].previous != root {
      world.removeFromParent(world.nodes[controller].previous)
    }
  }
}

/// CNT-50
struct PopEmptiesTheStack: MutantRules {
  static let mistake = "A pop takes away the last member of a stack, too."
  static let breaks: [RuleID] = [.CNT(50)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let navigation = step.operation == .pop ? world.find(step.on, scope) : .none
    if navigation.exists, world.kind(navigation) == .navigation,
      world.nodes[navigation].childCount == 1
    {
      world.removeFromParent(world.nodes[navigation].firstChild)
      return
    }
    try uikit.run(step, scope)
  }
}

/// CNT-50
struct PopOfOneRaises: MutantRules {
  static let mistake = "A pop from a stack of one raises."
  static let breaks: [RuleID] = [.CNT(50)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let navigation = step.operation == .pop ? world.find(step.on, scope) : .none
    if navigation.exists, world.nodes[navigation].childCount == 1 {
      throw .raised(
        name: "NSInternalInconsistencyException", reason: "nothing to pop", rules: Cites(.CNT(50)))
    }
    try uikit.run(step, scope)
  }
}

/// CNT-2
struct PopToRemovesTheMember: MutantRules {
  static let mistake = "Popping to a controller removes that one as well."
  static let breaks: [RuleID] = [.CNT(2)]
  let world: World

  func popTo(_ member: Controller, on navigation: Controller) throws(Stop) {
    try uikit.popTo(member, on: navigation)
    if world.nodes[member].previous.exists { world.removeFromParent(member) }
  }
}

/// CNT-51
struct PopToAStrangerDoesNothing: MutantRules {
  static let mistake = "Popping to a controller that is not on the stack does nothing."
  static let breaks: [RuleID] = [.CNT(51)]
  let world: World

  func popTo(_ member: Controller, on navigation: Controller) throws(Stop) {
    if world.nodes[member].parent == navigation { try uikit.popTo(member, on: navigation) }
  }
}

/// CNT-52
struct PopToRootPopsOne: MutantRules {
  static let mistake = "Popping to the root pops one controller."
  static let breaks: [RuleID] = [.CNT(52)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    var step = step
    if step.operation == .popToRoot { step.operation = .pop }
    try uikit.run(step, scope)
  }
}

/// CNT-3
struct MembersMoveToTheTop: MutantRules {
  static let mistake = "Pushing a member of the stack again moves it to the top."
  static let breaks: [RuleID] = [.CNT(3), .CNT(53), .CNT(54)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    if world.nodes[controller].parent == navigation { world.removeFromParent(controller) }
    try uikit.push(controller, on: navigation)
  }
}

/// CNT-53
struct PushedTwiceHasTheNewText: MutantRules {
  static let mistake = "Before iOS 13 pushing a member again raises with the text that came later."
  static let breaks: [RuleID] = [.CNT(53)]
  let world: World

  func pushedTwice(_ controller: Controller, _ navigation: Controller) -> Stop {
    guard world.profile < .ios13 else { return uikit.pushedTwice(controller, navigation) }
    return .raised(
      name: "NSInvalidArgumentException",
      reason: "<\(world.name(navigation))> is pushing the same view controller instance "
        + "(<\(world.name(controller))>) more than once which is not supported",
      rules: Cites(.CNT(53)))
  }
}

/// CNT-54
struct PushedTwiceHasTheOldText: MutantRules {
  static let mistake = "From iOS 13 on pushing a member again raises with the text from before."
  static let breaks: [RuleID] = [.CNT(54)]
  let world: World

  func pushedTwice(_ controller: Controller, _ navigation: Controller) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: "Pushing the same view controller instance more than once is not supported "
        + "(<\(world.name(controller))>)",
      rules: Cites(.CNT(3)))
  }
}
