import SegueModel
import SegueScenarios

/// The scenes of small apps with all the segues they might have, and everything that might be done there: what apps with the same
/// scenes have in common, compiled once.
final class Scenery: Sendable {
  /// Something that can be done: a step, and the segue that it starts.
  struct Choice: Sendable {
    var step: Step
    var rarity: Int
    /// An index into `letters`.
    var letter: Int?
    /// The scenes that it makes, by number, as a set of bits.
    var makes: UInt32 = 0
  }

  /// The app with plain classes, without segues that a step would start, and without steps.
  let base: Scenario
  /// The plain classes with all segue actions that segues may need.
  let classes: [String: ClassDefinition]
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
    containers = sketch.containers
    var base = sketch.scenario
    for scene in containers.indices {
      base.classes[SmallApp.className(scene)] = Self.plainClass(of: containers[scene])
    }
    self.base = base
    letters = SegueLetter.all(
      containers.count, alphabet, profile, varied: limits.rarity + limits.overrides > 0
    ).filter { $0.rarity <= limits.rarity && $0.overrides <= limits.overrides }
    treeScenes = trees.indices.map { tree in
      sketch.treeOf.indices.reduce(0) { $0 | (sketch.treeOf[$1] == tree ? 1 << UInt32($1) : 0) }
    }
    choices =
      Menu(
        containers: containers, subtrees: sketch.subtrees, letters: letters, deeds: alphabet.deeds,
        rarity: limits.rarity, instances: steps
      ).choices
    var whole = base
    for letter in letters { letter.add(to: &whole) }
    for scene in containers.indices { whole.identify(scene) }
    whole.steps = choices.map(\.step)
    classes = whole.classes
    guard let template = try? ProgramTemplate(whole) else { return nil }
    self.template = template
  }

  /// Gives the classes of an app, a scene having one each, what a plan wants of them.
  func change(_ classes: inout [String: ClassDefinition], by plan: SmallApp.Plan) {
    for scene in containers.indices where plan.actions >> UInt32(scene) & 1 == 1 {
      classes[SmallApp.className(scene)]?.actions = [Alphabet.action]
    }
    for override in plan.overrides {
      guard var definition = classes[SmallApp.className(override.scene)] else { continue }
      override.letter.change(&definition, SmallApp.name(override.other))
      classes[SmallApp.className(override.scene)] = definition
    }
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
    if let action = variation?.segueAction {
      scenario.classes[SmallApp.className(source)]?.segueActions[action.selector] = action.creation
    }
  }
}

extension Scenario {
  /// Gives a scene of a small app its identifier.
  mutating func identify(_ scene: Int) {
    let name = SmallApp.name(scene)
    storyboards[Alphabet.storyboard]?.scenes[name]?.identifier = name
  }
}
