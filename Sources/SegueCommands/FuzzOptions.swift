import SegueExchange
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

  init(_ arguments: inout Arguments, seed: UInt64) throws {
    let target = try Target(&arguments, fallback: Builtin.sought)
    words = target.words
    implementation = try target.implementation(isValid: true)
    self.seed = seed
    var profiles = implementation.drawnProfiles
    profile = try arguments.profile()
    if let profile {
      try implementation.mustHave(profile)
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

extension Implementation {
  /// Why nothing more can be run on it, where it is an adapter that did not start again.
  var loss: AdapterError? { (self as? AdapterImplementation<AdapterProcess>)?.loss }

  func mustHave(_ profile: Profile) throws {
    guard profiles.contains(profile) else {
      throw UsageError(message: "\(name) does not have \(profile.rawValue)")
    }
  }

  /// Refuses a scenario that asks for what it does not have: nothing could be said of what it does there.
  func mustHave(whatIsIn scenario: Scenario) throws {
    try mustHave(scenario.profile)
    // In another profile than its file's it may be none.
    do { try scenario.validate() } catch { throw UsageError(message: error.description) }
    let missing = scenario.features.subtracting(features).sorted().map(\.rawValue)
    guard missing.isEmpty else {
      throw UsageError(
        message:
          "\(name) does not have \(missing.joined(separator: ", ")), which the scenario needs")
    }
  }
}
