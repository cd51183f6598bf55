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
