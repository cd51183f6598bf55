import SegueModel
import SegueScenarios

// Mistakes about popovers.

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
