import SegueModel
import SegueScenarios

// Mistakes about push segues.

/// SEG-51
struct PushNeedsAStackAsParent: MutantRules {
  static let mistake = "A push segue raises unless the source stands in a navigation stack itself."
  static let breaks: [RuleID] = [.SEG(51)]
  let world: World

  func pushBySegue(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    let parent = world.nodes[segue.source].parent
    if parent.exists, world.kind(parent) != .navigation { segue.source = world.top(parent) }
    try uikit.pushBySegue(segue)
  }
}

/// SEG-52
struct PushWithoutStackPresents: MutantRules {
  static let mistake = "A push segue without a navigation controller presents."
  static let breaks: [RuleID] = [.SEG(52), .SEG(53), .SEG(114), .SEG(113)]
  let world: World

  func pushBySegue(_ segue: SegueObject) throws(Stop) {
    if world.ancestor(segue.source, .navigation).exists { return try uikit.pushBySegue(segue) }
    try present(
      segue.destination, on: segue.source, style: ownStyle(segue.destination),
      caller: segue.source)
  }
}

/// SEG-52
struct PushWithoutStackIsIgnored: MutantRules {
  static let mistake = "A push segue without a navigation controller does nothing."
  static let breaks: [RuleID] = [.SEG(52), .SEG(53), .SEG(114), .SEG(113)]
  let world: World

  func pushBySegue(_ segue: SegueObject) throws(Stop) {
    if world.ancestor(segue.source, .navigation).exists { try uikit.pushBySegue(segue) }
  }
}

/// SEG-52, SEG-113
struct PushExceptionsNameNoSegue: MutantRules {
  static let mistake =
    "The exception of a push segue without navigation controller never names the segue."
  static let breaks: [RuleID] = [.SEG(52)]
  let world: World

  func pushBySegue(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    segue.identifier = .absent
    try uikit.pushBySegue(segue)
  }
}

/// SEG-113
struct PushExceptionsAlwaysNameASegue: MutantRules {
  static let mistake = "The exception of a push segue without identifier names a segue '(null)'."
  static let breaks: [RuleID] = [.SEG(113)]
  let world: World

  func pushBySegue(_ segue: SegueObject) throws(Stop) {
    if segue.identifier < 0, !world.ancestor(segue.source, .navigation).exists {
      throw .raised(
        name: "NSGenericException",
        reason:
          "Could not find a navigation controller for segue '(null)'. Push segues can only be "
          + "used when the source controller is managed by an instance of UINavigationController.",
        rules: Cites(.SEG(113)))
    }
    try uikit.pushBySegue(segue)
  }
}

/// SEG-53, SEG-114
struct PushChecksItsStackFirst: MutantRules {
  static let mistake = "A push segue without navigation controller raises before prepare is called."
  static let breaks: [RuleID] = [.SEG(114)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if segue.kind == .push, !world.ancestor(segue.source, .navigation).exists {
      try pushBySegue(segue)
    }
    try uikit.prepare(segue)
  }
}

/// SEG-53
struct PushChecksItsStackBeforeMaking: MutantRules {
  static let mistake =
    "A push segue without navigation controller raises before its destination is made."
  static let breaks: [RuleID] = [.SEG(53), .SEG(114)]
  let world: World

  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  {
    if segue.kind == .push, !world.ancestor(source, .navigation).exists {
      try pushBySegue(
        SegueObject(
          kind: .push, identifier: segue.identifier, source: source, destination: source))
    }
    return try uikit.makeDestination(segue, source, sender: sender)
  }
}
