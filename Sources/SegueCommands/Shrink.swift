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
    differs from the model in the same way, and saves what is left as a case (in segue-findings).

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let target = try Target(&arguments, fallback: Builtin.sought)
    let profile = try arguments.profile()
    let folder = try arguments.path("--save") ?? "segue-findings"
    let words = try arguments.rest()
    guard words.count == 1 else { throw UsageError(message: "one file is needed") }
    var scenario = try ScenarioFile.read(words[0])
    if let profile { scenario.profile = profile }
    let implementation = try target.implementation()
    let fault = SegueFuzzing.Run(scenario, on: implementation).verdict.fingerprint
    guard let fault else {
      return Output("nothing differs from the model\n")
    }
    let reducer = reduced(
      scenario, fault, on: implementation,
      profiles: profile == nil ? implementation.drawnProfiles : [])
    let found = ConformanceCase(
      found: SegueFuzzing.Run(reducer.best, on: implementation), on: implementation.name,
      note: "made smaller in \(reducer.executions) runs", text: reducer.best.canonicalJSON)
    let file = try FoundFile.save(found, in: folder)
    return Output(
      "\(fault)\n  \(scenario.steps.count) steps to \(reducer.best.steps.count), "
        + "\(reducer.executions) runs\n"
        + FoundFile.again(file, target.words), exit: .unexpected)
  }

  /// The smallest scenario that fails as one does.
  ///
  /// - Parameter profiles: Those that may take the place of the scenario's own, the simplest first.
  static func reduced(
    _ scenario: Scenario, _ fault: String, on implementation: any Implementation,
    profiles: [Profile] = []
  ) -> ScenarioReducer {
    var reducer = ScenarioReducer(scenario, profiles: profiles) {
      SegueFuzzing.Run($0, on: implementation).verdict.fingerprint == fault
    }
    reducer.run()
    return reducer
  }
}
