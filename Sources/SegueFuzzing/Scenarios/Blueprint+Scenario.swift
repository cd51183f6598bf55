package import SegueScenarios

extension Blueprint {
  /// The scenario as it stands.
  package var scenario: Scenario {
    var result = Scenario(profile: profile, device: device)
    var storyboard = Storyboard(initial: scenes.isEmpty ? nil : name(0))
    for (index, draft) in scenes.enumerated() {
      var scene = Scene(controllerClass: draft.kind.uikitClass)
      if let definition = draft.definition {
        result.classes[className(index)] = definition
        scene.controllerClass = className(index)
      }
      if draft.hasIdentifier { scene.identifier = "id-" + name(index) }
      scene.relationships = draft.children.enumerated().map { place, child in
        Relationship(relationship(draft.kind, place), name(child))
      }
      storyboard.scenes[name(index)] = scene
    }
    for (index, draft) in segues.enumerated() {
      var segue = draft.segue
      if let destination = draft.destination {
        segue.destination = name(destination)
        if draft.isReference {
          let reference = "to\(index)"
          storyboard.scenes[reference] = Scene(
            controllerClass: "UIViewController",
            reference: Reference(identifier: "id-" + name(destination)))
          storyboard.scenes[name(destination)]?.identifier = "id-" + name(destination)
          segue.destination = reference
        }
      }
      if let used = segue.segueClass { result.segueClasses[used] = Self.segueClasses[used] }
      storyboard.scenes[name(draft.source)]?.segues.append(segue)
    }
    result.storyboards = ["Main": storyboard]
    if !scenes.isEmpty { result.window = .scene(storyboard: "Main", identifier: nil) }
    result.steps = steps
    return result
  }

  private func relationship(_ kind: SceneKind, _ place: Int) -> Relationship.Name {
    switch kind {
    case .navigation: .rootViewController
    case .split: place == 0 ? .masterViewController : .detailViewController
    case .tab, .plain: .viewControllers
    }
  }

  /// The segue classes that a segue can name.
  static let segueClasses: [String: SegueClass] = [
    "Plain": SegueClass(),
    "Super": SegueClass(perform: Body(callsSuper: true)),
    "Silent": SegueClass(perform: Body()),
    "Presents": SegueClass(
      perform: Body(steps: [.present(controller: "destination", on: "source", style: nil)])),
  ]
}
