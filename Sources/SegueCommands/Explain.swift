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
    and after it, and the sentences of the rules that come first; segue rules ID shows any other. json prints the
    trace (Specs/ScenarioFormat.md).

    A case is explained in the first of its profiles unless --profile names one. A scenario of which a step cannot be carried
    out is exit code 2.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let profile = try arguments.profile()
    let format = try arguments.format()
    let files = try arguments.rest()
    guard files.count == 1, let file = files.first else {
      throw UsageError(message: "one file is needed")
    }
    let given = try ScenarioFile(file)
    var scenario = given.scenario
    if let profile { scenario.profile = profile }
    // In another profile than its file's it may be none.
    do { try scenario.validate() } catch { throw UsageError(message: error.description) }
    let trace = ReferenceModel().run(scenario)
    func output(_ text: String) -> Output {
      do { try given.check(trace) } catch { return Output(text, failing: error) }
      return Output(text)
    }
    if format == .json { return output(trace.canonicalJSON) }
    let specification = try Specification(at: folder)
    try specification.check(trace)
    let text = TraceText(
      trace, steps: scenario.steps.map(\.json.line), sentences: specification.sentences
    ).text
    return output("profile \(scenario.profile.rawValue)\n\n" + text)
  }
}
