import PropertyEngine
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
    implementation = try Builtin.named(builtin)
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
      scenes: try arguments.count("--max-controllers") ?? 12,
      steps: try arguments.count("--max-steps") ?? 12)
  }

  /// The options of a search; a case has a step for every part of the app and one for each that is done to it.
  func search(cases: Int, findings: Int) -> SearchOptions {
    Self.search(seed: seed, cases: cases, steps: limits.steps, findings: findings)
  }

  static func search(seed: UInt64, cases: Int, steps: Int, findings: Int = 1) -> SearchOptions {
    SearchOptions(
      seed: seed, cases: cases, steps: 18 + steps, smallScope: 0, shrinking: 800,
      explanation: 0, findings: findings)
  }
}
