import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// What an override step changes.
  enum Override: Int, CaseIterable {
    case shouldPerform, canPerform, canPerformWithSender, bothSpellings
    case allowedChildren, childContaining
    case unwindTowards, forUnwindAction, segueForUnwinding, show, showDetail
    case definesContext, style, sceneDefinesContext, sceneStyle
    case isModal, shouldDismiss, shouldSelect, collapseSecondary, handlesShowDetail
    case refusesShow, keepsPopover, topColumn, segueAction, supplies
    case superclass, sharedClass, skipsInitCoder, missing

    /// What an implementation must have for it, in its plainest variant.
    var features: Set<Feature> {
      switch self {
      case .shouldPerform: [.hookShouldPerform]
      case .canPerform: [.hookCanPerform]
      case .canPerformWithSender, .forUnwindAction, .segueForUnwinding: [.hookDeprecated]
      case .supplies: [.hookDeprecated, .segueMade]
      case .bothSpellings: [.hookCanPerform, .hookDeprecated]
      case .allowedChildren, .childContaining: [.hookAllowedChildren]
      case .unwindTowards: [.hookUnwindTowards]
      case .show, .showDetail, .refusesShow, .handlesShowDetail: [.hookShow]
      case .definesContext, .sceneDefinesContext, .style, .sceneStyle: [.presentationContext]
      case .segueAction: [.segueAction]
      default: []
      }
    }
  }

  /// The scenes where an override matters, as far as the app is put together; where there is none, all.
  func bearers(of override: Override) -> Domain {
    let scenes = blueprint.bearers(of: override)
    return self.scenes { scenes.isEmpty || scenes.contains($0) }
  }

  /// Gives a scene or its class an override, in one of four variants, for a set of action names where that matters.
  mutating func addOverride(_ step: CaseStep) {
    guard let index = scene(step[1]), overrides.indices.contains(step[0]) else { return }
    let override = overrides[step[0]]
    let variant = step[2]
    let other = (index + 1 + step[3]) % blueprint.scenes.count
    let alike = blueprint.alike(index)
    switch override {
    case .sceneDefinesContext: blueprint.scenes[index].definesContext = variant % 2 == 0
    case .sceneStyle: blueprint.scenes[index].style = Self.styles[variant]
    case .superclass:
      guard !alike.isEmpty else { return }
      let other = alike[step[3] % alike.count]
      // A class stands above those of later scenes.
      let (above, below) = (min(index, other), max(index, other))
      guard blueprint.scenes[above].classOf == nil else { return }
      blueprint.change(above) { _ in }
      let superclass = blueprint.className(above)
      blueprint.change(below) { $0.superclass = superclass }
    case .sharedClass:
      guard !alike.isEmpty, !blueprint.scenes.contains(where: { $0.classOf == index }) else {
        return
      }
      let other = alike[step[3] % alike.count]
      blueprint.change(other) { _ in }
      // Others may descend from the class that it has no more.
      if blueprint.scenes[index].definition == nil { blueprint.scenes[index].classOf = other }
    default:
      let kind = blueprint.scenes[index].kind
      // Whom a container answers with is best below it.
      let below = blueprint.below(index)
      let name = blueprint.name(below.isEmpty ? other : below[step[3] % below.count])
      blueprint.change(index) { definition in
        Self.change(&definition, override, variant, Blueprint.selectors(step[3]), name)
        Self.change(&definition, override, variant, isColumns: kind.isColumns)
      }
    }
  }

  private static let styles: [PresentationStyle] = [
    .fullScreen, .currentContext, .formSheet, .overCurrentContext,
  ]

  /// The overridden methods.
  private static func change(
    _ definition: inout ClassDefinition, _ override: Override, _ variant: Int,
    _ selectors: [String], _ other: String
  ) {
    let answer: Answer = [.no, .yes, .callSuper, .no][variant]
    let answers =
      variant == 3
      ? Answers(.callSuper, byKey: Dictionary(uniqueKeysWithValues: selectors.map { ($0, .no) }))
      : Answers(answer)
    let controller: ControllerAnswer = [
      .nothing, .controller("self"), .callSuper, .controller(other),
    ][variant]
    let body = [
      Body(callsSuper: true), Body(), Body(callsSuper: true, steps: [.dismiss(on: "self")]),
      Body(steps: [.dismiss(on: "self")]),
    ][variant]
    switch override {
    case .shouldPerform: definition.shouldPerform = Answers(answer)
    case .canPerform: definition.canPerform = answers
    case .canPerformWithSender: definition.canPerformWithSender = answers
    case .bothSpellings:
      definition.canPerform = answers
      definition.canPerformWithSender = Answers(answer == .no ? .yes : .no)
    case .allowedChildren:
      definition.allowedChildren =
        [.reversed, .controllers([]), .callSuper, .controllers([other])][variant]
    case .childContaining: definition.childContaining = controller
    case .unwindTowards: definition.unwindTowards = body
    case .forUnwindAction: definition.forUnwindAction = controller
    // What iOS 8 needs to get to a child.
    case .supplies:
      definition.forUnwindAction = .controller(other)
      definition.segueForUnwinding = .segue(class: nil, handler: [], destination: nil)
    case .segueForUnwinding:
      definition.segueForUnwinding =
        [
          .callSuper, .nothing, .segue(class: nil, handler: [], destination: nil),
          .segue(class: "Silent", handler: nil, destination: selectors.isEmpty ? nil : other),
        ][variant]
    case .show: definition.show = body
    case .showDetail: definition.showDetail = body
    case .segueAction:
      let creation: Creation = [
        .coder(class: nil), .nothing, .withoutCoder(class: nil), .coder(class: nil),
      ][variant]
      definition.segueActions = ["make:": creation, "make:sender:": creation]
    default: break
    }
  }

  /// The properties and the answers of a delegate.
  private static func change(
    _ definition: inout ClassDefinition, _ override: Override, _ variant: Int, isColumns: Bool
  ) {
    let isTrue = variant % 2 == 0
    switch override {
    case .refusesShow:
      definition.refusesShow = isTrue
      // Only who shows can refuse to.
      if definition.show == nil { definition.show = Body(callsSuper: true) }
    case .definesContext: definition.definesPresentationContext = isTrue
    case .style: definition.presentationStyle = styles[variant]
    case .isModal: definition.isModalInPresentation = isTrue
    case .shouldDismiss: definition.shouldDismiss = !isTrue
    case .shouldSelect: definition.shouldSelect = !isTrue
    case .collapseSecondary: definition.collapseSecondary = isTrue
    case .handlesShowDetail: definition.handlesShowDetail = isTrue
    case .keepsPopover: definition.keepsPopover = isTrue
    case .topColumn where isColumns:
      definition.topColumnForCollapsing = [.primary, .secondary, .secondary, .primary][variant]
    case .skipsInitCoder: definition.skipsInitCoder = isTrue
    // A class of columns says how many.
    case .missing where !isColumns: definition.missing = isTrue
    default: break
    }
  }
}
