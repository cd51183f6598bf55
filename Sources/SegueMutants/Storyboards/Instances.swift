import SegueModel
import SegueScenarios

// Mistakes about what an instantiation makes, and when views are loaded.

/// STB-9
struct ScenesAreCached: MutantRules {
  static let mistake = "Instantiating a scene again answers the controller that is there."
  static let breaks: [RuleID] = [.STB(9)]
  let world: World

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    for index in 0..<world.nodes.count {
      let other = Controller(Int32(index))
      if world.nodes[other].scene == scene, world.isAlive(other), !world.up(other).exists,
        other != world.root
      {
        return other
      }
    }
    return try uikit.instantiate(scene, cls: cls, why)
  }

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    guard step.operation == .instantiate, step.number >= 0, step.creation == nil,
      let wanted = try scene(step.name, in: step.number)
    else { return try uikit.run(step, scope) }
    let controller = try instantiate(try resolve(wanted), cls: -1, Cites(.STB(9)))
    world.nodes[controller].flags.insert(.held)
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

/// STB-25
struct ContainersAreEmptyAtFirst: MutantRules {
  static let mistake = "A container's relationship children are made when its view is loaded."
  static let breaks: [RuleID] = [.STB(25), .STB(46)]
  let world: World

  func makeChildren(of container: Controller, scene: Int32) throws(Stop) {}

  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    let controller = world.make(
      cls: cls >= 0 ? cls : world.program.scenes[Int(scene)].cls, scene: scene,
      name: world.program.scenes[Int(scene)].name)
    if !world.overrides(controller).contains(.skipsInitCoder) {
      world.nodes[controller].flags.insert(.hasSegues)
    }
    world.emit(
      .initialize, on: controller,
      name: world.program.classes[world.cls(controller)].name, why)
    return controller
  }

  func loadView(_ controller: Controller) throws(Stop) {
    let node = world.nodes[controller]
    if !node.flags.contains(.loaded), node.scene >= 0, !node.firstChild.exists {
      try uikit.makeChildren(of: controller, scene: node.scene)
    }
    try uikit.loadView(controller)
  }
}

/// STB-47
struct AllTabsAreLoaded: MutantRules {
  static let mistake = "A tab bar controller loads the views of all its tabs."
  static let breaks: [RuleID] = [.STB(47)]
  let world: World

  func display(_ controller: Controller) throws(Stop) {
    try uikit.display(controller)
    guard world.kind(controller) == .tabBar else { return }
    var tab = world.nodes[controller].firstChild
    while tab.exists {
      try loadView(tab)
      tab = world.nodes[tab].next
    }
  }
}

/// STB-27
struct EmbedsAreMadeWithTheirScene: MutantRules {
  static let mistake = "Instantiating a scene instantiates the destinations of its embeds."
  static let breaks: [RuleID] = [.STB(27)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let count = world.nodes.count
    try uikit.run(step, scope)
    guard step.operation == .instantiate else { return }
    for index in count..<max(world.nodes.count, count) {
      try performEmbeds(of: Controller(Int32(index)))
    }
  }
}

/// STB-28
struct DestinationsAreMadeWithTheirScene: MutantRules {
  static let mistake = "Instantiating a scene makes the destinations of its segues, too."
  static let breaks: [RuleID] = [.STB(28)]
  let world: World

  func launch() throws(Stop) {
    try uikit.launch()
    guard world.root.exists, world.nodes[world.root].scene >= 0 else { return }
    for index in world.program.scenes[Int(world.nodes[world.root].scene)].segues
    where [.show, .presentation].contains(world.program.segues[index].kind) {
      _ = try instantiate(
        try resolve(world.program.segues[index].destination), cls: -1, Cites(.STB(28)))
    }
  }
}

/// STB-16
struct CreatorsMakeTheChildrenToo: MutantRules {
  static let mistake = "A creator is called for the relationship children of its scene as well."
  static let breaks: [RuleID] = [.STB(16)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let count = world.nodes.count
    try uikit.run(step, scope)
    guard step.operation == .instantiate, step.creation != nil else { return }
    for index in (count + 1)..<max(world.nodes.count, count + 1) {
      let scene = world.nodes[Controller(Int32(index))].scene
      world.emit(
        .creator, on: .none, name: world.program.scenes[Int(scene)].symbol, Cites(.STB(16)))
    }
  }
}

/// STB-19
struct ControlsActOnTheContainer: MutantRules {
  static let mistake =
    "A control performs its segue on the container of the controller that owns it."
  static let breaks: [RuleID] = [.STB(19)]
  let world: World

  func start(_ index: Int, from source: Controller, sender: Symbol, triggered: Bool) throws(Stop) {
    let parent = world.nodes[source].parent
    let isEmbed = world.program.segues[index].kind == .embed
    try uikit.start(
      index, from: triggered && parent.exists && !isEmbed ? parent : source, sender: sender,
      triggered: triggered)
  }
}
