import SegueExchange
import SegueTestFiles
import Testing

@testable import SegueCommands

/// The doctor on `Tests/BadAdapter`: each way to be wrong is found by the probes that it concerns.
@Suite("segue doctor")
struct DoctorTests {
  private let suite: TemporaryFolder

  /// A suite of one case, which needs `segue.show` alone.
  init() throws {
    suite = try TemporaryFolder()
    let whole = try Suite()
    try suite.copy(whole.specs, to: "Specs")
    let name = "/Showing/shw-40-no-target-presents.json"
    try suite.write(
      String(decoding: try Files.read(whole.corpus + name), as: UTF8.self), to: "Corpus" + name)
  }

  private func doctor(_ words: [String]) -> Output {
    SegueCommand.run(["doctor", "--suite", suite.path, "--timeout", "1s"] + words)
  }

  /// The names of the probes with an outcome.
  private func probes(_ kind: String, _ output: Output) -> [String] {
    output.standard.split(separator: "\n").filter { $0.hasPrefix(kind + "  ") }.map { line in
      let name = line.dropFirst(kind.count + 2).prefix(20)
      return String(name.split(separator: "  ").first ?? "")
    }
  }

  @Test("What an adapter does wrong is found", arguments: ills)
  func ill(mode: String, found: [String]) {
    let output = doctor(["--adapter", "\(Products.folder)/BadAdapter \(mode)"])
    #expect(probes("fail", output) == found, "\(output.standard)")
    #expect(output.exit == .unexpected)
    let lines = output.standard.split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("fail") {
      #expect(next.contains("→ "), "it says what to do: \(line)")
    }
  }

  static let ills: [(String, [String])] =
    [
      "signal", "exit-0", "exit-3", "hang", "garbage", "half-and-exit", "half-and-hang",
      "long-line", "endless-line", "wrong-id", "close-output", "fork-and-die",
    ].map { ($0 + " always", ["launch", "standard output", "bye", "end of input"]) }
    + ["unsupported", "error", "misspelled"].map { ($0 + " always", ["launch"]) }
    + [
      ("exit-0-always", ["launch", "standard output", "bye", "end of input"]),
      ("noise-after always", ["launch", "standard output"]),
      ("twice always", ["launch", "standard output"]),
      ("same-answer", ["question", "window"]),
      ("refuses-segues", ["unsupported"]),
      ("claims-callbacks", ["layers"]),
      ("dies-of-unknown", ["unknown step"]),
      ("dies-of-unicode", ["unicode"]),
      ("latin", ["unicode"]),
      ("remembers", ["question", "window", "state"]),
      ("counts", ["window", "state", "determinism"]),
      ("knows-its-process", ["restart"]),
      ("new-hello", ["restart"]),
      ("short-line", ["long line"]),
      ("dies-of-long-line", ["long line"]),
      ("hangs-at-fifty", ["50 controllers"]),
      ("dies-of-fuel", ["fuel"]),
      ("noise-at-bye", ["standard output"]),
      ("ignores-bye", ["bye"]),
      ("ignores-end", ["end of input"]),
    ]

  @Test(
    "A sound adapter passes; what is odd about one is a warning", arguments: ["''", "stderr-flood"])
  func sound(mode: String) {
    let output = doctor(["--adapter", "\(Products.folder)/BadAdapter \(mode)"])
    #expect(output.exit == .expected)
    #expect(
      probes("warn", output) == ["unknown step"] + (mode == "''" ? [] : ["standard error"]),
      "\(output.standard)")
    #expect(probes("skip", output) == ["endless"])
    #expect(probes("ok", output).count == (mode == "''" ? 21 : 20))
  }

  @Test("An exception that does not come through is a warning, with the rule of the profile")
  func raise() {
    let output = doctor(["--adapter", "\(Products.folder)/BadAdapter swallows-raise"])
    #expect(output.exit == .expected)
    #expect(probes("warn", output) == ["raise", "unknown step"])
    #expect(output.standard.contains("→ SEG-11: it raises; "))
    let appkit = doctor(["--adapter", "\(Products.folder)/BadAdapter swallows-raise appkit"])
    #expect(probes("warn", appkit) == ["raise", "unknown step"], "\(appkit.standard)")
    #expect(appkit.standard.contains("→ SEG-144: it raises; "))
  }

  @Test("An adapter that declares no feature is asked nothing that needs one")
  func nothing() {
    let output = doctor(["--adapter", "\(Products.folder)/BadAdapter declares-nothing"])
    #expect(probes("warn", output) == ["version", "features", "unknown step"])
    #expect(probes("skip", output).contains("raise") && probes("fail", output) == [])
  }

  @Test("A step that ends as invalid is refused")
  func invalid() {
    let output = doctor(["--adapter", "\(Products.folder)/BadAdapter calls-it-invalid"])
    #expect(probes("warn", output) == [])
  }

  @Test("A library is probed like a program")
  func library() throws {
    let folder = try TemporaryFolder()
    try WorkedAdapter.library(folder.file("adapter.so"))
    let found = Products.segue([
      "doctor", "--suite", suite.path, "--library", folder.file("adapter.so"),
    ])
    let output = Output(found.output)
    #expect(found.exit == 0)
    #expect(probes("warn", output) == [] && probes("fail", output) == [])
  }

  @Test(
    "Who does not start, or breaks the handshake, is told so with exit code 3",
    arguments: [
      "/nonexistent/adapter", "BadAdapter dies-in-handshake", "BadAdapter garbage-hello",
      "BadAdapter unknown-feature",
    ])
  func handshake(line: String) {
    let output = doctor(["--adapter", line.hasPrefix("/") ? line : Products.folder + "/" + line])
    #expect(output.exit == .adapter)
    #expect(probes("fail", output) == ["starts"] && output.standard.contains("→ "))
  }

  @Test("The suite's own implementations are well", arguments: ["reference", "twin"])
  func builtin(name: String) {
    let output = Products.segue(["doctor", "--suite", suite.path, "--builtin", name])
    #expect(output.exit == 0, "\(output.output)")
    #expect(output.output.hasSuffix("\n23 ok\n"))
  }

  @Test("A container is asked its hooks, and no scenarios")
  func container() throws {
    let drawer = try Suite().specs + "/Adapters/drawer/adapter.py"
    let output = doctor(["--adapter", "python3 \(drawer)"])
    #expect(output.exit == .expected, "\(output.standard)")
    #expect(probes("ok", output).contains("container hooks"))
    #expect(probes("skip", output).count == 16)
    let counting = doctor(["--adapter", "\(Products.folder)/BadAdapter other-each-time container"])
    #expect(probes("fail", counting) == ["container hooks"], "\(counting.standard)")
    let dying = doctor(["--adapter", "\(Products.folder)/BadAdapter signal container"])
    #expect(probes("fail", dying).first == "container hooks")
  }

  @Test("The same adapter has the same lines again")
  func deterministic() {
    let words = ["--adapter", "\(Products.folder)/BadAdapter counts"]
    #expect(doctor(words) == doctor(words))
  }

  @Test("Features and layers are not asked for, and a builtin that is not there is an error")
  func usage() {
    #expect(doctor(["--features", "segue.show"]).exit == .usage)
    #expect(doctor(["--builtin", "none"]).exit == .usage)
  }
}
