import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("There is one way to write a value")
struct CanonicalTests {
  private func canonical(_ text: String) throws -> String {
    try JSONDocument(Array(text.utf8), file: "f").root.canonical
  }

  @Test("A short case reads well")
  func shortCase() {
    #expect(
      Samples.shortCase.canonicalJSON == """
        {
          "uid": "00000000",
          "title": "A row pushes its detail — ünïcode",
          "rules": ["SEG-1"],
          "level": "must",
          "status": "stable",
          "since": "0.1.0",
          "profiles": ["ios6", "ios8.0", "ios8", "ios9", "ios10", "ios13", "ios14"],
          "requires": ["container.navigation", "segue.show"],
          "provenance": {"kind": "derived"},
          "scenario": {
            "storyboards": {
              "Main": {
                "initial": "nav",
                "scenes": {
                  "detail": {"class": "UIViewController"},
                  "list": {
                    "class": "UIViewController",
                    "segues": [{"kind": "show", "trigger": "row", "destination": "detail"}]
                  },
                  "nav": {
                    "class": "UINavigationController",
                    "relationships": {"rootViewController": "list"}
                  }
                }
              }
            },
            "window": {"storyboard": "Main"},
            "steps": [{"trigger": "row", "on": "list"}]
          },
          "expect": {
            "watch": ["prepare"],
            "steps": [
              null,
              {
                "events": [{"prepare": "list", "to": "detail", "sender": "row"}],
                "snapshot": {"tree": "nav[list, detail]"}
              }
            ]
          }
        }

        """)
  }

  @Test("A line may be 100 columns wide, its comma included", arguments: [0, 1])
  func width(_ others: Int) throws {
    // {"k": ["…", "…"]} is 100 wide with 86 characters, one less with a comma behind the array.
    for (length, isFlat) in [(86 - others, true), (87 - others, false)] {
      let key = JSON.Member("k", .array([.string(String(repeating: "é", count: length)), .int(1)]))
      let member = JSON.object(
        [key] + (others == 0 ? [] : [.init("z", .string(String(repeating: "x", count: 90)))]))
      let lines = member.canonical.split(separator: "\n")
      #expect(lines.contains { $0.contains("[\"é") } == isFlat)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= 100 })
    }
  }

  @Test("A scalar may be wider than a line")
  func wideScalar() throws {
    let text = String(repeating: "x", count: 300)
    #expect(JSON.array([.string(text)]).canonical == "[\n  \"\(text)\"\n]\n")
  }

  @Test("Strings are escaped only where they must be")
  func escapes() {
    #expect(
      JSON.string("\"\\/\n\t\r\u{0}\u{1F}\u{7F}é😀\u{2028}").canonical
        == "\"\\\"\\\\/\\n\\t\\u000d\\u0000\\u001f\u{7F}é😀\u{2028}\"\n")
  }

  @Test("Empty arrays and objects have nothing between their brackets")
  func empty() {
    #expect(JSON.array([]).canonical == "[]\n")
    #expect(JSON.object([]).canonical == "{}\n")
    #expect(JSON.object([.init("a", .array([]))]).line == "{\"a\":[]}")
  }

  @Test("Writing what was read in canonical form changes nothing")
  func idempotence() throws {
    for seed in 0..<50 as Range<UInt64> {
      var generator = SeededGenerator(state: seed)
      let value = Samples.conformanceCase.json.mutated(with: &generator, one: 40)
      let once = value.canonical
      #expect(try canonical(once) == once, "seed \(seed)")
      #expect(try canonical(value.line) == once, "seed \(seed)")
    }
  }

  @Test("Order of keys, spaces, escapes and defaults in a text do not show in its canonical form")
  func normalisation() throws {
    let messy = """
      {"steps":[{"on":"l\\u0069st","trigger":"row"}],"window":{"storyboard":"Main"},"classes":{},
       "device": {"width":"compact"}, "profile":"ios14",
       "storyboards":{"Main":{"scenes":{"nav":{"relationships":{"rootViewController":"list"},
       "class":"UINavigationController","segues":[]},"detail":{"class":"UIViewController"},
       "list":{"segues":[{"destination":"detail","anchored":true,"pane":1,"trigger":"row",
       "kind":"show"}],"class":"UIViewController"}},"initial":"nav"}}}
      """
    #expect(try Scenario(json: messy) == Samples.shortCase.scenario)
    #expect(try Scenario(json: messy).canonicalJSON == Samples.shortCase.scenario.canonicalJSON)
  }
}
