import SegueModel
import SegueScenarios

// Mistakes about the action that is missing, and about the names of unwinds.

/// UNW-88
struct MissingActionIsIgnored: MutantRules {
  static let mistake = "A destination without the action is not sent it, and the unwind goes on."
  static let breaks: [RuleID] = [.UNW(88)]
  let world: World

  func send(_ segue: SegueCode, _ object: SegueObject) throws(Stop) {
    if world.implements(object.found, segue.actionNumber) { try uikit.send(segue, object) }
  }
}

/// UNW-88
struct MissingActionIsFoundBeforePrepare: MutantRules {
  static let mistake = "A destination without the action raises before prepare is called."
  static let breaks: [RuleID] = [.UNW(88)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    if !world.implements(object.found, segue.actionNumber) { try send(segue, object) }
    try uikit.perform(segue, search, unwinding: object)
  }
}

/// UNW-34
struct UnknownIdentifierIsIgnored: MutantRules {
  static let mistake = "performSegue by an identifier that is not there does nothing."
  static let breaks: [RuleID] = [.UNW(34), .SEG(11), .SEG(12), .SEG(104), .SEG(144), .STB(18)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if segue(identifier, of: source) == nil { return }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// UNW-87
struct LastOfEqualIdentifiers: MutantRules {
  static let mistake = "Of several segues with one identifier the last one is performed."
  static let breaks: [RuleID] = [.UNW(87), .SEG(14)]
  let world: World

  func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    let node = world.nodes[source]
    guard node.scene >= 0, node.flags.contains(.hasSegues) else { return nil }
    return world.program.scenes[Int(node.scene)].segues.last {
      world.program.segues[$0].identifier == identifier
    }
  }
}

/// UNW-87
struct ForwardSeguesBeforeUnwinds: MutantRules {
  static let mistake =
    "Of a forward segue and an unwind with one identifier the forward one is performed."
  static let breaks: [RuleID] = [.UNW(87)]
  let world: World

  func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    guard let first = uikit.segue(identifier, of: source) else { return nil }
    return world.program.scenes[Int(world.nodes[source].scene)].segues.first {
      world.program.segues[$0].identifier == identifier && world.program.segues[$0].kind != .unwind
    } ?? first
  }
}

/// SEG-118
struct UnwindsHaveNoName: MutantRules {
  static let mistake = "An unwind segue cannot be performed by name."
  static let breaks: [RuleID] = [.SEG(118)]
  let world: World

  func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    guard let index = uikit.segue(identifier, of: source) else { return nil }
    return world.program.segues[index].kind == .unwind ? nil : index
  }
}
