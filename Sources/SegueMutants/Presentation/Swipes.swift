import SegueModel
import SegueScenarios

// Mistakes about delegates and swipes.

/// PRS-52
struct DismissalsInCodeTellTheDelegate: MutantRules {
  static let mistake = "The delegate is told of dismissals in code as it is of swipes."
  static let breaks: [RuleID] = [.PRS(52)]
  let world: World

  func removePresentation(by presenter: Controller) throws(Stop) {
    let presented = world.nodes[presenter].presented
    let hears =
      presented.exists && world.profile >= .ios13
      && world.program.classes[world.cls(presented)].own.shouldDismiss != nil
    if hears { tellDelegate(presented, world.program.delegateWillDismiss, nil, .PRS(52)) }
    try uikit.removePresentation(by: presenter)
    if hears { tellDelegate(presented, world.program.delegateDidDismiss, nil, .PRS(52)) }
  }

  func dismiss(on receiver: Controller) throws(Stop) {
    if world.nodes[receiver].presented.exists {
      try refuseWhileMoving()
      return try removePresentation(by: receiver)
    }
    let presenter = world.nodes[receiver].presenter
    guard presenter.exists else { return try uikit.dismiss(on: receiver) }
    try refuseWhileMoving()
    try removePresentation(by: presenter)
  }

  /// A swipe tells what it should.
  func swipe(_ controller: Controller) throws(Stop) { try uikit.swipe(controller) }
}

/// PRS-18
struct SwipesAskNobody: MutantRules {
  static let mistake = "A swipe takes a sheet away without asking the delegate."
  static let breaks: [RuleID] = [.PRS(18), .PRS(51)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(controller)].own
    guard own.shouldDismiss != nil, own.isModalInPresentation != true,
      world.nodes[controller].presenter.exists
    else { return try uikit.swipe(controller) }
    try removePresentation(by: world.nodes[controller].presenter)
  }
}

/// PRS-18
struct SwipesTellOnlyTheEnd: MutantRules {
  static let mistake = "A swipe tells the delegate when the sheet is gone, and not before."
  static let breaks: [RuleID] = [.PRS(18)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(controller)].own
    let presenter = world.nodes[controller].presenter
    guard own.shouldDismiss == true, own.isModalInPresentation != true, presenter.exists else {
      return try uikit.swipe(controller)
    }
    tellDelegate(controller, world.program.delegateShouldDismiss, true, .PRS(18))
    try removePresentation(by: presenter)
    tellDelegate(controller, world.program.delegateDidDismiss, nil, .PRS(18))
  }
}

/// PRS-51
struct ModalSheetsCanBeSwiped: MutantRules {
  static let mistake = "isModalInPresentation does not keep a sheet from being swiped away."
  static let breaks: [RuleID] = [.PRS(51)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(controller)].own
    guard own.isModalInPresentation == true, world.nodes[controller].presenter.exists else {
      return try uikit.swipe(controller)
    }
    try removePresentation(by: world.nodes[controller].presenter)
  }
}

/// PRS-51
struct BlockedSwipesTellNobody: MutantRules {
  static let mistake = "A swipe that is blocked tells the delegate nothing."
  static let breaks: [RuleID] = [.PRS(51)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(controller)].own
    if own.isModalInPresentation == true { return }
    if own.shouldDismiss == false {
      return tellDelegate(controller, world.program.delegateShouldDismiss, false, .PRS(18))
    }
    try uikit.swipe(controller)
  }
}

/// PRS-19
struct BackGesturesGoToTheRoot: MutantRules {
  static let mistake = "The back button pops the whole stack."
  static let breaks: [RuleID] = [.PRS(19)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    var step = step
    if step.operation == .back { step.operation = .popToRoot }
    try uikit.run(step, scope)
  }
}

/// PRS-19
struct SwipesTakeEverySheet: MutantRules {
  static let mistake = "A swipe takes all sheets down to the window's root."
  static let breaks: [RuleID] = [.PRS(19)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    try uikit.swipe(controller)
    let isGone = !world.nodes[controller].presenter.exists
    if isGone, world.nodes[world.root].presented.exists {
      try removePresentation(by: world.root)
    }
  }
}
