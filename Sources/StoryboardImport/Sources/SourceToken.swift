/// A word, string or symbol of a Swift or Objective-C source.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    /// An identifier or keyword, without backticks; in Swift also `#selector` and its like.
    case word
    case number
    /// A string; its text is the value, or nil when it has interpolations.
    case string(value: String?)
    /// One character that is none of these, or `->`.
    case symbol
    /// `#if`, `#elseif`, `#else`, `#endif`, without the condition.
    case directive
  }

  var kind: Kind
  var text: String
  var offset: Int
  /// The index of the bracket that closes this one, when one does: `()`, `{}` and `<>`, each by itself.
  var closing: Int?
  /// In backticks, hence no keyword.
  var isQuoted = false

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// A string without interpolations.
  var literal: String? { if case .string(let value) = kind { value } else { nil } }
}

/// The tokens of a source, its comments that speak to the linter, and whether all of it was understood.
struct TokenList {
  var tokens: [SourceToken] = []
  /// Comments that begin with `segue:`, without that word, by line.
  var orders: [(line: Int, text: String)] = []
  /// The offset of the first thing that was not understood: a string or comment without end.
  var oddity: Int?

  /// Finds for each bracket the one that closes it.
  mutating func matchBrackets() {
    let opening = [")": "(", "}": "{", ">": "<"]
    var open: [String: [Int]] = [:]
    for index in tokens.indices where tokens[index].kind == .symbol {
      let text = tokens[index].text
      if let left = opening[text] {
        if let start = open[left]?.popLast() { tokens[start].closing = index }
      } else if text == "(" || text == "{" || text == "<" {
        open[text, default: []].append(index)
      }
    }
  }
}

/// The languages that a source can be in.
package enum SourceLanguage: Sendable {
  case swift, objectiveC

  /// The language of a file by its name; nil for other files.
  package init?(path: String) {
    if path.hasSuffix(".swift") {
      self = .swift
    } else if [".m", ".mm", ".h"].contains(where: path.hasSuffix) {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
