import SegueCommands
import SegueExchange
import SegueScenarios
import SegueTestFiles
import Testing

@Suite("Damaged specifications")
struct DamagedSpecsTests {
  /// Every command that reads the rules, on a suite of its own.
  private func outputs(_ suite: TinySuite) -> [Output] {
    [["check"], ["rules"], ["explain", suite.popFile]].map {
      SegueCommand.run($0 + ["--suite", suite.path])
    }
  }

  @Test("The suite as it is has every rule that it cites")
  func sound() throws {
    for output in outputs(try TinySuite()) { #expect(output.error.isEmpty) }
  }

  @Test("An emptied document breaks the suite and is named", arguments: RuleID.Area.allCases)
  func emptied(area: RuleID.Area) throws {
    let suite = try TinySuite()
    let file = "Specs/\(area.document).md"
    for text in ["", "# Heading\n\nText.\n"] {
      try suite.folder.write(text, to: file)
      for output in outputs(suite) {
        #expect(
          output
            == Output(
              error: "error: \(suite.folder.file(file)): there is no rule in it\n", exit: .suite))
      }
    }
  }

  @Test("A document that lacks a rule which a case or the model cites breaks the suite")
  func cut() throws {
    let suite = try TinySuite()
    let file = "Specs/Unwinding.md"
    let text = try suite.folder.read(file)
    let heading = try #require(text.ranges(of: "### UNW-29 ").first)
    try suite.folder.write(String(text[..<heading.lowerBound]), to: file)
    for output in outputs(suite) {
      #expect(output.exit == .suite && output.standard.isEmpty)
      #expect(output.error.hasPrefix("error: \(suite.path)"))
      #expect(output.error.contains("is not in \(suite.folder.file(file))"), "\(output.error)")
      #expect(output.error.split(separator: "\n").count == 1)
    }
  }

  @Test("A rule that follows from one which is not there is named with its place")
  func looseEnd() throws {
    let suite = try TinySuite()
    let file = "Specs/Containment.md"
    let text = try suite.folder.read(file)
    let match = try #require(text.firstMatch(of: /follows from [A-Z]+-\d+/))
    let loose = text.replacing(match.0, with: "follows from CNT-4000")
    try suite.folder.write(loose, to: file)
    for output in outputs(suite) {
      #expect(output.exit == .suite)
      #expect(output.error.hasPrefix("error: \(suite.folder.file(file)):"), "\(output.error)")
      #expect(output.error.contains("CNT-4000 is not in \(suite.folder.file(file))"))
    }
  }

  @Test("Bytes that are no UTF-8 are named with their line")
  func bytes() {
    let bytes = Array("# Segues\n\nä ".utf8) + [0xC3, 0x28] + Array("\n".utf8)
    #expect(
      throws: ExchangeError(
        file: "Segues.md", line: 3, column: 3, message: "these bytes are not UTF-8")
    ) { try Rule.read(bytes, of: .SEG, file: "Segues.md") }
  }
}
