import SegueCommands
import SegueConformance
import SegueExchange
import SegueScenarios
import SegueTestFiles
import Testing

/// What becomes a file of the corpus, and what would spoil it.
@Suite("Promote")
struct PromoteTests {
  /// A case that the corpus of `TinySuite` does not have.
  private static let found = TinySuite.sheet.replacing("tinyshee", with: "foundit1")
    .replacing("\"root\"", with: "\"base\"").replacing("root >", with: "base >")

  @Test("A finding becomes a case of the corpus, with the rules and the title that are given")
  func promoted() throws {
    let suite = try TinySuite()
    try suite.folder.write(Self.found, to: "found.json")
    let words = ["--suite", suite.path, "--rules", "PRS-1,PRS-1", "--title", "A sheet"]
    let output = SegueCommand.run(["promote", suite.folder.file("found.json")] + words)
    #expect(output == Output(suite.folder.file("Corpus/Found/foundit1.json") + "\n"))
    let entry = try #require(
      try Corpus.load(from: suite.folder.file("Corpus")).entries.first {
        $0.path == "Found/foundit1"
      })
    #expect(entry.conformanceCase.title == "A sheet")
    #expect(entry.conformanceCase.rules.map(\.description) == ["PRS-1"])
  }

  @Test(
    "What the corpus would refuse from then on is not written",
    arguments: [
      ("\"foundit1\"", "\"../../up\"", "2:10: uid: the uid is 8 characters out of 0-9 and a-z"),
      ("\"foundit1\"", "\"\"", "2:10: uid: the uid is 8 characters out of 0-9 and a-z"),
      ("\"A presented", "\"A\\npresented", "3:12: title: the title is one line of text"),
      ("[\"PRS-1\"]", "[\"PRS-1\", \"PRS-1\"]", "4:12: rules: a rule stands here twice"),
      ("[\"ios13\"]", "[]", "8:15: profiles: there is no profile"),
      ("[\"controller.code\", ", "[", "9:15: requires: the scenario also needs controller.code"),
      (
        "\"level\"", "\"nearMissOf\": [\"UNW-999\"], \"level\"",
        "UNW-999 is not in "
      ),
    ])
  func refused(part: String, damage: String, message: String) throws {
    let suite = try TinySuite()
    let text = Self.found.replacing(part, with: damage)
    try #require(text != Self.found)
    try suite.folder.write(text, to: "found.json")
    let before = try Files.list(suite.path, ending: "")
    let output = segue("promote", suite.folder.file("found.json"), "--suite", suite.path)
    #expect(output.exit == .usage && output.error.contains(message), "\(output)")
    #expect(try Files.list(suite.path, ending: "") == before)
  }

  @Test("A title of two lines, and a file that is there, are refused")
  func options() throws {
    let suite = try TinySuite()
    try suite.folder.write(Self.found, to: "found.json")
    let words = ["promote", suite.folder.file("found.json"), "--suite", suite.path]
    let title = SegueCommand.run(words + ["--title", "a\nb"])
    #expect(title.exit == .usage && title.error.contains("--title is one line of text"))
    let other = TinySuite.sheet.replacing("tinyshee", with: "another1")
      .replacing("\"root\"", with: "\"third\"").replacing("root >", with: "third >")
    try suite.folder.write(other, to: "Corpus/Found/foundit1.json")
    let output = SegueCommand.run(words)
    #expect(output.exit == .usage && output.error.contains("foundit1.json is there already"))
    #expect(try suite.folder.read("Corpus/Found/foundit1.json") == other)
  }
}
