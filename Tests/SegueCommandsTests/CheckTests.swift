import SegueCommands
import SegueConformance
import SegueExchange
import SegueScenarios
import Testing

@Suite("Check")
struct CheckTests {
  let suite: TinySuite

  init() throws { suite = try TinySuite() }

  private func check(_ words: String...) -> Output {
    SegueCommand.run(["check", "--suite", suite.path] + words)
  }

  @Test("What passes is a table of area by verdict")
  func table() {
    #expect(
      check()
        == Output(
          """
                                        pass
          Presentation                     1
          Unwinding                        2
          total                            3

          """))
    #expect(check("--builtin", "reference") == check())
  }

  @Test("A filter keeps the cases for which every term holds", arguments: filters)
  func filter(expression: String, kept: [String]) throws {
    let output = check("--filter", expression, "--format", "json")
    if kept.isEmpty {
      #expect(output == usageError("check: no case matches\n       segue check --help says more"))
    } else {
      let runs = try #require(try results(output)["results"]).elements
      #expect(runs.map { "\($0["uid"]?.text ?? "") \($0["profile"]?.text ?? "")" } == kept)
    }
  }

  private static let sheet = ["tinyshee ios13"]
  private static let pop = ["tinypop1 ios9", "tinypop1 ios14"]
  static let filters: [(String, [String])] = [
    ("", sheet + pop), ("uid:tinypop1", pop), ("uid:tinypop", []), ("!uid:tinypop1", sheet),
    ("path:Unwinding/pop", pop), ("path:*/s*t", sheet), ("path:pop", []),
    ("area:Presentation", sheet), ("!area:Pres*", pop), ("area:presentation", []),
    ("rule:CNT-2", pop), ("rule:UNW-*", pop), ("rule:*", sheet + pop), ("!rule:UNW-29", sheet),
    ("!rule:*-2", sheet), ("level:should", sheet), ("!level:should", pop),
    ("status:stable", pop), ("!status:draft", pop), ("status:retired", []),
    ("feature:presentation.code", sheet), ("feature:segue.*", pop), ("!feature:segue.show", sheet),
    ("profile:ios9", ["tinypop1 ios9"]), ("!profile:ios9", sheet + ["tinypop1 ios14"]),
    ("profile:ios1*", sheet + ["tinypop1 ios14"]), ("profile:ios6", []),
    ("area:Unwinding !profile:ios9", ["tinypop1 ios14"]), ("area:Unwinding level:should", []),
    ("area:*\n\tuid:*1 ", pop),
  ]

  @Test("--profile keeps one profile")
  func profile() throws {
    for (profile, uids) in [("ios9", ["tinypop1"]), ("ios13", ["tinyshee"])] {
      let runs = try results(check("--profile", profile, "--format", "json"))["results"]
      #expect(runs?.elements.map { $0["uid"]?.text } == uids)
      #expect(runs?.elements.map { $0["profile"]?.text } == [profile])
    }
    #expect(check("--profile", "ios6").exit == .usage, "no case runs in it")
    #expect(check("--profile", "ios9", "--filter", "profile:ios14").exit == .usage)
  }

  @Test("Retired cases are not run")
  func retired() throws {
    let retired = try TinySuite(replacing: "\"stable\"", by: "\"retired\"")
    let runs = try results(segue("check", "--suite", retired.path, "--format", "json"))["results"]
    #expect(runs?.elements.map { $0["uid"]?.text } == ["tinyshee"])
  }

  @Test(
    "json reads back, and its counts add up",
    arguments: ["area:Containment", "area:LegacyUnwinding"])
  func json(filter: String) throws {
    let output = segue("check", "--filter", filter, "--format", "json")
    let root = try results(output)
    #expect(root.canonical == output.standard)
    #expect(root["implementation"]?.text == "reference")
    let runs = try #require(root["results"]).elements
    var counts: [String: Int] = [:]
    for run in runs { counts[try #require(run["verdict"]?.text), default: 0] += 1 }
    let summary = try #require(root["summary"]).members
    #expect(Dictionary(uniqueKeysWithValues: summary.map { ($0.key, $0.value.number) }) == counts)
    let entries = try Corpus.load(from: try Suite().corpus).entries.filter {
      $0.path.hasPrefix(filter.dropFirst(5) + "/") && $0.conformanceCase.status != .retired
    }
    let wanted = entries.flatMap { entry in
      entry.conformanceCase.profiles.map { [entry.path, entry.conformanceCase.uid, $0.rawValue] }
    }
    #expect(runs.map { [$0["path"], $0["uid"], $0["profile"]].compactMap { $0?.text } } == wanted)
    #expect(output.exit == .expected)
  }
}
