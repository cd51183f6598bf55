import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios

/// `segue check`: the corpus against an implementation.
enum Check: Subcommand {
  static let name = "check"
  static let summary = "runs the corpus against an implementation"
  static let help = """
    usage: segue check [--builtin NAME | --adapter 'COMMAND LINE' [--fd] | --library FILE]
                       [--features LIST] [--layers LIST] [--jobs N] [--timeout 10s] [--restarts N]
                       [--shuffle N] [--blind] [--shard I/N]
                       [--filter EXPRESSION] [--profile ios13] [--fail-on must|should|may|info]
                       [--expect FILE [--fix]] [--report FORMAT=FILE,…] [--format text|json|jsonl]

    Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

    --builtin is the implementation: reference (the model, taken when nothing is said), twin, or mutant:NAME for one
    that is wrong on purpose (segue mutants). --adapter starts a program that speaks the adapter protocol on standard
    input and output, with --fd on the descriptors that SEGUE_FD names; the line is split at spaces, quotes keep them.
    --library is a shared library with the functions of segue_adapter.h. Specs/AdapterProtocol.md describes both.

    --features and --layers ask for less than the implementation declares: --features 'segue.*,container.navigation'.
    --jobs is how many cases run at once. A scenario that takes longer than --timeout (10s) is a fault, and so is an
    adapter that ends or says what is no answer: it is started again, --restarts times (100) before the rest is not run.

    --shuffle runs the cases in an order that comes from a number. --blind does so too, and gives every scene, class,
    storyboard, identifier, trigger and selector another name, so that no case can be told by its names. Verdicts and
    their order stay the same.

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
    let folder = try arguments.path("--suite")
    let target = try Target(&arguments)
    let options = try CorpusRun(&arguments)
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
    let jobs = reporting.shard(of: cases).flatMap { entry in
      profiles(entry).map { CorpusRun.Job(entry: entry, profile: $0) }
    }
    let implementation = try target.implementation()
    let runs = options.results(of: jobs, on: implementation)
    for trace in runs.compactMap(\.trace) { try suite.specification.check(trace) }
    let verdicts = zip(jobs, runs).map { CaseVerdict(path: $0.entry.path, run: $1) }
    var output = try reporting.output(
      verdicts, of: implementation, on: suite.corpus, filter: filter, profile: profile,
      seed: options.seed)
    output.error = target.lastWords.report + output.error
    return output
  }
}
