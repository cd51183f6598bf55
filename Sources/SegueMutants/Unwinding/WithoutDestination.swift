import SegueModel
import SegueScenarios

// Mistakes about unwinds that find nobody.

/// UNW-86
struct PrepareBeforeTheSearch: MutantRules {
  static let mistake = "Prepare is called before it is known whether there is a destination."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    world.emit(.prepare, on: search.source, sender: search.sender, Cites(.UNW(86)))
  }
}

/// UNW-86
struct RaisesWithoutDestination: MutantRules {
  static let mistake = "An unwind without a destination raises."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12), .UNW(67)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    throw .raised(
      name: "NSInternalInconsistencyException", reason: "no destination for the unwind segue",
      rules: Cites(.UNW(86)))
  }
}

/// UNW-86
struct DismissesWithoutDestination: MutantRules {
  static let mistake = "An unwind without a destination dismisses the source."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    let presenter = world.nodes[world.top(search.source)].presenter
    guard presenter.exists else { return }
    world.emit(.dismiss, on: presenter, Cites(.UNW(86)))
    try removePresentation(by: presenter)
  }
}

/// UNW-86
struct PopsWithoutDestination: MutantRules {
  static let mistake =
    "An unwind without a destination goes back one step, as the back button does."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    let stack = world.nodes[search.source].parent
    let previous = world.nodes[search.source].previous
    guard stack.exists, world.kind(stack) == .navigation, previous.exists else { return }
    try popMembers(above: previous, of: stack)
  }
}
