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
