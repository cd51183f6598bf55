import SegueModel
import SegueScenarios

// Mistakes about creators, and about what comes with the coder.

/// STB-14
struct CreatorsAreIgnored: MutantRules {
  static let mistake = "A creator given to an instantiation is not called."
  static let breaks: [RuleID] = [.STB(14), .STB(15), .STB(41)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    var step = step
    step.creation = nil
    try uikit.run(step, scope)
  }
}

/// STB-14
struct CreatorsAreCalledTwice: MutantRules {
  static let mistake = "A creator is called once to see whether it answers and once for its answer."
  static let breaks: [RuleID] = [.STB(14)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.creation != nil, step.number >= 0,
      let wanted = try scene(step.name, in: step.number)
    {
      let symbol = world.program.scenes[Int(try resolve(wanted))].symbol
      world.emit(.creator, on: .none, name: symbol, Cites(.STB(14)))
    }
    try uikit.run(step, scope)
  }
}

/// STB-18
struct SeguesComeWithoutTheCoder: MutantRules {
  static let mistake =
    "A controller has the segues of its scene although its init(coder:) does not call super."
  static let breaks: [RuleID] = [.STB(18)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if world.nodes[source].scene >= 0 { world.nodes[source].flags.insert(.hasSegues) }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// STB-49
struct SegueObjectsAreNamedByKind: MutantRules {
  static let mistake = "Each kind of segue has a class of its own, as before iOS 9."
  static let breaks: [RuleID] = [.STB(49)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    guard segue.cls < 0, !segue.isUnwind, !segue.isMade else { return try uikit.makeSegue(&segue) }
    world.emit(
      .segue, on: segue.source, to: segue.destination, name: world.program.popoverSegue,
      Cites(.STB(49)))
  }
}
