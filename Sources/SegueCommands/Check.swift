import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios

/// `segue check`: the corpus against an implementation.
enum Check: Subcommand {
  static let name = "check"
  static let summary = "runs the corpus against an implementation"
  static let help = """
    usage: segue check [--builtin NAME] [--filter EXPRESSION] [--profile ios13] [--fail-on must|should|may|info]
                       [--expect FILE [--fix]] [--report FORMAT=FILE,…] [--format text|json|jsonl] [--shard I/N]

    Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

    --builtin is the implementation: reference (the model, taken when nothing is said), twin, or mutant:NAME for one
    that is wrong on purpose (segue mutants).

    --filter keeps the cases for which an expression holds: terms uid:… path:… area:… rule:… level:… profile:…
    feature:… status:…, with * for any text, joined by and (or nothing), or, not (or !) and parentheses:
    --filter 'area:Unwinding rule:UNW-* !(level:info or status:draft)'.

    --fail-on is the weakest level of which a divergence fails the run (should); weaker ones are shown as tolerated.

    --expect names a file of divergences that are on record: selector, outcome, qualifiers, # reason. They do not fail the
    run; an entry that no longer says what is so is stale, and does. --fix puts stale entries right in the file.
    --report also writes the results: json, jsonl, junit, tap, markdown, html, sarif. Specs/ReportFormat.md has it all.

    --shard I/N runs the I-th of N equal parts; segue report merge puts the parts together.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.value("--suite")
    let implementation = try arguments.builtin()
    let filter = try arguments.value("--filter")
    let chosen = try CaseFilter(filter ?? "")
    let profile = try arguments.profile()
    let reporting = try CheckReporting(&arguments)
    try arguments.end()
    let suite = try LoadedSuite(at: folder)
    func profiles(_ entry: Corpus.Entry) -> [Profile] {
      entry.conformanceCase.profiles.filter {
        (profile == nil || $0 == profile) && chosen.matches(entry, in: $0)
      }
    }
    let cases = suite.corpus.entries.filter {
      $0.conformanceCase.status != .retired && !profiles($0).isEmpty
    }
    guard !cases.isEmpty else { throw UsageError(message: "no case matches") }
    var verdicts: [CaseVerdict] = []
    for entry in reporting.shard(of: cases) {
      for profile in profiles(entry) {
        let run = ConformanceRun(entry.conformanceCase, profile: profile, against: implementation)
        if let trace = run.trace { try suite.specification.check(trace) }
        verdicts.append(CaseVerdict(path: entry.path, run: run))
      }
    }
    return try reporting.output(
      verdicts, of: implementation, on: suite.corpus, filter: filter, profile: profile)
  }
}
