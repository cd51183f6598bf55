import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  mutating func build(_ step: CaseStep) {
    switch step.kind {
    case .scene: addScene(step)
    case .segue: addSegue(step)
    case .exit: addExit(step)
    case .override: addOverride(step)
    case .nest: addNested(step)
    case .window: blueprint.window = step[0] < 10 ? 1 : step[0] - 8
    default: break
    }
  }

  private mutating func addScene(_ step: CaseStep) {
    let from = scene(step[0])
    let isChild = from.map { step[3] == 0 && hasRoom($0) } ?? false
    let furnishing = furnishing(step[1], in: isChild ? from : nil)
    // The last way leads to another storyboard.
    let isElsewhere =
      from.map {
        blueprint.scenes[$0].isElsewhere
          || !isChild && step[3] == arrivals.count - 1 && blueprint.profile >= .ios9
      } ?? false
    let new = add(
      furnishing, step[2], isReachable: from.map { blueprint.scenes[$0].isReachable } ?? true,
      isElsewhere: isElsewhere && limits.has(.storyboardReference))
    guard let from else {
      blueprint.scenes[new].isReachable = new == 0
      return
    }
    if isChild {
      blueprint.scenes[new].parent = from
      blueprint.scenes[from].children.append(new)
    } else {
      let kind = hasRoom(from) ? .presentation : arrivals[step[3]]
      guard limits.segueKinds.contains(kind) else { return }
      blueprint.scenes[new].origin = from
      connect(from, new) { Segue(kind: kind, trigger: $0, identifier: $1) }
    }
  }

  /// What was drawn, or a plain scene where there is no room for it, or where a navigation controller would come in one.
  private func furnishing(_ number: Int, in container: Int?) -> Furnishing {
    var drawn = furnishings[number]
    // Columns in compact width show the compact controller; without one nothing is settled.
    if drawn.kind.isColumns, blueprint.device.width == .compact { drawn = .columnsWithCompact }
    let isStacked = container.map { blueprint.scenes[$0].kind == .navigation } ?? false
    let fits = blueprint.scenes.count + drawn.count <= limits.scenes
    return fits && !(isStacked && [.navigation, .split].contains(drawn.kind)) ? drawn : .plain
  }

  /// Adds a scene with what it brings along; the action names go to those without children.
  private mutating func add(
    _ furnishing: Furnishing, _ names: Int, isReachable: Bool, isElsewhere: Bool
  ) -> Int {
    let index = blueprint.scenes.count
    blueprint.things.append(.scene(index))
    blueprint.scenes.append(
      Blueprint.SceneDraft(
        kind: furnishing.kind, isReachable: isReachable, isElsewhere: isElsewhere))
    if furnishing.kind.isColumns {
      blueprint.scenes[index].definition = blueprint.plainClass(furnishing.kind)
    }
    if furnishing.children.isEmpty, names != 0 {
      blueprint.change(index) { $0.actions = Set(Blueprint.selectors(names)) }
    }
    for (place, child) in furnishing.children.enumerated() {
      // Neighbours implement different actions.
      let shifted = (names << place | names >> (3 - place % 3)) & 7
      let new = add(
        child, place % 3 == 0 ? names : shifted, isReachable: isReachable,
        isElsewhere: isElsewhere)
      blueprint.scenes[new].parent = index
      blueprint.scenes[index].children.append(new)
    }
    return index
  }

  func hasRoom(_ scene: Int) -> Bool {
    blueprint.scenes[scene].children.count < blueprint.scenes[scene].kind.places.count
  }

  private mutating func connect(
    _ source: Int, _ destination: Int?, isReference: Bool = false,
    _ make: (_ trigger: String, _ identifier: String) -> Segue
  ) {
    let index = blueprint.segues.count
    blueprint.things.append(.segue(index))
    blueprint.segues.append(
      Blueprint.SegueDraft(
        source: source, destination: destination, segue: make("t\(index)", "i\(index)"),
        isReference: isReference))
  }

  private mutating func addSegue(_ step: CaseStep) {
    guard let source = scene(step[0]), let destination = scene(step[1]) else { return }
    let variation = theme.variations[step[3]]
    var kind = limits.segueKinds[step[2]]
    // What is embedded stands further down, so that nothing embeds itself without end.
    // What an embed of a container of UIKit's does is settled by no source (SEG-128).
    if kind == .embed, destination <= source || blueprint.scenes[source].kind != .plain {
      kind = limits.segueKinds[0]
    }
    if blueprint.scenes[source].isReachable { blueprint.scenes[destination].isReachable = true }
    if variation == 13 || variation == 14 { addSegueAction(source) }
    let isReference =
      variation == 9 && blueprint.profile >= .ios9 && limits.has(.storyboardReference)
    let mayHaveClass = blueprint.profile >= .ios9 && limits.has(.segueClass)
    let mayHaveAction = blueprint.profile >= .ios13 && limits.has(.segueAction)
    let styles: [PresentationStyle] = [
      .fullScreen, .currentContext, .overCurrentContext, .formSheet, .automatic,
    ]
    connect(source, destination, isReference: isReference) { trigger, identifier in
      var segue = Segue(kind: kind, trigger: trigger, identifier: identifier)
      switch variation {
      case 1...5: segue.style = styles[variation - 1]
      case 6, 7, 10: if mayHaveClass { segue.segueClass = Self.classes[variation] }
      case 8: segue.identifier = "same"
      case 9:
        segue.anchored = false
        segue.pane = 0
      case 11: segue.identifier = nil
      case 12: segue.trigger = nil
      case 13: if mayHaveAction { segue.segueAction = "make:" }
      case 14: if mayHaveAction { segue.segueAction = "make:sender:" }
      default: break
      }
      if kind == .embed { segue.trigger = nil }
      if kind == .custom {
        segue.segueClass = ["Presents", "Super", "Silent", "Missing", "Replaces"][variation % 5]
      }
      return segue
    }
  }

  /// A class whose segues have actions implements them.
  private mutating func addSegueAction(_ scene: Int) {
    guard blueprint.profile >= .ios13, limits.has(.segueAction) else { return }
    blueprint.change(scene) { definition in
      guard definition.segueActions.isEmpty else { return }
      definition.segueActions = ["make:": .coder(class: nil), "make:sender:": .coder(class: nil)]
    }
  }

  private static let classes = [6: "Super", 7: "Silent", 10: "Dismisses"]

  /// An exit, and perhaps somebody who implements its action.
  private mutating func addExit(_ step: CaseStep) {
    guard let source = scene(step[0]) else { return }
    let action = Blueprint.actions[step[1]]
    if let destination = scene(step[3]) {
      blueprint.change(destination) { $0.actions.insert(action) }
    }
    let mayHaveClass = blueprint.profile >= .ios9 && limits.has(.segueClass)
    let manner = theme == .storyboards ? step[2] % 4 + 2 : step[2]
    connect(source, nil) { trigger, identifier in
      var segue = Segue(
        kind: .unwind, trigger: trigger, identifier: identifier, action: action)
      switch manner {
      case 1: if mayHaveClass { segue.segueClass = "Super" }
      case 2: if mayHaveClass { segue.segueClass = "Silent" }
      case 3: segue.identifier = "same"
      case 4: segue.identifier = nil
      case 5: segue.trigger = nil
      default: break
      }
      return segue
    }
  }
}
