import SegueScenarios
import SegueTestFiles
import Testing

@testable import SegueExchange

@Suite("Rules are read from their documents")
struct RuleTests {
  private static let fields = """
    - level: must
    - evidence: logged, reported (many)
    - sources: W215, follows from UNW-4, UNW-9
    - profiles: ios9+
    - facts: U4, U5a
    - example: Unwinding/unw-4-first
    """

  private static func document(_ heading: String, _ fields: String = fields, _ body: String = "")
    -> String
  {
    "# Unwinding (UNW)\n\nText.\n\n### \(heading)\n\n\(fields)\n\(body)"
  }

  private func read(_ text: String, _ area: RuleID.Area = .UNW) throws -> [Rule] {
    try Rule.read(Array(text.utf8), of: area, file: "f.md")
  }

  @Test("A rule with everything")
  func complete() throws {
    let body = "\nFirst `line`.\n\n```\n### no heading\n```\n\n## Next group\n\nOther text.\n"
    let rules = try read(Self.document("UNW-4 A sentence, with `code`.", Self.fields, body))
    #expect(
      rules == [
        Rule(
          id: .UNW(4), sentence: "A sentence, with `code`.", level: .must,
          profiles: [.ios9, .ios10, .ios13, .ios14],
          support: .rule(
            .init(
              evidence: [.logged, .reportedByMany], sources: ["W215"],
              follows: [.UNW(4), .UNW(9)], facts: ["U4", "U5a"], example: "Unwinding/unw-4-first")),
          body: "First `line`.\n\n```\n### no heading\n```", file: "f.md", line: 5)
      ])
  }

  @Test("A law")
  func law() throws {
    let fields = """
      - level: may
      - profiles: all
      - needs: events init, prepare; snapshots
      - rules: -
      - breaks: `a`, `b`
      """
    let rule = try #require(try read("### LAW-1 A law.\n\(fields)", .LAW).first)
    #expect(
      rule.derivation
        == .init(needs: ["events init, prepare", "snapshots"], rules: [], breaks: "`a`, `b`"))
    #expect(rule.findings == nil && rule.profiles == Profile.ios && rule.body.isEmpty)
  }

  @Test(
    "Profiles",
    arguments: [
      ("all", Profile.ios), ("ios14", [.ios14]), ("ios13+", [.ios13, .ios14]),
      ("ios6-ios8", [.ios6, .ios8_0, .ios8]), ("ios8.0, ios8", [.ios8_0, .ios8]),
      ("ios14, ios6", [.ios6, .ios14]), ("ios6, ios10+", [.ios6, .ios10, .ios13, .ios14]),
    ])
  func profiles(_ text: String, _ profiles: [Profile]) throws {
    let fields = Self.fields.replacing("ios9+", with: text)
    #expect(try read(Self.document("UNW-4 A.", fields)).first?.profiles == profiles)
  }

  static let faults = [
    Malformed(
      "no id", document("Unwinding"),
      "5:5: \"Unwinding\" is no rule: expected a heading \"### UNW-4 Sentence.\""),
    Malformed(
      "no number", document("UNW-0 A."),
      "5:5: \"UNW-0\" is no rule: expected a heading \"### UNW-4 Sentence.\""),
    Malformed("another area", document("SEG-4 A."), "5:5: SEG-4 belongs in Segues.md"),
    Malformed("no sentence", document("UNW-4"), "5:5: UNW-4 is no sentence with a full stop"),
    Malformed("no full stop", document("UNW-4 A"), "5:5: UNW-4 is no sentence with a full stop"),
    Malformed(
      "id twice", document("UNW-4 A.") + "\n" + document("UNW-4 B."),
      "18:5: UNW-4 stands in line 5 already"),
    Malformed(
      "no fields", "### UNW-4 A.\n\n## Next", "3:1: UNW-4: expected the field \"- level: …\""),
    Malformed("cut", "### UNW-4 A.", "2:1: UNW-4: expected the field \"- level: …\""),
    Malformed(
      "fields out of order", document("UNW-4 A.", fields.replacing("- level: must\n", with: "")),
      "7:1: UNW-4: expected the field \"- level: …\""),
    Malformed(
      "field without value",
      document("UNW-4 A.", fields.replacing("W215, follows from UNW-4, UNW-9", with: "")),
      "9:12: UNW-4: the field sources is empty"),
    Malformed(
      "unknown level", document("UNW-4 A.", fields.replacing(": must", with: ": muts")),
      "7:10: \"muts\" is none of must, should, may, unspecified; did you mean \"must\"?"),
    Malformed(
      "unknown evidence", document("UNW-4 A.", fields.replacing("(many)", with: "(few)")),
      "8:21: \"reported (few)\" is none of documented, header, talk, logged, measured, reported (many), reported (single), inferred, unspecified; did you mean \"reported (many)\"?"
    ),
    Malformed(
      "source missing", document("UNW-4 A.", fields.replacing("W215,", with: "W215,,")),
      "9:17: a source is missing"),
    Malformed(
      "no rule to follow from", document("UNW-4 A.", fields.replacing("UNW-9", with: "U9")),
      "9:38: \"U9\" is no rule"),
    Malformed(
      "unknown profile", document("UNW-4 A.", fields.replacing("ios9+", with: "ios6, ios11+")),
      "10:19: \"ios11\" is none of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit; did you mean \"ios10\"?"
    ),
    Malformed(
      "span backwards", document("UNW-4 A.", fields.replacing("ios9+", with: "ios9-ios6")),
      "10:13: ios6 is not later than ios9"),
    Malformed(
      "example without area", document("UNW-4 A.", fields.replacing("Unwinding/unw", with: "unw")),
      "12:12: expected a case: Area/name"),
  ]

  @Test(arguments: faults) func fault(_ malformed: Malformed) throws {
    let error = try #require(throws: ExchangeError.self) { try read(malformed.text) }
    #expect(error.description == "f.md:\(malformed.error)")
  }

  @Test("Text that is no UTF-8 and a document that is missing")
  func files() throws {
    #expect(throws: ExchangeError.self) { try Rule.read([0xFF], of: .UNW, file: "f.md") }
    let folder = try TemporaryFolder([
      "Storyboards.md": Self.document("STB-1 A sentence.", Self.fields)
    ])
    let error = try #require(throws: ExchangeError.self) { try Rule.load(from: folder.path) }
    #expect(error.description == "\(folder.path)/Segues.md: there is no such file")
  }

  @Test("A document that is cut off anywhere is read or refused")
  func truncation() throws {
    let text = Array(Self.document("UNW-4 A sentence — long.", Self.fields, "\nText.\n").utf8)
    for count in text.indices {
      do {
        _ = try Rule.read(Array(text[..<count]), of: .UNW, file: "f.md")
      } catch {
        #expect(error.file == "f.md" && !error.message.isEmpty)
      }
    }
  }

  @Test("The suite's own documents are well formed, and every rule is there once")
  func own() throws {
    let rules = try Rule.load(from: SegueExchange.Suite().specs)
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(Set(rules.map(\.id.area)) == Set(RuleID.Area.allCases))
  }
}
