/// Reads the expression of `--filter`:
///
///     any  = all {"or" all}         all  = not {["and"] not}
///     not  = ("not" | "!") not | "(" any ")" | key ":" pattern
struct CaseFilterParser {
  private struct Word {
    var text: String
    /// In characters, from 1.
    var column: Int
  }
  private var words: [Word] = []
  private var at = 0
  private let end: Int

  /// How deep parentheses and negations may stand in one another.
  private static let deepest = 100

  init(_ text: String) {
    var word = Word(text: "", column: 1)
    var column = 0
    for character in text {
      column += 1
      let isSign = character == "(" || character == ")" || character == "!" && word.text.isEmpty
      if isSign || character.isWhitespace {
        if !word.text.isEmpty { words.append(word) }
        word.text = ""
        if isSign { words.append(Word(text: String(character), column: column)) }
      } else {
        if word.text.isEmpty { word.column = column }
        word.text.append(character)
      }
    }
    if !word.text.isEmpty { words.append(word) }
    end = column + 1
  }

  /// The whole text; nothing at all keeps every case.
  mutating func expression() throws -> CaseFilter.Expression {
    guard !words.isEmpty else { return .all([]) }
    let expression = try any(depth: 0)
    if at < words.count { throw fault("expected and, or, or the end") }
    return expression
  }

  private var next: String? { at < words.count ? words[at].text : nil }

  private func fault(_ message: String) -> UsageError {
    let found = next.map { "not '\($0)'" } ?? "but the filter ends"
    let column = at < words.count ? words[at].column : end
    return UsageError(message: "--filter, column \(column): \(message), \(found)")
  }

  private mutating func any(depth: Int) throws -> CaseFilter.Expression {
    var parts = [try all(depth: depth)]
    while next == "or" {
      at += 1
      parts.append(try all(depth: depth))
    }
    return .any(parts)
  }

  private mutating func all(depth: Int) throws -> CaseFilter.Expression {
    var parts = [try not(depth: depth)]
    while let next, next != "or", next != ")" {
      if next == "and" { at += 1 }
      parts.append(try not(depth: depth))
    }
    return .all(parts)
  }

  private mutating func not(depth: Int) throws -> CaseFilter.Expression {
    guard depth < Self.deepest else { throw fault("nothing stands that deep") }
    switch next {
    case "!", "not":
      at += 1
      return .not(try not(depth: depth + 1))
    case "(":
      at += 1
      let inner = try any(depth: depth + 1)
      guard next == ")" else { throw fault("expected ')'") }
      at += 1
      return inner
    default: return try term()
    }
  }

  private mutating func term() throws -> CaseFilter.Expression {
    guard let next, let colon = next.firstIndex(of: ":") else {
      throw fault("a filter term is key:pattern")
    }
    guard let key = CaseFilter.Key(rawValue: String(next[..<colon])) else {
      let keys = CaseFilter.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("filter keys are \(keys)")
    }
    at += 1
    return .term(key, pattern: String(next[next.index(after: colon)...]))
  }
}
