import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Case filter")
struct CaseFilterTests {
  @Test("A star stands for any text, everything else for itself", arguments: globs)
  func globbing(pattern: String, text: String, matches: Bool) {
    #expect(glob(pattern, text) == matches)
  }

  static let globs: [(pattern: String, text: String, matches: Bool)] = [
    ("", "", true), ("", "a", false), ("a", "", false), ("a", "a", true), ("a", "ab", false),
    ("b", "ab", false), ("*", "", true), ("*", "any/thing", true), ("***", "x", true),
    ("a*", "a", true), ("a*", "ba", false), ("*a", "ba", true), ("*a", "ab", false),
    ("a*c", "ac", true), ("a*c", "abcbc", true), ("a*c", "abcb", false), ("a*a", "a", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("*ab", "aab", true),
    ("*aab", "aaab", true), ("a**b", "ab", true), ("UNW-*", "LUN-1", false),
    ("UNW-4", "UNW-40", false), ("A", "a", false), ("?", "a", false), ("[a]", "a", false),
    ("ios8.0", "ios8x0", false), ("é*", "événement", true), ("*é", "caf\u{E9}", true),
    ("🙂", "🙂", true), ("*🙂", "🙃", false),
  ]

  @Test("A pattern of many stars takes no long time on a long text")
  func manyStars() {
    let pattern = String(repeating: "a*", count: 50) + "b"
    let text = String(repeating: "a", count: 2_000)
    let took = ContinuousClock().measure { #expect(!glob(pattern, text)) }
    #expect(took < .seconds(5))
  }

  @Test("Terms on profiles choose profiles; the others leave them alone")
  func profiles() throws {
    func kept(_ text: String) throws -> [Profile] {
      let filter = try CaseFilter(text)
      return Profile.allCases.filter { filter.matches($0) }
    }
    #expect(try kept("") == Profile.allCases)
    #expect(try kept("area:Unwinding !level:must") == Profile.allCases)
    #expect(try kept("profile:ios8*") == [.ios8_0, .ios8])
    #expect(try kept("!profile:ios8* !profile:ios1*") == [.ios6, .ios9])
    #expect(try kept("profile:ios8* profile:*0") == [.ios8_0])
    #expect(try kept("profile:ios8* !profile:ios8*") == [])
  }

  @Test(
    "What is no term is refused",
    arguments: ["Unwinding", "!", "!!area:a", ":a", "Area:a", "a:b:c"])
  func malformed(text: String) {
    #expect(throws: UsageError.self) { try CaseFilter(text) }
    #expect(throws: UsageError.self) { try CaseFilter("area:a " + text) }
  }
}
