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

/// SHW-16
struct ColumnsAskTheDetailHook: MutantRules {
  static let mistake =
    "A column-style split view controller asks its delegate's hook for details, too."
  static let breaks: [RuleID] = [.SHW(16)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    if world.isColumnStyle(split),
      let handled = world.program.classes[world.cls(split)].own.handlesShowDetail
    {
      world.emit(
        .delegate, on: split, to: controller, name: world.program.delegateShowDetail,
        answer: handled, Cites(.SHW(16)))
      if handled { return }
    }
    try uikit.splitShowDetail(controller, on: split)
  }
}

/// SHW-48
struct ColumnDetailsGoToTheMiddle: MutantRules {
  static let mistake = "A column-style split view controller puts a detail into its primary column."
  static let breaks: [RuleID] = [.SHW(48)]
  let world: World

  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    guard world.isColumnStyle(split) else {
      return try uikit.splitShowDetail(controller, on: split)
    }
    try setColumn(controller, .primary, of: split)
    if world.isAttached(split) { try display(split) }
  }
}

/// SHW-49
struct ColumnsShowInTheSecondary: MutantRules {
  static let mistake =
    "A column-style split view controller asked to show fills its secondary column."
  static let breaks: [RuleID] = [.SHW(49)]
  let world: World

  func splitShow(_ controller: Controller, on split: Controller) throws(Stop) {
    guard world.isColumnStyle(split) else { return try uikit.splitShow(controller, on: split) }
    try setColumn(controller, .secondary, of: split)
  }
}

/// SHW-17
struct ReplaceSeguesReplaceTheSource: MutantRules {
  static let mistake = "A replace segue replaces the pane of its source, whatever index it names."
  static let breaks: [RuleID] = [.SHW(17)]
  let world: World

  func replaceBySegue(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    let split = world.ancestor(segue.source, .split)
    let primary = split.exists ? world.column(split, .primary) : .none
    segue.pane = primary.exists && world.isWithin(segue.source, primary) ? 0 : 1
    try uikit.replaceBySegue(segue)
  }
}
