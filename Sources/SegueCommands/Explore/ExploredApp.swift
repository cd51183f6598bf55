internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

/// A scenario of an app's storyboards with what the facts say of its classes: what `segue explore` runs.
struct ExploredApp {
  var scenario: Scenario
  var openEnds: [OpenEnd]
  /// Where each unwind stands in its storyboard.
  let places: [ExploredUnwind: SourcePlace]
  /// Where it starts, as `--start` names it.
  private(set) var start = ""

  /// - Parameter start: A storyboard, whose initial scene is meant, or `storyboard/identifier`.
  /// - Throws: When no storyboard has such a scene.
  init(_ input: LintInput, start: String?) throws {
    let app = ImportedApp(input.storyboards, naming: .words)
    scenario = app.scenario
    openEnds = app.openEnds
    places = Self.places(of: app)
    Self.complete(&scenario, with: input.facts)
    keepOneEmbed(app)
    closeReferences(app)
    if input.facts.isComplete { openEnds += Self.openEnds(of: app, input.facts) }
    let starts = Self.starts(of: scenario)
    guard
      let first = start ?? starts.first(where: { $0.text == "Main" })?.text ?? starts.first?.text
    else {
      throw UsageError(
        message: app.files.indices.contains(where: app.isTaken)
          ? "no storyboard has a scene to start from, initial or with an identifier"
          : "only storyboards of iOS and tvOS can be explored")
    }
    guard let place = starts.first(where: { $0.text == first }) else {
      throw UsageError(
        message: "there is nothing to start from at '\(first)', but at "
          + LintSurvey.list(starts.map(\.text)))
    }
    self.start = first
    scenario.window = place.window
    do {
      try scenario.validate()
    } catch {
      throw UsageError(message: "the storyboards make no app that can run: \(error)")
    }
  }

  /// Where an app can start: the initial scenes first, then those that have an identifier.
  private static func starts(of scenario: Scenario) -> [(text: String, window: WindowRoot)] {
    let storyboards = scenario.storyboards.sorted { $0.key < $1.key }
    let initial = storyboards.filter { $0.value.initial != nil }.map { name, _ in
      (text: name, window: WindowRoot.scene(storyboard: name, identifier: nil))
    }
    let identified = storyboards.flatMap { name, storyboard in
      storyboard.scenes.values.compactMap { $0.reference == nil ? $0.identifier : nil }.sorted()
        .map { (text: "\(name)/\($0)", window: WindowRoot.scene(storyboard: name, identifier: $0)) }
    }
    return initial + identified
  }

  private static func places(of app: ImportedApp) -> [ExploredUnwind: SourcePlace] {
    var places: [ExploredUnwind: SourcePlace] = [:]
    for (name, scene) in app.scenario.storyboards.values.flatMap(\.scenes) {
      guard let origin = app.origins[name], let positions = app.positions[name] else { continue }
      for (segue, position) in zip(scene.segues, positions) {
        guard let unwind = ExploredUnwind(segue, of: name), places[unwind] == nil else { continue }
        places[unwind] = SourcePlace(file: app.files[origin.file].path, position: position)
      }
    }
    return places
  }

  /// Puts a plain controller where a reference leads out of the files: to make it would raise here, and
  /// not in the app.
  private mutating func closeReferences(_ app: ImportedApp) {
    for name in scenario.storyboards.keys {
      for scene in app.elsewhere where scenario.storyboards[name]?.scenes[scene] != nil {
        scenario.storyboards[name]?.scenes[scene] = Scene(
          controllerClass: UIKitClass.viewController.rawValue)
      }
    }
  }

