import SegueCommands
import SegueTestFiles
import Testing

@Suite("Usage")
struct UsageTests {
  @Test("A command line that makes no sense is one message and exit code 2", arguments: mistakes)
  func mistake(words: [String], message: String) {
    let help = words.first.map { "\n       segue \($0) --help says more" } ?? ""
    #expect(
      SegueCommand.run(words) == usageError("\(words.first ?? ""): " + message + help),
      "segue \(words.joined(separator: " "))")
  }

  static let mistakes: [([String], String)] = [
    (["check", "--jobs"], "--jobs needs a value"),
    (["check", "--jobs", "257"], "--jobs is at most 256, not '257'"),
    (["check", "--fd"], "--fd needs --adapter"),
    (["check", "--adapter", " "], "the command line of the adapter is empty"),
    (["check", "--adapter", "a 'b"], "a quote or backslash is open at the end of: a 'b"),
    (
      ["check", "--adapter", "a", "--library", "b"],
      "--builtin, --adapter and --library name one implementation each"
    ),
    (
      ["check", "--layers", "outcome,all"],
      "--layers lists some of outcome, callbacks, search, not 'all'"
    ),
    (["check", "--shuffle", "-1"], "--shuffle is a whole number from 0 on, not '-1'"),
    (["check", "--timeout", "0s"], "--timeout is a time like 90s, 2m or 1h, not '0s'"),
    (["check", "--restarts", "0"], "--restarts is a whole number from 1 on, not '0'"),
    (["check", "Corpus"], "'Corpus' is one word too many"),
    (
      ["check", "--builtin", "uikit"],
      "--builtin is one of reference, twin, mutant:NAME, not 'uikit'"
    ),
    (
      ["check", "--builtin", "mutant:perfect"],
      "there is no mutant 'perfect'; segue mutants lists them"
    ),
    (["mutants", "perfect"], "there is no mutant 'perfect'; segue mutants lists them"),
    (["mutants", "a", "b"], "one mutant at a time"),
    (["mutants", "--filter", "perfect"], "no mutant matches"),
    (["mutants", "pops-one", "--filter", "pop"], "--filter is for all mutants"),
    (
      ["check", "--profile", "ios99"],
      "--profile is one of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit, not 'ios99'; did you mean ios14?"
    ),
    (
      ["check", "--profile="],
      "--profile is one of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit, not ''"
    ),
    (["check", "--filter"], "--filter needs a value"),
    (["check", "--suite", "--format", "json"], "--suite needs a value"),
    (["check", "--filter", "uid:a", "--filter=uid:b"], "--filter is given twice"),
    (["check", "--format", "xml"], "--format is one of text, json, jsonl, not 'xml'"),
    (
      ["check", "--filter", "Unwinding"],
      "--filter, column 1: a filter term is key:pattern, not 'Unwinding'"
    ),
    (
      ["check", "--filter", "uid:a !"],
      "--filter, column 8: a filter term is key:pattern, but the filter ends"
    ),
    (
      ["check", "--filter", "folder:a"],
      "--filter, column 1: filter keys are uid, path, area, rule, level, profile, feature, status, not 'folder:a'"
    ),
    (["check", "--shard", "3/2"], "--shard is I/N, one of N parts, such as 2/5, not '3/2'"),
    (["check", "--shard", "0/2"], "--shard is I/N, one of N parts, such as 2/5, not '0/2'"),
    (["check", "--shard", "1"], "--shard is I/N, one of N parts, such as 2/5, not '1'"),
    (["check", "--fix"], "--fix needs --expect"),
    (["check", "--report", "junit"], "--report is FORMAT=FILE,…, not 'junit'"),
    (["check", "--report", "junit="], "--report is FORMAT=FILE,…, not 'junit='"),
    (["check", "--report", "junit=a,"], "--report is FORMAT=FILE,…, not ''"),
    (
      ["check", "--report", "xml=a"],
      "--report formats are json, jsonl, junit, tap, markdown, html, sarif, not 'xml'"
    ),
    (["check", "--report", "json=a,jsonl=a"], "--report names 'a' twice"),
    (["check", "--fail-on", "low"], "--fail-on is one of must, should, may, info, not 'low'"),
    (["report"], "what to do is merge, diff or render"),
    (["report", "split", "a"], "what to do is merge, diff or render, not 'split'"),
    (["report", "merge"], "at least one file is needed"),
    (["report", "diff", "a"], "diff takes two files, OLD and NEW"),
    (["report", "render", "a", "b"], "render takes one file"),
    (["report", "render", "a"], "--to is missing: json, jsonl, junit, tap, markdown, html, sarif"),
    (["report", "diff", "a", "b", "--to", "tap"], "--to is for render"),
    (["report", "diff", "a", "b", "--expect", "none"], "--expect is for merge"),
    (["explain"], "one file is needed"),
    (["explain", "a.json", "b.json"], "one file is needed"),
    (["explain", "a.json", "--html"], "there is no option '--html'"),
    (
      ["explain", "a.json", "--format", "JSON"],
      "--format is one of text, json, not 'JSON'; did you mean json?"
    ),
    (["rules", "--verbose"], "there is no option '--verbose'"),
    (["rules", "--format"], "--format needs a value"),
    (["format"], "at least one file is needed"),
    (["format", "--check", "a.json"], "there is no option '--check'"),
    (["bench"], "what to measure is 'model', 'fuzz', 'engine', 'challenge' or 'adapters'"),
    (["bench", "disk"], "what to measure is 'model', 'fuzz', 'engine', 'challenge' or 'adapters'"),
    (["bench", "model", "--seeds", "3"], "an option belongs to the other benchmark"),
    (["bench", "engine", "--seed", "3"], "--seed, --cases, --storage and --effort need --bug"),
    (["bench", "engine", "--bug", "8"], "--bug is a number from 0 to 7, not '8'"),
    (
      ["bench", "engine", "--bug", "1", "--seed", "x"],
      "--seed is a whole number from 0 on, not 'x'"
    ),
    (["bench", "model", "--seconds", "0"], "--seconds is a whole number from 1 to 3600, not '0'"),
    (
      ["bench", "model", "--seconds", "1.5"],
      "--seconds is a whole number from 1 to 3600, not '1.5'"
    ),
    (
      ["bench", "model", "--seconds", "1000000000"],
      "--seconds is a whole number from 1 to 3600, not '1000000000'"
    ),
    (
      ["bench", "challenge", "--seeds", "9223372036854775807"],
      "--seeds is a whole number from 1 to 1000, not '9223372036854775807'"
    ),
    (
      ["bench", "engine", "--seeds", "1001"], "--seeds is a whole number from 1 to 1000, not '1001'"
    ),
    (
      ["bench", "adapters", "--scenarios", "10000001"],
      "--scenarios is a whole number from 1 to 10000000, not '10000001'"
    ),
    (
      ["bench", "engine", "--bug", "0", "--cases", "1000000000"],
      "--cases is a whole number from 1 to 100000000, not '1000000000'"
    ),
  ]

  @Test("A subcommand that is not there is named", arguments: ["chekc", "--version", "-x", ""])
  func unknownSubcommand(word: String) {
    #expect(
      segue(word) == usageError("there is no subcommand '\(word)'; segue --help lists them"))
  }

  @Test("The help of a subcommand is there in three ways")
  func help() {
    let output = segue("fuzz", "--help")
    #expect(segue("help", "fuzz") == output && segue("fuzz", "-h") == output)
    #expect(output.standard.hasPrefix("usage: segue fuzz "))
    #expect(segue("help").standard.hasPrefix("segue: checks an implementation"))
    #expect(segue("help", "fuz") == segue("fuz"))
  }

  @Test(
    "A folder that is no suite breaks every subcommand that reads the suite, with exit code 4",
    arguments: [["check"], ["rules"], ["rules", "UNW-4"], ["explain", "app.json"]])
  func noSuite(words: [String]) throws {
    let folder = try TemporaryFolder(["app.json": PushAndUnwind.scenario])
    let words = words.map { $0 == "app.json" ? folder.file($0) : $0 }
    #expect(
      SegueCommand.run(words + ["--suite", folder.path])
        == Output(
          error: "error: \(folder.path): this folder does not hold the suite: Corpus/ and Specs/\n",
          exit: .suite))
  }

  @Test("Exit codes are those of the help, and never a count")
  func exitCodes() {
    let codes: [ExitCode] = [
      .expected, .unexpected, .usage, .adapter, .suite, .incomplete, .divergence,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }
}
