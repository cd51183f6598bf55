import SegueScenarios

// What the steps of a scenario, and of the callbacks in it, do.
extension ModelRules {
  /// Runs a callback's own steps.
  func run(_ body: BodyID, _ scope: Scope, in callback: World.Callback = .other) throws(Stop) {
    guard body.exists else { return }
    try world.enter()
    let outer = world.now.callback
    world.now.callback = callback
    defer {
      world.now.callback = outer
      world.leave()
    }
    for step in world.program.bodies[Int(body.index)] {
      world.now.callbackSteps &+= 1
      try run(step, scope)
    }
  }

  /// Runs one step.
  package func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    try world.burn()
    switch step.operation {
    case .trigger: try trigger(step.name, on: receiver(step, scope))
    case .performSegue:
      try performSegue(step.name, on: receiver(step, scope), sender: step.sender)
    case .instantiate: try instantiate(step)
    case .create: try create(step)
    case .makeSegue: try makeAndPerform(step, scope)
    case .loadView: try loadView(receiver(step, scope))
    case .present: try present(step, scope)
    case .dismiss: try dismiss(on: receiver(step, scope))
    case .swipe: try swipe(receiver(step, scope))
    case .show: try show(other(step, scope), on: receiver(step, scope), detail: false)
    case .showDetail: try show(other(step, scope), on: receiver(step, scope), detail: true)
    case .addChild: try addChild(other(step, scope), to: receiver(step, scope))
    case .removeChild: try removeChild(receiver(step, scope))
    case .hold: world.nodes[try receiver(step, scope)].flags.insert(.held)
    case .release:
      let controller = try receiver(step, scope)
      world.nodes[controller].flags.remove(.held)
      world.cite(.CNT(27))
      world.departed.append(controller)
    case .setRoot: try setRoot(receiver(step, scope))
    default: try runContainerStep(step, scope)
    }
  }

  /// The steps that address a container of UIKit's.
  private func runContainerStep(_ step: StepCode, _ scope: Scope) throws(Stop) {
    switch step.operation {
    case .push:
      let navigation = try receiver(step, scope, .navigation)
      guard step.to != .absent else {
        try beginRequest(of: navigation)
        throw .raised(  // CNT-5
          name: nil,
          reason: "Application tried to push a nil view controller on target "
            + "<\(world.name(navigation))>.",
          rules: Cites(.CNT(5)))
      }
      try push(other(step, scope), on: navigation)
    case .pop, .back:  // PRS-19: the back button does the same
      let navigation = try receiver(step, scope, .navigation)
      let top = world.nodes[navigation].lastChild
      if step.operation == .back {
        guard top.exists, world.nodes[top].previous.exists else {
          throw .invalid("\(world.name(navigation)) shows no back button")
        }
        world.cite(.UNW(37))
      }
      let below = top.exists ? world.nodes[top].previous : .none
      try popAbove(below.exists ? below : top, on: navigation)
    case .popTo:
      let navigation = try receiver(step, scope, .navigation)
      try popTo(other(step, scope), on: navigation)
    case .popToRoot:  // CNT-52
      let navigation = try receiver(step, scope, .navigation)
      let root = world.nodes[navigation].firstChild
      world.cite(.CNT(52))
      try popAbove(root, on: navigation)
    case .setStack:
      try setStack(list(step, scope), on: receiver(step, scope, .navigation))
    case .select: try select(other(step, scope), on: receiver(step, scope, .tabBar))
    case .tapTab: try tapTab(other(step, scope), on: receiver(step, scope, .tabBar))
    case .selectMore: try selectMore(on: receiver(step, scope, .tabBar))
    case .setTabs: try setTabs(step, scope)
    case .collapse: try collapse(receiver(step, scope, .split))
    case .expand: try expand(receiver(step, scope, .split))
    case .setColumn:
      let split = try receiver(step, scope, .split)
      let controller = step.to == .absent ? .none : try other(step, scope)
      try setColumn(controller, step.column, of: split)
      if isOnScreen(split) { try display(world.column(split, step.column)) }
    case .setPages: try setPages(list(step, scope), on: receiver(step, scope, .page))
    default: break
    }
  }

  private func receiver(_ step: StepCode, _ scope: Scope) throws(Stop) -> Controller {
    try alive(step.on, scope)
  }

  private func receiver(_ step: StepCode, _ scope: Scope, _ kind: ContainerKind) throws(Stop)
    -> Controller
  {
    let controller = try receiver(step, scope)
    guard world.kind(controller) == kind else {
      throw .invalid("\(world.name(controller)) is no \(Program.builtIn[Int(kind.rawValue)].name)")
    }
    return controller
  }

  private func other(_ step: StepCode, _ scope: Scope) throws(Stop) -> Controller {
    try alive(step.to, scope)
  }

  private func list(_ step: StepCode, _ scope: Scope) throws(Stop) -> [Controller] {
    var list: [Controller] = []
    for name in step.list { list.append(try alive(name, scope)) }
    return list
  }

  private func alive(_ name: ControllerName, _ scope: Scope) throws(Stop) -> Controller {
    let controller = world.find(name, scope)
    guard world.isAlive(controller) else {
      throw .invalid("there is no \(world.describe(name)) at this point")
    }
    return controller
  }

  private func instantiate(_ step: StepCode) throws(Stop) {
    guard step.number >= 0 else {
      throw unknownStoryboard(world.text(step.sender) ?? "", .STB(2))
    }
    guard let wanted = try scene(step.name, in: step.number) else { return }  // STB-7
    let scene = try resolve(wanted)
    var cls: Int32 = -1
    var why = Cites(.STB(9), .STB(10))
    let bringsChildren = !world.program.scenes[Int(scene)].relationships.isEmpty
    if let creation = step.creation {  // STB-14, STB-16
      world.emit(
        .creator, on: .none, name: world.program.scenes[Int(scene)].symbol, Cites(.STB(14)))
      cls = try create(scene, creation, alien: .STB(15))
      if case .nothing = creation {
        why = Cites(.STB(40), .STB(9))
      } else {
        why =
          cls < 0
          ? Cites(.STB(14), .STB(9)) : Cites(.STB(14), .STB(9), .STB(41))
      }
      why = why.and(.STB(16), if: bringsChildren)
    }
    let controller = try instantiate(scene, cls: cls, why)
    world.nodes[controller].flags.insert(.held)
  }

  private func create(_ step: StepCode) throws(Stop) {
    try refuseColumns(step.number)
    let controller = world.make(cls: step.number, scene: -1, name: step.to.name)
    world.nodes[controller].flags.insert(.held)
    world.emit(
      .initialize, on: controller, name: world.program.classes[Int(step.number)].name,
      Cites(.STB(10)))
  }

  /// SEG-127: The app's own segue is performed without question and without prepare; SEG-36: as often as it is
  /// told to.
  private func makeAndPerform(_ step: StepCode, _ scope: Scope) throws(Stop) {
    var segue = SegueObject(
      kind: .custom, identifier: step.name, cls: step.number,
      source: try receiver(step, scope), destination: try other(step, scope))
    segue.isMade = true
    world.cite(.SEG(127))
    segue.handler = step.handler ?? .none
    segue.hasHandler = step.handler != nil
    segue.enclosing = scope
    try makeSegue(&segue)
    for _ in step.list {
      try carryOut(segue)
      segue.isRepeated = true
    }
  }

  private func present(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let on = try receiver(step, scope)
    guard step.to != .absent else {
      try refuseWhileMoving()
      throw .raised(  // PRS-10
        name: nil,
        reason: "Application tried to present a nil modal view controller on target "
          + "<\(world.name(on))>.",
        rules: Cites(.PRS(10)))
    }
    let controller = try other(step, scope)
    let style = known(step.style).map { adapted($0, for: controller) } ?? ownStyle(controller)
    try present(controller, on: on, style: style, caller: on)
    if world.nodes[controller].presenter.exists { world.cite(.PRS(40)) }
  }

  private func setTabs(_ step: StepCode, _ scope: Scope) throws(Stop) {
    let tabs = try receiver(step, scope, .tabBar)
    let list = try list(step, scope)
    guard Set(list).count == list.count else { throw .invalid("a tab is given twice") }
    for controller in list {
      try refuseOpenMove(of: controller, to: tabs)
    }
    let selected = world.nodes[tabs].selected
    if selected.exists, !list.isEmpty, !list.contains(selected) { throw .unspecified(.CNT(76)) }
    try replaceChildren(of: tabs, by: list)
    if !world.nodes[tabs].selected.exists { world.select(list.first ?? .none, of: tabs) }
    if isOnScreen(tabs) { try display(tabs) }
  }

  private func setRoot(_ controller: Controller) throws(Stop) {
    if case .none = world.program.window { throw .invalid("there is no window") }
    guard !world.up(controller).exists else {
      throw .invalid("\(world.name(controller)) is in a hierarchy already")
    }
    if world.root == controller { return }
    let old = world.root
    if old.exists {
      if world.nodes[old].presented.exists { throw .invalid("the window's root presents") }
      world.now.root = .none
      world.leaveWindow(old)
    }
    world.now.root = controller
    try bringUp(controller)
  }

  /// Brings the window's root on screen: its view is loaded before the window has it (PRS-7).
  private func bringUp(_ root: Controller) throws(Stop) {
    world.setAttached(root, true)
    world.now.launching = true
    try display(root)
    world.now.launching = false
    try display(root)  // what `viewDidLoad` pushed or selected in the meantime
  }

  /// The launch: the window's root is made and comes on screen.
  package func launch() throws(Stop) {
    switch world.program.window {
    case .none: return
    case .code(let cls, let name):
      try refuseColumns(cls)
      let controller = world.make(cls: cls, scene: -1, name: name)
      world.emit(
        .initialize, on: controller, name: world.program.classes[Int(cls)].name, Cites(.STB(10)))
      world.now.root = controller
    case .scene(let storyboard, let identifier):
      guard let wanted = try scene(identifier, in: storyboard) else { return }
      world.now.root = try instantiate(try resolve(wanted), cls: -1, Cites(.STB(9), .STB(10)))
    }
    try bringUp(world.root)
  }
}
