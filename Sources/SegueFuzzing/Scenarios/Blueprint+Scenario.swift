import SegueScenarios

extension Blueprint {
  /// The app as a scenario without steps; every scene has an identifier, so that it can be made in code.
  var app: Scenario {
    var result = Scenario(profile: profile, device: device)
    for (index, draft) in scenes.enumerated() {
      if var definition = draft.definition {
        if draft.kind == .box {
          definition.inViewDidLoad = filling(index) + definition.inViewDidLoad
        }
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
        if let reference = reference(draft, from: home) {
          let name = "to\(index)"
          result.storyboards[home]?.scenes[name] = Scene(controllerClass: "", reference: reference)
          segue.destination = name
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

  /// How a container of the app's own makes its children.
  private func filling(_ box: Int) -> [Action] {
    scenes[box].children.flatMap { child -> [Action] in
      [
        .instantiate(
          storyboard: storyboard(child), identifier: identifier(child), creator: nil),
        .addChild(controller: name(child), on: "self"),
      ]
    }
  }

  private func scene(_ index: Int) -> Scene {
    let draft = scenes[index]
    var scene = Scene(controllerClass: controllerClass(index))
    scene.identifier = identifier(index)
    scene.definesPresentationContext = draft.definesContext
    scene.presentationStyle = draft.style
    scene.relationships = zip(draft.kind.places, draft.children).map { Relationship($0, name($1)) }
    return scene
  }

  /// The reference by way of which a segue leads to its destination.
  private func reference(_ segue: SegueDraft, from home: String) -> Reference? {
    guard let scene = segue.destination else { return nil }
    let storyboard = storyboard(scene)
    switch segue.reference {
    case .nowhere:
      return scene & 1 == 0
        ? Reference(storyboard: "Gone", identifier: nil)
        : Reference(storyboard: nil, identifier: "gone")
    case .none where storyboard == home: return nil
    case .none, .scene: break
    }
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
