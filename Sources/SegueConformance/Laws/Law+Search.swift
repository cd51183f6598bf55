import SegueScenarios

extension Law {
  /// The search of an unwind.
  static let search: [Law] = [
    Law(
      19, .stepwise, [.search], unwind: Laws.implementersAnswerYes,
      """
      By default a controller answers an unwind's question with yes exactly if its class \
      implements the action and it is not the source.
      """),
    Law(
      20, .respelled, [.search], each: Laws.overridesAreHeard,
      """
      A controller whose class overrides the question answers what the override names for \
      the action.
      """),
    Law(
      21, .all, [.outcome, .search], unwind: Laws.searchStaysInOneTree,
      """
      In a search without overridden hooks everyone asked stands in the same tree of the \
      snapshot before as the source.
      """),
    Law(
      22, .all, [.search], unwind: Laws.yesEndsTheSearch,
      """
      Within one search the first yes is the last `canPerform`.
      """),
    Law(
      23, .stepwise, [.callbacks, .search], unwind: Laws.yesNamesTheDestination,
      """
      Whoever said yes is the destination of prepare and the receiver of the action.
      """),
    Law(
      24, .remembering, [.outcome, .search], unwind: Laws.nobodyPresentedIsAskedTwice,
      """
      In one search no presented controller is asked twice.
      """),
    Law(
      25, .remembering, [.search], unwind: Laws.nobodyIsAskedTwice,
      """
      In one search nobody is asked the same question twice.
      """),
    Law(
      26, .remembering, [.search], unwind: Laws.childrenComeBeforeTheirContainer,
      """
      A controller is not asked for its allowed children after it was asked for itself.
      """),
    Law(
      27, .remembering, [.search], unwind: Laws.allowedChildrenAreAskedInOrder,
      """
      Until the search ends, the controllers in an answer of `allowedChildren` that were \
      not asked earlier are asked in its order, and all of them before the one that gave \
      the answer.
      """),
    Law(
      28, .stepwise, [.outcome, .search], unwind: Laws.onlyOtherChildrenAreAllowed,
      """
      By default an answer of `allowedChildren` has only children of the receiver, no \
      child twice, and not the one whose subtree holds the source.
      """),
    Law(
      29, .stepwise, [.outcome, .search], unwind: Laws.allowedChildrenAreInOrder,
      """
      By default a navigation controller's `allowedChildren` are in the order of its stack \
      from the top, everyone else's in the order of children.
      """),
    Law(
      30, .stepwise, [.search], each: Laws.deprecatedHookNeedsAnOverride,
      """
      `forUnwindAction` is received only by controllers that override it and do not \
      override `allowedChildren`.
      """),
    Law(
      31, .early, [], each: Laws.nothingNewBeforeIOS9,
      """
      Nobody receives `allowedChildren` or `unwindTowards` before iOS 9.
      """),
  ]
}
