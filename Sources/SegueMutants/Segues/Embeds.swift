import SegueModel
import SegueScenarios

// Mistakes about embeds, relationships and what children are told.

/// SEG-62
struct EmbedsAfterViewDidLoad: MutantRules {
  static let mistake = "Embeds are performed after the source's viewDidLoad."
  static let breaks: [RuleID] = [.SEG(62), .SEG(117), .SEG(65)]
  let world: World

  func loadView(_ controller: Controller) throws(Stop) {
    guard !world.nodes[controller].flags.contains(.loaded) else { return }
    let scene = world.nodes[controller].scene
    let embeds =
      scene >= 0 && world.program.scenes[Int(scene)].hasEmbeds
      && world.nodes[controller].flags.contains(.hasSegues)
    if embeds { world.nodes[controller].flags.remove(.hasSegues) }
    try uikit.loadView(controller)
    if embeds {
      world.nodes[controller].flags.insert(.hasSegues)
      try performEmbeds(of: controller)
    }
  }
}

/// SEG-63
struct EmbedsPrepareTheirChild: MutantRules {
  static let mistake = "In an embed the destination is a child already when prepare is called."
  static let breaks: [RuleID] = [.SEG(63)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    guard segue.kind == .embed else { return try uikit.prepare(segue) }
    world.emit(.willMove, on: segue.destination, to: segue.source, Cites(.SEG(63)))
    try uikit.prepare(segue)
  }

  func embed(_ segue: SegueObject) throws(Stop) {
    world.append(segue.destination, to: segue.source)
    try display(segue.destination)
    world.emit(.didMove, on: segue.destination, to: segue.source, Cites(.SEG(63)))
  }
}

/// SEG-63
struct EmbedsAreNotPrepared: MutantRules {
  static let mistake = "An embed calls no prepare."
  static let breaks: [RuleID] = [.SEG(63)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if segue.kind != .embed { try uikit.prepare(segue) }
  }
}

/// SEG-117
struct EmbeddedViewsAreLoadedLater: MutantRules {
  static let mistake =
    "An embedded child's view is loaded only when the source's viewDidLoad has run."
  static let breaks: [RuleID] = [.SEG(117), .SEG(65)]
  let world: World

  func embed(_ segue: SegueObject) throws(Stop) {
    world.emit(.willMove, on: segue.destination, to: segue.source, Cites(.SEG(117)))
    world.append(segue.destination, to: segue.source)
    world.emit(.didMove, on: segue.destination, to: segue.source, Cites(.SEG(117)))
  }
}

/// SEG-117
struct EmbedsDoNotTellDidMove: MutantRules {
  static let mistake = "An embedded child is not told didMove(toParent:)."
  static let breaks: [RuleID] = [.SEG(117)]
  let world: World

  func embed(_ segue: SegueObject) throws(Stop) {
    world.emit(.willMove, on: segue.destination, to: segue.source, Cites(.SEG(117)))
    world.append(segue.destination, to: segue.source)
    try display(segue.destination)
  }
}

/// SEG-65: an embed in an embed
struct InnerEmbedsComeLast: MutantRules {
  static let mistake = "An embedded child's own embeds are performed after its viewDidLoad."
  static let breaks: [RuleID] = [.SEG(65)]
  let world: World

  func loadView(_ controller: Controller) throws(Stop) {
    let scene = world.nodes[controller].scene
    guard !world.nodes[controller].flags.contains(.loaded),
      world.nodes[controller].parent.exists, scene >= 0,
      world.program.scenes[Int(scene)].hasEmbeds,
      world.nodes[controller].flags.contains(.hasSegues),
      world.kind(world.nodes[controller].parent) == .plain
    else { return try uikitLoad(controller) }
    world.nodes[controller].flags.remove(.hasSegues)
    try uikit.loadView(controller)
    world.nodes[controller].flags.insert(.hasSegues)
    try performEmbeds(of: controller)
  }

  /// As the specification loads it, with the embeds of this mutant.
  private func uikitLoad(_ controller: Controller) throws(Stop) {
    guard !world.nodes[controller].flags.contains(.loaded) else { return }
    let scene = world.nodes[controller].scene
    if scene >= 0, world.program.scenes[Int(scene)].hasEmbeds,
      world.nodes[controller].flags.contains(.hasSegues)
    {
      world.nodes[controller].flags.formUnion([.loaded, .loading])
      try performEmbeds(of: controller)
      world.nodes[controller].flags.remove([.loaded, .loading])
      world.nodes[controller].flags.remove(.hasSegues)
      try uikit.loadView(controller)
      world.nodes[controller].flags.insert(.hasSegues)
    } else {
      try uikit.loadView(controller)
    }
  }
}

