import SegueModel
import SegueScenarios

// Mistakes about how iOS 6 to 8 get to the destination.

/// LUN-34
struct OldUnwindsPopOne: MutantRules {
  static let mistake = "Before iOS 9 an unwind in a stack pops one controller."
  static let breaks: [RuleID] = [.LUN(34)]
  let world: World

  func popMembers(above member: Controller, of navigation: Controller) throws(Stop) {
    let previous = world.nodes[world.nodes[navigation].lastChild].previous
    try uikit.popMembers(above: world.profile < .ios9 ? previous : member, of: navigation)
  }
}

extension MutantRules {
  /// Where a presentation holds the source: the presentation, and who presents it.
  fileprivate func presentation(_ segue: SegueObject) -> (top: Controller, presenter: Controller) {
    let top = world.top(segue.source)
    return (top, world.nodes[top].presenter)
  }

  fileprivate func isPop(_ segue: SegueObject) -> Bool {
    let parent = world.nodes[segue.source].parent
    return parent.exists && parent == world.nodes[segue.found].parent
  }

  /// Whether a presentation of the style goes, by the specification, with the destination as presenter or not.
  fileprivate func goes(_ segue: SegueObject, _ styles: [PresentationStyle], direct: Bool) -> Bool {
    let (top, presenter) = presentation(segue)
    return presenter.exists && !isPop(segue) && (presenter == segue.found) == direct
      && styles.contains(world.nodes[top].style)
      && stayingPresentation(of: segue.source, segue.found) == nil
  }
}

/// LUN-6
struct OldUnwindsOnlyPop: MutantRules {
  static let mistake =
    "Before iOS 9 an unwind to the presenter leaves a full-screen presentation on screen."
  static let breaks: [RuleID] = [.LUN(6)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    if goes(segue, [.fullScreen], direct: true) { return }
    try uikit.legacyTransition(segue)
  }
}

/// LUN-37
struct OldFormSheetsStayAlways: MutantRules {
  static let mistake = "On iOS 6 and 7 a form sheet on iPad stays wherever it unwinds to."
  static let breaks: [RuleID] = [.LUN(37)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    if goes(segue, [.formSheet], direct: true), world.program.device.idiom == .pad { return }
    try uikit.legacyTransition(segue)
  }
}

/// LUN-38
struct OldPhonesDismissOnlyForThePresenter: MutantRules {
  static let mistake =
    "On iOS 6 and 7 a presentation goes only if it unwinds to its presenter, also on iPhone."
  static let breaks: [RuleID] = [.LUN(38)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    if goes(segue, [.fullScreen, .pageSheet, .formSheet], direct: false) { return }
    try uikit.legacyTransition(segue)
  }
}

/// LUN-39
struct OldContextsStayAlways: MutantRules {
  static let mistake = "On iOS 6 and 7 a current-context presentation stays wherever it unwinds to."
  static let breaks: [RuleID] = [.LUN(39)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    if goes(segue, [.currentContext], direct: true) { return }
    try uikit.legacyTransition(segue)
  }
}

extension MutantRules {
  /// Dismisses what stays by a rule, and is the specification otherwise.
  fileprivate func transit(_ segue: SegueObject, dismissing rule: RuleID) throws(Stop) {
    guard !isPop(segue), stayingPresentation(of: segue.source, segue.found) == rule else {
      return try uikit.legacyTransition(segue)
    }
    try removePresentation(by: presentation(segue).presenter)
  }
}

/// LUN-13
struct OldFormSheetsGo: MutantRules {
  static let mistake =
    "On iOS 6 and 7 a form sheet on iPad is dismissed when it unwinds to a stack member."
  static let breaks: [RuleID] = [.LUN(13)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    try transit(segue, dismissing: .LUN(13))
  }
}

/// LUN-14
struct OldContextsGo: MutantRules {
  static let mistake =
    "On iOS 6 and 7 a current-context presentation is dismissed when it unwinds to a stack member."
  static let breaks: [RuleID] = [.LUN(14)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    try transit(segue, dismissing: .LUN(14))
  }
}

/// LUN-15
struct OldPopoversGo: MutantRules {
  static let mistake = "On iOS 8 a popover is dismissed when it unwinds to its presenter."
  static let breaks: [RuleID] = [.LUN(15)]
  let world: World

  func legacyTransition(_ segue: SegueObject) throws(Stop) {
    try transit(segue, dismissing: .LUN(15))
  }
}

/// LUN-7
struct SuppliedSegueIsNotUsed: MutantRules {
  static let mistake = "segueForUnwinding is asked, and the stock transition made all the same."
  static let breaks: [RuleID] = [.LUN(7)]
  let world: World

  func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop) {
    let stock = segue
    try uikit.replaceLegacySegue(&segue)
    segue = stock
  }
}

/// LUN-7
struct StockTransitionComesOnTop: MutantRules {
  static let mistake =
    "After the segue that segueForUnwinding supplies the stock transition is made as well."
  static let breaks: [RuleID] = [.LUN(7)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    try uikit.carryOut(segue)
    if segue.isUnwind, segue.kind == .custom { try legacyTransition(segue) }
  }
}

/// LUN-35
struct OnlyTheDestinationSuppliesASegue: MutantRules {
  static let mistake =
    "segueForUnwinding is asked of the destination only, and never of its parent."
  static let breaks: [RuleID] = [.LUN(35)]
  let world: World

  func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop) {
    if world.nodes[segue.found].presented.exists { try uikit.replaceLegacySegue(&segue) }
  }
}

/// LUN-35
struct OnlyParentsSupplyASegue: MutantRules {
  static let mistake = "segueForUnwinding is asked of the destination's parent only."
  static let breaks: [RuleID] = [.LUN(35)]
  let world: World

  func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop) {
    if !world.nodes[segue.found].presented.exists { try uikit.replaceLegacySegue(&segue) }
  }
}
