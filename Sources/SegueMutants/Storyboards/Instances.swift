import SegueModel
import SegueScenarios

// Mistakes about what an instantiation makes, and when views are loaded.

/// STB-9
struct ScenesAreCached: MutantRules {
  static let mistake = "Instantiating a scene again answers the controller that is there."
  static let breaks: [RuleID] = [.STB(9)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    guard step.operation == .instantiate, step.number >= 0, step.creation == nil,
      let wanted = try scene(step.name, in: step.number)
    else { return try uikit.run(step, scope) }
    let scene = try resolve(wanted)
    for index in 0..<world.nodes.count {
      let other = Controller(Int32(index))
      if world.nodes[other].scene == scene, world.isAlive(other), !world.up(other).exists,
        other != world.root
      {
        return
      }
    }
    try uikit.run(step, scope)
  }
}

/// STB-10, STB-26
struct InstantiatingLoadsTheView: MutantRules {
  static let mistake = "A controller's view is loaded when it is instantiated."
  static let breaks: [RuleID] = [.STB(10), .STB(26), .SEG(6), .SEG(101), .STB(47)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    let controller = try uikit.instantiate(scene, cls: cls, why)
    try loadView(controller)
    return controller
  }

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let count = world.nodes.count
    try uikit.run(step, scope)
    if step.operation == .instantiate {
      for index in count..<max(world.nodes.count, count) {
        try loadView(Controller(Int32(index)))
      }
    }
  }
}

/// STB-11
struct ViewsAreLoadedAgain: MutantRules {
  static let mistake = "viewDidLoad is called whenever the view is asked for."
  static let breaks: [RuleID] = [.STB(11)]
  let world: World

  func loadView(_ controller: Controller) throws(Stop) {
    if world.nodes[controller].flags.contains(.loaded),
      !world.nodes[controller].flags.contains(.loading)
    {
      return world.emit(.viewDidLoad, on: controller, Cites(.STB(11)))
    }
    try uikit.loadView(controller)
  }
}

/// STB-12
struct MissingClassesRaise: MutantRules {
  static let mistake = "A scene whose class does not exist raises."
  static let breaks: [RuleID] = [.STB(12), .STB(50)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    try raise(scene)
    return try uikit.instantiate(scene, cls: cls, why)
  }

  private func raise(_ scene: Int32) throws(Stop) {
    if world.program.classes[Int(world.program.scenes[Int(scene)].cls)].own.missing {
      throw .raised(
        name: "NSInvalidArgumentException", reason: "unknown class", rules: Cites(.STB(12)))
    }
  }
}

/// STB-50
struct MissingContainersArePlain: MutantRules {
  static let mistake =
    "A container's scene whose class does not exist yields a plain UIViewController."
  static let breaks: [RuleID] = [.STB(50)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    let own = world.program.scenes[Int(scene)].cls
    if world.program.classes[Int(own)].own.missing { return try plain(scene, why) }
    return try uikit.instantiate(scene, cls: cls, why)
  }

  private func plain(_ scene: Int32, _ why: Cites) throws(Stop) -> Controller {
    let controller = world.make(cls: 0, scene: scene, name: world.program.scenes[Int(scene)].name)
    world.nodes[controller].flags.insert(.hasSegues)
    world.emit(.initialize, on: controller, name: world.program.classes[0].name, why)
    return controller
  }
}
