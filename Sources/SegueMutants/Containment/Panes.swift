import SegueModel
import SegueScenarios

// Mistakes about collapsing and expanding split view controllers.

extension MutantRules {
  /// Whether a split view controller of the classic style is about to collapse.
  fileprivate func collapses(_ split: Controller) -> Bool {
    world.profile >= .ios8_0 && !world.nodes[split].flags.contains(.collapsed)
      && !world.isColumnStyle(split) && world.column(split, .primary).exists
      && world.column(split, .secondary).exists
  }
}

/// CNT-17
struct CollapsedSplitsShowTheSecondary: MutantRules {
  static let mistake =
    "A collapsing split view controller keeps its secondary and drops its primary."
  static let breaks: [RuleID] = [.CNT(17), .CNT(60), .CNT(61)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    guard collapses(split) else { return try uikit.collapse(split) }
    let primary = world.column(split, .primary)
    world.setCollapsed(split, true)
    world.removeFromParent(primary)
    world.keep(primary, by: split)
  }
}

/// CNT-62
struct CollapsedSplitsKeepBothPanes: MutantRules {
  static let mistake = "A collapsed split view controller lists both its controllers."
  static let breaks: [RuleID] = [.CNT(62)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    guard collapses(split) else { return try uikit.collapse(split) }
    world.setCollapsed(split, true)
  }
}

/// CNT-59
struct CollapsesAskNobody: MutantRules {
  static let mistake = "A collapsing split view controller does not ask its delegate."
  static let breaks: [RuleID] = [.CNT(59)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let asks = world.program.classes[world.cls(split)].own.collapseSecondary != nil
    guard collapses(split), asks else { return try uikit.collapse(split) }
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    world.setCollapsed(split, true)
    world.removeFromParent(secondary)
    if world.kind(primary) == .navigation {
      world.append(secondary, to: primary)
    } else {
      world.keep(secondary, by: split)
    }
  }
}

/// CNT-59
struct CollapsesPushAfterAYes: MutantRules {
  static let mistake =
    "A collapsing split view controller pushes the secondary although its delegate has dealt with it."
  static let breaks: [RuleID] = [.CNT(59)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let isCollapse = collapses(split)
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    try uikit.collapse(split)
    if isCollapse, world.kind(primary) == .navigation, !world.nodes[secondary].parent.exists {
      _ = world.takeKept(from: split)
      world.append(secondary, to: primary)
    }
  }
}

/// CNT-60
struct PlainPrimariesTakeTheSecondary: MutantRules {
  static let mistake = "In a collapse a plain primary takes the secondary as its child."
  static let breaks: [RuleID] = [.CNT(60)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let isCollapse = collapses(split)
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    try uikit.collapse(split)
    if isCollapse, world.kind(primary) == .plain {
      _ = world.takeKept(from: split)
      world.append(secondary, to: primary)
    }
  }
}

/// CNT-61
struct StacksDropTheSecondary: MutantRules {
  static let mistake = "In a collapse a primary navigation controller drops the secondary."
  static let breaks: [RuleID] = [.CNT(61), .CNT(34)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let isCollapse = collapses(split)
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    try uikit.collapse(split)
    if isCollapse, world.nodes[secondary].parent == primary {
      world.removeFromParent(secondary)
      world.keep(secondary, by: split)
    }
  }
}

/// CNT-34
struct CollapsedStacksAreMerged: MutantRules {
  static let mistake = "In a collapse the members of the secondary stack go onto the primary stack."
  static let breaks: [RuleID] = [.CNT(34)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let isCollapse = collapses(split)
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    try uikit.collapse(split)
    guard isCollapse, world.nodes[secondary].parent == primary,
      world.kind(secondary) == .navigation
    else { return }
    while world.nodes[secondary].firstChild.exists {
      let member = world.nodes[secondary].firstChild
      world.removeFromParent(member)
      world.append(member, to: primary)
    }
    world.removeFromParent(secondary)
  }
}

/// CNT-28, CNT-20
struct DroppedSecondariesAreGone: MutantRules {
  static let mistake = "A secondary that a collapse drops is released."
  static let breaks: [RuleID] = [.CNT(28), .CNT(20), .CNT(64)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    try uikit.collapse(split)
    let kept = world.takeKept(from: split)
    if kept.exists { world.departed.append(kept) }
  }
}

extension MutantRules {
  /// Whether an expanding split view controller has something to show as secondary by itself.
  fileprivate func expands(_ split: Controller) -> Bool {
    world.profile >= .ios8_0 && world.nodes[split].flags.contains(.collapsed)
      && !world.isColumnStyle(split)
  }
}

/// CNT-63
struct ExpansionsLeaveTheStack: MutantRules {
  static let mistake = "An expanding split view controller leaves the primary stack as it is."
  static let breaks: [RuleID] = [.CNT(63), .CNT(18)]
  let world: World

  func expand(_ split: Controller) throws(Stop) {
    guard expands(split), !world.nodes[split].kept.exists else { return try uikit.expand(split) }
    world.setCollapsed(split, false)
  }
}

