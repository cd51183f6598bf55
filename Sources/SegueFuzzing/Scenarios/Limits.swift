package import SegueScenarios

/// What generated scenarios may contain.
package struct Limits: Sendable {
  /// The profiles to choose from, the simplest first; not empty.
  package let profiles: [Profile]
  /// Whether a few scenarios are AppKit's, too, which shares little with iOS.
  let hasAppKit: Bool
  /// What the implementation has; a scenario that needs more is not run.
  package let features: Set<Feature>
  /// The most scenes of a scenario, from 1 to 60.
  package let scenes: Int
  /// The most steps of a scenario.
  package let steps: Int
  /// How many profiles there are to draw from, those after iOS 8 counted three times: before, most unwinds are unspecified.
  let profileCount: Int
  /// Whether nothing is left out.
  let hasAllFeatures: Bool
  /// The kinds of segues that may be drawn, the simplest first.
  let segueKinds: [Segue.Kind]
  /// What a step of the kind `scene` may bring, before iOS 14 and from then on.
  private let furnishings: [[Furnishing]]

  /// Everything, in scenarios of a handsome size.
  package init(
    profiles: [Profile] = Profile.ios.sorted(by: >),
    hasAppKit: Bool = false, features: Set<Feature> = Set(Feature.allCases), scenes: Int = 12,
    steps: Int = 12
  ) {
    self.profiles = profiles.isEmpty ? [.standard] : profiles
    self.features = features
    self.scenes = max(1, min(scenes, 60))
    self.steps = max(1, steps)
    self.hasAppKit = hasAppKit || self.profiles.contains(.appkit)
    profileCount = self.profiles.count + 2 * self.profiles.count { $0 >= .ios9 }
    hasAllFeatures = features.count == Feature.allCases.count
    segueKinds = Self.allSegueKinds.filter { $0.feature.map(features.contains) ?? true }
    let furnishings = Furnishing.allCases.filter { $0.features.isSubset(of: features) }
    self.furnishings = [furnishings.filter { !$0.kind.isColumns }, furnishings]
  }

  /// Those of the campaign at hand. A model is made from its start alone, so what a whole campaign has in common
  /// reaches it this way.
  @TaskLocal package static var current = Limits()

  /// The profile of a number below `profileCount`; each has one up to `profiles.count`.
  func profile(_ number: Int) -> Profile {
    guard number >= profiles.count else { return profiles[max(0, number)] }
    let later = profiles.filter { $0 >= .ios9 }
    return later.isEmpty ? profiles[0] : later[(number - profiles.count) % later.count]
  }

  func has(_ feature: Feature) -> Bool { features.contains(feature) }

  func furnishings(_ profile: Profile) -> [Furnishing] { furnishings[profile >= .ios14 ? 1 : 0] }

  private static let allSegueKinds: [Segue.Kind] = [
    .show, .presentation, .showDetail, .push, .modal, .popoverPresentation, .embed, .custom,
    .replace, .popover,
  ]
}

extension Segue.Kind {
  /// What an implementation must have for a segue of this kind.
  fileprivate var feature: Feature? {
    switch self {
    case .show: .segueShow
    case .presentation: .seguePresentation
    case .showDetail: .segueShowDetail
    case .popoverPresentation: .seguePopover
    case .embed: .segueEmbed
    case .custom: .segueCustom
    case .unwind: .segueUnwind
    case .push, .modal, .popover, .replace: .segueDeprecated
    }
  }
}

extension Implementation {
  /// The profiles that scenarios are drawn in, the simplest first: those of iOS, where it has any. AppKit shares little with
  /// them.
  package var drawnProfiles: [Profile] {
    let ios = Profile.ios.filter(profiles.contains)
    return (ios.isEmpty ? Array(profiles) : ios).sorted(by: >)
  }
}
