import SegueModel
import SegueScenarios

// Mistakes about relationships, and what controllers are told that move.

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
