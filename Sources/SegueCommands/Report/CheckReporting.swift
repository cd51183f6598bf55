import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios

/// What `segue check` does with verdicts: judges them by what is on record, and tells them in every form asked for.
struct CheckReporting {
  /// What is printed.
  private enum Format: String, CaseIterable { case text, json, jsonl }

  private let expected: ExpectedDivergences?
  private let fixes: Bool
  private let files: ReportFiles?
  private let format: Format
  private let failOn: ConformanceCase.Level
  private let shard: Shards?

  init(_ arguments: inout Arguments) throws {
    let record = try arguments.path("--expect")
    fixes = arguments.flag("--fix")
    files = try arguments.reportFiles()
    format = try arguments.choice("--format") ?? .text
    failOn = try arguments.choice("--fail-on") ?? .should
    shard = try arguments.shard()
    if fixes, record == nil { throw UsageError(message: "--fix needs --expect") }
    expected = try record.map(ExpectationFile.read)
  }

  /// Those of the cases that belong to the shard.
  func shard(of cases: [Corpus.Entry]) -> [Corpus.Entry] {
    guard let shard else { return cases }
    let members = shard.members(of: cases.map(\.conformanceCase.uid))
    return cases.filter { members.contains($0.conformanceCase.uid) }
  }

  /// Judges, writes the reports, and prints.
  func output(
    _ verdicts: [CaseVerdict], of implementation: any Implementation, on corpus: Corpus,
    filter: String?, profile: Profile?, seed: UInt64?
  ) throws -> Output {
    var results = CheckResults(
      header: CheckResults.Header(
        suite: Suite.version, corpus: corpus.digest,
        implementation: CheckResults.Subject(implementation), filter: filter, profile: profile,
        failOn: failOn, seed: seed, shards: shard.flatMap { $0.count == 1 ? nil : $0 }),
      verdicts: verdicts)
    if var expected {
      if fixes {
        guard results.isWhole else {
          throw UsageError(
            message:
              "--fix needs a run of the whole corpus: no filter, profile or shard, and no case left"
          )
        }
        let fixed = try expected.fixed(by: results)
        if fixed != expected { try Files.write(fixed.text, to: expected.file) }
        expected = fixed
      }
      results = results.judged(by: expected)
    }
    var output = Output(text(results, corpus), exit: results.exit)
    for error in files?.write(results) ?? [] {
      output.error += "error: \(error)\n"
      output.exit = output.exit == .suite ? .suite : .usage
    }
    return output
  }

  private func text(_ results: CheckResults, _ corpus: Corpus) -> String {
    switch format {
    case .text:
      CheckReport(results, corpus: fromHere(corpus.folder), record: expected?.file).text
    case .json: ReportFormat.json.text(of: results)
    case .jsonl: ReportFormat.jsonl.text(of: results)
    }
  }

  /// A file as a command names it that is typed in the current folder.
  private func fromHere(_ file: String) -> String {
    let here = Files.currentFolder + "/"
    return file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
  }
}

extension CheckResults {
  /// How a run exits that gave these results: what is not known must not count as passed.
  var exit: ExitCode {
    if contains(.broken) { return .suite }
    if contains(.failed) || !stale.isEmpty { return .unexpected }
    return hasRun && !verdicts.contains { $0.kind == .inconclusive } ? .expected : .incomplete
  }
}

extension CheckResults.Subject {
  init(_ implementation: any Implementation) {
    self.init(
      name: implementation.name, version: implementation.version,
      features: implementation.features.sorted(),
      profiles: implementation.profiles.sorted(), layers: implementation.layers.sorted())
  }
}
