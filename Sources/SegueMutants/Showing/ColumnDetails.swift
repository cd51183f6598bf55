import SegueModel
import SegueScenarios

// Mistakes about show and showDetail in columns, and about replace segues.

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
