import SegueModel
import SegueScenarios

// Mistakes about setting a stack, and about what cannot be pushed.

/// CNT-4
struct SetStackKeepsTheOldMembers: MutantRules {
  static let mistake = "Setting a stack pushes what is new and keeps what is there."
  static let breaks: [RuleID] = [.CNT(4)]
  let world: World

  func setStack(_ list: [Controller], on navigation: Controller) throws(Stop) {
    guard Set(list).count == list.count else { return try uikit.setStack(list, on: navigation) }
    for controller in list where world.nodes[controller].parent != navigation {
      if world.nodes[controller].presenter.exists { return }
      try refuseOpenMove(of: controller, to: navigation)
      world.removeFromParent(controller)
      world.append(controller, to: navigation)
    }
  }
}

/// CNT-4
struct SetStackIsUpsideDown: MutantRules {
  static let mistake = "A stack that is set has its first controller on top."
  static let breaks: [RuleID] = [.CNT(4)]
  let world: World

  func setStack(_ list: [Controller], on navigation: Controller) throws(Stop) {
    try uikit.setStack(list.reversed(), on: navigation)
  }
}

/// CNT-55
struct SetStackDropsDoubles: MutantRules {
  static let mistake = "A controller that occurs twice in a stack that is set counts once."
  static let breaks: [RuleID] = [.CNT(55)]
  let world: World

  func setStack(_ list: [Controller], on navigation: Controller) throws(Stop) {
    var once: [Controller] = []
    for controller in list where !once.contains(controller) { once.append(controller) }
    try uikit.setStack(once, on: navigation)
  }
}

/// CNT-5
struct PushingNothingIsIgnored: MutantRules {
  static let mistake = "Pushing nil does nothing."
  static let breaks: [RuleID] = [.CNT(5)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .push, step.to == .absent { return }
    try uikit.run(step, scope)
  }
}

/// CNT-6, CNT-8
struct AnythingCanBePushed: MutantRules {
  static let mistake = "A navigation or split view controller can be pushed like any other."
  static let breaks: [RuleID] = [.CNT(6), .CNT(8)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    guard [.navigation, .split].contains(world.kind(controller)),
      !world.nodes[controller].presenter.exists, controller != world.root
    else { return try uikit.push(controller, on: navigation) }
    try refuseOpenMove(of: controller, to: navigation)
    world.removeFromParent(controller)
    world.append(controller, to: navigation)
  }
}
