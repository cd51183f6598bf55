internal import SegueExchange
import SegueReports
internal import StoryboardImport

/// `segue lint`: faults in an app's storyboards, together with its sources.
enum Lint: Subcommand {
  static let name = "lint"
  static let summary = "finds segues and unwinds of an app that cannot work"
  static let help = """
    usage: segue lint PATH … [--format xcode|json|sarif|junit|html|github]
                          [--fail-on note|warning|error]
           segue lint --rules

    Reads storyboards and Swift and Objective-C sources, named or in the folders named, and reports faults by file,
    line and column: Specs/Lint.md, or --rules, says what each rule finds and how to mend it. Exit code 1 when there
    is a finding of the severity that --fail-on names, or a higher one; warning when it is not given.

    --config FILE   settings; .segue-lint.json in the first folder when not given
    --facts FILE    facts about classes, in place of what the sources say of them
    --swift N       the major version of Swift, which decides selectors; guessed when not given

    `// segue:disable S8` in a source silences a rule on that line and the next, `// segue:disable-file S8` in the file.

    """

  /// How findings are written.
  enum Format: String, CaseIterable { case xcode, json, sarif, junit, html, github }

  static func run(_ arguments: inout Arguments) throws -> Output {
    if arguments.flag("--rules") {
      try arguments.end()
      return Output(rules)
    }
    let format: Format = try arguments.choice("--format") ?? .xcode
    let threshold: LintRule.Severity = try arguments.choice("--fail-on") ?? .warning
    let file = try arguments.path("--config")
    let factsFile = try arguments.path("--facts")
    let version = try arguments.count("--swift")
    let paths = try arguments.rest()
    guard !paths.isEmpty else { throw UsageError(message: "a folder or file is needed") }
    var settings = try LintSettings(named: file, in: paths)
    settings.swift = version ?? settings.swift
    settings.facts = factsFile ?? settings.facts

    let input = try LintInput(paths, settings)
    guard input.faults.isEmpty else {
      // Without one storyboard every "nothing leads there" would be doubtful.
      return Output(
        error: input.faults.map { "\($0)\n" }.joined(), exit: .usage)
    }
    let found = LintSurvey.findings(
      input.storyboards, input.facts, isWholeFolder: input.isWholeFolder)
    let findings = settings.applied(
      to: found, orders: input.facts.orders, foreign: input.foreign)
    let report = LintReport(findings: findings)
    return Output(
      report.text(format), error: input.remarks,
      exit: findings.contains { $0.severity >= threshold } ? .unexpected : .expected)
  }

  /// What `--rules` prints.
  private static var rules: String {
    LintRule.all.map { rule in
      "\(rule.id.padded(to: 5))\(rule.severity.rawValue.padded(to: 9))\(rule.title)\n"
        + "              \(rule.mending)\n"
    }.joined()
  }
}
