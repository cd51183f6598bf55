import SegueScenarios

extension Law {
  /// The form of a trace, and how it ends.
  static let form: [Law] = [
    Law(
      17, .all, [.outcome], whole: Laws.onlyAnEarlyEndLacksASnapshot,
      """
      Only the last entry of a trace may lack a snapshot, and it does exactly if the trace \
      ends early.
      """),
    Law(
      18, .all, [.outcome], each: Laws.unknownIdentifiersRaise,
      """
      `performSegue` by an identifier that no segue of the receiver's scene has raises, \
      and the step has no event but a log.
      """),
    Law(
      58, .all, [.outcome], whole: Laws.treesAreWellFormed,
      """
      The text of every tree in a snapshot follows the grammar of trees.
      """),
    Law(
      59, .all, [], whole: Laws.everyStepIsThere,
      """
      A trace that completes has one entry for the launch and one for each step; no trace has \
      more, and only one that is exhausted has none.
      """),
  ]
}
