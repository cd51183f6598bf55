import SegueModel
import SegueScenarios

// Mistakes about what a dismissal takes away and whom it tells.

/// PRS-12
struct DismissRemovesTheReceiver: MutantRules {
  static let mistake =
    "Dismissing on a presented controller always removes that one, whatever it presents."
  static let breaks: [RuleID] = [.PRS(12), .PRS(15)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    let presenter = world.nodes[receiver].presenter
    if presenter.exists {
      try refuseWhileMoving()
      try removePresentation(by: presenter)
    } else {
      try uikit.dismiss(on: receiver)
    }
  }
}

/// PRS-12
struct DismissRemovesOnlyTheTopmost: MutantRules {
  static let mistake =
    "Dismissing on a controller that presents removes only the topmost of the chain above it."
  static let breaks: [RuleID] = [.PRS(12)]
  let world: World

  func removePresentation(by presenter: Controller) throws(Stop) {
    var last = presenter
    while world.nodes[world.nodes[last].presented].presented.exists {
      last = world.nodes[last].presented
    }
    try uikit.removePresentation(by: last)
  }

  func dismiss(on receiver: Controller) throws(Stop) {
    guard world.nodes[receiver].presented.exists else { return try uikit.dismiss(on: receiver) }
    try refuseWhileMoving()
    try removePresentation(by: receiver)
  }
}

/// PRS-15
struct DismissRemovesTheWholeChain: MutantRules {
  static let mistake = "Any dismissal goes back to the window's root."
  static let breaks: [RuleID] = [.PRS(15)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    let root = world.root
    guard root.exists, world.nodes[root].presented.exists, world.isAttached(receiver) else {
      return try uikit.dismiss(on: receiver)
    }
    try refuseWhileMoving()
    try removePresentation(by: root)
  }
}

/// PRS-50, PRS-4
struct DismissOverlooksAncestors: MutantRules {
  static let mistake =
    "Dismissing on a controller that presents nothing removes its own tree, also where its container presents."
  static let breaks: [RuleID] = [.PRS(50), .PRS(4)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    guard !world.nodes[receiver].presented.exists else { return try uikit.dismiss(on: receiver) }
    try refuseWhileMoving()
    let presenter = world.nodes[world.top(receiver)].presenter
    if presenter.exists { try removePresentation(by: presenter) }
  }
}

/// PRS-13
struct DismissIsNotPassedOn: MutantRules {
  static let mistake = "Dismissing on a controller that presents nothing does nothing."
  static let breaks: [RuleID] = [.PRS(13), .PRS(50)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    if world.nodes[receiver].presented.exists { try uikit.dismiss(on: receiver) }
  }
}

/// PRS-13, PRS-4: from a child
struct DismissIsPassedOnFromTheTopOnly: MutantRules {
  static let mistake =
    "Dismissing is passed to the presenter by the presented controller itself, not by its children."
  static let breaks: [RuleID] = [.PRS(13), .PRS(4)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    let node = world.nodes[receiver]
    if node.presented.exists || node.presenter.exists { try uikit.dismiss(on: receiver) }
  }
}

/// PRS-14
struct DismissPops: MutantRules {
  static let mistake = "Dismissing a pushed controller where nothing is presented pops it."
  static let breaks: [RuleID] = [.PRS(14)]
  let world: World

  func dismiss(on receiver: Controller) throws(Stop) {
    try uikit.dismiss(on: receiver)
    let stack = world.nodes[receiver].parent
    if stack.exists, world.kind(stack) == .navigation, world.nodes[receiver].previous.exists,
      !world.now.moving
    {
      try popMembers(above: world.nodes[receiver].previous, of: stack)
    }
  }
}

/// PRS-52
struct DismissalsInCodeTellTheDelegate: MutantRules {
  static let mistake = "The delegate is told of dismissals in code as it is of swipes."
  static let breaks: [RuleID] = [.PRS(52)]
  let world: World

  func removePresentation(by presenter: Controller) throws(Stop) {
    let presented = world.nodes[presenter].presented
    let hears =
      world.profile >= .ios13
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
