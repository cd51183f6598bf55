import SegueConformance
import SegueExchange
import SegueScenarios

/// Which cases a run takes, and in which profiles: terms `key:pattern` with `and`, `or`, `not` and parentheses.
struct CaseFilter {
  enum Key: String, CaseIterable {
    case uid, path, area, rule, level, profile, feature, status
  }

  /// What the parser makes of the text.
  indirect enum Expression {
    case term(Key, pattern: String)
    case not(Expression)
    case all([Expression])
    case any([Expression])
  }

  private let expression: Expression

  /// - Throws: `UsageError` with the column of the first fault.
  init(_ text: String) throws {
    var parser = CaseFilterParser(text)
    expression = try parser.expression()
  }

  func matches(_ entry: Corpus.Entry, in profile: Profile) -> Bool {
    Self.holds(expression) { key, pattern in
      Self.values(key, entry, profile).contains { glob(pattern, $0) }
    }
  }

  private static func holds(_ expression: Expression, _ term: (Key, String) -> Bool) -> Bool {
    switch expression {
    case .term(let key, let pattern): term(key, pattern)
    case .not(let part): !holds(part, term)
    case .all(let parts): parts.allSatisfy { holds($0, term) }
    case .any(let parts): parts.contains { holds($0, term) }
    }
  }

  private static func values(_ key: Key, _ entry: Corpus.Entry, _ profile: Profile) -> [String] {
    let conformanceCase = entry.conformanceCase
    switch key {
    case .uid: return [conformanceCase.uid]
    case .path: return [entry.path]
    case .area: return [String(entry.path.prefix { $0 != "/" })]
    case .rule: return conformanceCase.rules.map(\.description)
    case .level: return [conformanceCase.level.rawValue]
    case .profile: return [profile.rawValue]
    case .feature: return conformanceCase.requires.map(\.rawValue)
    case .status: return [conformanceCase.status.rawValue]
    }
  }
}
