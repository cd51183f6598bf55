import SegueScenarios

extension Law {
  /// The order of an unwind.
  static let unwindOrder: [Law] = [
    Law(
      32, .all, [.callbacks], unwind: Laws.triggersAskAndNamesDoNot,
      """
      A triggered unwind begins with exactly one `shouldPerform`, received by the source; \
      one that is performed by name has none for its identifier and source.
      """),
    Law(
      33, .all, [.callbacks], each: Laws.refusalEndsTheStep,
      """
      After a `shouldPerform` that answers false, the step has no further event, and the \
      snapshot after it equals the one before.
      """),
    Law(
      34, .all, [.callbacks], unwind: Laws.searchPrepareAction,
      """
      All questions of an unwind's search come before its prepare, and its action comes \
      after it.
      """),
    Law(
      35, .all, [.callbacks], unwind: Laws.oneOfEach,
      """
      An unwind step has at most one action, and exactly one prepare by its source before \
      it.
      """),
    Law(
      36, .all, [.callbacks], each: Laws.prepareFitsTheSegue,
      """
      Prepare repeats source and destination of the segue object made last, and the action \
      of a standard unwind is received by that destination.
      """),
    Law(
      37, .all, [.callbacks], unwind: Laws.nothingMovesBeforeTheAction,
      """
      Before the action of an unwind nobody is dismissed, popped or selected.
      """),
    Law(
      38, .all, [.callbacks], each: Laws.actionsAreImplemented,
      """
      Whoever receives an unwind action implements it, or the trace ends there with a \
      raise.
      """),
    Law(
      39, .all, [.callbacks, .search], unwind: Laws.noDestinationMeansNothing,
      """
      An unwind to which nobody said yes has no segue, prepare, action or dismissal, and \
      the snapshot after it equals the one before.
      """),
    Law(
      40, .all, [.callbacks], unwind: Laws.destinationIsFound,
      """
      The destination of a standard unwind stands in the snapshot before the step, and \
      nobody is created before the action has run.
      """),
    Law(
      41, .all, [.callbacks], unwind: Laws.prepareCarriesWhatWasGiven,
      """
      The unwind's prepare carries the identifier and the sender that the step and the \
      storyboard give it.
      """),
    Law(
      42, .all, [.callbacks], each: Laws.actionsNeedAnUnwind,
      """
      An action is received only in steps that trigger or perform an unwind segue.
      """),
    Law(
      43, .all, [], each: Laws.leavingIsNoUnwind,
      """
      A swipe, a back tap, a pop and a dismissal have no search, and no prepare of a segue \
      other than an embed.
      """),
  ]
}