  /// In which order several embeds of a scene perform themselves is unspecified (SEG-82), and the model
  /// would end there: only the first is walked, and the others stay open.
  private mutating func keepOneEmbed(_ app: ImportedApp) {
    for (home, storyboard) in scenario.storyboards.sorted(by: { $0.key < $1.key }) {
      for (name, scene) in storyboard.scenes.sorted(by: { $0.key < $1.key })
      where scene.segues.count(where: { $0.kind == .embed }) > 1 {
        let first = scene.segues.firstIndex { $0.kind == .embed }
        scenario.storyboards[home]?.scenes[name]?.segues = scene.segues.enumerated()
          .filter { $0.element.kind != .embed || $0.offset == first }.map(\.element)
        guard let origin = app.origins[name] else { continue }
        let file = app.files[origin.file]
        openEnds.append(
          OpenEnd(
            kind: .childrenInCode, file: file.path, position: file.scenes[origin.scene].position,
            message: "of the embeds of \(name) only the first is walked (SEG-82)"))
      }
    }
  }

  /// Gives each class the actions of the app's unwinds that the sources declare for it and its superclasses.
  ///
  /// Actions of framework classes' extensions need classes of the app's own to stand on: plain scenes of
  /// such a class get one, `UIViewController.extended`.
  private static func complete(_ scenario: inout Scenario, with facts: ClassFacts) {
    let wanted = Set(
      scenario.storyboards.values.flatMap(\.scenes.values).flatMap(\.segues).compactMap(\.action))
    func actions(of name: String) -> Set<String> {
      self.actions(of: name, facts).intersection(wanted)
    }
    for name in UIKitClass.allCases.map(\.rawValue)
    where !actions(of: name).isEmpty {
      var definition = ClassDefinition()
      definition.superclass = name
      scenario.classes[name + ".extended"] = definition
    }
    for name in scenario.classes.keys {
      let plain = name.hasSuffix(".extended") ? String(name.dropLast(9)) : name
      scenario.classes[name]?.actions = actions(of: plain)
      if facts.override(of: .canPerform, in: facts.ancestry(of: plain))?.isAlwaysTrue == true {
        scenario.classes[name]?.canPerform = Answers(.yes)
        scenario.classes[name]?.canPerformWithSender = Answers(.yes)
      }
    }
    for (home, storyboard) in scenario.storyboards {
      for (scene, content) in storyboard.scenes {
        let extended = content.controllerClass + ".extended"
        if scenario.classes[extended] != nil {
          scenario.storyboards[home]?.scenes[scene]?.controllerClass = extended
        }
        for segue in content.segues {
          guard let action = segue.segueAction else { continue }
          // The class that it makes is not known; the scene's own is the default.
          scenario.classes[content.controllerClass]?.segueActions[action] = .coder(class: nil)
        }
      }
    }
  }

  /// Classes that are not among the sources, and methods whose answers only running them would tell.
  private static func openEnds(of app: ImportedApp, _ facts: ClassFacts) -> [OpenEnd] {
    var found: [OpenEnd] = []
    var seen: Set<String> = []
    for (index, file) in app.files.enumerated() {
      for controller in file.scenes.compactMap(\.controller) where app.isTaken(index) {
        guard let name = controller.className, seen.insert(name).inserted else { continue }
        let ancestry = facts.ancestry(of: name)
        if !ancestry.isKnown {
          found.append(
            OpenEnd(
              kind: .classElsewhere, file: file.path, position: controller.position,
              message: "what \(name) does is not all among the sources"))
        }
        for ancestor in ancestry.names {
          for override in facts.classes[ancestor]?.overrides ?? []
          where !(override.hook == .canPerform && override.isAlwaysTrue)
            && seen.insert("\(ancestor).\(override.hook)").inserted
          {
            found.append(
              OpenEnd(
                kind: .override, file: override.place.file, position: override.place.position,
                message: "what \(override.hook.rawValue) of \(ancestor) does is its own"))
          }
        }
      }
    }
    return found
  }

  private static func actions(of name: String, _ facts: ClassFacts) -> Set<String> {
    facts.ancestry(of: name).names.reduce(into: []) { actions, name in
      for action in facts.classes[name]?.actions ?? [] where action.isExposed {
        actions.insert(action.selector)
      }
    }
  }
}
