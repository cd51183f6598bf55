import SegueModel
import SegueScenarios

// Mistakes about split view controllers with columns.

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
    guard column == .compact, controller.exists, world.kind(controller) == .plain,
      !world.up(controller).exists, !world.isWithin(split, controller)
    else {
      return try uikit.setColumn(controller, column, of: split)
    }
    let wrapper = world.make(cls: 1, scene: -1, name: world.program.automaticName)
    world.removeFromParent(controller)
    world.append(controller, to: wrapper)
    try uikit.setColumn(wrapper, column, of: split)
  }
}
