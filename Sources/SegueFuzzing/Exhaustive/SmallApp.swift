import SegueModel
import SegueScenarios

/// One small app with all the segues it might have, and everything that might be done in it, walked through by `SmallWalk`. The scenario
/// of a walk has only what its steps use.
struct SmallApp {
  /// What an app has beside its scenes and segues.
  struct Plan: Sendable {
    /// The scenes whose classes implement the action, as a set of bits.
    var actions: UInt32
    /// Overrides, each with the scene whose class has it and the scene it names.
    var overrides: [(scene: Int, letter: OverrideLetter, other: Int)] = []
    var device = Device()

    /// The scenes whose classes are not plain, as a set of bits.
    var changed: UInt32 { overrides.reduce(actions) { $0 | 1 << UInt32($1.scene) } }
  }

  let plan: Plan
  let scenery: Scenery
  /// The rarity that steps and their segues may have, and the overrides that their segues must have.
  let limits: (rarity: Int, overrides: Int)
  let program: Program
  /// The app without segues that a step would start, and without steps.
  private let base: Scenario

  init?(_ plan: Plan, _ scenery: Scenery, limits: (rarity: Int, overrides: Int)) {
    (self.plan, self.scenery, self.limits) = (plan, scenery, limits)
    var base = scenery.base
    scenery.change(&base.classes, by: plan)
    base.device = plan.device
    self.base = base
    var changes: [String: ClassDefinition] = [:]
    for scene in scenery.containers.indices where plan.changed >> UInt32(scene) & 1 == 1 {
      changes[Self.className(scene)] = scenery.classes[Self.className(scene)]
    }
    scenery.change(&changes, by: plan)
    guard let program = try? scenery.template.program(changes, on: plan.device) else { return nil }
    self.program = program
  }

  var choices: [Scenery.Choice] { scenery.choices }

  /// The scenario of a sequence of choices.
  func scenario(of path: [Int]) -> Scenario {
    var scenario = base
    var used: [Int] = []
    scenario.steps.reserveCapacity(path.count)
    for index in path {
      let choice = choices[index]
      scenario.steps.append(choice.step)
      // A tree comes with the scene that has the lowest number in it.
      if case .instantiate = choice.step { scenario.identify(choice.makes.trailingZeroBitCount) }
      if let letter = choice.letter, !used.contains(letter) {
        used.append(letter)
        scenery.letters[letter].add(to: &scenario)
      }
    }
    return scenario
  }

  static func name(_ scene: Int) -> String { String(UnicodeScalar(UInt8(97 + scene % 26))) }
  static func className(_ scene: Int) -> String { name(scene).uppercased() }
}
