package import SegueScenarios

/// The rules of `Specs/Storyboards.md`.
package protocol StoryboardRules: WorldRules {
  /// STB-1, STB-2: The exception of a storyboard that is not there.
  func unknownStoryboard(_ name: String, _ rule: RuleID) -> Stop
  /// STB-4, STB-7, STB-8: The scene that an instantiation asks for; nil when there is no initial one.
  func scene(_ identifier: Symbol, in storyboard: Int32) throws(Stop) -> Int32?
  /// STB-21, STB-44, STB-45: The scene that a reference stands for.
  func resolve(_ scene: Int32) throws(Stop) -> Int32
  /// STB-9: A new controller for a scene, with what its relationships contain; STB-27: not its embeds.
  func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller
  /// STB-25: A container brings its relationship children.
  func makeChildren(of container: Controller, scene: Int32) throws(Stop)
  /// STB-14: What a creator or segue action makes of a scene; nil leaves it to `init(coder:)`.
  func create(_ scene: Int32, _ creation: CreationCode, alien: RuleID) throws(Stop) -> Int32
  /// STB-11: Loads a view.
  func loadView(_ controller: Controller) throws(Stop)
  /// STB-26, STB-47: Loads the views that come on screen with a controller.
  func display(_ controller: Controller) throws(Stop)
}

