import SegueConformance
import SegueFuzzing
import SegueScenarios

/// A campaign over the scenarios of one app: `segue fuzz --storyboard`.
struct StoryboardCampaign {
  let scenarios: AppScenarios
  let options: FuzzOptions
  let specification: Specification
  private var folder: FoundFolder
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
    self.folder = FoundFolder(folder, of: options.implementation.name)
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
      tell(run, index, fault)
      if let failure = folder.failure { throw failure }
    }
    let exit: ExitCode =
      Interrupt.isSet ? .incomplete : blocks.isEmpty ? .expected : .divergence
    return Output(text, exit: exit)
  }

  /// Saves a finding, makes it small, saves that in its place and keeps its text.
  private mutating func tell(_ drawn: SegueFuzzing.Run, _ index: Int, _ fault: String) {
    let note = "an app's storyboard, seed and index \(options.seed):\(index)"
    folder.meet(fault, drawn, note)
    var shrinker = ScenarioShrinker(drawn.scenario, failing: fault, staysInApp: true)
    shrinker.run(on: options.implementation) { !Interrupt.isSet }
    let run = SegueFuzzing.Run(shrinker.best, on: options.implementation)
    guard let file = folder.add(fault, run, note) else { return }
    blocks.append(
      FoundFile.text(
        fault, run,
        from: "case \(options.seed):\(index), \(drawn.scenario.steps.count) steps to "
          + "\(shrinker.best.steps.count) in \(shrinker.executions) runs",
        in: file, specification, options))
  }

  private var text: String {
    blocks.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
      + "\(drawn) cases drawn, \(ran) of them launched on \(options.implementation.name), seed \(options.seed): "
      + "\(blocks.count) finding\(blocks.count == 1 ? "" : "s")\n"
  }
}
