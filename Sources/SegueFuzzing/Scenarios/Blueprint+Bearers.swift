import SegueScenarios

extension Blueprint {
  /// The scenes where an override is asked for, as far as segues and containers tell.
  func bearers(of override: ScenarioModel.Override) -> Set<Int> {
    switch override {
    case .shouldPerform, .segueAction: Set(segues.map(\.source))
    case .canPerform, .canPerformWithSender, .bothSpellings, .allowedChildren, .childContaining,
      .unwindTowards,
      .forUnwindAction, .segueForUnwinding:
      above { $0.destination == nil }
    case .show, .showDetail, .refusesShow:
      above(\.segue.kind.asksContainer)
    case .definesContext, .sceneDefinesContext: above { $0.segue.kind.presents }
    case .style, .sceneStyle, .isModal, .shouldDismiss, .keepsPopover:
      Set(segues.filter(\.segue.kind.presents).compactMap(\.destination))
    case .shouldSelect: scenes(where: { $0 == .tab })
    case .collapseSecondary, .handlesShowDetail: scenes(where: \.isSplit)
    case .topColumn: scenes(where: \.isColumns)
    case .supplies: scenes(where: { $0 == .box })
    case .superclass, .sharedClass, .skipsInitCoder, .missing: []
    }
  }

  /// Those with which a scene can share a class, or have a superclass in common.
  func alike(_ scene: Int) -> [Int] {
    let kind = scenes[scene].kind
    return scenes.indices.filter {
      $0 != scene && kind != .box && scenes[$0].kind == kind && scenes[$0].classOf == nil
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
  /// Whether a container does what it says.
  var asksContainer: Bool { [.show, .showDetail, .push, .replace].contains(self) }

  fileprivate var presents: Bool {
    [.presentation, .popoverPresentation, .modal, .popover].contains(self)
  }
}
