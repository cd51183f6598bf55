import SegueScenarios

/// Small apps of one size with the same scenes, as many as are worth compiling these for.
struct SmallStage: Sendable {
  /// More apps are divided among several.
  static let mostPlans = 256

  let size: ScenarioSize
  let profile: Profile
  let trees: [SmallTree]
  let alphabet: Alphabet
  /// The rarity that steps and their segues may have, and the overrides that their segues must have.
  let limits: (rarity: Int, overrides: Int)
  let plans: [SmallApp.Plan]

  /// The apps, each made when it is asked for.
  var apps: some Sequence<SmallApp> {
    let scenery = Scenery(trees, profile, steps: size.steps, alphabet: alphabet, limits: limits)
    return plans.lazy.compactMap { plan in
      scenery.flatMap { SmallApp(plan, $0, limits: limits) }
    }
  }
}

extension SmallScenarios {
  /// The apps of a size in one profile.
  func stages(_ size: ScenarioSize, _ profile: Profile) -> [SmallStage] {
    var stages: [SmallStage] = []
    for trees in SmallTree.forests(of: size.controllers, alphabet) {
      let inherent = trees.reduce(0) { $0 + $1.overrides }
      let rarity = rarity(size) - trees.reduce(0) { $0 + $1.rarity }
      guard rarity >= 0, inherent <= size.overrides, trees.count - 1 <= size.steps,
        inherent == 0 || profile >= .ios14
      else { continue }
      // What classes and device do not have of the overrides, segues have: no more than there are steps.
      for left in 0...min(size.overrides - inherent, size.steps) {
        let plans = plans(trees, size.actions, overrides: size.overrides - inherent - left)
        for start in stride(from: 0, to: plans.count, by: SmallStage.mostPlans) {
          stages.append(
            SmallStage(
              size: size, profile: profile, trees: trees, alphabet: alphabet,
              limits: (rarity, left),
              plans: Array(plans[start..<min(start + SmallStage.mostPlans, plans.count)])))
        }
      }
    }
    return stages
  }

  /// All sets of classes with so many actions and overrides, the device among these.
  private func plans(_ trees: [SmallTree], _ actions: Int, overrides: Int) -> [SmallApp.Plan] {
    let scenes = Self.containers(trees)
    return (0..<UInt32(1) << UInt32(scenes.count)).lazy
      .filter { $0.nonzeroBitCount == actions }
      .flatMap { actions -> [SmallApp.Plan] in
        var plans: [SmallApp.Plan] = []
        add(SmallApp.Plan(actions: actions), scenes, overrides, to: &plans)
        guard overrides > 0 else { return plans }
        for device in alphabet.devices {
          add(SmallApp.Plan(actions: actions, device: device), scenes, overrides - 1, to: &plans)
        }
        return plans
      }
  }

  /// Adds a plan with every set of so many overrides.
  private func add(
    _ plan: SmallApp.Plan, _ scenes: [Container], _ overrides: Int, to plans: inout [SmallApp.Plan]
  ) {
    let letters = letters(of: scenes)
    func extend(_ plan: SmallApp.Plan, from start: Int, left: Int) {
      guard left > 0 else { return plans.append(plan) }
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
  }

  private static func containers(_ trees: [SmallTree]) -> [Container] {
    trees.flatMap { [$0.container] + containers($0.children) }
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
