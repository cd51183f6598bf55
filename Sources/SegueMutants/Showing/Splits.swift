import SegueModel
import SegueScenarios

// Mistakes about show and showDetail in split view controllers.

/// SHW-6
struct CollapsedSplitsPushWhatTheyShow: MutantRules {
  static let mistake =
    "A collapsed split view controller asked to show puts the controller into its primary pane."
  static let breaks: [RuleID] = [.SHW(6)]
  let world: World

  func splitShow(_ controller: Controller, on split: Controller) throws(Stop) {
    let isCollapsed = world.nodes[split].flags.contains(.collapsed)
    guard isCollapsed, !world.isColumnStyle(split) else {
      return try uikit.splitShow(controller, on: split)
    }
    try setPane(controller, .primary, of: split)
  }
}

/// SHW-43
struct TheDetailHookIsNotAsked: MutantRules {
  static let mistake = "A split view controller shows a detail without asking its delegate."
  static let breaks: [RuleID] = [.SHW(43)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(split)].own
    guard own.handlesShowDetail != nil, !world.isColumnStyle(split),
      !world.nodes[split].flags.contains(.collapsed)
    else { return try uikit.splitShowDetail(controller, on: split) }
    try setPane(controller, .secondary, of: split)
    if world.isAttached(split) { try display(controller) }
  }
}

/// SHW-43
struct HandledDetailsAreShownTwice: MutantRules {
  static let mistake =
    "A split view controller shows a detail although its delegate has handled it."
  static let breaks: [RuleID] = [.SHW(43)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    try uikit.splitShowDetail(controller, on: split)
    let own = world.program.classes[world.cls(split)].own
    if own.handlesShowDetail == true, !world.isColumnStyle(split),
      !world.nodes[split].flags.contains(.collapsed)
    {
      try setPane(controller, .secondary, of: split)
      if world.isAttached(split) { try display(controller) }
    }
  }
}

/// SHW-13
struct DetailStacksGrow: MutantRules {
  static let mistake =
    "A navigation controller shown as detail gives its root to the navigation controller that is there."
  static let breaks: [RuleID] = [.SHW(13)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    let current = world.column(split, .secondary)
    let root = world.nodes[controller].firstChild
    guard !world.isColumnStyle(split), !world.nodes[split].flags.contains(.collapsed),
      world.kind(controller) == .navigation, root.exists, current.exists, current != controller,
      world.kind(current) == .navigation
    else { return try uikit.splitShowDetail(controller, on: split) }
    world.removeFromParent(root)
    try push(root, on: current)
  }
}

/// SHW-44
struct DetailsAreWrapped: MutantRules {
  static let mistake =
    "A classic split view controller wraps a plain detail in a navigation controller."
  static let breaks: [RuleID] = [.SHW(44)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    try uikit.splitShowDetail(controller, on: split)
    guard !world.isColumnStyle(split), world.nodes[controller].parent == split,
      world.kind(controller) == .plain
    else { return }
    let wrapper = world.make(cls: 1, scene: -1, name: world.program.automaticName)
    world.removeFromParent(controller)
    world.append(controller, to: wrapper)
    try setPane(wrapper, .secondary, of: split)
  }
}

/// SHW-44
struct DetailsGoToThePrimarySide: MutantRules {
  static let mistake = "A detail shown in a classic split view controller replaces the primary."
  static let breaks: [RuleID] = [.SHW(44), .SHW(13)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    guard !world.isColumnStyle(split), !world.nodes[split].flags.contains(.collapsed),
      world.column(split, .secondary) != controller
    else { return try uikit.splitShowDetail(controller, on: split) }
    try setPane(controller, .primary, of: split)
    if world.isAttached(split) { try display(controller) }
  }
}
