import SegueScenarios

extension Compiler {
  mutating func compileStoryboards() throws(CompileError) {
    for (name, storyboard) in scenario.storyboards.sorted(by: { $0.key < $1.key }) {
      let first = program.scenes.count
      let number = Int32(program.storyboards.count)
      for (sceneName, scene) in storyboard.scenes.sorted(by: { $0.key < $1.key })
      where scenes[sceneName] == Int32(program.scenes.count) {
        try compile(scene, sceneName, storyboard: number)
      }
      var initial: Int32 = -1
      if let scene = storyboard.initial { initial = try find("scene", scene, in: scenes) }
      program.storyboards.append(
        StoryboardCode(
          name: symbol(name), initial: initial, scenes: first..<program.scenes.count))
    }
  }

  private mutating func compile(_ scene: Scene, _ sceneName: String, storyboard: Int32)
    throws(CompileError)
  {
    var code = SceneCode(symbol: symbol(sceneName), name: name(sceneName), storyboard: storyboard)
    if let reference = scene.reference {
      code.isReference = true
      code.reference = reference
      for text in [reference.storyboard, reference.identifier] { _ = symbol(text) }
      program.scenes.append(code)
      return
    }
    code.cls = try find("class", scene.controllerClass, in: classes)
    code.identifier = symbol(scene.identifier)
    code.definesPresentationContext = scene.definesPresentationContext
    code.style = scene.presentationStyle
    for relationship in scene.relationships {
      code.relationships.append(
        (relationship.name, try find("scene", relationship.destination, in: scenes)))
    }
    let first = program.segues.count
    for segue in scene.segues { try compile(segue) }
    code.segues = first..<program.segues.count
    code.hasEmbeds = scene.segues.contains { $0.kind == .embed }
    program.scenes.append(code)
  }

  private mutating func compile(_ segue: Segue) throws(CompileError) {
    let action = action(segue.action)
    var code = SegueCode(
      kind: segue.kind, trigger: symbol(segue.trigger), identifier: symbol(segue.identifier),
      destination: -1, action: action.symbol, actionNumber: action.number, cls: -1,
      style: segue.style, segueAction: symbol(segue.segueAction),
      actionTakesSender: (segue.segueAction ?? "").count { $0 == ":" } > 1,
      anchored: segue.anchored, pane: segue.pane)
    if let destination = segue.destination {
      code.destination = try find("scene", destination, in: scenes)
    } else if segue.kind != .unwind {
      throw CompileError(description: "a \(segue.kind) segue has no destination")
    }
    if segue.kind == .unwind, segue.action == nil {
      throw CompileError(description: "an unwind segue has no action")
    }
    if let cls = segue.segueClass { code.cls = try find("segue class", cls, in: segueClasses) }
    program.segues.append(code)
  }

  mutating func compileWindow() throws(CompileError) {
    switch scenario.window {
    case .none: program.window = .none
    case .code(let cls, let name):
      program.window = .code(cls: try find("class", cls, in: classes), name: self.name(name))
    case .scene(let storyboard, let identifier):
      program.window = .scene(
        storyboard: try find("storyboard", storyboard, in: storyboards),
        identifier: symbol(identifier))
    }
  }
}
