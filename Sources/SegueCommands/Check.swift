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
                       [--filter EXPRESSION] [--profile ios13] [--format text|json]

    Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

    --builtin is the implementation: reference (the model, taken when nothing is said), twin, or mutant:NAME for one
    that is wrong on purpose (segue mutants). --adapter starts a program that speaks the adapter protocol on standard
    input and output, with --fd on the descriptors that SEGUE_FD names; the line is split at spaces, quotes keep them.
    --library is a shared library with the functions of segue_adapter.h. Specs/AdapterProtocol.md describes both.

    --features and --layers ask for less than the implementation declares: --features 'segue.*,container.navigation'.
    --jobs is how many cases run at once. A scenario that takes longer than --timeout (10s) is a fault, and so is an
    adapter that ends or says what is no answer: it is started again, --restarts times (100) before the rest is not run.

    --filter keeps the cases for which every term holds: uid:… path:… area:… rule:… level:… profile:… feature:…
    status:…, with * for any text and ! in front for not: --filter 'area:Unwinding !level:info rule:UNW-*'.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.value("--suite")
    let target = try Target(&arguments)
    let options = try CorpusRun(&arguments)
    let filter = try CaseFilter(try arguments.value("--filter") ?? "")
    let profile = try arguments.profile()
    let format = try arguments.format()
    try arguments.end()
    let suite = try LoadedSuite(at: folder)
    var entries: [Corpus.Entry] = []
    var jobs: [CorpusRun.Job] = []
    for entry in suite.corpus.entries where entry.conformanceCase.status != .retired {
      guard filter.matches(entry) else { continue }
      for choice in entry.conformanceCase.profiles where profile == nil || choice == profile {
        guard filter.matches(choice) else { continue }
        entries.append(entry)
        jobs.append(
          CorpusRun.Job(
            conformanceCase: entry.conformanceCase, profile: choice,
            label: "\(entry.path) [\(choice.rawValue)]"))
      }
    }
    guard !jobs.isEmpty else { throw UsageError(message: "no case matches") }
    let implementation = try target.implementation()
    let lines = zip(entries, options.results(of: jobs, on: implementation)).map { entry, run in
      CheckReport.Line(path: entry.path, file: fromHere(entry.file), run: run)
    }
    for trace in lines.compactMap(\.run.trace) { try suite.specification.check(trace) }
    let report = CheckReport(implementation: implementation.name, lines: lines)
    let exit: ExitCode =
      !report.invalid.isEmpty
      ? .suite : report.hasFailures ? .unexpected : report.isIncomplete ? .incomplete : .expected
    return Output(
      format == .json ? json(report, lines) : report.text, error: target.lastWords.report,
      exit: exit)
  }

  /// A file as a command names it that is typed in the current folder.
  private static func fromHere(_ file: String) -> String {
    let here = Files.currentFolder + "/"
    return file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
  }

  /// One object a case and profile, sorted by path, then the counts.
  private static func json(_ report: CheckReport, _ lines: [CheckReport.Line]) -> String {
    var counts: [String: Int] = [:]
    let results = lines.map { line -> JSON in
      counts[line.run.verdict.name, default: 0] += 1
      var members = [
        JSON.Member("uid", .string(line.run.conformanceCase.uid)),
        JSON.Member("path", .string(line.path)),
        JSON.Member("profile", .string(line.run.profile.rawValue)),
        JSON.Member("level", .string(line.run.conformanceCase.level.rawValue)),
        JSON.Member("verdict", .string(line.run.verdict.name)),
      ]
      if let fingerprint = line.run.verdict.fingerprint {
        members.append(JSON.Member("fingerprint", .string(fingerprint)))
      }
      if let reason = line.run.verdict.reason {
        members.append(JSON.Member("reason", .string(reason)))
      }
      switch line.run.verdict.outcome {
      case .fail(let divergence):
        members += [
          JSON.Member("step", .int(divergence.step)),
          JSON.Member("expected", .string(divergence.expected.words)),
          JSON.Member("actual", .string(divergence.actual.words)),
        ]
      case .unlawful(let violation): members.append(JSON.Member("step", .int(violation.step)))
      default: break
      }
      return .object(members)
    }
    let summary = CheckReport.verdictNames.compactMap { name in
      counts[name].map { JSON.Member(name, .int($0)) }
    }
    return JSON.object([
      JSON.Member("implementation", .string(report.implementation)),
      JSON.Member("results", .array(results)),
      JSON.Member("summary", .object(summary)),
    ]).canonical
  }
}
