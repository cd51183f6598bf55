import SegueConformance
import SegueScenarios
import Testing

@Suite("Expected divergences")
struct ExpectedDivergenceTests {
  private func file(_ text: String) throws -> ExpectedDivergences {
    try ExpectedDivergences(text, file: "record.txt")
  }

  @Test(
    "A line is selector, outcome, qualifiers and reason; comments and empty lines stay as they are")
  func reading() throws {
    let text = """
      # about us

      \t@tinypop1 fail # we keep it
      Unwinding/**/a*  crash  profile=ios9,ios13  until=0.2  #  spaces \u{20}
      rule:UNW-4  fail  layer=search  fingerprint="search:a b:\\"c\\"\\\\\\n:-"#no
        # indented
      @tinypop2  timeout

      """
    let read = try file(text)
    #expect(read.text == text)
    #expect(
      read.entries == [
        ExpectedDivergence(
          line: 3, selector: .uid("tinypop1"), outcome: .fail, reason: "we keep it"),
        ExpectedDivergence(
          line: 4, selector: .path(PathPattern("Unwinding/**/a*")), outcome: .crash,
          profiles: [.ios9, .ios13], until: SuiteVersion("0.2"), reason: "spaces"),
        ExpectedDivergence(
          line: 5, selector: .rule(.UNW(4)), outcome: .fail, layer: .search,
          fingerprint: "search:a b:\"c\"\\\n:-#no"),
        ExpectedDivergence(line: 7, selector: .uid("tinypop2"), outcome: .timeout),
      ])
    for entry in read.entries {
      var again = try #require(try file(entry.text).entries.first)
      again.line = entry.line
      #expect(again == entry, "what is printed reads as the same entry")
    }
  }

  @Test("A file of another system's line ends reads the same")
  func lineEnds() throws {
    #expect(try file("@tinypop1 fail # a\r\n#b\r\n").entries.first?.reason == "a")
    #expect(try file("").entries.isEmpty)
    #expect(try file("@tinypop1 fail # no newline").entries.count == 1)
  }

  @Test("What is no entry is refused with line and column", arguments: faults)
  func refused(row: String, column: Int, message: String) {
    do {
      _ = try file("# first\n\(row)\n")
      Issue.record("it was read")
    } catch {
      let fault = error as? ExpectedDivergences.Fault
      #expect(fault?.line == 2)
      #expect(fault?.column == column)
      #expect(fault?.message == message)
    }
  }

  static let outcomes = "fail, unlawful, crash, timeout, protocol, false-unsupported"
  static let keys = "profile=, layer=, fingerprint=, until="
  static let faults: [(row: String, column: Int, message: String)] = [
    ("@tiny fail", 2, "a uid is 8 characters out of 0-9 and a-z"),
    ("@TINYPOP1 fail", 2, "a uid is 8 characters out of 0-9 and a-z"),
    ("rule:UNW-x fail", 6, "expected an area and a number, such as rule:UNW-4"),
    ("@tinypop1", 10, "an outcome is missing: \(outcomes)"),
    ("@tinypop1  # why", 12, "an outcome is missing: \(outcomes)"),
    ("@tinypop1 pass", 11, "\"pass\" is no outcome that can be expected: \(outcomes)"),
    ("@tinypop1 fial", 11, "\"fial\" is no outcome that can be expected: \(outcomes)"),
    ("@tinypop1 fail why", 16, "\"why\" is none of \(keys)"),
    ("@tinypop1 fail until=", 22, "until= takes a version of the suite, such as 0.2.0"),
    ("@tinypop1 fail until=2027-01-01", 22, "until= takes a version of the suite, such as 0.2.0"),
    ("é fail layer=top", 14, "\"top\" is none of outcome, callbacks, search"),
    ("@tinypop1 crash layer=search", 17, "only what fails does so in a layer"),
    (
      "@tinypop1 fail profile=ios9,", 24,
      "\"\" is none of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit"
    ),
    ("@tinypop1 fail fingerprint=", 28, "a fingerprint is missing"),
    ("@tinypop1 fail layer=search layer=search", 29, "layer= stands here twice"),
    ("@tinypop1 fail fingerprint=\"a b", 28, "this quote has no end"),
    ("@tinypop1 fail fingerprint=\"a\\", 28, "this quote has no end"),
  ]

  @Test("One star stays in a folder, two do not", arguments: patterns)
  func pattern(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  static let patterns: [(String, String, Bool)] = [
    ("a/b", "a/b", true), ("a/b", "a/bc", false), ("a/*", "a/b", true), ("a/*", "a/b/c", false),
    ("a/**", "a/b/c", true), ("**", "a/b", true), ("*", "a/b", false), ("*/b", "a/b", true),
    ("**b", "a/b", true), ("a*c", "abbc", true), ("a*c", "ab/c", false), ("a**c", "ab/c", true),
    ("a***c", "ab/c", true), ("", "", true), ("*", "", true), ("", "a", false),
    ("a*b*c", "axbxbxc", true), ("a/*/c", "a//c", true), ("*é", "caf\u{E9}", true),
  ]

  @Test("A pattern of many stars takes no long time on a long path")
  func manyStars() {
    let pattern = PathPattern(String(repeating: "*a", count: 60) + "b")
    let path = String(repeating: "a", count: 1_000)
    #expect(ContinuousClock().measure { _ = pattern.matches(path) } < .seconds(5))
  }

  @Test(
    "Versions compare number by number", arguments: ["", "1", "1.2.3.4", "1.-2", "1.x", "1..2"])
  func versions(wrong: String) throws {
    #expect(SuiteVersion(wrong) == nil)
    let versions = ["0.1", "0.1.0", "0.2.0", "0.10", "1.0.0"].compactMap { SuiteVersion($0) }
    #expect(versions.sorted() == versions && versions.count == 5)
  }
}
