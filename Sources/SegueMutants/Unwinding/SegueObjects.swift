import SegueModel
import SegueScenarios

// Mistakes about an unwind's segue object, its class and its action.

/// UNW-23
struct UnwindMakesItsDestination: MutantRules {
  static let mistake =
    "An unwind segue makes a new instance of its destination, as other segues do."
  static let breaks: [RuleID] = [.UNW(23), .SEG(74)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = try uikit.unwindObject(segue, from: search, to: found)
    if world.nodes[found].scene >= 0 {
      object.destination = try instantiate(world.nodes[found].scene, cls: -1, Cites(.UNW(23)))
    }
    return object
  }
}

/// UNW-23
struct UnwindSourceIsTheContainer: MutantRules {
  static let mistake =
    "The source of an unwind is the container that leaves, not the owner of the segue."
  static let breaks: [RuleID] = [.UNW(23)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = try uikit.unwindObject(segue, from: search, to: found)
    if world.nodes[search.source].parent.exists {
      object.source = world.nodes[search.source].parent
    }
    return object
  }
}

/// UNW-23: a scene that is alive more than once
struct FirstInstanceOfARepeatedScene: MutantRules {
  static let mistake =
    "The destination is looked up by its scene, so that of several instances the first one is taken."
  static let breaks: [RuleID] = [.UNW(23), .UNW(7)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var first = found
    for index in 0..<world.nodes.count {
      let other = Controller(Int32(index))
      if world.nodes[other].scene >= 0, world.nodes[other].scene == world.nodes[found].scene,
        world.isAlive(other), world.isAttached(other), !world.isWithin(other, search.source)
      {
        first = other
        break
      }
    }
    return try uikit.unwindObject(segue, from: search, to: first)
  }
}

/// UNW-78
struct UnwindIdentifierIsTheAction: MutantRules {
  static let mistake = "The identifier of an unwind's segue is its action."
  static let breaks: [RuleID] = [.UNW(78)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = try uikit.unwindObject(segue, from: search, to: found)
    object.identifier = segue.action
    return object
  }
}

/// UNW-78
struct UnwindIdentifierIsLost: MutantRules {
  static let mistake = "The segue of an unwind has no identifier."
  static let breaks: [RuleID] = [.UNW(78)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = try uikit.unwindObject(segue, from: search, to: found)
    object.identifier = .absent
    return object
  }
}

/// UNW-25
struct UnwindClassIsIgnored: MutantRules {
  static let mistake = "A custom class on an unwind segue is not used."
  static let breaks: [RuleID] = [.UNW(25), .UNW(79)]
  let world: World

  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = try uikit.unwindObject(segue, from: search, to: found)
    if object.kind == .unwind { object.cls = -1 }
    return object
  }
}

/// UNW-25
struct SuperOfAnUnwindDoesNothing: MutantRules {
  static let mistake = "super.perform() of a custom unwind segue does nothing."
  static let breaks: [RuleID] = [.UNW(25)]
  let world: World

  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper && segue.kind != .unwind
  }
}

/// UNW-79
struct UnwindsTransitAnyway: MutantRules {
  static let mistake =
    "An unwind dismisses and pops although its class does not call super.perform()."
  static let breaks: [RuleID] = [.UNW(79)]
  let world: World

  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper || segue.kind == .unwind
  }
}

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
  static let breaks: [RuleID] = [.UNW(34), .SEG(11), .SEG(12), .SEG(104), .STB(18)]
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
