import SegueConformance
import SegueExchange
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

  /// The names, of the two cases of the tiny suite, in the profiles that a filter keeps.
  private func kept(_ text: String) throws -> [String] {
    let filter = try CaseFilter(text)
    let suite = try TinySuite()
    return try Corpus.load(from: suite.path + "/Corpus").entries.flatMap { entry in
      entry.conformanceCase.profiles.filter { filter.matches(entry, in: $0) }.map {
        "\(entry.path) \($0.rawValue)"
      }
    }
  }

  @Test(
    "and binds closer than or, not closer than both, and parentheses closest",
    arguments: expressions)
  func expression(text: String, wanted: [String]) throws {
    #expect(try kept(text) == wanted)
  }

  private static let sheet: [String] = ["Presentation/sheet ios13"]
  private static let pop9: [String] = ["Unwinding/pop ios9"]
  private static let pop14: [String] = ["Unwinding/pop ios14"]
  static let expressions: [(String, [String])] = [
    ("", sheet + pop9 + pop14), ("uid:tinypop1", pop9 + pop14),
    ("uid:tinypop1 or uid:tinyshee", sheet + pop9 + pop14),
    ("uid:tinypop1 and uid:tinyshee", []), ("uid:tinypop1 uid:tinyshee", []),
    ("area:Presentation or area:Unwinding profile:ios9", sheet + pop9),
    ("area:Presentation or area:Unwinding and profile:ios9", sheet + pop9),
    ("(area:Presentation or area:Unwinding) profile:ios9", pop9),
    ("not area:Presentation profile:ios9", pop9),
    ("not (area:Presentation profile:ios9)", sheet + pop9 + pop14),
    ("!(area:Presentation or profile:ios9)", pop14), ("! area:Presentation", pop9 + pop14),
    ("!!area:Presentation", sheet), ("not not area:Presentation", sheet),
    ("not !area:Presentation", sheet), ("((uid:tinyshee))", sheet), ("( uid:tinyshee )", sheet),
    ("profile:ios9 or level:should", sheet + pop9), ("!profile:ios1*", pop9),
    ("!profile:ios9 !profile:ios13", pop14), ("profile:ios9 profile:ios14", []),
  ]

  @Test("What is no expression is refused, with the column", arguments: misspelt)
  func malformed(text: String, message: String) {
    do {
      _ = try CaseFilter(text)
      Issue.record("it was read")
    } catch {
      #expect((error as? UsageError)?.message == "--filter, column " + message)
    }
  }

  static let misspelt: [(String, String)] = [
    ("Unwinding", "1: a filter term is key:pattern, not 'Unwinding'"),
    ("!", "2: a filter term is key:pattern, but the filter ends"),
    ("area:a !", "9: a filter term is key:pattern, but the filter ends"),
    (":a", "1: \(keys), not ':a'"), ("area:a Area:a", "8: \(keys), not 'Area:a'"),
    ("a:b:c", "1: \(keys), not 'a:b:c'"),
    ("area:a or", "10: a filter term is key:pattern, but the filter ends"),
    ("or area:a", "1: a filter term is key:pattern, not 'or'"),
    ("area:a and or area:b", "12: a filter term is key:pattern, not 'or'"),
    ("(area:a", "8: expected ')', but the filter ends"),
    ("(area:a or area:b area:c", "25: expected ')', but the filter ends"),
    ("area:a)", "7: expected and, or, or the end, not ')'"),
    ("()", "2: a filter term is key:pattern, not ')'"),
    (String(repeating: "(", count: 5000), "101: nothing stands that deep, not '('"),
    (String(repeating: "!", count: 5000), "101: nothing stands that deep, not '!'"),
    (String(repeating: "not ", count: 5000), "401: nothing stands that deep, not 'not'"),
  ]
  private static let keys: String =
    "filter keys are uid, path, area, rule, level, profile, feature, status"
}
