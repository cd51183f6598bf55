import SegueModel
import SegueScenarios

// Mistakes about segue classes.

/// SEG-70
struct CustomSeguesPresent: MutantRules {
  static let mistake = "A custom segue presents its destination besides what its perform() does."
  static let breaks: [RuleID] = [.SEG(70)]
  let world: World

  func carryOut(_ segue: SegueObject) throws(Stop) {
    try uikit.carryOut(segue)
    let node = world.nodes[segue.destination]
    if segue.kind == .custom, !segue.isMade, !segue.isUnwind, !node.parent.exists,
      !node.presenter.exists, world.isAttached(segue.source), !world.now.moving
    {
      try present(
        segue.destination, on: segue.source, style: ownStyle(segue.destination),
        caller: segue.source)
    }
  }
}

/// SEG-34
struct SeguesWithoutEffectAreSilent: MutantRules {
  static let mistake = "The base perform() of a custom segue does nothing."
  static let breaks: [RuleID] = [.SEG(34), .SEG(109), .SEG(110)]
  let world: World

  func standardEffect(_ segue: SegueObject) throws(Stop) {
    if segue.kind != .custom { try uikit.standardEffect(segue) }
  }
}

/// SEG-109: super is called
struct SuperOfACustomSegueIsSilent: MutantRules {
  static let mistake = "super.perform() in the class of a custom segue does nothing."
  static let breaks: [RuleID] = [.SEG(109)]
  let world: World

  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper && (segue.kind != .custom || segue.isUnwind)
  }
}

/// SEG-110
struct SeguesWithoutEffectRaiseEarly: MutantRules {
  static let mistake = "A custom segue whose class has no perform() raises before prepare."
  static let breaks: [RuleID] = [.SEG(110)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    let overrides =
      segue.cls >= 0 && world.program.segueClasses[Int(segue.cls)].perform != nil
    if segue.kind == .custom, !segue.isUnwind, !segue.hasHandler, !overrides {
      try standardEffect(segue)
    }
    try uikit.prepare(segue)
  }
}

/// SEG-71
struct MissingSegueClassesArePlain: MutantRules {
  static let mistake = "A segue whose class does not exist is a plain one."
  static let breaks: [RuleID] = [.SEG(71)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    if segue.cls >= 0, world.program.segueClasses[Int(segue.cls)].missing { segue.cls = -1 }
    try uikit.makeSegue(&segue)
  }
}

/// SEG-71
struct MissingSegueClassesRaiseWithTheScene: MutantRules {
  static let mistake =
    "A scene with a segue whose class does not exist raises when it is instantiated."
  static let breaks: [RuleID] = [.SEG(71)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    for index in world.program.scenes[Int(scene)].segues {
      let cls = world.program.segues[index].cls
      if cls >= 0, world.program.segueClasses[Int(cls)].missing {
        throw .raised(
          name: "NSInvalidArgumentException", reason: "Could not find a segue class",
          rules: Cites(.SEG(71)))
      }
    }
    return try uikit.instantiate(scene, cls: cls, why)
  }
}

/// SEG-72
struct StandardKindsIgnoreClasses: MutantRules {
  static let mistake = "A custom class counts only on segues of the kind custom."
  static let breaks: [RuleID] = [.SEG(72), .SEG(119)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    if segue.kind != .custom, segue.kind != .unwind, !segue.isMade { segue.cls = -1 }
    try uikit.makeSegue(&segue)
  }
}

/// SEG-72
struct SuperOfAStandardKindDoesNothing: MutantRules {
  static let mistake = "super.perform() in the class of a show or presentation segue does nothing."
  static let breaks: [RuleID] = [.SEG(72)]
  let world: World

  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper && (segue.kind == .custom || segue.kind == .unwind)
  }
}

/// SEG-119
struct StandardEffectsComeAnyway: MutantRules {
  static let mistake =
    "A show or presentation segue has its effect although its class does not call super.perform()."
  static let breaks: [RuleID] = [.SEG(119)]
  let world: World

  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper || segue.kind != .custom && segue.kind != .unwind
  }
}

/// SEG-32
struct ClassesCannotChangeTheDestination: MutantRules {
  static let mistake =
    "A segue keeps its destination although its class hands another one to super."
  static let breaks: [RuleID] = [.SEG(32)]
  let world: World

  func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    let destination = segue.destination
    try uikit.makeSegue(&segue)
    segue.destination = destination
  }
}
