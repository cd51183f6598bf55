import SegueScenarios

/// One override that a class of a small scenario may have.
struct OverrideLetter: Sendable {
  var departure: Departure
  /// The kinds of controllers to whose classes it means something; nil is any.
  var containers: [Container]?
  /// It names another scene.
  var namesAnother = false
  /// - Parameter String: The name of the other scene.
  var change: @Sendable (inout ClassDefinition, String) -> Void

  private init(
    _ departure: Departure, of containers: [Container]? = nil, namesAnother: Bool = false,
    _ change: @escaping @Sendable (inout ClassDefinition, String) -> Void
  ) {
    (self.departure, self.containers) = (departure, containers)
    (self.namesAnother, self.change) = (namesAnother, change)
  }

  /// All of them, the simplest of each kind first.
  static let all: [OverrideLetter] =
    properties + answers + children + hooks + bodies + nested + delegates

  private static let properties = [
    OverrideLetter(.definesContext) { it, _ in it.definesPresentationContext = true },
    OverrideLetter(.style) { it, _ in it.presentationStyle = .fullScreen },
    OverrideLetter(.style) { it, _ in it.presentationStyle = .currentContext },
    OverrideLetter(.style) { it, _ in it.presentationStyle = .formSheet },
    OverrideLetter(.style) { it, _ in it.presentationStyle = .overCurrentContext },
    OverrideLetter(.isModal) { it, _ in it.isModalInPresentation = true },
    OverrideLetter(.skipsInitCoder) { it, _ in it.skipsInitCoder = true },
    OverrideLetter(.missing) { it, _ in it.missing = true },
    OverrideLetter(.refusesShow) { it, _ in it.refusesShow = true },
  ]

  private static let answers: [OverrideLetter] = [Answer.no, .yes, .callSuper].flatMap { answer in
    [
      OverrideLetter(.shouldPerform) { it, _ in it.shouldPerform = Answers(answer) },
      OverrideLetter(.canPerform) { it, _ in it.canPerform = Answers(answer) },
      OverrideLetter(.canPerformWithSender) { it, _ in it.canPerformWithSender = Answers(answer) },
    ]
  }

  private static let children = [
    OverrideLetter(.allowedChildren) { it, _ in it.allowedChildren = .controllers([]) },
    OverrideLetter(.allowedChildren) { it, _ in it.allowedChildren = .reversed },
    OverrideLetter(.allowedChildren) { it, _ in it.allowedChildren = .callSuper },
    OverrideLetter(.allowedChildren, namesAnother: true) { it, other in
      it.allowedChildren = .controllers([other])
    },
    OverrideLetter(.childContaining) { it, _ in it.childContaining = .nothing },
    OverrideLetter(.childContaining) { it, _ in it.childContaining = .controller("self") },
    OverrideLetter(.childContaining, namesAnother: true) { it, other in
      it.childContaining = .controller(other)
    },
  ]

  private static let hooks = [
    OverrideLetter(.forUnwindAction) { it, _ in it.forUnwindAction = .nothing },
    OverrideLetter(.forUnwindAction) { it, _ in it.forUnwindAction = .callSuper },
    OverrideLetter(.forUnwindAction) { it, _ in it.forUnwindAction = .controller("self") },
    OverrideLetter(.forUnwindAction, namesAnother: true) { it, other in
      it.forUnwindAction = .controller(other)
    },
    OverrideLetter(.segueForUnwinding) { it, _ in it.segueForUnwinding = .nothing },
    OverrideLetter(.segueForUnwinding) { it, _ in it.segueForUnwinding = .callSuper },
    OverrideLetter(.segueForUnwinding) { it, _ in
      it.segueForUnwinding = .segue(class: nil, handler: [], destination: nil)
    },
    OverrideLetter(.segueForUnwinding) { it, _ in
      it.segueForUnwinding = .segue(
        class: nil, handler: [.dismiss(on: "source")], destination: nil)
    },
  ]

  private static let bodies: [OverrideLetter] = [Body(), Body(callsSuper: true)].flatMap { body in
    [
      OverrideLetter(.unwindTowards) { it, _ in it.unwindTowards = body },
      OverrideLetter(.show) { it, _ in it.show = body },
      OverrideLetter(.showDetail) { it, _ in it.showDetail = body },
    ]
  }

  private static let nested = [
    OverrideLetter(.inPrepare) { it, _ in it.inPrepare = [.dismiss(on: "self")] },
    OverrideLetter(.inPrepare) { it, _ in
      it.inPrepare = [.present(controller: "destination", on: "source", style: nil)]
    },
    OverrideLetter(.inAction) { it, _ in
      it.inAction = [Alphabet.action: [.dismiss(on: "self")]]
    },
    OverrideLetter(.inViewDidLoad) { it, _ in it.inViewDidLoad = [.dismiss(on: "self")] },
    OverrideLetter(.inShouldPerform) { it, _ in it.inShouldPerform = [.dismiss(on: "self")] },
  ]

  private static let delegates: [OverrideLetter] =
    [false, true].flatMap { answer in
      [
        OverrideLetter(.shouldDismiss) { it, _ in it.shouldDismiss = answer },
        OverrideLetter(.shouldSelect, of: [.tab]) { it, _ in it.shouldSelect = answer },
        OverrideLetter(.collapseSecondary, of: [.split]) { it, _ in it.collapseSecondary = answer },
      ]
    } + [
      OverrideLetter(.keepsPopover) { it, _ in it.keepsPopover = true },
      OverrideLetter(.handlesShowDetail, of: [.split, .columns]) { it, _ in
        it.handlesShowDetail = true
      },
      OverrideLetter(.topColumnForCollapsing, of: [.columns]) { it, _ in
        it.topColumnForCollapsing = .primary
      },
    ]
}
