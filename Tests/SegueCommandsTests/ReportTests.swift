import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

@Suite("Results and reports of check")
struct ReportTests {
  let suite: TinySuite
  let folder: TemporaryFolder

  /// The case `Unwinding/pop` fails in its two profiles, in the outcome.
  init() throws {
    suite = try TinySuite(replacing: #""tree": "nav[list]""#, by: #""tree": "nav""#)
    folder = try TemporaryFolder()
  }

  private func check(_ words: String...) -> Output {
    SegueCommand.run(["check", "--suite", suite.path] + words)
  }

  private static let entry = "@tinypop1  fail  fingerprint=outcome:tree:tree:-  # we do not pop\n"

  private func record(_ text: String) throws -> String {
    try folder.write(text, to: "record.txt")
    return folder.file("record.txt")
  }

  @Test("The same arguments give the same bytes, and --format jsonl prints what --report writes")
  func bytes() throws {
    let first = check("--format", "jsonl", "--report", "jsonl=\(folder.file("new/a.jsonl"))")
    #expect(first == check("--format", "jsonl"))
    #expect(first.exit == .unexpected)
    #expect(try folder.read("new/a.jsonl") == first.standard)
    let lines = first.standard.split(separator: "\n").dropFirst().dropLast()
    let starts = ["tinypop1 ios9", "tinypop1 ios14", "tinyshee ios13"]
    #expect(
      try lines.map { line in
        let verdict = try JSONDocument(Array(line.utf8), file: "line").root
        return "\(verdict["uid"]?.text ?? "") \(verdict["profile"]?.text ?? "")"
      } == starts)
  }

