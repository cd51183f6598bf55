import SegueModel
import SegueScenarios

// Mistakes about what is made with a scene, and when.

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
    guard controller.exists, world.kind(controller) == .tabBar else { return }
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
      let controller = Controller(Int32(index))
      if world.nodes[controller].scene >= 0, world.nodes[controller].flags.contains(.hasSegues),
        !world.nodes[controller].flags.contains(.loaded)
      {
        try performEmbeds(of: controller)
      }
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
      guard scene >= 0 else { continue }
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
    // A container that code made has no segues at all.
    let isMistaken = triggered && parent.exists && world.nodes[parent].scene >= 0 && !isEmbed
    try uikit.start(
      index, from: isMistaken ? parent : source, sender: sender, triggered: triggered)
  }
}
