import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

/// What a campaign found: saved at once, and told at the end.
struct FuzzReport {
  let specification: Specification
  let folder: String
  let options: FuzzOptions
  private var blocks: [String] = []

  init(specification: Specification, folder: String, options: FuzzOptions) {
    self.specification = specification
    self.folder = folder
    self.options = options
  }

  var count: Int { blocks.count }

  /// Saves a finding and keeps its text.
  mutating func add(_ finding: Finding<ScenarioModel>) throws {
    guard let blueprint = finding.minimal.blueprint else { return }
    let specification = specification
    let (scenario, proof) = minimum(blueprint.scenario)
    let run = SegueFuzzing.Run(scenario, on: options.implementation)
    let origin = finding.origin.map(\.description) ?? "small scope"
    let original = (finding.original.blueprint ?? blueprint).scenario.size
    let size = "size \(original) to \(scenario.size)"
    let flaky =
      finding.isFlaky ? ", fails \(finding.confirmed) of \(finding.confirmations) times" : ""
    let found = ConformanceCase(
      found: run, on: options.implementation.name,
      note: "seed and index \(origin), \(size), \(proof)\(flaky)",
      text: run.scenario.canonicalJSON)
    let file = try FoundFile.save(found, in: folder)
    blocks.append(
      "FOUND \(run.verdict.fingerprint ?? "a divergence that does not repeat")\(flaky)\n"
        + FindingText(
          scenario: run.scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
          sentence: { specification.sentence($0) }
        ).text
        + "  case \(origin), \(size) in \(finding.executions) runs, \(proof)\n"
        + FoundFile.again(file, options.builtin))
  }

  /// The smallest scenario that fails as this one does, and what is known of that.
  private func minimum(_ scenario: Scenario) -> (Scenario, proof: String) {
    let verdict = SegueFuzzing.Run(scenario, on: options.implementation).verdict
    guard let fingerprint = verdict.fingerprint else { return (scenario, "not proven minimal") }
    var minimizer = Minimizer(
      scenario, failing: fingerprint, profiles: options.limits.profiles)
    minimizer.run(on: options.implementation)
    switch minimizer.proof {
    case .smallest(let count): return (minimizer.best, "no smaller one among \(count)")
    case .noneFound: return (minimizer.best, "not proven minimal")
    }
  }

  func text(_ campaign: Campaign) -> String {
    let ran = campaign.search.ran
    return blocks.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
      + "\(campaign.drawn) cases drawn, \(ran.random) of them launched on \(options.builtin), seed \(options.seed): "
      + "\(blocks.count) finding\(blocks.count == 1 ? "" : "s"); \(campaign.steps) steps, "
      + "\(campaign.rulesReached.count) rules reached, \(campaign.unspecified) ended unspecified\n"
  }
}
