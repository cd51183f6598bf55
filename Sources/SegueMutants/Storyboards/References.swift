import SegueModel
import SegueScenarios

// Mistakes about storyboard references.

/// STB-21
struct ReferencesAreScenes: MutantRules {
  static let mistake = "A storyboard reference is instantiated as a controller of its own."
  static let breaks: [RuleID] = [.STB(21), .STB(44), .STB(45)]
  let world: World

  func resolve(_ scene: Int32) throws(Stop) -> Int32 { scene }
}

/// STB-44
struct ReferencesNeedAnIdentifier: MutantRules {
  static let mistake =
    "A reference that names no scene stands for the first scene of its storyboard."
  static let breaks: [RuleID] = [.STB(44)]
  let world: World

  func resolve(_ scene: Int32) throws(Stop) -> Int32 {
    let code = world.program.scenes[Int(scene)]
    guard code.isReference, let reference = code.reference, reference.identifier == nil,
      let name = reference.storyboard,
      let board = world.program.storyboards.first(where: {
        world.program.symbols[Int($0.name)] == name
      }),
      let other = board.scenes.first(where: { Int32($0) != board.initial })
    else { return try uikit.resolve(scene) }
    return Int32(other)
  }
}

/// STB-45
struct ReferencesLookInTheFirstStoryboard: MutantRules {
  static let mistake = "A reference that names no storyboard looks in the one of the window."
  static let breaks: [RuleID] = [.STB(45)]
  let world: World

  func resolve(_ scene: Int32) throws(Stop) -> Int32 {
    let code = world.program.scenes[Int(scene)]
    guard code.isReference, let reference = code.reference, reference.storyboard == nil,
      let text = reference.identifier,
      let symbol = world.program.symbols.firstIndex(of: text),
      case .scene(let board, _) = world.program.window
    else { return try uikit.resolve(scene) }
    guard let found = try self.scene(Symbol(symbol), in: board) else {
      return try uikit.resolve(scene)
    }
    return found
  }
}

/// STB-23
struct UnknownReferencesAreIgnored: MutantRules {
  static let mistake = "A segue to a reference that leads nowhere does nothing."
  static let breaks: [RuleID] = [.STB(23)]
  let world: World

  func perform(_ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  {
    do throws(Stop) {
      _ = try resolve(segue.destination)
    } catch {
      if case .raised = error { return }
      throw error
    }
    try uikit.perform(segue, from: source, sender: sender, triggered: triggered)
  }
}

/// STB-22
struct ReferencesAreResolvedWithTheirScene: MutantRules {
  static let mistake =
    "The references of a scene's segues are resolved when the scene is instantiated."
  static let breaks: [RuleID] = [.STB(22)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    for index in world.program.scenes[Int(scene)].segues
    where world.program.segues[index].destination >= 0 {
      _ = try resolve(world.program.segues[index].destination)
    }
    return try uikit.instantiate(scene, cls: cls, why)
  }
}
