import SegueModel
import SegueScenarios

// Mistakes about which scene is meant.

/// STB-2
struct UnknownStoryboardsAreNil: MutantRules {
  static let mistake = "Asking for a storyboard that is not there answers nil."
  static let breaks: [RuleID] = [.STB(2)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.number < 0 { return }
    try uikit.run(step, scope)
  }
}

/// STB-1, STB-2
struct StoryboardExceptionsHaveAnotherText: MutantRules {
  static let mistake = "The exception for a storyboard that is not there names its file."
  static let breaks: [RuleID] = [.STB(2), .STB(1), .STB(23)]
  let world: World

  func unknownStoryboard(_ name: String, _ rule: RuleID) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: "Could not find a storyboard named '\(name).storyboard' in bundle NSBundle <main> "
        + "(loaded)", rules: Cites(.STB(1)))
  }

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.number < 0 {
      throw unknownStoryboard(world.text(step.sender) ?? "", .STB(2))
    }
    try uikit.run(step, scope)
  }
}

/// STB-4, STB-5, STB-6
struct ScenesAreFoundByTheirObject: MutantRules {
  static let mistake = "A scene is found by the name of its object in the file, identifier or not."
  static let breaks: [RuleID] = [.STB(4), .STB(5), .STB(6)]
  let world: World

  func scene(_ identifier: Symbol, in storyboard: Int32) throws(Stop) -> Int32? {
    let board = world.program.storyboards[Int(storyboard)]
    if let index = board.scenes.first(where: { world.program.scenes[$0].symbol == identifier }) {
      return Int32(index)
    }
    return try uikit.scene(identifier, in: storyboard)
  }

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    guard step.operation == .instantiate, step.number >= 0, step.name >= 0,
      step.creation == nil, let wanted = try scene(step.name, in: step.number)
    else { return try uikit.run(step, scope) }
    let controller = try instantiate(try resolve(wanted), cls: -1, Cites(.STB(4)))
    world.nodes[controller].flags.insert(.held)
  }
}

/// STB-7
struct MissingInitialScenesRaise: MutantRules {
  static let mistake = "Asking for the initial controller of a storyboard that has none raises."
  static let breaks: [RuleID] = [.STB(7)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.number >= 0, step.name < 0,
      world.program.storyboards[Int(step.number)].initial < 0
    {
      throw .raised(
        name: "NSInvalidArgumentException", reason: "no initial controller", rules: Cites(.STB(7)))
    }
    try uikit.run(step, scope)
  }
}

/// STB-7
struct TheFirstSceneIsInitial: MutantRules {
  static let mistake = "Where no scene is designated the first one in the file is the initial one."
  static let breaks: [RuleID] = [.STB(7)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.number >= 0, step.name < 0, step.creation == nil {
      let board = world.program.storyboards[Int(step.number)]
      if board.initial < 0, let first = board.scenes.first {
        let controller = try instantiate(Int32(first), cls: -1, Cites(.STB(7)))
        world.nodes[controller].flags.insert(.held)
        return
      }
    }
    try uikit.run(step, scope)
  }
}

/// STB-8
struct UnknownScenesAreNil: MutantRules {
  static let mistake = "Instantiating by an identifier that is not there answers nil."
  static let breaks: [RuleID] = [.STB(8), .STB(4), .STB(5), .STB(6)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .instantiate, step.number >= 0, step.name >= 0 {
      let board = world.program.storyboards[Int(step.number)]
      if !board.scenes.contains(where: { world.program.scenes[$0].identifier == step.name }) {
        return
      }
    }
    try uikit.run(step, scope)
  }
}
