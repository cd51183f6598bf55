import SegueFuzzing
import SegueScenarios

/// What the commands that draw scenarios have in common.
struct FuzzOptions {
  var seed: UInt64
  var limits: Limits
  var implementation: any Implementation
  /// Its options on the command line; empty for the twin.
  var words: String
  /// The one that `--profile` names.
  var profile: Profile?

  init(_ arguments: inout Arguments, seed fallback: UInt64) throws {
    let target = try Target(&arguments, fallback: Builtin.sought)
    words = target.words
    implementation = try target.implementation(isValid: true)
    seed = try arguments.seed() ?? fallback
    var profiles = implementation.drawnProfiles
    profile = try arguments.profile()
    if let profile {
      guard implementation.profiles.contains(profile) else {
        throw UsageError(message: "\(implementation.name) does not have \(profile.rawValue)")
      }
      profiles = [profile]
    }
    limits = Limits(
      profiles: profiles,
      hasAppKit: profile == nil && implementation.profiles.contains(.appkit),
      features: profiles.reduce(implementation.features) { $0.intersection($1.features) },
      scenes: try arguments.count("--max-controllers", upTo: 60) ?? 12,
      steps: try arguments.count("--max-steps", upTo: 200) ?? 12)
  }

  /// A campaign of these.
  func campaign(cases: Int = .max) -> Campaign.Options {
    Campaign.Options(seed: seed, cases: cases, limits: limits)
  }
}
