import SegueScenarios

extension Law {
  /// Carrying out an unwind.
  static let unwinding: [Law] = [
    Law(
      44, .stepwise, [.callbacks], unwind: Laws.oneDismissal,
      """
      A standard unwind has at most one `dismiss`.
      """),
    Law(
      45, .stepwise, [.outcome, .callbacks], unwind: Laws.dismissalHitsTheSourcesBranch,
      """
      The receiver of a standard unwind's `dismiss` presents, in the snapshot before, the \
      branch in which the source stands.
      """),
    Law(
      46, .stepwise, [.outcome, .callbacks], unwind: Laws.dismissalRemovesTheSource,
      """
      A standard unwind with a `dismiss` takes its source out of the tree it stood in.
      """),
    Law(
      47, .stepwise, [.outcome, .callbacks], unwind: Laws.destinationStays,
      """
      A standard unwind leaves its destination in the tree it stood in.
      """),
    Law(
      48, .stepwise, [.callbacks], unwind: Laws.dismissalComesFirst,
      """
      In a standard unwind every `unwindTowards` comes after the `dismiss`.
      """),
    Law(
      49, .stepwise, [.callbacks], unwind: Laws.hopsFormAChain,
      """
      The `unwindTowards` of a standard unwind form a chain: each names the receiver of \
      the next, the last one the destination.
      """),
    Law(
      50, .stepwise, [.callbacks], unwind: Laws.destinationIsNotTold,
      """
      The destination of a standard unwind never receives `unwindTowards`.
      """),
    Law(
      51, .stepwise, [.outcome, .callbacks], unwind: Laws.onlyTheStayingAreTold,
      """
      Whoever receives `unwindTowards` is still in the tree after a standard unwind, \
      unless a hop after it pops it away.
      """),
    Law(
      52, .stepwise, [.outcome, .callbacks], unwind: Laws.navigationControllersPop,
      """
      After a standard unwind in which a navigation controller was told to unwind towards \
      a member of its stack, that member is on top.
      """),
    Law(
      53, .stepwise, [.outcome, .callbacks], unwind: Laws.tabBarControllersSelect,
      """
      After a standard unwind in which a tab bar controller was told to unwind towards one \
      of its children, that child is selected.
      """),
  ]
}
