package import SegueScenarios

/// What generated scenarios may contain.
package struct Limits: Sendable {
  /// The profiles to choose from, the simplest first; not empty.
  package var profiles: [Profile]
  /// What the implementation has; a scenario that needs more is not run.
  package var features: Set<Feature>
  /// The most scenes of a scenario, from 1 to 60.
  package var scenes: Int
  /// The most steps of a scenario.
  package var steps: Int

  /// Everything, in scenarios of a handsome size.
  package init(
    profiles: [Profile] = Profile.ios.sorted(by: >),
    features: Set<Feature> = Set(Feature.allCases), scenes: Int = 12, steps: Int = 12
  ) {
    self.profiles = profiles.isEmpty ? [.standard] : profiles
    self.features = features
    self.scenes = max(1, min(scenes, 60))
    self.steps = max(1, steps)
  }

  /// Those of the campaign at hand. A model is made from its start alone, so what a whole campaign has in common
  /// reaches it this way.
  @TaskLocal package static var current = Limits()

  func has(_ feature: Feature) -> Bool { features.contains(feature) }
}
