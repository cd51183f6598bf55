import SegueModel
import SegueScenarios

// Mistakes about names: which segue an identifier means, and what it is called.

/// SEG-11, SEG-103
struct UnknownIdentifiersRaiseAnotherException: MutantRules {
  static let mistake = "An unknown segue identifier raises NSInternalInconsistencyException."
  static let breaks: [RuleID] = [.SEG(11), .SEG(103), .UNW(34)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    guard segue(identifier, of: source) != nil else {
      throw .raised(
        name: "NSInternalInconsistencyException",
        reason: "Receiver (<\(world.name(source))>) has no segue with identifier "
          + "'\(world.text(identifier) ?? "")'",
        rules: Cites(.SEG(11)))
    }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// SEG-12
struct ControllersOfCodeIgnoreSegues: MutantRules {
  static let mistake = "performSegue on a controller made in code does nothing."
  static let breaks: [RuleID] = [.SEG(12), .SEG(103)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if world.nodes[source].scene < 0 { return }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// SEG-13
struct ParentsSeguesCount: MutantRules {
  static let mistake =
    "An identifier that the receiver lacks is looked for among its parent's segues."
  static let breaks: [RuleID] = [.SEG(13)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    var owner = source
    while owner.exists, segue(identifier, of: owner) == nil { owner = world.nodes[owner].parent }
    try uikit.performSegue(identifier, on: owner.exists ? owner : source, sender: sender)
  }
}

/// SEG-105
struct TriggersGoByIdentifier: MutantRules {
  static let mistake = "A trigger performs the first segue with its segue's identifier."
  static let breaks: [RuleID] = [.SEG(105)]
  let world: World

  func trigger(_ name: Symbol, on source: Controller) throws(Stop) {
    let scene = world.nodes[source].scene
    if scene >= 0, world.nodes[source].flags.isSuperset(of: [.hasSegues, .loaded]),
      let index = world.program.scenes[Int(scene)].segues.first(where: {
        world.program.segues[$0].trigger == name
      }),
      let first = segue(world.program.segues[index].identifier, of: source),
      world.program.segues[index].identifier >= 0
    {
      return try start(first, from: source, sender: name, triggered: true)
    }
    try uikit.trigger(name, on: source)
  }
}

/// SEG-106
struct UnnamedSeguesAreNamedByTheirTrigger: MutantRules {
  static let mistake = "A segue without identifier can be performed by the name of its trigger."
  static let breaks: [RuleID] = [.SEG(106)]
  let world: World

  func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    if let index = uikit.segue(identifier, of: source) { return index }
    let node = world.nodes[source]
    guard identifier >= 0, node.scene >= 0, node.flags.contains(.hasSegues) else { return nil }
    return world.program.scenes[Int(node.scene)].segues.first {
      world.program.segues[$0].identifier < 0 && world.program.segues[$0].trigger == identifier
    }
  }
}

/// SEG-41
struct ManualSeguesHaveNoName: MutantRules {
  static let mistake = "A segue that hangs on the controller itself cannot be performed by name."
  static let breaks: [RuleID] = [.SEG(41)]
  let world: World

  func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    guard let index = uikit.segue(identifier, of: source) else { return nil }
    return world.program.segues[index].trigger < 0 ? nil : index
  }
}

/// SEG-15
struct MissingIdentifiersAreClassNames: MutantRules {
  static let mistake = "A segue without identifier is prepared under its class name."
  static let breaks: [RuleID] = [.SEG(15)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    if segue.identifier < 0, !segue.isUnwind { segue.identifier = world.program.plainSegue }
    try uikit.prepare(segue)
  }
}

/// SEG-31
struct PrepareHasNoIdentifier: MutantRules {
  static let mistake = "The segue that prepare gets does not tell its identifier."
  static let breaks: [RuleID] = [.SEG(31)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    if !segue.isUnwind { segue.identifier = .absent }
    try uikit.prepare(segue)
  }
}

/// SEG-31
struct DestinationIsTheContainersContent: MutantRules {
  static let mistake =
    "The destination of a segue to a navigation controller is the controller in that."
  static let breaks: [RuleID] = [.SEG(31)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    if !segue.isUnwind, world.kind(segue.destination) == .navigation,
      world.nodes[segue.destination].firstChild.exists
    {
      segue.destination = world.nodes[segue.destination].firstChild
    }
    try uikit.prepare(segue)
  }
}

/// SEG-2
struct DestinationsAreReused: MutantRules {
  static let mistake = "A segue performed again leads to the instance it made the first time."
  static let breaks: [RuleID] = [.SEG(2), .STB(9)]
  let world: World

  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  {
    for index in 0..<world.nodes.count {
      let other = Controller(Int32(index))
      if segue.kind != .embed, world.isAlive(other),
        world.nodes[other].scene == segue.destination,
        !world.nodes[other].flags.contains(.held)
      {
        return other
      }
    }
    return try uikit.makeDestination(segue, source, sender: sender)
  }
}

/// SEG-40
struct SegueObjectsAreReused: MutantRules {
  static let mistake = "A segue object is made once and used for every performance."
  static let breaks: [RuleID] = [.SEG(40)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    let isFirst = world.nodes[segue.destination].ordinal == 1
    if isFirst || segue.isUnwind || segue.isMade { try uikit.makeSegue(&segue) }
  }
}
