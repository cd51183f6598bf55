import SegueScenarios

extension Law {
  /// Forward segues.
  static let segues: [Law] = [
    Law(
      54, .all, [.callbacks], each: Laws.askMakePrepare,
      """
      A triggered segue that is neither unwind nor embed asks first, then makes its \
      destination, then prepares.
      """),
    Law(
      55, .all, [.callbacks], each: Laws.destinationsAreNew,
      """
      The destination that a forward segue's prepare names was made in the same step.
      """),
    Law(
      56, .all, [.callbacks], each: Laws.viewsWaitForPrepare,
      """
      The view of the destination of a forward segue other than an embed does not load \
      before prepare.
      """),
    Law(
      57, .all, [.callbacks], each: Laws.sendersPassThrough,
      """
      The sender in a triggered segue's `shouldPerform` and a forward segue's `prepare` is \
      the trigger, in a performed one's `prepare` the step's.
      """),
  ]
}
