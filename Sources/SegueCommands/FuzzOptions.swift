import SegueFuzzing
import SegueScenarios

/// What the commands that draw scenarios have in common.
struct FuzzOptions {
  var seed: UInt64
  var limits: Limits
  var implementation: any Implementation
  /// Its name on the command line.
  var builtin: String
  /// The one that `--profile` names.
  var profile: Profile?

  init(_ arguments: inout Arguments, seed fallback: UInt64) throws {
    builtin = try arguments.value("--builtin") ?? Builtin.sought
    implementation = try Builtin.drawing(builtin)
    let text = try arguments.value("--seed")
    guard let seed = text.map({ UInt64($0) }) ?? fallback else {
      throw UsageError(message: "--seed is a whole number from 0 on, not '\(text ?? "")'")
    }
    self.seed = seed
    var profiles = implementation.profiles.sorted(by: >)
    profile = try arguments.profile()
    if let profile {
      guard profiles.contains(profile) else {
        throw UsageError(message: "\(implementation.name) does not have \(profile.rawValue)")
      }
      profiles = [profile]
    }
    limits = Limits(
      profiles: profiles, features: implementation.features,
      scenes: try arguments.count("--max-controllers", upTo: 60) ?? 12,
      steps: try arguments.count("--max-steps", upTo: 200) ?? 12)
  }

  /// A campaign of these.
  func campaign(cases: Int = .max) -> Campaign.Options {
    Campaign.Options(seed: seed, cases: cases, limits: limits)
  }
}
