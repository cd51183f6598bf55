import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

/// The commands on adapters: programs and libraries of their own.
@Suite("Adapters on the command line")
struct AdapterCommandTests {
  private let segue = Products.folder + "/segue"
  private let suite: TemporaryFolder

  /// A suite of some fifteen cases.
  init() throws {
    suite = try TemporaryFolder()
    let whole = try Suite()
    try suite.copy(whole.specs, to: "Specs")
    for name in try Files.list(whole.corpus, ending: ".json") where name.contains("/unw-2") {
      try suite.write(
        String(decoding: try Files.read(whole.corpus + "/" + name), as: UTF8.self),
        to: "Corpus/" + name)
    }
  }

  private func check(_ words: String...) -> Output {
    SegueCommand.run(
      ["check", "--suite", suite.path, "--profile", "ios13", "--format", "json"] + words)
  }

  @Test(
    "An implementation has the same verdicts in this process, through pipes and through descriptors",
    arguments: [
      "reference", "twin", "mutant:climbs-to-presenter", "mutant:containers-are-empty-at-first",
    ])
  func same(builtin: String) {
    let here = check("--builtin", builtin)
    let line = "\(segue) serve --builtin \(builtin)"
    #expect(check("--adapter", line) == here)
    #expect(check("--adapter", line, "--fd", "--jobs", "2") == here)
    #expect(here.standard.contains("\"verdict\": \"pass\""))
  }

  @Test(
    "Order, names and the number of workers change no verdict", arguments: ["reference", "twin"])
  func blind(builtin: String) {
    let plain = check("--builtin", builtin)
    #expect(check("--builtin", builtin, "--blind", "--jobs", "2") == plain)
    let line = "\(segue) serve --builtin \(builtin)"
    #expect(check("--adapter", line, "--blind", "--shuffle", "5") == plain)
  }

  @Test("A library has the verdicts of the same program")
  func library() throws {
    let folder = try TemporaryFolder()
    try WorkedAdapter.program(folder.file("adapter"))
    try WorkedAdapter.library(folder.file("adapter.so"))
    func json(_ words: String...) -> String {
      Products.segue(["check", "--suite", self.suite.path, "--format", "json"] + words).output
    }
    let program = json("--adapter", folder.file("adapter"))
    #expect(program == json("--library", folder.file("adapter.so")))
    #expect(program.contains("\"implementation\": \"c-navigation\""))
    let missing = Products.segue([
      "check", "--suite", self.suite.path, "--library", folder.file("none.so"),
    ])
    #expect(missing.exit == 3 && missing.error.contains("cannot open shared object file"))
  }

  @Test("An adapter that does not start is exit code 3")
  func start() {
    let output = check("--adapter", "/nonexistent/adapter")
    #expect(output.exit == .adapter)
    #expect(
      output.error == "error: /nonexistent/adapter cannot be started: No such file or directory\n")
  }

  @Test("Features and layers are asked for, and no others")
  func restricted() throws {
    let runs = try results(check("--features", "container.*", "--layers", "outcome"))["results"]
    let verdicts = Set(try #require(runs).elements.compactMap { $0["verdict"]?.text })
    #expect(verdicts == ["not applicable"], "every unwind needs segue.unwind")
  }

  @Test("A campaign on an adapter finds and shrinks as in this process")
  func fuzz() throws {
    let folder = try TemporaryFolder()
    func fuzz(_ words: String...) -> String {
      SegueCommand.run(
        [
          "fuzz", "--seed", "3", "--cases", "20", "--max-controllers", "4", "--max-steps", "3",
          "--save", folder.path,
        ] + words
      )
      .standard
    }
    let here = fuzz("--builtin", "mutant:containers-are-empty-at-first")
    let there = fuzz("--adapter", "\(segue) serve --builtin mutant:containers-are-empty-at-first")
    func kept(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains("segue replay") }
    }
    #expect(kept(there) == kept(here) && here.contains("FOUND "))
  }

  @Test("The line that shows a finding again has the options that it was found with")
  func again() throws {
    let folder = try TemporaryFolder()
    let line = "\(segue) serve --builtin mutant:containers-are-empty-at-first"
    let output = SegueCommand.run([
      "fuzz", "--seed", "3", "--cases", "20", "--max-controllers", "4", "--max-steps", "3",
      "--save", folder.file("my findings"), "--timeout", "20s", "--adapter", line, "--fd",
      "--layers=*", "--features", "*",
    ])
    let replay = try #require(
      output.standard.split(separator: "\n").first { $0.hasPrefix("  segue replay ") })
    let words = " --adapter '\(line)' --features '*' --layers '*' --timeout 20s --fd"
    #expect(replay.hasPrefix("  segue replay '\(folder.path)/my findings/"))
    #expect(replay.hasSuffix(words), "\(replay)")
    // A shell reads it as it is meant: the same divergence again.
    try folder.write(
      "cd /\nsegue() { \(segue) \"$@\"; }\n\(replay) --suite \(try Suite().root) >'\(folder.path)/out' || true\n",
      to: "again.sh")
    try Products.run("sh", [folder.file("again.sh")])
    let fingerprint = try #require(output.standard.split(separator: "\n").first?.dropFirst(6))
    #expect(try folder.read("out").hasPrefix(fingerprint + "\n"))
  }

  @Test("The header of results has the adapter's version, and the seed of an order")
  func header() throws {
    let folder = try TemporaryFolder()
    func header(_ words: String...) throws -> String {
      let file = folder.file("r.jsonl")
      let output = SegueCommand.run(
        ["check", "--suite", suite.path, "--profile", "ios13", "--report", "jsonl=" + file] + words)
      #expect(output.error.isEmpty)
      return String(try folder.read("r.jsonl").prefix { $0 != "\n" })
    }
    let line = "\(segue) serve --builtin reference"
    let plain = try header("--adapter", line)
    #expect(plain.contains(#""name":"reference","version":"0.1.0","features""#))
    #expect(!plain.contains("seed"))
    #expect(try header("--adapter", line, "--blind").contains(#""seed":"0""#))
    #expect(
      try header("--shuffle", "18446744073709551615").contains(#""seed":"18446744073709551615""#))
  }

  @Test("A crash is a finding like any other, and is made small")
  func crash() throws {
    let app = """
      { "profile": "ios13", "window": {"class": "UIViewController", "name": "root"},
        "steps": [{"loadView": "root"}, {"loadView": "root"}] }
      """
    let folder = try TemporaryFolder(["app.json": app])
    let output = SegueCommand.run([
      "shrink", folder.file("app.json"), "--adapter", Products.folder + "/BadAdapter exit-0-always",
      "--save", folder.path,
    ])
    #expect(output.exit == .unexpected)
    #expect(
      output.standard.hasPrefix("fault:crash\n  size 2/1/0/0 to 0/1/0/0 ("), "\(output.standard)")
  }
}
