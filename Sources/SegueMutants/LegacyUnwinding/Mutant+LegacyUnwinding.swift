extension Mutant {
  /// The mistakes in `LegacyUnwinding/`, file by file.
  static let legacyUnwinding: [Mutant] = [
    Mutant(LastHookAnswerWins.self), Mutant(HooksAreAskedTwice.self),
    Mutant(OldClimbsGoToThePresenter.self), Mutant(TheDefectOfEightZeroIsMissing.self),
    Mutant(OldContainersAskThemselvesFirst.self), Mutant(OldContainersDoNotAskThemselves.self),
    Mutant(OldTabsFromTheLast.self), Mutant(OldStacksFromTheBottom.self),
    Mutant(OldSourceBranchIsLeftOut.self), Mutant(OldContainersAskGrandchildren.self),
    Mutant(OldSearchesEnterPresentations.self),
    Mutant(OldClimbsStartAtThePresentedSource.self), Mutant(HookAnswersMustImplementTheAction.self),
    Mutant(HookOverridesAreIgnored.self), Mutant(ThePrimarySideWorks.self),
    Mutant(NoSideOfASplitWorks.self),
    Mutant(OldUnwindsPopOne.self), Mutant(OldUnwindsOnlyPop.self),
    Mutant(OldFormSheetsStayAlways.self), Mutant(OldPhonesDismissOnlyForThePresenter.self),
    Mutant(OldContextsStayAlways.self), Mutant(OldFormSheetsGo.self), Mutant(OldContextsGo.self),
    Mutant(OldPopoversGo.self), Mutant(SuppliedSegueIsNotUsed.self),
    Mutant(StockTransitionComesOnTop.self), Mutant(OnlyTheDestinationSuppliesASegue.self),
    Mutant(OnlyParentsSupplyASegue.self),
  ]
}
