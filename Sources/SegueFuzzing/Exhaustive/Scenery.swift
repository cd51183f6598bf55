import SegueModel
import SegueScenarios

/// The scenes of small apps with all the segues they might have, and everything that might be done there: what apps with the same
/// scenes have in common, compiled once.
struct Scenery: Sendable {
  /// Something that can be done: a step, and the segue that it starts.
  struct Choice {
    var step: Step
    var rarity: Int
    /// An index into `letters`.
    var letter: Int?
    /// The scenes that it makes, by number, as a set of bits.
    var makes: UInt32 = 0
  }

  /// The app without classes, without segues that a step would start, and without steps.
  let base: Scenario
  let letters: [SegueLetter]
  let choices: [Choice]
  let containers: [Container]
  /// The scenes of each tree as a set of bits.
  let treeScenes: [UInt32]
  let template: ProgramTemplate

  /// - Parameters:
  ///   - steps: How many steps will be taken at most.
  ///   - limits: How much rarity the steps and their segues may have between them, and how many overrides the segues.
  /// - Returns: nil where the alphabet makes something that is no valid app.
  init?(
    _ trees: [SmallTree], _ profile: Profile, steps: Int, alphabet: Alphabet,
    limits: (rarity: Int, overrides: Int)
  ) {
    let sketch = Sketch(trees, profile)
    (base, containers) = (sketch.scenario, sketch.containers)
    letters = SegueLetter.all(
      containers.count, alphabet, profile, varied: limits.rarity + limits.overrides > 0
    ).filter { $0.rarity <= limits.rarity && $0.overrides <= limits.overrides }
    treeScenes = trees.indices.map { tree in
      sketch.treeOf.indices.reduce(0) { $0 | (sketch.treeOf[$1] == tree ? 1 << UInt32($1) : 0) }
    }
    choices = Menu(
      containers: containers, subtrees: sketch.subtrees, letters: letters, deeds: alphabet.deeds,
      rarity: limits.rarity, instances: steps
    ).choices
    var whole = base
    for scene in containers.indices {
      whole.classes[SmallApp.className(scene)] = Self.plainClass(of: containers[scene])
    }
    for letter in letters { letter.add(to: &whole) }
    for scene in containers.indices { whole.identify(scene) }
    whole.steps = choices.map(\.step)
    guard let template = try? ProgramTemplate(whole) else { return nil }
    self.template = template
  }

  /// The classes of an app, a scene having one each.
  func classes(of plan: SmallApp.Plan) -> [String: ClassDefinition] {
    var classes: [String: ClassDefinition] = [:]
    for scene in containers.indices {
      var definition = Self.plainClass(of: containers[scene])
      if plan.actions >> UInt32(scene) & 1 == 1 { definition.actions = [Alphabet.action] }
      for override in plan.overrides where override.scene == scene {
        override.letter.change(&definition, SmallApp.name(override.other))
      }
      classes[SmallApp.className(scene)] = definition
    }
    return classes
  }

  private static func plainClass(of container: Container) -> ClassDefinition {
    var definition = ClassDefinition()
    definition.superclass = container.uikitClass.rawValue
    if container == .columns { definition.columns = 2 }
    return definition
  }
}

extension SegueLetter {
  /// Adds the segue to an app, with all that it needs.
  func add(to scenario: inout Scenario) {
    let home = Alphabet.storyboard
    scenario.storyboards[home]?.scenes[SmallApp.name(source)]?.segues.append(segue)
    if let used = segue.segueClass, scenario.segueClasses[used] == nil {
      scenario.segueClasses[used] = Blueprint.segueClasses[used]
    }
    if variation == .reference, let destination, let placeholder = segue.destination {
      scenario.identify(destination)
      scenario.storyboards[home]?.scenes[placeholder] = Scene(
        controllerClass: "", reference: Reference(identifier: SmallApp.name(destination)))
    }
    addAction(to: &scenario.classes)
  }

  /// Adds the segue action that the segue needs, if it does.
  func addAction(to classes: inout [String: ClassDefinition]) {
    guard let action = variation?.segueAction else { return }
    classes[SmallApp.className(source)]?.segueActions[action.selector] = action.creation
  }
}

extension Scenario {
  /// Gives a scene of a small app its identifier.
  mutating func identify(_ scene: Int) {
    let name = SmallApp.name(scene)
    storyboards[Alphabet.storyboard]?.scenes[name]?.identifier = name
  }
}
