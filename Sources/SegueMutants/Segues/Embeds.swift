import SegueModel
import SegueScenarios

// Mistakes about embeds.

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
    try leaveParent(segue.destination, for: segue.source)
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
    try leaveParent(segue.destination, for: segue.source)
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
    try leaveParent(segue.destination, for: segue.source)
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
