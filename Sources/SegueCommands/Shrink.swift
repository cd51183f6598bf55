import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

/// `segue shrink`: makes a failing scenario smaller.
enum Shrink: Subcommand {
  static let name = "shrink"
  static let summary = "makes a scenario that fails as small as it can be"
  static let help = """
    usage: segue shrink FILE [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                        [--features LIST] [--layers LIST] [--timeout 10s]
                        [--profile ios13] [--save DIR]

    Leaves out steps, scenes, segues, classes and overrides of a scenario or case, as long as the implementation
    differs from the model in the same way; then tries smaller scenarios. Saves the smallest as a case (in
    segue-findings). Ctrl-C ends it with what is the smallest by then.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let target = try Target(&arguments, fallback: Builtin.sought)
    let profile = try arguments.profile()
    let folder = try arguments.path("--save") ?? "segue-findings"
    let words = try arguments.rest()
    guard words.count == 1 else { throw UsageError(message: "one file is needed") }
    let implementation = try target.implementation()
    let given = try ScenarioFile(words[0], for: implementation)
    var scenario = given.scenario
    if let profile { scenario.profile = profile }
    try implementation.mustHave(whatIsIn: scenario)
    try FoundFile.prepare(folder)
    Interrupt.watch()
    let run = SegueFuzzing.Run(scenario, on: implementation)
    if Interrupt.isSet, case .inconclusive = run.verdict.outcome {
      return .interrupted(before: implementation)
    }
    try given.check(run.expected)
    guard let fault = run.verdict.fingerprint else {
      let why = run.verdict.outcome == .pass ? "" : ": \(run.verdict.summary)"
      return Output("nothing differs from the model\(why)\n")
    }
    var shrinker = ScenarioShrinker(
      scenario, failing: fault, profiles: profile == nil ? implementation.drawnProfiles : [])
    shrinker.run(on: implementation) { !Interrupt.isSet }
    let confirmation = Confirmation(shrinker.best, failing: fault, on: implementation) {
      !Interrupt.isSet
    }
    let smallest = confirmation.run ?? run
    let often = confirmation.isFlaky ? ", flaky: \(confirmation.words)" : ""
    let file = try FoundFile.save(
      FoundFile.found(
        smallest, note: "made smaller in \(shrinker.executions) runs\(often)", on: implementation),
      in: folder)
    let isUnchanged = shrinker.best == scenario && !Interrupt.isSet
    let text =
      "\(FindingText.title(fault))\(often)\n"
      + "  size \(scenario.size)\(isUnchanged ? "" : " to \(smallest.scenario.size)") "
      + ScenarioSize.legend
      + (isUnchanged ? ", nothing smaller found" : "")
      + " in \(shrinker.executions) runs\(Interrupt.isSet ? ", interrupted" : "")\n"
      + FoundFile.again(file, target.words)
    if let loss = implementation.loss { return Output(text, failing: loss) }
    return Output(text, exit: Interrupt.isSet ? .incomplete : .unexpected)
  }
}
