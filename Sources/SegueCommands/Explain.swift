import SegueConformance
import SegueExchange
import SegueModel
import SegueReports
import SegueScenarios

/// `segue explain`: what the model does in a scenario, and why.
enum Explain: Subcommand {
  static let name = "explain"
  static let summary = "what UIKit does in a scenario, step by step, with the rules behind it"
  static let help = """
    usage: segue explain FILE [--profile ios13] [--format text|json]

    FILE is a scenario or a case. Prints each step, its events with the rules that led to them, the tree before
    and after it, and the sentences of the rules. json prints the trace (Specs/ScenarioFormat.md).

    A case is explained in the first of its profiles unless --profile names one.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let profile = try arguments.profile()
    let format = try arguments.format()
    let files = try arguments.rest()
    guard files.count == 1, let file = files.first else {
      throw UsageError(message: "one file is needed")
    }
    var scenario = try ScenarioFile.read(file)
    if let profile { scenario.profile = profile }
    let trace = ReferenceModel().run(scenario)
    if format == .json { return Output(trace.canonicalJSON) }
    let specification = try Specification(at: folder)
    try specification.check(trace)
    var sentences: [RuleID: String] = [:]
    for rule in specification.rules { sentences[rule.id] = rule.sentence }
    let text = TraceText(trace, steps: scenario.steps.map(\.json.line), sentences: sentences).text
    return Output("profile \(scenario.profile.rawValue)\n\n" + text)
  }
}
