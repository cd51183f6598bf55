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
  /// How much steps, controllers, actions, overrides and what is out of the ordinary may come to in all.
  package var weight: Int
  /// The most actions.
  var mostActions = Int.max
  /// The fewest and the most overrides.
  var leastOverrides = 0
  var mostOverrides = Int.max
  /// Only what is smaller than this.
  package var ceiling: ScenarioSize?

  /// - Parameter weight: Two more than steps and controllers unless given: there is room for two actions, or for an override in a small one.
  package init(
    profiles: [Profile], steps: Int, controllers: Int, weight: Int? = nil
  ) {
    self.profiles = profiles
    self.steps = steps
    self.controllers = controllers
    self.weight = weight ?? steps + controllers + 2
  }

  /// What is out of the ordinary may be so at each step, and an override, of which there are a hundred, at each controller as well: the
  /// more there is of these, the more they weigh.
  private func weights(_ steps: Int, _ controllers: Int) -> (rare: Int, override: Int) {
    (max(1, steps), max(1, steps) + controllers)
  }

  /// The sizes, in order.
  package var sizes: [ScenarioSize] {
    var sizes: [ScenarioSize] = []
    for steps in 0...max(0, steps) {
      for controllers in 1...max(1, controllers) where steps + controllers <= weight {
        let room = weight - steps - controllers
        for actions in 0...(steps == 0 ? 0 : min(controllers, room, mostActions)) {
          let most = (room - actions) / weights(steps, controllers).override
          for overrides in 0...min(most, mostOverrides) where overrides >= leastOverrides {
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
    let (rare, override) = weights(size.steps, size.controllers)
    return (weight - size.steps - size.controllers - size.actions - size.overrides * override)
      / rare
  }
}
