import SegueModel
import SegueScenarios

// Mistakes about handlers and about segues that the app makes.

/// SEG-33
struct HandlersAreNotRun: MutantRules {
  static let mistake = "A segue made with a handler raises as one without."
  static let breaks: [RuleID] = [.SEG(33), .SEG(35)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    if !segue.isUnwind { segue.hasHandler = false }
    try uikit.carryOut(segue)
  }
}

/// SEG-35
struct MadeSeguesPresent: MutantRules {
  static let mistake =
    "A segue that the app makes presents its destination, whatever its class does."
  static let breaks: [RuleID] = [.SEG(35)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    guard segue.isMade, !segue.isUnwind else { return try uikit.carryOut(segue) }
    try present(
      segue.destination, on: segue.source, style: ownStyle(segue.destination),
      caller: segue.source)
  }
}

/// SEG-127
struct MadeSeguesArePrepared: MutantRules {
  static let mistake = "A segue that the app makes and performs calls prepare on its source."
  static let breaks: [RuleID] = [.SEG(127)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    if segue.isMade, !segue.isUnwind { try prepare(segue) }
    try uikit.carryOut(segue)
  }
}

/// SEG-36
struct SeguesPerformOnce: MutantRules {
  static let mistake = "Calling perform() a second time on a segue object does nothing."
  static let breaks: [RuleID] = [.SEG(36)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    if !segue.isRepeated { try uikit.carryOut(segue) }
  }
}
