import SegueScenarios

extension Law {
  /// One hierarchy.
  static let hierarchy: [Law] = [
    Law(
      1, .all, [.outcome], each: Laws.everyoneStandsOnce,
      """
      In a snapshot every controller stands exactly once: at one place in the tree or in \
      one of the detached trees.
      """),
    Law(
      2, .all, [.outcome], each: Laws.rootStays,
      """
      The root of the tree is the same controller in all snapshots, except for the one \
      after a `setRoot`.
      """),
    Law(
      3, .all, [.outcome], each: Laws.onlyTabsAreSelected,
      """
      At most one child of a tab bar controller is selected, and no child of any other \
      controller is.
      """),
    Law(
      4, .all, [.outcome], each: Laws.stackKeepsItsBottom,
      """
      No navigation controller's stack loses its bottom member in a pop, a pop to, a pop \
      to root, a back tap or a standard unwind.
      """),
    Law(
      5, .all, [.outcome], each: Laws.popToReachesItsTarget,
      """
      After a `popTo` step that completes, its target is the top of the stack.
      """),
    Law(
      6, .all, [.outcome], each: Laws.pushOnlyAppends,
      """
      A `push` step leaves the members of the stack where they were and adds at most one \
      on top.
      """),
    Law(
      7, .all, [.outcome], each: Laws.dismissalTakesOneBranch,
      """
      What a `dismiss` or `swipe` step takes out of the tree is nothing, or one presented \
      controller and everything under it.
      """),
    Law(
      8, .all, [.outcome], each: Laws.presentingRemovesNobody,
      """
      A `present` step takes nobody out of the tree.
      """),
    Law(
      9, .all, [.outcome], each: Laws.selectionTakesEffect,
      """
      After a `select` step on a tab bar controller with at most five children, the \
      selected child is the one named.
      """),
    Law(
      10, .all, [.outcome], each: Laws.switchingKeepsStacks,
      """
      A `select` step, or a tap on a tab that is not selected, changes no list of tabs and \
      no existing navigation stack outside of split views.
      """),
  ]
}
