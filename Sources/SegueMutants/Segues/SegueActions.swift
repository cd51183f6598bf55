import SegueModel
import SegueScenarios

// Mistakes about segue actions, and what they share with creators.

/// SEG-22
struct SegueActionsAreIgnored: MutantRules {
  static let mistake = "A segue action is not called: the destination comes from init(coder:)."
  static let breaks: [RuleID] = [.SEG(22), .SEG(122), .SEG(24), .SEG(108)]
  let world: World

  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  {
    var segue = segue
    segue.segueAction = .absent
    return try uikit.makeDestination(segue, source, sender: sender)
  }
}

/// SEG-122
struct SegueActionsGetNoSender: MutantRules {
  static let mistake = "A segue action that takes a sender gets nil."
  static let breaks: [RuleID] = [.SEG(122)]
  let world: World

  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  {
    try uikit.makeDestination(segue, source, sender: .absent)
  }
}

/// SEG-23
struct SegueActionsReplacePrepare: MutantRules {
  static let mistake = "Where a segue action makes the destination, prepare is not called."
  static let breaks: [RuleID] = [.SEG(23)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if !segue.fromAction { try uikit.prepare(segue) }
  }
}

/// SEG-24, STB-15
struct AnyObjectOfACreatorIsTaken: MutantRules {
  static let mistake = "A creator or segue action may make its controller without the coder."
  static let breaks: [RuleID] = [.SEG(24), .STB(15)]
  let world: World

  func create(_ scene: Int32, _ creation: CreationCode, alien: RuleID) throws(Stop) -> Int32 {
    if case .withoutCoder = creation { return -1 }
    return try uikit.create(scene, creation, alien: alien)
  }
}

/// SEG-108, STB-40
struct NilOfACreatorRaises: MutantRules {
  static let mistake = "A creator or segue action that answers nil raises."
  static let breaks: [RuleID] = [.SEG(108), .STB(40)]
  let world: World

  func create(_ scene: Int32, _ creation: CreationCode, alien: RuleID) throws(Stop) -> Int32 {
    if case .nothing = creation {
      throw .raised(
        name: "NSInternalInconsistencyException", reason: "the creator answered nil",
        rules: Cites(.STB(40)))
    }
    return try uikit.create(scene, creation, alien: alien)
  }
}

/// STB-41
struct CreatorsMayNotSubclass: MutantRules {
  static let mistake = "A creator's controller of a subclass is made into one of the scene's class."
  static let breaks: [RuleID] = [.STB(41)]
  let world: World

  func create(_ scene: Int32, _ creation: CreationCode, alien: RuleID) throws(Stop) -> Int32 {
    let cls = try uikit.create(scene, creation, alien: alien)
    return cls >= 0 ? world.program.scenes[Int(scene)].cls : cls
  }
}
