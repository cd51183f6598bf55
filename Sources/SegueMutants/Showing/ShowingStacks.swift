import SegueModel
import SegueScenarios

// Mistakes about what a navigation controller does with show.

/// SHW-5
struct StacksAnswerShowByReplacing: MutantRules {
  static let mistake = "A navigation controller answers show by replacing its top."
  static let breaks: [RuleID] = [.SHW(5)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try uikit.navigationShow(controller, on: navigation)
    let below = world.nodes[controller].previous
    if world.nodes[controller].parent == navigation, below.exists { world.removeFromParent(below) }
  }
}

/// SHW-5
struct StacksAnswerShowByPresenting: MutantRules {
  static let mistake = "A navigation controller answers show by presenting."
  static let breaks: [RuleID] = [.SHW(5)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try present(
      controller, on: navigation, style: ownStyle(controller), caller: navigation)
  }
}

/// SHW-10
struct ShownStacksArePushed: MutantRules {
  static let mistake =
    "A navigation controller pushes another one that it is asked to show, and raises."
  static let breaks: [RuleID] = [.SHW(10)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    world.emit(.push, on: navigation, to: controller, Cites(.SHW(5)))
    try push(controller, on: navigation)
  }
}

/// SHW-10
struct ShownStacksAreUnpacked: MutantRules {
  static let mistake = "A navigation controller asked to show another one pushes the root of that."
  static let breaks: [RuleID] = [.SHW(10)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    let root = world.nodes[controller].firstChild
    guard world.kind(controller) == .navigation, root.exists else {
      return try uikit.navigationShow(controller, on: navigation)
    }
    world.removeFromParent(root)
    try push(root, on: navigation)
  }
}
