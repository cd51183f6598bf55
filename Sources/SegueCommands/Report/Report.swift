import SegueConformance
import SegueExchange
import SegueReports

/// `segue report`: what is done with files of results.
enum Report: Subcommand {
  static let name = "report"
  static let summary = "merges, compares and renders the results of segue check"
  static let help = """
    usage: segue report merge FILE … [--expect FILE]
           segue report diff OLD NEW
           segue report render FILE --to json|jsonl|junit|tap|markdown|html|sarif

    The files are those of segue check --report jsonl=FILE; Specs/ReportFormat.md says what is in them.

    merge prints what one run would have given whose shards the files are, and exits as it would have; a shard that is
    missing makes it incomplete. Expected divergences can be told stale only here, where all shards are.

    diff lists what came to fail or pass, fails in another way, or is in one of the two only; exit code 1 when something
    got worse: a new failure, no judgement any more, or no trace where there was a wrong one.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let expected = try arguments.path("--expect")
    let format: ReportFormat? = try arguments.choice("--to")
    var files = try arguments.rest()
    guard !files.isEmpty else { throw UsageError(message: "what to do is merge, diff or render") }
    let verb = files.removeFirst()
    if expected != nil, verb != "merge" { throw UsageError(message: "--expect is for merge") }
    if format != nil, verb != "render" { throw UsageError(message: "--to is for render") }
    switch verb {
    case "merge": return try merge(files, expected)
    case "diff":
      guard files.count == 2 else { throw UsageError(message: "diff takes two files, OLD and NEW") }
      let difference = ResultsDifference(from: try read(files[0]), to: try read(files[1]))
      return Output(
        difference.text,
        exit: difference.changes.contains(where: \.isWorse) ? .unexpected : .expected)
    case "render":
      guard files.count == 1 else { throw UsageError(message: "render takes one file") }
      guard let format else {
        let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "--to is missing: \(formats)")
      }
      return Output(format.text(of: try read(files[0])))
    default:
      throw UsageError(message: "what to do is merge, diff or render, not '\(verb)'")
    }
  }

  private static func read(_ file: String) throws(ExchangeError) -> CheckResults {
    try CheckResults(lines: Files.read(file), file: file)
  }

  private static func merge(
    _ files: [String], _ expected: String?
  ) throws -> Output {
    guard !files.isEmpty else { throw UsageError(message: "at least one file is needed") }
    var results: CheckResults
    do {
      results = try CheckResults.merging(files.map { (name: $0, results: try read($0)) })
    } catch let fault as CheckResults.MergeFault {
      throw UsageError(message: fault.message)
    }
    if let expected { results = results.judged(by: try ExpectationFile.read(expected)) }
    var exit = results.exit
    if exit == .expected, !results.isComplete { exit = .incomplete }
    return Output(results.lines, exit: exit)
  }
}
