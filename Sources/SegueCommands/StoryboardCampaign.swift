import PropertyEngine
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

/// A campaign over the scenarios of one app: `segue fuzz --storyboard`.
struct StoryboardCampaign {
  let scenarios: AppScenarios
  let options: FuzzOptions
  private var known: Set<String> = []
  private var counts = CampaignCounts()

  /// Reads the app.
  ///
  /// - Throws: When it cannot be read, there is nothing to start from, or it needs what the implementation does not have.
  init(_ path: String, _ options: FuzzOptions) throws {
    let input = try LintInput([path], LintSettings(named: nil, in: [path]))
    if let fault = input.faults.first { throw UsageError(message: fault) }
    let app = try ExploredApp(input, start: nil).scenario
    let missing = app.features.subtracting(options.limits.features).sorted().map(\.rawValue)
    guard missing.isEmpty else {
      throw UsageError(
        message: "\(options.implementation.name) does not have "
          + "\(missing.joined(separator: ", ")), which the app needs")
    }
    scenarios = AppScenarios(
      app,
      .init(
        profiles: options.limits.profiles, features: options.limits.features,
        steps: options.limits.steps))
    self.options = options
  }

  /// Where nothing of so many cases was run, no more are drawn: the launch will hardly end in anything else.
  private static let enough = 1000

  /// Runs so many cases, or until there is a finding, unless it keeps going; or until `goesOn` says no.
  ///
  /// - Parameters:
  ///   - mayShrink: Whether there is time to make a finding smaller.
  ///   - progress: is told the sum so far, case by case.
  ///   - met: is called for each finding as it was drawn.
  ///   - found: is called for each once it is small.
  /// - Returns: What was run.
  mutating func run(
    cases: Int, keepsGoing: Bool, goesOn: () -> Bool, mayShrink: () -> Bool,
    progress: (CampaignCounts) -> Void, met: (Found) -> Void, found: (Found) -> Void
  ) -> CampaignCounts {
    while counts.drawn < cases, keepsGoing || known.isEmpty, goesOn(),
      counts.scenarios > 0 || counts.drawn < Self.enough
    {
      let index = counts.drawn
      counts.drawn += 1
      guard let scenario = scenarios.scenario(seed: options.seed, index: index) else { continue }
      let run = SegueFuzzing.Run(scenario, on: options.implementation)
      counts.add(run)
      counts.rules.formUnion(run.expected.citedRules)
      progress(counts)
      let origin = Origin(seed: options.seed, index: UInt64(index))
      guard var one = Found(run, from: origin), known.insert(one.fingerprint).inserted else {
        continue
      }
      met(one)
      one.shrink(
        on: options.implementation, profiles: [], staysInApp: true, goesOn: mayShrink)
      found(one)
    }
    return counts
  }
}
