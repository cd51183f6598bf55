import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Progress, and what adapters say")
struct ProgressTests {
  @Test("A search among all small scenarios says where it is, how much was run and how fast")
  func exhaustive() {
    let size = ScenarioSize(steps: 2, controllers: 3, actions: 1, overrides: 0)
    #expect(
      ExhaustiveProgress.text(8123, size, .ios14, seconds: 2)
        == "size 2/3/1/0 in ios14, 8123 scenarios, 4061/s")
  }

  @Test("The time that is left is a number, however much there is to do")
  func left() {
    var counts = CampaignCounts()
    counts.drawn = 1
    let slow = FuzzProgress(cases: .max, seconds: nil).text(counts, seconds: 9)
    #expect(slow == "1 cases, 0/s, 0 rules, 1000000000 s left")
    let late = FuzzProgress(cases: nil, seconds: 5).text(counts, seconds: 9)
    #expect(late == "1 cases, 0/s, 0 rules, 0 s left")
    #expect(
      Progress.text(1, of: .max, unit: "states", seconds: 9)
        == "1 of at most \(Int.max) states, 0 a second, at most 1000000000 s left")
  }

  @Test("An adapter's name is one line of text", arguments: ["\\n", "\\r\\n", "\\u2028"])
  func name(end: String) {
    let hello =
      #"{"t":"hello","protocol":1,"name":"a\#(end)b","profiles":["ios13"],"features":[],"observes":["outcome"]}"#
    #expect {
      try AdapterDeclaration(line: Array(hello.utf8))
    } throws: {
      "\($0)" == "hello:1:34: name: a name is one line of text"
    }
  }

  @Test(
    "What an adapter says in several lines is one line of a finding",
    arguments: ["one\nFOUND two", "one\r\nFOUND two", "one\u{2028}FOUND two", "one\u{85}FOUND two"])
  func lines(detail: String) {
    let text = FindingText(
      scenario: Scenario(profile: .ios13, window: .code(class: "UIViewController", name: "root")),
      expected: Trace(), actual: Trace(),
      verdict: Verdict(.faulty(Fault(.protocol, detail))), steps: [],
      rules: RulesInText(sentences: [:], traces: [])
    ).text
    let ends = detail.unicodeScalars.count - "oneFOUND two".count
    let marks = String(repeating: "\u{FFFD}", count: ends)
    #expect(text == "  protocol: one\(marks)FOUND two\n")
  }
}
