extension Mutant {
  /// The mistakes in `Storyboards/`, file by file.
  static let storyboards: [Mutant] = [
    Mutant(UnknownStoryboardsAreNil.self), Mutant(StoryboardExceptionsHaveAnotherText.self),
    Mutant(ScenesAreFoundByTheirObject.self), Mutant(MissingInitialScenesRaise.self),
    Mutant(TheFirstSceneIsInitial.self), Mutant(UnknownScenesAreNil.self),
    Mutant(ReferencesAreScenes.self), Mutant(ReferencesNeedAnIdentifier.self),
    Mutant(ReferencesLookInTheFirstStoryboard.self), Mutant(UnknownReferencesAreIgnored.self),
    Mutant(ReferencesAreResolvedWithTheirScene.self),
    Mutant(ScenesAreCached.self), Mutant(InstantiatingLoadsTheView.self),
    Mutant(ViewsAreLoadedAgain.self), Mutant(MissingClassesRaise.self),
    Mutant(MissingContainersArePlain.self),
    Mutant(CreatorsAreIgnored.self), Mutant(CreatorsAreCalledTwice.self),
    Mutant(SeguesComeWithoutTheCoder.self), Mutant(SegueObjectsAreNamedByKind.self),
    Mutant(ContainersAreEmptyAtFirst.self), Mutant(AllTabsAreLoaded.self),
    Mutant(EmbedsAreMadeWithTheirScene.self), Mutant(DestinationsAreMadeWithTheirScene.self),
    Mutant(CreatorsMakeTheChildrenToo.self), Mutant(ControlsActOnTheContainer.self),
  ]
}
