extension Mutant {
  /// The mistakes in `Showing/`, file by file.
  static let showing: [Mutant] = [
    Mutant(ShowSeguesPushByThemselves.self), Mutant(ShowDetailSeguesShow.self),
    Mutant(ShowIsNotPassedOn.self), Mutant(ShowWithoutTargetDoesNothing.self),
    Mutant(ShowHasTheRootPresent.self), Mutant(TargetsThatCallSuperPassOn.self),
    Mutant(ShowWithoutWindowRaises.self),
    Mutant(TheOutermostTargetShows.self), Mutant(OnlyTheParentShows.self),
    Mutant(RefusingTargetsShow.self), Mutant(RefusingTargetsEndTheSearch.self),
    Mutant(TargetsAreSearchedBeyondPresentations.self), Mutant(OnlyUIKitsContainersShow.self),
    Mutant(EveryCustomContainerShows.self), Mutant(TabBarControllersShow.self),
    Mutant(StacksAnswerShowByReplacing.self), Mutant(StacksAnswerShowByPresenting.self),
    Mutant(ShownStacksArePushed.self), Mutant(ShownStacksAreUnpacked.self),
    Mutant(CollapsedSplitsPushWhatTheyShow.self), Mutant(TheDetailHookIsNotAsked.self),
    Mutant(HandledDetailsAreShownTwice.self), Mutant(DetailStacksGrow.self),
    Mutant(DetailsAreWrapped.self), Mutant(DetailsGoToThePrimarySide.self),
    Mutant(CollapsedDetailsArePresented.self), Mutant(CollapsedDetailsGetThePrimarysPlace.self),
    Mutant(CollapsedDetailStacksAreRefused.self), Mutant(CollapsedDetailStacksAreMerged.self),
    Mutant(TheSameDetailIsPresented.self),
    Mutant(ColumnsAskTheDetailHook.self), Mutant(ColumnDetailsGoToTheMiddle.self),
    Mutant(ColumnsShowInTheSecondary.self), Mutant(ReplaceSeguesReplaceTheSource.self),
  ]
}