/// CNT-63
struct ExpansionsTakeTheSecondMember: MutantRules {
  static let mistake =
    "An expanding split view controller takes all but the root of the primary stack."
  static let breaks: [RuleID] = [.CNT(63)]
  let world: World

  func expand(_ split: Controller) throws(Stop) {
    let primary = world.nodes[split].firstChild
    let takes = expands(split) && primary.exists && !world.nodes[split].kept.exists
    try uikit.expand(split)
    guard takes, world.kind(primary) == .navigation else { return }
    let root = world.nodes[primary].firstChild
    while root.exists, world.nodes[primary].lastChild != root {
      world.removeFromParent(world.nodes[primary].lastChild)
    }
  }
}

/// CNT-64
struct ExpansionsForgetTheSecondary: MutantRules {
  static let mistake =
    "An expanding split view controller does not bring back the secondary that it dropped."
  static let breaks: [RuleID] = [.CNT(64), .CNT(20)]
  let world: World

  func expand(_ split: Controller) throws(Stop) {
    guard expands(split), world.nodes[split].kept.exists else { return try uikit.expand(split) }
    world.setCollapsed(split, false)
  }
}

/// CNT-20
struct ExpansionsMakeANewSecondary: MutantRules {
  static let mistake = "An expanding split view controller makes its secondary anew."
  static let breaks: [RuleID] = [.CNT(20)]
  let world: World

  func expand(_ split: Controller) throws(Stop) {
    let kept = world.nodes[split].kept
    guard expands(split), kept.exists, world.nodes[kept].scene >= 0 else {
      return try uikit.expand(split)
    }
    _ = world.takeKept(from: split)
    world.departed.append(kept)
    world.setCollapsed(split, false)
    let secondary = try instantiate(world.nodes[kept].scene, cls: -1, Cites(.CNT(20)))
    try setPane(secondary, .secondary, of: split)
  }
}

/// CNT-18
struct ExpansionsSwapThePanes: MutantRules {
  static let mistake = "An expanding split view controller shows what it separates as primary."
  static let breaks: [RuleID] = [.CNT(18)]
  let world: World

  func expand(_ split: Controller) throws(Stop) {
    try uikit.expand(split)
    let last = world.nodes[split].lastChild
    let first = world.nodes[split].firstChild
    guard !world.isColumnStyle(split), last.exists, first != last else { return }
    world.removeFromParent(last)
    world.insert(last, in: split, after: .none)
  }
}

/// CNT-65
struct ColumnsAskTheClassicHook: MutantRules {
  static let mistake = "A collapsing column-style split view controller asks the classic hook."
  static let breaks: [RuleID] = [.CNT(65)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let own = world.program.classes[world.cls(split)].own
    if world.isColumnStyle(split), !world.nodes[split].flags.contains(.collapsed) {
      world.emit(
        .delegate, on: split, to: world.column(split, .secondary),
        name: world.program.delegateCollapse, answer: own.collapseSecondary, Cites(.CNT(65)))
    }
    try uikit.collapse(split)
  }
}

/// CNT-65
struct TopColumnsAreNotAsked: MutantRules {
  static let mistake =
    "A collapsing column-style split view controller does not ask for the top column."
  static let breaks: [RuleID] = [.CNT(65)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    let count = world.recording.events.count
    try uikit.collapse(split)
    if world.isColumnStyle(split) { world.recording.forget(.delegate, from: count) }
  }
}

/// CNT-19
struct CompactColumnsStayHidden: MutantRules {
  static let mistake = "A collapsed column-style split view controller goes on showing its columns."
  static let breaks: [RuleID] = [.CNT(19)]
  let world: World

  func collapse(_ split: Controller) throws(Stop) {
    guard world.isColumnStyle(split) else { return try uikit.collapse(split) }
  }
}

/// CNT-66
struct ColumnsTakePlainControllers: MutantRules {
  static let mistake = "A column takes a plain controller without wrapping it."
  static let breaks: [RuleID] = [.CNT(66)]
  let world: World

  func setColumn(_ controller: Controller, _ column: Column, of split: Controller) throws(Stop) {
    try uikit.setColumn(controller, column, of: split)
    let wrapper = controller.exists ? world.nodes[controller].parent : .none
    guard column != .compact, wrapper.exists, wrapper != split else { return }
    let previous = world.nodes[wrapper].previous
    world.removeFromParent(controller)
    world.removeFromParent(wrapper)
    world.nodes[controller].column = column
    world.insert(controller, in: split, after: previous)
  }
}

/// CNT-66
struct CompactColumnsAreWrapped: MutantRules {
  static let mistake = "The compact controller is wrapped in a navigation controller as well."
  static let breaks: [RuleID] = [.CNT(66)]
  let world: World

  func setColumn(_ controller: Controller, _ column: Column, of split: Controller) throws(Stop) {
    guard column == .compact, controller.exists, world.kind(controller) == .plain else {
      return try uikit.setColumn(controller, column, of: split)
    }
    let wrapper = world.make(cls: 1, scene: -1, name: world.program.automaticName)
    world.removeFromParent(controller)
    world.append(controller, to: wrapper)
    try uikit.setColumn(wrapper, column, of: split)
  }
}
