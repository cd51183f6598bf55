import SegueModel
import SegueScenarios

// Mistakes about details in collapsed split view controllers, and about the detail that is there.

/// SHW-14
struct CollapsedDetailsArePresented: MutantRules {
  static let mistake = "A collapsed split view controller presents every detail."
  static let breaks: [RuleID] = [.SHW(14), .SHW(46)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    guard world.nodes[split].flags.contains(.collapsed), !world.isColumnStyle(split) else {
      return try uikit.splitShowDetail(controller, on: split)
    }
    try present(controller, on: split, style: .fullScreen, caller: split)
  }
}

/// SHW-14
struct CollapsedDetailsGetThePrimarysPlace: MutantRules {
  static let mistake =
    "A collapsed split view controller whose primary does not show puts a detail in its place."
  static let breaks: [RuleID] = [.SHW(14)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    let primary = world.nodes[split].firstChild
    guard world.nodes[split].flags.contains(.collapsed), !world.isColumnStyle(split),
      primary.exists, !overridesShow(primary, detail: false)
    else { return try uikit.splitShowDetail(controller, on: split) }
    try setPane(controller, .primary, of: split)
  }
}

/// SHW-46
struct CollapsedDetailStacksAreRefused: MutantRules {
  static let mistake =
    "A navigation controller shown as detail in a collapsed split view controller raises, as a push of it does."
  static let breaks: [RuleID] = [.SHW(46), .SHW(47)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    let primary = world.nodes[split].firstChild
    guard world.nodes[split].flags.contains(.collapsed), !world.isColumnStyle(split),
      primary.exists, world.kind(primary) == .navigation, world.kind(controller) == .navigation
    else { return try uikit.splitShowDetail(controller, on: split) }
    try push(controller, on: primary)
  }
}

/// SHW-47
struct CollapsedDetailStacksAreMerged: MutantRules {
  static let mistake =
    "A collapsed split view controller takes the members of a detail's stack over into the primary stack."
  static let breaks: [RuleID] = [.SHW(47)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    try uikit.splitShowDetail(controller, on: split)
    let stack = world.nodes[controller].parent
    guard world.nodes[split].flags.contains(.collapsed), !world.isColumnStyle(split),
      stack.exists, world.kind(stack) == .navigation, world.kind(controller) == .navigation
    else { return }
    while world.nodes[controller].firstChild.exists {
      let member = world.nodes[controller].firstChild
      world.removeFromParent(member)
      world.append(member, to: stack)
    }
    world.removeFromParent(controller)
  }
}

/// SHW-15
struct TheSameDetailIsPresented: MutantRules {
  static let mistake = "Showing the detail that is there already presents it, and raises."
  static let breaks: [RuleID] = [.SHW(15)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    if world.column(split, .secondary) == controller, !world.isColumnStyle(split),
      !world.nodes[split].flags.contains(.collapsed)
    {
      return try present(controller, on: split, style: .fullScreen, caller: split)
    }
    try uikit.splitShowDetail(controller, on: split)
  }
}
