import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

/// `segue replay`: one scenario on an implementation and on the model, side by side.
enum Replay: Subcommand {
  static let name = "replay"
  static let summary = "runs one case, or one scenario of a campaign, beside the model"
  static let help = """
    usage: segue replay FILE|SEED:INDEX [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                        [--features LIST] [--layers LIST] [--timeout 10s]
                        [--profile ios13] [--max-controllers N] [--max-steps N]

    Runs the scenario of a case file, or the scenario that a campaign drew with that seed and index, on the
    implementation and on the model, and shows where they part. A campaign prints 7:1042<311 for a case that varies
    its case 311: take all of it. The limits of the campaign belong to its seed. Ctrl-C ends it when no answer comes.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let options = try FuzzOptions(&arguments, seed: 0)
    let words = try arguments.rest()
    guard words.count == 1 else { throw UsageError(message: "one file or SEED:INDEX is needed") }
    let file: ScenarioFile?
    var scenario: Scenario
    if let origin = Origin(words[0]) {
      (file, scenario) = (nil, try drawn(origin, options))
    } else {
      let read = try ScenarioFile(words[0], for: options.implementation)
      (file, scenario) = (read, read.scenario)
    }
    if let profile = options.profile { scenario.profile = profile }
    try options.implementation.mustHave(whatIsIn: scenario)
    let specification = try Specification(at: folder)
    Interrupt.watch()
    let run = SegueFuzzing.Run(scenario, on: options.implementation)
    if Interrupt.isSet, case .inconclusive = run.verdict.outcome {
      return .interrupted(before: options.implementation)
    }
    try file?.check(run.expected)
    let text = FindingText(
      scenario: scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
      steps: scenario.steps.map(\.words), rules: specification.inText
    ).text
    return Output(
      "\(run.verdict.fingerprint.map(FindingText.title) ?? run.verdict.name)\n" + text,
      exit: run.verdict.isFailure ? .unexpected : .expected)
  }

  private static func drawn(_ origin: Origin, _ options: FuzzOptions) throws -> Scenario {
    var options = options
    options.seed = origin.seed
    guard let drawn = Campaign(options.campaign()).scenario(origin) else {
      throw UsageError(
        message: "\(origin) draws an app that cannot be launched or judged: not every index is run")
    }
    return drawn
  }
}
