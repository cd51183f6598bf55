import SegueModel
import SegueScenarios

// Mistakes about expanding split view controllers.

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
