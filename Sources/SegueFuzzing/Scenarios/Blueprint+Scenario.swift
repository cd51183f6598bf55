import SegueScenarios

extension Blueprint {
  /// The app as a scenario without steps; every scene has an identifier, so that it can be made in code.
  var app: Scenario {
    var result = Scenario(profile: profile, device: device)
    for (index, draft) in scenes.enumerated() {
      if let definition = draft.definition {
        result.classes[className(index)] = definition
        if definition.segueForUnwinding != nil {
          result.segueClasses["Silent"] = Self.segueClasses["Silent"]
        }
      }
      result.storyboards[storyboard(index), default: Storyboard()].scenes[name(index)] =
        scene(index)
    }
    for (index, draft) in segues.enumerated() {
      var segue = draft.segue
      let home = storyboard(draft.source)
      if let destination = draft.destination {
        segue.destination = name(destination)
        if draft.isReference || scenes[destination].isElsewhere != scenes[draft.source].isElsewhere
        {
          let reference = "to\(index)"
          result.storyboards[home]?.scenes[reference] = Scene(
            controllerClass: "", reference: self.reference(to: destination, from: home))
          segue.destination = reference
        }
      }
      if let used = segue.segueClass { result.segueClasses[used] = Self.segueClasses[used] }
      result.storyboards[home]?.scenes[name(draft.source)]?.segues.append(segue)
    }
    result.storyboards["Main"]?.initial = scenes.isEmpty ? nil : name(0)
    if let first = scenes.firstIndex(where: \.isElsewhere), otherHasInitial {
      result.storyboards["Other"]?.initial = name(first)
    }
    result.window = root
    return result
  }

  private func scene(_ index: Int) -> Scene {
    let draft = scenes[index]
    var scene = Scene(controllerClass: draft.kind.uikitClass)
    let cls = draft.classOf ?? index
    if scenes[cls].definition != nil { scene.controllerClass = className(cls) }
    scene.identifier = identifier(index)
    scene.definesPresentationContext = draft.definesContext
    scene.presentationStyle = draft.style
    scene.relationships = zip(draft.kind.places, draft.children).map { Relationship($0, name($1)) }
    return scene
  }

  private func reference(to scene: Int, from home: String) -> Reference {
    let storyboard = storyboard(scene)
    let isFirst = scenes.firstIndex { $0.isElsewhere == scenes[scene].isElsewhere } == scene
    return Reference(
      storyboard: storyboard == home ? nil : storyboard,
      identifier: isFirst && storyboard != home && (storyboard != "Other" || otherHasInitial)
        ? nil : identifier(scene))
  }

  /// A scene that stands alone in the second storyboard is not its initial one.
  private var otherHasInitial: Bool { scenes.count(where: \.isElsewhere) > 1 }

  private var root: WindowRoot {
    guard !scenes.isEmpty else { return .none }
    switch window {
    case 1: return .scene(storyboard: "Main", identifier: identifier(0))
    case 2: return .code(class: "UINavigationController", name: "root")
    case 3: return .none
    default: return .scene(storyboard: "Main", identifier: nil)
    }
  }

  /// The segue classes that a segue can name.
  static let segueClasses: [String: SegueClass] = [
    "Plain": SegueClass(),
    "Super": SegueClass(perform: Body(callsSuper: true)),
    "Silent": SegueClass(perform: Body()),
    "Missing": SegueClass(missing: true),
    "Presents": SegueClass(
      perform: Body(steps: [.present(controller: "destination", on: "source", style: nil)])),
    "Replaces": SegueClass(destination: "a"),
    "Dismisses": SegueClass(
      perform: Body(callsSuper: true, steps: [.dismiss(on: "source")])),
  ]
}
