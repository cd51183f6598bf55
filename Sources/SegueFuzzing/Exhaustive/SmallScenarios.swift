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
}
