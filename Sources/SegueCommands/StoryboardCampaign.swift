import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueScenarios

/// A campaign over the scenarios of one app: `segue fuzz --storyboard`.
struct StoryboardCampaign {
  let scenarios: AppScenarios
  let options: FuzzOptions
  let specification: Specification
  /// Where findings are saved.
  let folder: String
  private var known: Set<String> = []
  private var blocks: [String] = []
  private var ran = 0
  private var drawn = 0

  /// Reads the app.
  ///
  /// - Throws: When it cannot be read, or there is nothing to start from.
  init(
    _ path: String, _ options: FuzzOptions, _ specification: Specification, folder: String
  ) throws {
    let input = try LintInput([path], LintSettings(named: nil, in: [path]))
    if let fault = input.faults.first { throw UsageError(message: fault) }
    scenarios = AppScenarios(
      try ExploredApp(input, start: nil).scenario,
      .init(
        profiles: options.limits.profiles, features: options.limits.features,
        steps: options.limits.steps))
    self.options = options
    self.specification = specification
    self.folder = folder
  }

  /// Runs so many cases, or until there is a finding, unless it keeps going; or until `goesOn` says no.
  mutating func run(cases: Int, keepsGoing: Bool, goesOn: () -> Bool) throws -> Output {
    while drawn < cases, keepsGoing || blocks.isEmpty, goesOn() {
      let index = drawn
      drawn += 1
      guard let scenario = scenarios.scenario(seed: options.seed, index: index) else { continue }
      ran += 1
      let run = SegueFuzzing.Run(scenario, on: options.implementation)
      guard let fault = run.verdict.fingerprint, known.insert(fault).inserted else { continue }
      try tell(scenario, index, fault)
    }
    let exit: ExitCode =
      Interrupt.isSet ? .incomplete : blocks.isEmpty ? .expected : .divergence
    return Output(text, exit: exit)
  }

  /// Makes a finding small, saves it and keeps its text.
  private mutating func tell(_ scenario: Scenario, _ index: Int, _ fault: String) throws {
    var shrinker = ScenarioShrinker(scenario, failing: fault, staysInApp: true)
    shrinker.run(on: options.implementation) { !Interrupt.isSet }
    let run = SegueFuzzing.Run(shrinker.best, on: options.implementation)
    let found = ConformanceCase(
      found: run, on: options.implementation.name,
      note: "an app's storyboard, seed and index \(options.seed):\(index)",
      text: shrinker.best.canonicalJSON)
    let file = try FoundFile.save(found, in: folder)
    blocks.append(
      FoundFile.text(
        fault, run,
        from: "case \(options.seed):\(index), \(scenario.steps.count) steps to "
          + "\(shrinker.best.steps.count) in \(shrinker.executions) runs",
        in: file, specification, options))
  }

  private var text: String {
    blocks.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
      + "\(drawn) cases drawn, \(ran) of them launched on \(options.implementation.name), seed \(options.seed): "
      + "\(blocks.count) finding\(blocks.count == 1 ? "" : "s")\n"
  }
}
