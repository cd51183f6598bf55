import SegueScenarios

extension Law {
  /// Names and lifetimes.
  static let lifetimes: [Law] = [
    Law(
      11, .all, [.callbacks], whole: Laws.instancesAreNumbered,
      """
      The k-th instance of a scene is named `scene` for k = 1 and `scene#k` otherwise, in \
      order of creation and without a gap.
      """),
    Law(
      12, .all, [.callbacks], whole: Laws.everyoneWasMade,
      """
      Every controller in a snapshot or an event that is named after a scene was created \
      by an `init` in the same or an earlier step.
      """),
    Law(
      13, .all, [.outcome], whole: Laws.theGoneStayGone,
      """
      Whoever is in neither the tree nor a detached tree of a snapshot never appears \
      again, in a snapshot or as a receiver.
      """),
    Law(
      14, .all, [.callbacks], whole: Laws.viewsLoadOnce,
      """
      A controller receives `viewDidLoad` at most once, and not before its `init`.
      """),
    Law(
      15, .all, [.outcome, .callbacks], whole: Laws.loadedMeansLoaded,
      """
      A living controller is in `loaded` exactly if its `viewDidLoad` has been seen.
      """),
    Law(
      16, .all, [.outcome], each: Laws.onlyTheLivingAreListed,
      """
      `loaded` and `styles` name only controllers that stand in the snapshot.
      """),
  ]
}