  @Test("Every format is written, and is what report render makes of results.jsonl")
  func formats() throws {
    let formats = ["json", "jsonl", "junit", "tap", "markdown", "html", "sarif"]
    let files = formats.map { "\($0)=\(folder.file($0))" }.joined(separator: ",")
    #expect(check("--report", files).exit == .unexpected)
    for format in formats {
      let text = try folder.read(format)
      #expect(
        text.contains("tinypop1") || text.contains("Unwinding/pop") || text.contains("pop [ios9]"))
      #expect(segue("report", "render", folder.file("jsonl"), "--to", format) == Output(text))
    }
    #expect(check("--format", "json").standard == (try folder.read("json")))
  }

  @Test(
    "A file that cannot be written is exit code 2; the others and the text are there all the same")
  func unwritable() throws {
    let output = check("--report", "tap=\(folder.path),junit=\(folder.file("a.xml"))")
    #expect(output.exit == .usage)
    #expect(output.error.hasPrefix("error: \(folder.path): the file cannot be written: "))
    #expect(output.standard == check().standard)
    #expect(try folder.read("a.xml").contains("<testsuites"))
  }

  // MARK: shards

  @Test("Shards put together give the bytes of the undivided run", arguments: [1, 2, 5])
  func shards(count: Int) throws {
    let record = try record(Self.entry)
    var files: [String] = []
    for index in 1...count {
      let output = check("--shard", "\(index)/\(count)", "--expect", record, "--format", "jsonl")
      #expect(output.exit == .expected)
      try folder.write(output.standard, to: "\(index).jsonl")
      files.append(folder.file("\(index).jsonl"))
    }
    let merged = SegueCommand.run(["report", "merge"] + files.reversed())
    #expect(merged == check("--expect", record, "--format", "jsonl"))
    let stale = try self.record(Self.entry + "@tinyshee  fail  # it passes\n")
    let judged = SegueCommand.run(["report", "merge", "--expect", stale] + files)
    #expect(judged == check("--expect", stale, "--format", "jsonl"))
    #expect(judged.exit == .unexpected, "only the whole shows that the entry is stale")
    if count > 1 {
      let gap = SegueCommand.run(["report", "merge"] + files.dropLast())
      #expect(gap.exit == .incomplete)
      try folder.write(gap.standard, to: "gap.jsonl")
      #expect(segue("report", "merge", folder.file("gap.jsonl"), files[count - 1]) == merged)
      let twice = segue("report", "merge", files[0], files[0])
      #expect(twice.exit == .usage && twice.error.contains("shard 1 is also in \(files[0])"))
    }
  }

  // MARK: expected divergences

  @Test("What is on record is shown, and the run is as expected")
  func expected() throws {
    #expect(
      check("--expect", try record(Self.entry))
        == Output(
          """
          EXPECTED Unwinding/pop [ios9]: we do not pop
          EXPECTED Unwinding/pop [ios14]: we do not pop
                                        pass        expected
          Presentation                     1               0
          Unwinding                        0               2
          total                            1               2

          """))
  }

  @Test("A stale entry fails the run, with its place")
  func stale() throws {
    let record = try record(Self.entry + "\nPres*/**  fail  # it passes\n")
    let output = check("--expect", record)
    #expect(output.exit == .unexpected)
    #expect(
      output.standard.contains(
        "\nSTALE \(record):3: passes: none of its cases fails: Pres*/**  fail  # it passes\n"))
    #expect(check("--expect", record, "--filter", "area:Unwinding").exit == .expected)
  }

  @Test("New failures are printed as entries; with a reason, they make the run as expected")
  func proposals() throws {
    let record = try record("# ours\n")
    let output = check("--expect", record)
    let start = "New failures as entries for \(record); each needs its reason behind #:\n\n"
    let pasted = String(
      try #require(output.standard.split(separator: start, maxSplits: 1).last))
    #expect(
      pasted == """
        # Unwinding/pop: An unwind pops to the list
        @tinypop1  fail  fingerprint=outcome:tree:tree:-  #

        """)
    #expect(check("--expect", try self.record(pasted)).standard.contains("no reason"))
    let reasoned = pasted.replacing("  #\n", with: "  # later\n")
    #expect(check("--expect", try self.record(reasoned)).exit == .expected)
  }

  @Test("--fix puts the file right and judges by it; it needs the whole corpus")
  func fix() throws {
    let before = "# ours\n@tinyshee  fail  # a\n@tinypop1 crash # b\n"
    let record = try record(before)
    for words in [["--filter", "area:*"], ["--profile", "ios9"], ["--shard", "1/2"]] {
      let output = SegueCommand.run(
        ["check", "--suite", suite.path, "--expect", record, "--fix"] + words)
      #expect(output.exit == .usage && output.error.contains("--fix needs a run of the whole"))
    }
    #expect(try folder.read("record.txt") == before)
    #expect(check("--expect", record, "--fix").exit == .expected)
    #expect(
      try folder.read("record.txt")
        == "# ours\n@tinypop1  fail  fingerprint=outcome:tree:tree:-  # b\n")
  }

  @Test("A file of expected divergences that cannot be read is exit code 2, with the place")
  func unreadable() throws {
    let record = try record("# ours\n@tinypop1  fial  # a\n")
    #expect(check("--expect", record).exit == .usage)
    #expect(
      check("--expect", record).error.hasPrefix("error: \(record):2:12: \"fial\" is no outcome"))
    let none = folder.file("none.txt")
    #expect(check("--expect", none).error == "error: \(none): there is no such file\n")
  }

  // MARK: levels

  @Test("A divergence from a rule of level may is tolerated, unless --fail-on asks for it")
  func levels() throws {
    let weak = try TinySuite(replacing: #""tree": "nav[list]""#, by: #""tree": "nav""#)
    let text = try weak.folder.read("Corpus/Unwinding/pop.json")
    try weak.folder.write(
      text.replacing(#""must""#, with: #""may""#), to: "Corpus/Unwinding/pop.json")
    let output = segue("check", "--suite", weak.path)
    #expect(output.exit == .expected)
    #expect(output.standard.contains("TOLERATED Unwinding/pop [ios9]"))
    #expect(segue("check", "--suite", weak.path, "--fail-on", "may").exit == .unexpected)
  }

  // MARK: report

  @Test("diff says what got better and worse")
  func diff() throws {
    let sound = try TinySuite()
    try folder.write(check("--format", "jsonl").standard, to: "bad.jsonl")
    try folder.write(
      segue("check", "--suite", sound.path, "--format", "jsonl").standard, to: "good.jsonl")
    let (good, bad) = (folder.file("good.jsonl"), folder.file("bad.jsonl"))
    #expect(segue("report", "diff", good, good) == Output("no difference\n"))
    #expect(
      segue("report", "diff", good, bad)
        == Output(
          """
          ! newly failing     Unwinding/pop [ios9] An unwind pops to the list
                              pass → fail outcome:tree:tree:-
          ! newly failing     Unwinding/pop [ios14] An unwind pops to the list
                              pass → fail outcome:tree:tree:-
          newly failing: 2

          """, exit: .unexpected))
    let better = segue("report", "diff", bad, good)
    #expect(better.exit == .expected && better.standard.hasSuffix("newly passing: 2\n"))
  }

  @Test(
    "A file that is no results.jsonl is exit code 2, with its place",
    arguments: ["merge", "diff", "render"])
  func damaged(verb: String) throws {
    try folder.write("{\"t\": \"header\"}\n", to: "a.jsonl")
    let file = folder.file("a.jsonl")
    let rest = verb == "diff" ? [file] : verb == "render" ? ["--to", "tap"] : []
    #expect(
      SegueCommand.run(["report", verb, file] + rest)
        == usageError("\(file):1:1: the key \"format\" is missing"))
  }
}
