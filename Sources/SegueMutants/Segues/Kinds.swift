import SegueModel
import SegueScenarios

// Mistakes about what pushes, presentations and popovers do.

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

/// SEG-54
struct PresentationSeguesPush: MutantRules {
  static let mistake = "A presentation segue in a navigation stack pushes."
  static let breaks: [RuleID] = [.SEG(54), .SEG(56)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    let stack = world.nodes[segue.source].parent
    guard stack.exists, world.kind(stack) == .navigation,
      world.kind(segue.destination) == .plain
    else { return try uikit.presentBySegue(segue, style: style) }
    try push(segue.destination, on: stack)
  }
}

/// SEG-54
struct TheContainerIsToldToPresent: MutantRules {
  static let mistake =
    "A presentation segue has the top of the source's tree present, and not the source."
  static let breaks: [RuleID] = [.SEG(54), .SEG(111)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    var segue = segue
    segue.source = world.top(segue.source)
    try uikit.presentBySegue(segue, style: style)
  }
}

/// SEG-115
struct SegueStylesAreIgnored: MutantRules {
  static let mistake = "The presentation style that is set on a segue does not count."
  static let breaks: [RuleID] = [.SEG(115)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    try uikit.presentBySegue(segue, style: segue.kind == .popoverPresentation ? style : nil)
  }
}

/// SEG-115
struct DestinationStylesAreIgnored: MutantRules {
  static let mistake = "The presentation style that the destination itself sets does not count."
  static let breaks: [RuleID] = [.SEG(115)]
  let world: World

  func ownStyle(_ controller: Controller) -> PresentationStyle { standardStyle }
  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    try uikit.presentBySegue(segue, style: style ?? standardStyle)
  }
}

/// SEG-55
struct FullScreenForEver: MutantRules {
  static let mistake = "The presentation style that is meant by none is full screen on iOS 13, too."
  static let breaks: [RuleID] = [.SEG(55)]
  let world: World

  var standardStyle: PresentationStyle { .fullScreen }
  func ownStyle(_ controller: Controller) -> PresentationStyle {
    guard let style = styleThatIsSet(controller) else { return standardStyle }
    return adapted(style, for: controller)
  }
}

/// SEG-116
struct SheetsBeforeTheirTime: MutantRules {
  static let mistake =
    "The presentation style that is meant by none is automatic before iOS 13, too."
  static let breaks: [RuleID] = [.SEG(116)]
  let world: World

  func ownStyle(_ controller: Controller) -> PresentationStyle {
    let style = uikit.ownStyle(controller)
    return styleThatIsSet(controller) == nil ? .automatic : style
  }
}

/// SEG-57
struct PopoversDoNotAdapt: MutantRules {
  static let mistake = "A popover segue presents a popover in compact width, too."
  static let breaks: [RuleID] = [.SEG(57)]
  let world: World

  func adapts(_ controller: Controller) -> PresentationStyle { .popover }
  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    guard style == .popover, segue.anchored else {
      return try uikit.presentBySegue(segue, style: style)
    }
    world.emit(.present, on: segue.source, to: segue.destination, Cites(.SEG(57)))
    try present(segue.destination, on: segue.source, style: .popover, caller: segue.source)
  }
}

/// SEG-120
struct AdaptiveDelegatesAreNotAsked: MutantRules {
  static let mistake =
    "A popover in compact width is presented modally whatever its delegate answers."
  static let breaks: [RuleID] = [.SEG(120)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    guard style == .popover, world.program.device.width == .compact else {
      return try uikit.presentBySegue(segue, style: style)
    }
    try uikit.presentBySegue(segue, style: standardStyle)
  }
}

/// SEG-60
struct PopoversNeedNoAnchor: MutantRules {
  static let mistake = "A popover without an anchor is presented all the same."
  static let breaks: [RuleID] = [.SEG(60)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    var segue = segue
    segue.anchored = true
    try uikit.presentBySegue(segue, style: style)
  }
}

/// SEG-58
struct AnchorsOfTheSegueAreForgotten: MutantRules {
  static let mistake =
    "The anchor that a popover segue names is not handed on, so a popover performed in code raises."
  static let breaks: [RuleID] = [.SEG(58)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    var segue = segue
    if !segue.isTriggered, segue.sender < 0 { segue.anchored = false }
    try uikit.presentBySegue(segue, style: style)
  }
}

/// SEG-124
struct PhonesHavePopoversOfOld: MutantRules {
  static let mistake = "Before iOS 9 a popover segue on a phone presents its destination."
  static let breaks: [RuleID] = [.SEG(124)]
  let world: World

  func legacyPopover(_ segue: SegueObject) throws(Stop) {
    guard world.profile < .ios9, world.program.device.idiom != .pad else {
      return try uikit.legacyPopover(segue)
    }
    try present(segue.destination, on: segue.source, style: .fullScreen, caller: segue.source)
  }
}

/// SEG-61
struct OldPopoversNeedNoAnchor: MutantRules {
  static let mistake =
    "Before iOS 9 a popover segue without anchor and sender presents its destination."
  static let breaks: [RuleID] = [.SEG(61)]
  let world: World

  func legacyPopover(_ segue: SegueObject) throws(Stop) {
    guard world.profile < .ios9, world.program.device.idiom == .pad, !segue.anchored,
      !segue.isTriggered, segue.sender < 0
    else { return try uikit.legacyPopover(segue) }
    try present(segue.destination, on: segue.source, style: .popover, caller: segue.source)
  }
}

/// SEG-126
struct OldPopoverSeguesAreNothingSpecial: MutantRules {
  static let mistake =
    "The segue object of a deprecated popover segue is a plain UIStoryboardSegue."
  static let breaks: [RuleID] = [.SEG(126)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    guard segue.kind == .popover, segue.cls < 0 else { return try uikit.makeSegue(&segue) }
    segue.kind = .modal
    try uikit.makeSegue(&segue)
    segue.kind = .popover
  }
}
