import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// The kinds of segues; the commonest come first, and again at the end.
  static let segueKinds: [Segue.Kind] = [
    .show, .presentation, .showDetail, .push, .modal, .popoverPresentation, .embed, .custom,
    .replace, .popover, .show, .presentation, .show, .presentation, .show, .presentation,
  ]

  /// What an override step changes.
  enum Override: Int, CaseIterable {
    case shouldPerform, canPerform, canPerformWithSender, allowedChildren, childContaining
    case unwindTowards, forUnwindAction, segueForUnwinding, show, showDetail, refusesShow
    case definesContext, style, isModal, shouldDismiss, shouldSelect, collapseSecondary
    case keepsPopover, skipsInitCoder, missing
  }

  mutating func build(_ step: CaseStep) {
    switch step.kind {
    case .scene: addScene(step)
    case .segue: addSegue(step)
    case .exit: addExit(step)
    case .override: addOverride(step)
    case .nest: addNested(step)
    default: break
    }
  }

  private mutating func addScene(_ step: CaseStep) {
    let index = blueprint.scenes.count
    let parent = scene(step[0])
    blueprint.scenes.append(
      Blueprint.SceneDraft(
        kind: Blueprint.SceneKind(rawValue: step[1]) ?? .plain, parent: parent))
    if let parent { blueprint.scenes[parent].children.append(index) }
    blueprint.things.append(.scene(index))
    if step[2] != 0 {
      blueprint.change(index) { $0.actions = Set(Blueprint.selectors(step[2])) }
    }
  }

  private mutating func addSegue(_ step: CaseStep) {
    let index = blueprint.segues.count
    blueprint.things.append(.segue(index))
    var segue = Segue(
      kind: Self.segueKinds[step[2]], trigger: "t\(index)", identifier: "i\(index)")
    let variation = step[3]
    let styles: [PresentationStyle] = [
      .fullScreen, .currentContext, .overCurrentContext, .formSheet, .automatic,
    ]
    if (1...5).contains(variation) { segue.style = styles[variation - 1] }
    if segue.kind == .embed { segue.trigger = nil }
    if segue.kind == .custom {
      segue.segueClass = ["Presents", "Super", "Silent"][variation % 3]
    } else if variation == 6, blueprint.profile >= .ios9 {
      segue.segueClass = "Super"
    } else if variation == 7, blueprint.profile >= .ios9 {
      segue.segueClass = "Silent"
    }
    if variation == 8 { segue.identifier = "same" }
    if variation == 9 {
      segue.anchored = false
      segue.pane = 0
    }
    // What is embedded stands further down, so that nothing embeds itself without end.
    let (source, destination) = (scene(step[0]) ?? 0, scene(step[1]) ?? 0)
    if segue.kind == .embed, destination <= source { segue.kind = .presentation }
    blueprint.segues.append(
      Blueprint.SegueDraft(
        source: source, destination: destination, segue: segue,
        isReference: variation == 9 && blueprint.profile >= .ios9))
  }

  private mutating func addExit(_ step: CaseStep) {
    let index = blueprint.segues.count
    blueprint.things.append(.segue(index))
    var segue = Segue(
      kind: .unwind, trigger: "t\(index)", identifier: "i\(index)",
      action: Blueprint.actions[step[1]])
    if step[2] == 1 || step[2] == 2, blueprint.profile >= .ios9 {
      segue.segueClass = step[2] == 1 ? "Super" : "Silent"
    }
    if step[2] == 3 { segue.identifier = "same" }
    blueprint.segues.append(
      Blueprint.SegueDraft(source: scene(step[0]) ?? 0, destination: nil, segue: segue))
  }

  /// Steps inside a callback of a scene's class.
  private mutating func addNested(_ step: CaseStep) {
    guard let index = scene(step[0]) else { return }
    let nested: Action
    switch (step[2], segue(step[3])) {
    case (1, let segue?):
      nested = .performSegue(
        identifier: segue.segue.identifier ?? "none", on: "self", sender: nil)
    case (2, _): nested = .pop(on: "self")
    // Only prepare and the action of an unwind have a source and a destination.
    case (3, _) where step[1] == 0:
      nested = .present(controller: "destination", on: "source", style: nil)
    default: nested = .dismiss(on: "self")
    }
    blueprint.change(index) { definition in
      switch step[1] {
      case 0: definition.inPrepare = [nested]
      case 1:
        let actions = definition.actions.isEmpty ? ["one:"] : definition.actions
        for action in actions { definition.inAction[action] = [nested] }
      case 2: definition.inViewDidLoad = [nested]
      default: definition.inShouldPerform = [nested]
      }
    }
  }
}
