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
      isElsewhere: isElsewhere && has(.storyboardReference))
    guard let from else {
      blueprint.scenes[new].isReachable = new == 0
      return
    }
    if isChild {
      blueprint.scenes[new].parent = from
      blueprint.scenes[from].children.append(new)
    } else {
      var arrival = hasRoom(from) ? Arrival(.presentation) : arrivals[step[3]]
      // Where no container answers, most of what shows is unspecified or raises.
      if arrival.kind.asksContainer, !blueprint.isStacked(from) { arrival = Arrival(.presentation) }
      guard let kind = kind(arrival.kind, from: from) else { return }
      blueprint.scenes[new].origin = from
      if arrival.defines, limits.has(.presentationContext) {
        blueprint.scenes[from].definesContext = true
      }
      // Every second one of the second storyboard goes by way of a reference, too.
      let custom = theme.segueClasses[0]
      let hasContexts = limits.has(.presentationContext)
      connect(from, new, isElsewhere && blueprint.segues.count & 1 == 0 ? .scene : .none) {
        var segue = Segue(kind: kind, trigger: $0, identifier: $1)
        segue.style = hasContexts || arrival.style != .currentContext ? arrival.style : nil
        if kind == .embed { segue.trigger = nil }
        if kind == .custom { segue.segueClass = custom }
        return segue
      }
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
    if furnishing.kind.isColumns || furnishing.kind == .box {
      blueprint.scenes[index].definition = blueprint.plainClass(furnishing.kind)
    }
    if furnishing.children.isEmpty, names != 0, !theme.isSparse {
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
    _ source: Int, _ destination: Int?, _ way: Blueprint.Way = .none,
    _ make: (_ trigger: String, _ identifier: String) -> Segue
  ) {
    let index = blueprint.segues.count
    let hasReferences = blueprint.profile >= .ios9 && has(.storyboardReference)
    blueprint.things.append(.segue(index))
    blueprint.segues.append(
      Blueprint.SegueDraft(
        source: source, destination: destination, segue: make("t\(index)", "i\(index)"),
        reference: hasReferences ? way : .none))
  }

  private mutating func addSegue(_ step: CaseStep) {
    guard let source = scene(step[0]), let destination = scene(step[1]) else { return }
    let variation = theme.variations[step[3]]
    // What is embedded stands further down, so that nothing embeds itself without end.
    var drawn = limits.segueKinds[step[2]]
    if drawn == .embed, destination <= source { drawn = limits.segueKinds[0] }
    if variation == 16 { drawn = .popoverPresentation }
    guard let kind = kind(drawn, from: source) else { return }
    if blueprint.scenes[source].isReachable { blueprint.scenes[destination].isReachable = true }
    if variation == 13 || variation == 14 { addSegueAction(source) }
    let mayHaveClass = blueprint.profile >= .ios9 && limits.has(.segueClass)
    let mayHaveAction = blueprint.profile >= .ios13 && limits.has(.segueAction)
    let styles: [PresentationStyle] = [
      .fullScreen, .currentContext, .overCurrentContext, .formSheet, .automatic,
    ]
    let custom = theme.segueClasses
    connect(source, destination, [9: .scene, 15: .nowhere][variation] ?? .none) {
      trigger, identifier in
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
      case 16:
        segue.anchored = false
      default: break
      }
      if kind == .embed { segue.trigger = nil }
      if kind == .custom {
        segue.segueClass = custom[variation % custom.count]
      }
      return segue
    }
  }

  /// What a segue of a kind from a scene is drawn as, so that it is settled what it does: an embed where UIKit's containers or
  /// another embed would be is none (SEG-128, SEG-82), and iOS 6 knows only the old kinds (SEG-87).
  private func kind(_ drawn: Segue.Kind, from source: Int) -> Segue.Kind? {
    var kind = drawn
    let hasEmbed = blueprint.segues.contains { $0.source == source && $0.segue.kind == .embed }
    if kind == .embed, hasEmbed || blueprint.scenes[source].kind != .plain { kind = .show }
    if blueprint.profile == .appkit { kind = .custom }
    if blueprint.profile < .ios8_0 { kind = Self.oldKinds[kind] ?? kind }
    return limits.segueKinds.contains(kind) ? kind : nil
  }

  private static let oldKinds: [Segue.Kind: Segue.Kind] = [
    .show: .push, .showDetail: .replace, .popoverPresentation: .popover,
  ]

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