/// SEG-68
struct EmbedsAskNobody: MutantRules {
  static let mistake = "An embed does not ask shouldPerformSegue."
  static let breaks: [RuleID] = [.SEG(68)]
  let world: World

  func performEmbeds(of source: Controller) throws(Stop) {
    let scene = world.nodes[source].scene
    guard scene >= 0 else { return }
    for index in world.program.scenes[Int(scene)].segues
    where world.program.segues[index].kind == .embed {
      try world.enter()
      defer { world.leave() }
      try perform(world.program.segues[index], from: source, sender: .absent, triggered: true)
    }
  }
}

/// SEG-73
struct RelationshipsArePrepared: MutantRules {
  static let mistake = "A container's relationships are segues that call its prepare."
  static let breaks: [RuleID] = [.SEG(73)]
  let world: World

  func makeChildren(of container: Controller, scene: Int32) throws(Stop) {
    try uikit.makeChildren(of: container, scene: scene)
    var child = world.nodes[container].firstChild
    while child.exists {
      world.emit(.prepare, on: container, to: child, Cites(.SEG(73)))
      child = world.nodes[child].next
    }
  }
}

/// SEG-44
struct TabsStandInReverse: MutantRules {
  static let mistake = "The tabs of a tab bar controller stand in the opposite order of the file."
  static let breaks: [RuleID] = [.SEG(44)]
  let world: World

  func makeChildren(of container: Controller, scene: Int32) throws(Stop) {
    try uikit.makeChildren(of: container, scene: scene)
    guard world.kind(container) == .tabBar else { return }
    var tabs: [Controller] = []
    while world.nodes[container].lastChild.exists {
      tabs.append(world.nodes[container].lastChild)
      world.removeFromParent(world.nodes[container].lastChild)
    }
    for tab in tabs { world.append(tab, to: container) }
    world.select(world.nodes[container].firstChild, of: container)
  }
}

/// SEG-75
struct PushesTellOnlyTheEnd: MutantRules {
  static let mistake = "A pushed controller is told didMove(toParent:) and not willMove."
  static let breaks: [RuleID] = [.SEG(75)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    let count = world.recording.events.count
    try uikit.push(controller, on: navigation)
    world.recording.forget(.willMove, from: count)
  }
}

/// SEG-75
struct PushesLoadBeforeTheyTell: MutantRules {
  static let mistake =
    "The view of a pushed controller is loaded before it is told willMove(toParent:)."
  static let breaks: [RuleID] = [.SEG(75)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    if world.isAttached(navigation), isOnScreen(navigation) { try loadView(controller) }
    try uikit.push(controller, on: navigation)
  }
}

/// SEG-76
struct PopsTellNobody: MutantRules {
  static let mistake = "A popped controller is told neither willMove(toParent:) nor didMove."
  static let breaks: [RuleID] = [.SEG(76)]
  let world: World

  func popMembers(above member: Controller, of navigation: Controller) throws(Stop) {
    let count = world.recording.events.count
    try uikit.popMembers(above: member, of: navigation)
    world.recording.forget(.willMove, from: count)
    world.recording.forget(.didMove, from: count)
  }
}

/// SEG-77
struct PresentedControllersAreToldToMove: MutantRules {
  static let mistake = "A presented controller is told willMove(toParent:) with its presenter."
  static let breaks: [RuleID] = [.SEG(77), .CNT(26)]
  let world: World

  func present(
    _ controller: Controller, on receiver: Controller, style: PresentationStyle, caller: Controller
  ) throws(Stop) {
    try uikit.present(controller, on: receiver, style: style, caller: caller)
    let presenter = world.nodes[controller].presenter
    if presenter.exists {
      world.emit(.willMove, on: controller, to: presenter, Cites(.SEG(77)))
      world.emit(.didMove, on: controller, to: presenter, Cites(.SEG(77)))
    }
  }
}

/// SEG-102
struct DetachedPushesLoadViews: MutantRules {
  static let mistake = "A push outside any window loads the pushed controller's view."
  static let breaks: [RuleID] = [.SEG(102)]
  let world: World

  func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try uikit.push(controller, on: navigation)
    if !world.isAttached(navigation) { try loadView(controller) }
  }
}
