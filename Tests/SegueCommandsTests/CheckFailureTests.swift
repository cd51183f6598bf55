import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

@Suite("Check, when something is wrong")
struct CheckFailureTests {
  @Test("A case that fails is a block: rules, place, expected, actual, and how to see it again")
  func failingTree() throws {
    let suite = try TinySuite(replacing: #""tree": "nav[list]""#, by: #""tree": "nav""#)
    let output = segue("check", "--suite", suite.path, "--profile", "ios9")
    #expect(
      output
        == Output(
          """
          FAIL Unwinding/pop [ios9] An unwind pops to the list
               rules     UNW-29, CNT-2
               outcome, step 2
               expected  tree nav
               actual    tree nav[list]
               segue explain \(suite.popFile) --profile ios9
                                        fail
          Unwinding                        1
          total                            1

          """, exit: .unexpected))
  }

  @Test("The line that shows it again runs as it stands")
  func again() throws {
    let suite = try TinySuite(replacing: #""tree": "nav[list]""#, by: #""tree": "nav""#)
    let text = segue("check", "--suite", suite.path).standard
    let lines = text.split(separator: "\n").filter { $0.contains("segue explain ") }
    #expect(lines.count == 2, "one for each profile")
    for (line, profile) in zip(lines, ["ios9", "ios14"]) {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      #expect(SegueCommand.run(words).standard.hasPrefix("profile \(profile)\n"))
    }
  }

  @Test("An event that differs is told apart from the one that came, also in json")
  func failingEvent() throws {
    let suite = try TinySuite(
      replacing: #""popTo": "nav", "to": "list""#, by: #""popTo": "nav", "to": "nav""#)
    let output = segue("check", "--suite", suite.path, "--format", "json")
    #expect(output.exit == .unexpected)
    let root = try results(output)
    #expect(
      root["summary"] == .object([JSON.Member("pass", .int(1)), JSON.Member("fail", .int(2))]))
    let run = try #require(root["results"]?.elements.last)
    #expect(run["verdict"]?.text == "fail")
    #expect(run["step"]?.number == 2)
    #expect(run["expected"]?.text == "popTo nav nav")
    #expect(run["actual"]?.text == "popTo nav list")
    #expect(run["fingerprint"]?.text == "callbacks:popTo:to:-")
  }

  @Test("A damaged case is exit code 4 and one line with its place", arguments: damages)
  func damaged(text: String, damage: String, place: String) throws {
    let suite = try TinySuite(replacing: text, by: damage)
    for words in [["check"], ["check", "--filter", "area:Presentation"], ["rules", "UNW-4"]] {
      #expect(
        SegueCommand.run(words + ["--suite", suite.path])
          == Output(error: "error: \(suite.popFile):\(place)\n", exit: .suite))
    }
  }

  static let damages: [(text: String, damage: String, place: String)] = [
    (
      #""must""#, #""mus""#,
      #"5:12: level: "mus" is none of must, should, may, info; did you mean "must"?"#
    ),
    (
      #""on": "list""#, #""on": "lst""#,
      #"33:40: scenario.steps[0].on: there is no scene "lst" and no controller of that name made in code"#
    ),
    (
      #""tree": "nav[list]""#, #""tree": "nav[list""#,
      "40:73: expect.steps[2].snapshot.tree: this is no tree: column 9: `]` expected"
    ),
    (#""segue.show", "#, "", "9:15: requires: the scenario also needs segue.show"),
    (
      #"  "title""#, #"   "title""#,
      #"3:3: not in canonical form: this line would be "  \"title\": \"An unwind pops to the list\",""#
    ),
    ("}\n}\n", "}\n", #"43:1: the file ends where "," or "}" was expected"#),
  ]

  @Test("Two cases with one uid are exit code 4, and both are named")
  func twin() throws {
    let suite = try TinySuite(replacing: "tinypop1", by: "tinyshee")
    let other = suite.folder.file("Corpus/Presentation/sheet.json")
    #expect(
      segue("check", "--suite", suite.path)
        == Output(
          error: "error: \(suite.popFile):2:10: uid: the uid is that of \(other)\n", exit: .suite))
  }

  @Test("A case that expects what cannot be carried out breaks the suite")
  func invalid() throws {
    let suite = try TinySuite(
      replacing: "\n    ]\n", by: "\n    ],\n    \"ends\": {\"invalid\": \"no a\"}\n")
    let output = segue("check", "--suite", suite.path, "--profile", "ios9")
    #expect(output.error.isEmpty && output.exit == .suite)
    #expect(
      output.standard.hasPrefix(
        "BROKEN Unwinding/pop [ios9] An unwind pops to the list\n     no a\n"))
    let json = segue("check", "--suite", suite.path, "--profile", "ios9", "--format", "json")
    let run = try #require(try results(json)["results"]?.elements.last)
    #expect(run["verdict"]?.text == "invalid" && run["reason"]?.text == "no a")
  }

  @Test("A corpus without cases breaks the suite")
  func empty() throws {
    let folder = try TemporaryFolder(["Corpus/.keep": ""])
    try folder.copy(try Suite().specs, to: "Specs")
    for command in ["check", "rules"] {
      #expect(
        segue(command, "--suite", folder.path)
          == Output(
            error: "error: \(folder.path)/Corpus: there is no case in this folder\n", exit: .suite))
    }
  }
}
