extension Mutant {
  /// The mistakes in `Presentation/`, file by file.
  static let presentation: [Mutant] = [
    Mutant(CallerIsThePresenter.self), Mutant(CallerOfAShowIsTheRoot.self),
    Mutant(ReceiverPresents.self), Mutant(TheWindowsRootPresents.self),
    Mutant(ContextStylesAreLikeAnyOther.self), Mutant(EveryStyleLooksForAContext.self),
    Mutant(TheOutermostContextPresents.self), Mutant(WithoutContextTheReceiverPresents.self),
    Mutant(WithoutContextTheRootPresents.self), Mutant(StacksDefineNoContext.self),
    Mutant(StacksAlwaysDefineAContext.self), Mutant(EveryContainerDefinesAContext.self),
    Mutant(SecondPresentationReplacesTheFirst.self), Mutant(SecondPresentationIsStacked.self),
    Mutant(SecondPresentationRaises.self), Mutant(OnlyTheReceiverIsLookedAt.self),
    Mutant(RefusalsAreLoggedAsBefore.self), Mutant(RefusalsAreSilent.self),
    Mutant(RefusedShowsAreNotPrepared.self),
    Mutant(OffscreenPresentersPresent.self), Mutant(ActiveControllersAreMoved.self),
    Mutant(ActiveControllersAreRefusedSilently.self), Mutant(ActiveControllersHaveTheNewText.self),
    Mutant(PresentingNothingIsIgnored.self),
    Mutant(DismissRemovesTheReceiver.self), Mutant(DismissRemovesOnlyTheTopmost.self),
    Mutant(DismissRemovesTheWholeChain.self), Mutant(DismissOverlooksAncestors.self),
    Mutant(DismissIsNotPassedOn.self), Mutant(DismissIsPassedOnFromTheTopOnly.self),
    Mutant(DismissPops.self),
    Mutant(DismissalsInCodeTellTheDelegate.self), Mutant(SwipesAskNobody.self),
    Mutant(SwipesTellOnlyTheEnd.self), Mutant(ModalSheetsCanBeSwiped.self),
    Mutant(BlockedSwipesTellNobody.self), Mutant(BackGesturesGoToTheRoot.self),
    Mutant(SwipesTakeEverySheet.self),
  ]
}
