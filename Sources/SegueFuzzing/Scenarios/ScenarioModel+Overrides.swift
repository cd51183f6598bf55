import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// Gives a scene's class an override, in one of four variants, for a set of action names where that matters.
  mutating func addOverride(_ step: CaseStep) {
    guard let index = scene(step[0]), let override = Override(rawValue: step[1]) else { return }
    let variant = step[2]
    let answer: Answer = [.no, .yes, .callSuper, .no][variant]
    let answers =
      variant == 3
      ? Answers(
        .callSuper,
        byKey: Dictionary(uniqueKeysWithValues: Blueprint.selectors(step[3]).map { ($0, .no) }))
      : Answers(answer)
    let other = blueprint.name((index + variant) % blueprint.scenes.count)
    let controller: ControllerAnswer = [
      .nothing, .controller("self"), .callSuper, .controller(other),
    ][variant]
    let body = [
      Body(callsSuper: true), Body(), Body(callsSuper: true, steps: [.dismiss(on: "self")]),
      Body(steps: [.dismiss(on: "self")]),
    ][variant]
    blueprint.change(index) { definition in
      switch override {
      case .shouldPerform: definition.shouldPerform = Answers(answer)
      case .canPerform: definition.canPerform = answers
      case .canPerformWithSender: definition.canPerformWithSender = answers
      case .allowedChildren:
        definition.allowedChildren =
          [.reversed, .controllers([]), .callSuper, .controllers([other])][variant]
      case .childContaining: definition.childContaining = controller
      case .unwindTowards: definition.unwindTowards = body
      case .forUnwindAction: definition.forUnwindAction = controller
      case .segueForUnwinding:
        definition.segueForUnwinding =
          [
            .callSuper, .nothing, .segue(class: nil, handler: [], destination: nil),
            .segue(class: nil, handler: [.dismiss(on: "source")], destination: nil),
          ][variant]
      case .show: definition.show = body
      case .showDetail: definition.showDetail = body
      default: Self.change(&definition, override, variant)
      }
    }
  }

  /// The overrides that are properties or answers of a delegate.
  private static func change(
    _ definition: inout ClassDefinition, _ override: Override, _ variant: Int
  ) {
    let isTrue = variant % 2 == 0
    switch override {
    case .refusesShow: definition.refusesShow = isTrue
    case .definesContext: definition.definesPresentationContext = isTrue
    case .style:
      definition.presentationStyle =
        [.fullScreen, .currentContext, .formSheet, .overCurrentContext][variant]
    case .isModal: definition.isModalInPresentation = isTrue
    case .shouldDismiss: definition.shouldDismiss = !isTrue
    case .shouldSelect: definition.shouldSelect = !isTrue
    case .collapseSecondary: definition.collapseSecondary = isTrue
    case .keepsPopover: definition.keepsPopover = isTrue
    case .skipsInitCoder: definition.skipsInitCoder = isTrue
    case .missing: definition.missing = isTrue
    default: break
    }
  }
}
