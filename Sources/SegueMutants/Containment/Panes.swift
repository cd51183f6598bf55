import SegueModel
import SegueScenarios

// Mistakes about collapsing split view controllers.

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
