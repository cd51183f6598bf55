package import SegueScenarios

/// All scenarios over an alphabet up to a size, in order of size; of one size in the order of profiles, newest first.
///
/// Nothing is drawn twice: scenes are numbered in the order in which they come into use, and no scenario has a scene, a segue or an
/// action that its steps do not touch.
package struct SmallScenarios: Sendable {
  package var alphabet = Alphabet.full
  package var profiles: [Profile]
  /// The most steps and controllers.
  package var steps: Int
  package var controllers: Int
  /// How much steps, controllers, actions, overrides (two each) and what is out of the ordinary may come to in all.
  package var weight: Int
  /// The most actions and overrides.
  var mostActions = Int.max
  var mostOverrides = Int.max
  /// Only what is smaller than this.
  package var ceiling: ScenarioSize?

  /// - Parameter weight: One more than steps and controllers unless given: there is room for an action.
  package init(
    profiles: [Profile], steps: Int, controllers: Int, weight: Int? = nil
  ) {
    self.profiles = profiles
    self.steps = steps
    self.controllers = controllers
    self.weight = weight ?? steps + controllers + 1
  }

  /// There are a hundred overrides for a scenario to choose from, where there are ten of anything else.
  private static let overrideWeight = 2

  /// The sizes, in order.
  package var sizes: [ScenarioSize] {
    var sizes: [ScenarioSize] = []
    for steps in 0...max(0, steps) {
      for controllers in 1...max(1, controllers) where steps + controllers <= weight {
        let room = weight - steps - controllers
        for actions in 0...(steps == 0 ? 0 : min(controllers, room, mostActions)) {
          for overrides in 0...min((room - actions) / Self.overrideWeight, mostOverrides) {
            let size = ScenarioSize(
              steps: steps, controllers: controllers, actions: actions, overrides: overrides)
            if let ceiling, size >= ceiling { return sizes }
            sizes.append(size)
          }
        }
      }
    }
    return sizes
  }

  /// What a size leaves for what is out of the ordinary.
  func rarity(_ size: ScenarioSize) -> Int {
    weight - size.steps - size.controllers - size.actions
      - size.overrides * Self.overrideWeight
  }

  /// The apps of a size, in one profile, before segues and steps; no more than so many.
  func plans(_ size: ScenarioSize, _ profile: Profile, most: Int = .max) -> [SmallApp.Plan] {
    var plans: [SmallApp.Plan] = []
    for trees in SmallTree.forests(of: size.controllers, alphabet) {
      let inherent = trees.reduce(0) { $0 + $1.overrides }
      guard trees.reduce(0, { $0 + $1.rarity }) <= rarity(size), inherent <= size.overrides,
        trees.count - 1 <= size.steps, inherent == 0 || profile >= .ios14
      else { continue }
      let scenes = Self.containers(trees)
      for actions in 0..<UInt32(1) << UInt32(scenes.count)
      where actions.nonzeroBitCount == size.actions {
        let plan = SmallApp.Plan(profile: profile, trees: trees, actions: actions)
        add(plan, scenes, upTo: size.overrides - inherent, to: &plans, most)
      }
    }
    return plans
  }

  /// The app of a plan, as far as its size leaves room; nil where it is none.
  func app(_ plan: SmallApp.Plan, _ size: ScenarioSize) -> SmallApp? {
    SmallApp(plan, steps: size.steps, alphabet: alphabet, weight: limits(plan, size))
  }

  /// What is left for steps and their segues: rarity at most, overrides in all.
  func limits(_ plan: SmallApp.Plan, _ size: ScenarioSize) -> (rarity: Int, overrides: Int) {
    (
      rarity(size) - plan.trees.reduce(0) { $0 + $1.rarity }, size.overrides - plan.overridden
    )
  }

  private static func containers(_ trees: [SmallTree]) -> [Container] {
    trees.flatMap { [$0.container] + containers($0.children) }
  }

  /// Adds a plan with every set of up to so many overrides, the device among them; steps bring the rest.
  private func add(
    _ plan: SmallApp.Plan, _ scenes: [Container], upTo overrides: Int,
    to plans: inout [SmallApp.Plan], _ most: Int
  ) {
    let letters = letters(of: scenes)
    func extend(_ plan: SmallApp.Plan, from start: Int, left: Int) {
      guard plans.count < most else { return }
      plans.append(plan)
      guard left > 0 else { return }
      for index in start..<letters.count {
        let next = letters[index]
        // A class has one override of a kind.
        let isTaken = plan.overrides.contains {
          $0.scene == next.scene && $0.letter.departure == next.letter.departure
        }
        guard !isTaken else { continue }
        var more = plan
        more.overrides.append(next)
        extend(more, from: index + 1, left: left - 1)
      }
    }
    extend(plan, from: 0, left: overrides)
    guard overrides > 0 else { return }
    for device in alphabet.devices {
      var other = plan
      other.device = device
      extend(other, from: 0, left: overrides - 1)
    }
  }

  private func letters(of scenes: [Container]) -> [(
    scene: Int, letter: OverrideLetter, other: Int
  )] {
    alphabet.overrides.flatMap { letter in
      scenes.indices.flatMap { scene -> [(scene: Int, letter: OverrideLetter, other: Int)] in
        if let containers = letter.containers, !containers.contains(scenes[scene]) { return [] }
        guard letter.namesAnother else { return [(scene, letter, scene)] }
        return scenes.indices.filter { $0 != scene }.map { (scene, letter, $0) }
      }
    }
  }
}

extension SmallApp.Plan {
  /// How many overrides it has: those of classes, columns, the device.
  var overridden: Int {
    overrides.count + trees.reduce(0) { $0 + $1.overrides } + (device == Device() ? 0 : 1)
  }
}
