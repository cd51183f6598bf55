import SegueConformance
import SegueExchange
import SegueScenarios

/// Which cases a run takes: terms `key:pattern`, all of which must hold; `!` in front negates one.
struct CaseFilter {
  private enum Key: String, CaseIterable {
    case uid, path, area, rule, level, profile, feature, status
  }
  private struct Term {
    var key: Key
    var pattern: String
    var negated: Bool
  }
  private var terms: [Term] = []

  init(_ text: String) throws {
    for word in text.split(whereSeparator: \.isWhitespace) {
      let negated = word.hasPrefix("!")
      let body = negated ? word.dropFirst() : word
      guard let colon = body.firstIndex(of: ":") else {
        throw UsageError(message: "a filter term is key:pattern, not '\(word)'")
      }
      guard let key = Key(rawValue: String(body[..<colon])) else {
        let keys = Key.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "filter keys are \(keys), not '\(body[..<colon])'")
      }
      terms.append(
        Term(key: key, pattern: String(body[body.index(after: colon)...]), negated: negated))
    }
  }

  func matches(_ entry: Corpus.Entry) -> Bool {
    terms.allSatisfy { term in
      term.key == .profile
        || values(term.key, entry).contains { glob(term.pattern, $0) } != term.negated
    }
  }

  func matches(_ profile: Profile) -> Bool {
    terms.allSatisfy { term in
      term.key != .profile || glob(term.pattern, profile.rawValue) != term.negated
    }
  }

  private func values(_ key: Key, _ entry: Corpus.Entry) -> [String] {
    let conformanceCase = entry.conformanceCase
    switch key {
    case .uid: return [conformanceCase.uid]
    case .path: return [entry.path]
    case .area: return [String(entry.path.prefix { $0 != "/" })]
    case .rule: return conformanceCase.rules.map(\.description)
    case .level: return [conformanceCase.level.rawValue]
    case .profile: return conformanceCase.profiles.map(\.rawValue)
    case .feature: return conformanceCase.requires.map(\.rawValue)
    case .status: return [conformanceCase.status.rawValue]
    }
  }
}

/// Whether a text is as a pattern says, where `*` stands for any text.
func glob(_ pattern: String, _ text: String) -> Bool {
  let pattern = Array(pattern.utf8)
  let text = Array(text.utf8)
  var at = 0
  var index = 0
  var star = -1
  var mark = 0
  while index < text.count {
    if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
      star = at
      mark = index
      at += 1
    } else if at < pattern.count, pattern[at] == text[index] {
      at += 1
      index += 1
    } else if star >= 0 {
      at = star + 1
      mark += 1
      index = mark
    } else {
      return false
    }
  }
  return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
}