extension StoryboardRules where Self: ModelRules {
  /// STB-2: Asking for a storyboard by an unknown name raises at once and never answers nil.
  package func unknownStoryboard(_ name: String, _ rule: RuleID) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: "Could not find a storyboard named '\(name)' in bundle NSBundle <main> (loaded)",
      rules: Cites(.STB(2), .STB(1)).and(rule, if: rule != .STB(2)))
  }

  /// STB-8: Instantiating by an identifier that the storyboard does not contain raises. Neither the object
  /// id of a scene (STB-4) nor a scene without identifier (STB-5, STB-6) is found.
  package func scene(_ identifier: Symbol, in storyboard: Int32) throws(Stop) -> Int32? {
    let board = world.program.storyboards[Int(storyboard)]
    guard identifier >= 0 else {
      if board.initial < 0 { world.cite(.STB(7)) }
      return board.initial >= 0 ? board.initial : nil
    }
    for index in board.scenes where world.program.scenes[index].identifier == identifier {
      return Int32(index)
    }
    let text = world.program.symbols[Int(identifier)]
    throw .raised(
      name: "NSInvalidArgumentException",
      reason:
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier '\(text)'",
      rules: Cites(.STB(8), .STB(4), .STB(5), .STB(6)))
  }

  package func resolve(_ scene: Int32) throws(Stop) -> Int32 {
    var scene = scene
    for _ in 0...World.deepest {
      let code = world.program.scenes[Int(scene)]
      guard code.isReference, let reference = code.reference else { return scene }
      guard world.profile >= .ios9 else { throw .invalid("references need iOS 9") }
      if reference.bundle != nil { throw .unspecified(.STB(29)) }
      var board = code.storyboard  // STB-45
      if let name = reference.storyboard {
        let number = world.program.storyboards.firstIndex {
          world.program.symbols[Int($0.name)] == name
        }
        guard let number else { throw unknownStoryboard(name, .STB(23)) }  // STB-23
        board = Int32(number)
      }
      var identifier = Symbol.absent
      if let text = reference.identifier {
        identifier = Symbol(world.program.symbols.firstIndex(of: text) ?? -1)
      }
      guard let next = try self.scene(identifier, in: board) else {
        throw .unspecified(.STB(48))
      }
      world.cite(.STB(21))
      if reference.storyboard == nil {
        world.cite(.STB(45))
      } else if reference.identifier == nil {
        world.cite(.STB(44))
      }
      scene = next
    }
    throw .exhausted("storyboard references that lead to one another")
  }

  package func instantiate(_ scene: Int32, cls: Int32, _ why: Cites) throws(Stop) -> Controller {
    try world.burn()
    let code = world.program.scenes[Int(scene)]
    var cls = cls >= 0 ? cls : code.cls
    // STB-12: A class that does not exist at run time yields UIKit's own: nothing there knows its superclass.
    // STB-50: For a container's scene that is UIKit's container.
    let isMissing = world.program.classes[Int(cls)].own.missing
    if isMissing { cls = Int32(world.program.classes[Int(cls)].kind.rawValue) }
    try refuseColumns(cls)
    let controller = world.make(cls: cls, scene: scene, name: code.name)
    if !world.overrides(controller).contains(.skipsInitCoder) {  // STB-18
      world.nodes[controller].flags.insert(.hasSegues)
    }
    world.emit(
      .initialize, on: controller, name: world.program.classes[Int(cls)].name,
      isMissing ? why.and(world.kind(controller) == .plain ? .STB(12) : .STB(50)) : why)
    if code.hasEmbeds { world.cite(.STB(27)) }
    try makeChildren(of: controller, scene: scene)
    if world.kind(controller) == .navigation { world.cite(.STB(26)) }
    return controller
  }

  /// No controller of such a class is made in a profile that does not have it.
  func refuseColumns(_ cls: Int32) throws(Stop) {
    if world.program.classes[Int(cls)].columns > 0, world.profile < .ios14 {
      throw .invalid("column-style split views need iOS 14")
    }
  }

  package func makeChildren(of container: Controller, scene: Int32) throws(Stop) {
    let relationships = world.program.scenes[Int(scene)].relationships
    guard !relationships.isEmpty else { return }
    try world.enter()
    defer { world.leave() }
    for relationship in relationships {  // SEG-44: in the order of the file
      world.cite(.SEG(73))
      if world.program.scenes[Int(relationship.scene)].isReference { world.cite(.STB(46)) }
      let child = try instantiate(
        try resolve(relationship.scene), cls: -1, Cites(.STB(25), .STB(9), .STB(10)))
      try place(child, in: container, relationship.name)
    }
    if world.kind(container) == .tabBar {
      world.select(world.nodes[container].firstChild, of: container)
      world.cite(.CNT(57))
      world.cite(.SEG(44))
    }
  }

  /// STB-25: Puts a relationship's child where the relationship says.
  private func place(_ child: Controller, in container: Controller, _ name: Relationship.Name)
    throws(Stop)
  {
    switch name {
    case .rootViewController, .viewControllers: world.append(child, to: container)
    case .masterViewController: try setPane(child, .primary, of: container)
    case .detailViewController: try setPane(child, .secondary, of: container)
    case .primary: try setColumn(child, .primary, of: container)
    case .supplementary: try setColumn(child, .supplementary, of: container)
    case .secondary: try setColumn(child, .secondary, of: container)
    case .compact: try setColumn(child, .compact, of: container)
    }
  }

  /// STB-14, STB-41: A creator's or segue action's object is the one used; it may be of a subclass.
  /// Nil leaves the object to `init(coder:)`; one without the coder raises by the rule `alien`.
  package func create(_ scene: Int32, _ creation: CreationCode, alien: RuleID) throws(Stop)
    -> Int32
  {
    guard world.profile >= .ios13 else { throw .invalid("creators need iOS 13") }
    switch creation {
    case .nothing: return -1  // STB-40, SEG-108
    case .withoutCoder:
      throw .raised(
        name: "NSInternalInconsistencyException",
        reason: "Custom instantiated view controller must call -[super initWithCoder:]",
        rules: Cites(alien))  // STB-15, SEG-24
    case .coder(let cls):
      var ancestor = cls
      let wanted = world.program.scenes[Int(scene)].cls
      while ancestor >= 0, ancestor != wanted {
        ancestor = world.program.classes[Int(ancestor)].superclass
      }
      if cls >= 0, ancestor < 0 { throw .unspecified(.STB(42)) }
      return cls
    }
  }

  /// STB-11: A controller's view is loaded on the first access to it, and `viewDidLoad` follows.
  package func loadView(_ controller: Controller) throws(Stop) {
    guard !world.nodes[controller].flags.contains(.loaded) else { return }
    world.setLoading(controller, true)
    defer { world.setLoading(controller, false) }
    let scene = world.nodes[controller].scene
    if scene >= 0, world.program.scenes[Int(scene)].hasEmbeds,
      world.nodes[controller].flags.contains(.hasSegues)
    {
      try performEmbeds(of: controller)  // SEG-62
    }
    world.emit(.viewDidLoad, on: controller, Cites(.STB(11), .SEG(6)))
    let body = world.program.classes[world.cls(controller)].inViewDidLoad
    if body.exists {
      var scope = Scope()
      scope.receiver = controller
      try run(body, scope, in: .viewDidLoad)
    }
  }

  /// STB-26: Making a controller loads no view; STB-47: a hidden child's view waits until it is shown.
  package func display(_ controller: Controller) throws(Stop) {
    guard hasPlaceOnScreen(controller) else { return }
    let base = world.stack.count
    let steps = world.now.callbackSteps
    /// Whether a callback has taken a controller that was to be shown off the screen.
    func isGone(_ next: Controller) -> Bool {
      world.now.callbackSteps != steps && !hasPlaceOnScreen(next)
    }
    world.stack.append(controller)
    defer { world.stack.truncate(to: base) }
    while world.stack.count > base {
      let next = world.stack.removeLast()
      if isGone(next) { continue }
      if world.kind(next) == .split { try collapseIfCompact(next) }
      try loadView(next)
      if world.nodes[next].flags.contains(.loading) || isGone(next) { continue }
      if world.nodes[next].presented.exists { world.stack.append(world.nodes[next].presented) }
      if isCovered(next) { continue }
      switch world.kind(next) {
      case .navigation:
        let top = world.nodes[next].lastChild
        if top.exists { world.stack.append(top) }
      case .tabBar:
        world.cite(.STB(47))
        let selected = world.nodes[next].selected
        if selected.exists { world.stack.append(selected) }
      case .split where world.isColumnStyle(next):
        pushShownColumns(of: next)
      default: world.pushChildren(of: next)
      }
    }
  }

  private func pushShownColumns(of split: Controller) {
    let collapsed = world.nodes[split].flags.contains(.collapsed)
    var child = world.nodes[split].lastChild
    while child.exists {
      if (world.nodes[child].column == .compact) == collapsed { world.stack.append(child) }
      child = world.nodes[child].previous
    }
  }
}
