import SegueModel
import SegueScenarios

// Mistakes about the order of a segue's calls and who is asked.

/// SEG-1
struct DestinationBeforeTheQuestion: MutantRules {
  static let mistake =
    "The destination is made before shouldPerformSegue is asked, and made anew after a yes."
  static let breaks: [RuleID] = [.SEG(1), .SEG(26), .SEG(100)]
  let world: World

  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Bool
  {
    if segue.kind != .unwind, segue.kind != .embed {
      _ = try makeDestination(segue, source, sender: sender)
    }
    return try uikit.shouldPerform(segue, source, sender: sender)
  }
}

/// SEG-1
struct TriggersAskNobody: MutantRules {
  static let mistake = "The trigger of a forward segue does not ask shouldPerformSegue."
  static let breaks: [RuleID] = [.SEG(1), .SEG(100), .SEG(26)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered && segue.kind == .unwind
  }
}

/// SEG-8
struct SeguesInCodeAskFirst: MutantRules {
  static let mistake = "performSegue asks shouldPerformSegue."
  static let breaks: [RuleID] = [.SEG(8)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool { triggered || segue.kind != .unwind }
}

/// SEG-141
struct SeguesInCodeAskNobodyInAppkit: MutantRules {
  static let mistake = "performSegue asks nobody in AppKit, as in UIKit."
  static let breaks: [RuleID] = [.SEG(141)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool { triggered }
}

/// SEG-145, SEG-146
struct SeguesAreNotPerformedInAppkit: MutantRules {
  static let mistake = "In AppKit a segue is prepared, and its perform() is not called."
  static let breaks: [RuleID] = [.SEG(146), .SEG(145)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    if world.profile != .appkit { try uikit.carryOut(segue) }
  }
}

/// SEG-100
struct RefusedSeguesGoOn: MutantRules {
  static let mistake = "A forward segue asks shouldPerformSegue and does not heed the answer."
  static let breaks: [RuleID] = [.SEG(100), .SEG(26), .SEG(142)]
  let world: World

  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Bool
  {
    let answer = try uikit.shouldPerform(segue, source, sender: sender)
    return answer || segue.kind != .unwind
  }
}

/// SEG-100
struct RefusedSeguesRaise: MutantRules {
  static let mistake = "A segue that shouldPerformSegue refuses raises."
  static let breaks: [RuleID] = [.SEG(100)]
  let world: World

  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Bool
  {
    if try uikit.shouldPerform(segue, source, sender: sender) { return true }
    throw .raised(
      name: "NSInternalInconsistencyException", reason: "refused", rules: Cites(.SEG(100)))
  }
}

/// SEG-3
struct SegueObjectBeforeItsDestination: MutantRules {
  static let mistake = "The segue object is made first and gets its destination later."
  static let breaks: [RuleID] = [.SEG(3)]
  let world: World

  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  {
    if segue.cls < 0 {
      world.emit(.segue, on: source, name: world.program.plainSegue, Cites(.SEG(3)))
    }
    return try uikit.makeDestination(segue, source, sender: sender)
  }

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    if segue.cls >= 0 || segue.isUnwind || segue.isMade { try uikit.makeSegue(&segue) }
  }
}

/// SEG-4
struct PreparesTwice: MutantRules {
  static let mistake = "Prepare is called by the trigger and again by the segue."
  static let breaks: [RuleID] = [.SEG(4)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    try uikit.prepare(segue)
    if !segue.isUnwind { try uikit.prepare(segue) }
  }
}

/// SEG-4, SEG-5
struct PrepareAfterPerform: MutantRules {
  static let mistake = "Prepare is called when the segue has been performed."
  static let breaks: [RuleID] = [.SEG(4), .SEG(5), .SEG(63), .SEG(101), .SEG(143)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if segue.isUnwind { try uikit.prepare(segue) }
  }

  func carryOut(_ segue: SegueObject) throws(Stop) {
    try uikit.carryOut(segue)
    if !segue.isUnwind, !segue.isMade { try uikit.prepare(segue) }
  }
}

/// SEG-4
struct ContainersPrepare: MutantRules {
  static let mistake = "Prepare is sent to the source's container."
  static let breaks: [RuleID] = [.SEG(4), .SEG(31)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    let parent = world.nodes[segue.source].parent
    if !segue.isUnwind, parent.exists { segue.source = parent }
    try uikit.prepare(segue)
  }
}

/// SEG-101, SEG-6
struct PrepareLoadsTheDestination: MutantRules {
  static let mistake =
    "The destination's view is loaded before prepare, so that its outlets are there."
  static let breaks: [RuleID] = [.SEG(101), .SEG(6)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if !segue.isUnwind { try loadView(segue.destination) }
    try uikit.prepare(segue)
  }
}
