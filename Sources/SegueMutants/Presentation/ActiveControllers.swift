import SegueModel
import SegueScenarios

// Mistakes about presenters off screen and controllers that have a place already.

/// PRS-7
struct OffscreenPresentersPresent: MutantRules {
  static let mistake = "A presenter whose view is in no window presents all the same."
  static let breaks: [RuleID] = [.PRS(7)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    let node = world.nodes[controller]
    if world.isAttached(receiver), !node.parent.exists, !node.presenter.exists,
      controller != world.root
    {
      let presenter = try presenter(for: receiver, style).controller
      if !isOnScreen(presenter), !world.nodes[presenter].presented.exists { return presenter }
    }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-9
struct ActiveControllersAreMoved: MutantRules {
  static let mistake = "A contained controller that is presented leaves its container first."
  static let breaks: [RuleID] = [.PRS(9), .PRS(48), .PRS(49)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    if world.nodes[controller].parent.exists, !world.isWithin(receiver, controller) {
      world.removeFromParent(controller)
    }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-9
struct ActiveControllersAreRefusedSilently: MutantRules {
  static let mistake = "Presenting a controller that is presented or contained does nothing."
  static let breaks: [RuleID] = [.PRS(9), .PRS(48), .PRS(49)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    let node = world.nodes[controller]
    if node.parent.exists || node.presenter.exists { return .none }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-48
struct ActiveControllersHaveTheNewText: MutantRules {
  static let mistake =
    "Before iOS 13 presenting an active controller raises with the text that came later."
  static let breaks: [RuleID] = [.PRS(48)]
  let world: World

  func active(_ controller: Controller) -> Stop {
    guard world.profile < .ios13 else { return uikit.active(controller) }
    return .raised(
      name: "NSInvalidArgumentException",
      reason: "Application tried to present modally a view controller <\(world.name(controller))> "
        + "that is already being presented by <\(world.name(world.up(controller)))>.",
      rules: Cites(.PRS(48)))
  }
}

/// PRS-10
struct PresentingNothingIsIgnored: MutantRules {
  static let mistake = "Presenting nil does nothing."
  static let breaks: [RuleID] = [.PRS(10)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .present, step.to == .absent { return }
    try uikit.run(step, scope)
  }
}
