import SegueModel
import SegueScenarios

/// One small app with all the segues it might have, and everything that might be done in it: compiled once, walked through by
/// `SmallWalk`. The scenario of a walk has only what its steps use.
struct SmallApp {
  /// Something that can be done: a step, and the segue that it starts.
  struct Choice {
    var step: Step
    var rarity: Int
    /// An index into `letters`.
    var letter: Int?
    /// The scenes that it makes, by number, as a set of bits.
    var makes: UInt32 = 0
  }

  /// An app without what steps may use, of whose scenes those of the first tree come with the launch.
  struct Plan {
    var profile: Profile
    var trees: [SmallTree]
    /// The scenes whose classes implement the action, as a set of bits.
    var actions: UInt32
    /// Overrides, each with the scene whose class has it and the scene it names.
    var overrides: [(scene: Int, letter: OverrideLetter, other: Int)] = []
    var device = Device()
  }

  let plan: Plan
  /// The app without segues that a step would start, and without steps.
  let base: Scenario
  let letters: [SegueLetter]
  let choices: [Choice]
  let program: Program
  let containers: [Container]
  /// The scenes of each tree as a set of bits.
  let treeScenes: [UInt32]

  /// - Parameters:
  ///   - steps: How many steps will be taken at most.
  ///   - weight: How much rarity the steps and their segues may have between them, and how many overrides the segues.
  /// - Returns: nil where the alphabet makes something that is no valid app.
  init?(_ plan: Plan, steps: Int, alphabet: Alphabet, weight: (rarity: Int, overrides: Int)) {
    self.plan = plan
    let scenes = plan.trees.reduce(0) { $0 + $1.count }
    letters = SegueLetter.all(
      scenes, alphabet, plan.profile, varied: weight.rarity + weight.overrides > 0
    ).filter { $0.rarity <= weight.rarity && $0.overrides <= weight.overrides }
    var sketch = Sketch(plan, hasClasses: letters.contains { $0.variation?.segueAction != nil })
    sketch.draw()
    base = sketch.scenario
    containers = sketch.containers
    treeScenes = plan.trees.indices.map { tree in
      sketch.treeOf.indices.reduce(0) { $0 | (sketch.treeOf[$1] == tree ? 1 << UInt32($1) : 0) }
    }
    var whole = base
    for letter in letters { Self.add(letter, to: &whole) }
    for scene in containers.indices { Self.identify(scene, in: &whole) }
    let menu = Menu(
      containers: containers, subtrees: sketch.subtrees, letters: letters, deeds: alphabet.deeds,
      rarity: weight.rarity, instances: steps)
    choices = menu.choices
    whole.steps = choices.map(\.step)
    guard let program = try? Program(whole) else { return nil }
    self.program = program
  }

  /// The scenario of a sequence of choices.
  func scenario(of path: [Int]) -> Scenario {
    var scenario = base
    var used: [Int] = []
    scenario.steps.reserveCapacity(path.count)
    for index in path {
      let choice = choices[index]
      scenario.steps.append(choice.step)
      if case .instantiate = choice.step {
        for scene in containers.indices where choice.makes >> UInt32(scene) & 1 == 1 {
          Self.identify(scene, in: &scenario)
          break
        }
      }
      if let letter = choice.letter, !used.contains(letter) {
        used.append(letter)
        Self.add(letters[letter], to: &scenario)
      }
    }
    return scenario
  }

  static func name(_ scene: Int) -> String { String(UnicodeScalar(UInt8(97 + scene % 26))) }
  static func className(_ scene: Int) -> String { name(scene).uppercased() }

  private static func identify(_ scene: Int, in scenario: inout Scenario) {
    scenario.storyboards[Alphabet.storyboard]?.scenes[name(scene)]?.identifier = name(scene)
  }

  private static func add(_ letter: SegueLetter, to scenario: inout Scenario) {
    let source = name(letter.source)
    scenario.storyboards[Alphabet.storyboard]?.scenes[source]?.segues.append(letter.segue)
    if let used = letter.segue.segueClass, scenario.segueClasses[used] == nil {
      scenario.segueClasses[used] = Blueprint.segueClasses[used]
    }
    if letter.variation == .reference, let destination = letter.destination,
      let placeholder = letter.segue.destination
    {
      identify(destination, in: &scenario)
      scenario.storyboards[Alphabet.storyboard]?.scenes[placeholder] = Scene(
        controllerClass: "", reference: Reference(identifier: name(destination)))
    }
    if let action = letter.variation?.segueAction {
      let cls = className(letter.source)
      scenario.classes[cls]?.segueActions[action.selector] = action.creation
    }
  }
}
