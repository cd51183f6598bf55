import SegueModel
import SegueScenarios

// Mistakes about who is called when, from the trigger to the transition.

/// UNW-21
struct TriggeredUnwindsAskNobody: MutantRules {
  static let mistake = "The trigger of an unwind does not ask shouldPerformSegue."
  static let breaks: [RuleID] = [.UNW(21), .UNW(32), .SEG(74)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered && segue.kind != .unwind
  }
}

/// UNW-76
struct UnwindsInCodeAskFirst: MutantRules {
  static let mistake = "performSegue of an unwind asks shouldPerformSegue."
  static let breaks: [RuleID] = [.UNW(76)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool { triggered || segue.kind == .unwind }
}

/// UNW-32
struct RefusedUnwindsGoOn: MutantRules {
  static let mistake = "An unwind asks shouldPerformSegue and does not heed the answer."
  static let breaks: [RuleID] = [.UNW(32)]
  let world: World

  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Bool
  {
    let answer = try uikit.shouldPerform(segue, source, sender: sender)
    return answer || segue.kind == .unwind
  }
}

/// UNW-22
struct SearchBeforeShouldPerform: MutantRules {
  static let mistake = "An unwind asks shouldPerformSegue only once it has found its destination."
  static let breaks: [RuleID] = [.UNW(22), .UNW(32)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered && segue.kind != .unwind
  }

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    if search.isTriggered {
      guard try shouldPerform(segue, search.source, sender: search.sender) else { return }
    }
    try uikit.perform(segue, search, unwinding: object)
  }
}

/// UNW-22
struct ActionBeforePrepare: MutantRules {
  static let mistake = "The action is sent before the source's prepare."
  static let breaks: [RuleID] = [.UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try send(segue, object)
    try prepare(object)
    try carryOut(object)
  }
}

/// UNW-22
struct UnwindsAreNotPrepared: MutantRules {
  static let mistake = "An unwind calls no prepare."
  static let breaks: [RuleID] = [.UNW(22), .SEG(74)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if segue.kind != .unwind { try uikit.prepare(segue) }
  }
}

/// UNW-77
struct ActionAfterTheTransition: MutantRules {
  static let mistake = "The action is sent when everything has been dismissed and popped."
  static let breaks: [RuleID] = [.UNW(77), .UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try prepare(object)
    try carryOut(object)
    try send(segue, object)
  }
}

/// UNW-77
struct PrepareAfterTheTransition: MutantRules {
  static let mistake = "Prepare and action come when everything has been dismissed and popped."
  static let breaks: [RuleID] = [.UNW(77), .UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try carryOut(object)
    try prepare(object)
    try send(segue, object)
  }
}

/// UNW-22
struct SegueObjectAfterPrepare: MutantRules {
  static let mistake = "The segue object of an unwind is made when prepare has already run."
  static let breaks: [RuleID] = [.UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try prepare(object)
    try makeSegue(&object)
    try send(segue, object)
    try carryOut(object)
  }
}
