import SegueScenarios

extension Blueprint {
  /// The scenes where an override is asked for, as far as segues and containers tell.
  func bearers(of override: ScenarioModel.Override) -> Set<Int> {
    switch override {
    case .shouldPerform, .segueAction: Set(segues.map(\.source))
    case .canPerform, .canPerformWithSender, .allowedChildren, .childContaining, .unwindTowards,
      .forUnwindAction, .segueForUnwinding:
      above { $0.destination == nil }
    case .show, .showDetail, .refusesShow:
      above { [.show, .showDetail, .push, .replace].contains($0.segue.kind) }
    case .definesContext, .sceneDefinesContext: above { $0.segue.kind.presents }
    case .style, .sceneStyle, .isModal, .shouldDismiss, .keepsPopover:
      Set(segues.filter(\.segue.kind.presents).compactMap(\.destination))
    case .shouldSelect: scenes(where: { $0 == .tab })
    case .collapseSecondary, .handlesShowDetail: scenes(where: \.isSplit)
    case .topColumn: scenes(where: \.isColumns)
    case .superclass, .sharedClass, .skipsInitCoder, .missing: []
    }
  }

  private func scenes(where isMeant: (SceneKind) -> Bool) -> Set<Int> {
    Set(scenes.indices.filter { isMeant(scenes[$0].kind) })
  }

  /// The sources of segues, and what is above them.
  private func above(_ isMeant: (SegueDraft) -> Bool) -> Set<Int> {
    segues.filter(isMeant).reduce(into: []) { result, segue in
      result.formUnion(above(segue.source))
      result.insert(segue.source)
    }
  }
}

extension Segue.Kind {
  fileprivate var presents: Bool {
    [.presentation, .popoverPresentation, .modal, .popover].contains(self)
  }
}
