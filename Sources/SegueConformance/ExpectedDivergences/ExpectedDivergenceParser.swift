import SegueScenarios

/// Reads one line: `selector  outcome  key=value …  # reason`.
struct ExpectedDivergenceParser {
  private struct Word {
    var text: String
    var column: Int
  }
  private let scalars: [Unicode.Scalar]
  private let line: Int
  private var at = 0

  init(_ row: Substring.UnicodeScalarView, line: Int) {
    scalars = Array(row)
    self.line = line
  }

  private func fault(_ message: String, at column: Int) -> ExpectedDivergences.Fault {
    ExpectedDivergences.Fault(line: line, column: column, message: message)
  }

  /// - Returns: nil for a comment or an empty line.
  mutating func entry() throws(ExpectedDivergences.Fault) -> ExpectedDivergence? {
    guard let first = try word() else { return nil }
    let selector = try selector(first)
    guard let second = try word() else {
      throw fault("an outcome is missing: \(Self.outcomes)", at: at + 1)
    }
    guard let outcome = Verdict.Kind(rawValue: second.text),
      Verdict.Kind.failures.contains(outcome)
    else {
      throw fault(
        "\(quoted(second.text)) is no outcome that can be expected: \(Self.outcomes)",
        at: second.column)
    }
    var entry = ExpectedDivergence(line: line, selector: selector, outcome: outcome)
    var seen: Set<String> = []
    while let qualifier = try word() { try read(qualifier, into: &entry, &seen) }
    entry.reason = reason()
    return entry
  }

  private static let outcomes = Verdict.Kind.failures.map(\.rawValue).joined(separator: ", ")

  private func selector(
    _ word: Word
  ) throws(ExpectedDivergences.Fault) -> ExpectedDivergence.Selector {
    if word.text.hasPrefix("@") {
      let uid = String(word.text.dropFirst())
      let digits = Set("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
      guard uid.utf8.count == 8, uid.utf8.allSatisfy(digits.contains) else {
        throw fault("a uid is 8 characters out of 0-9 and a-z", at: word.column + 1)
      }
      return .uid(uid)
    }
    if word.text.hasPrefix("rule:") {
      guard let rule = RuleID(word.text.dropFirst(5)) else {
        throw fault(
          "expected an area and a number, such as rule:UNW-4", at: word.column + 5)
      }
      return .rule(rule)
    }
    return .path(PathPattern(word.text))
  }

  private enum Key: String, CaseIterable { case profile, layer, fingerprint, until }

  private func read(
    _ word: Word, into entry: inout ExpectedDivergence, _ seen: inout Set<String>
  ) throws(ExpectedDivergences.Fault) {
    guard let equals = word.text.unicodeScalars.firstIndex(of: "="),
      let key = Key(rawValue: String(word.text[..<equals]))
    else {
      let keys = Key.allCases.map { $0.rawValue + "=" }.joined(separator: ", ")
      throw fault("\(quoted(word.text)) is none of \(keys)", at: word.column)
    }
    guard seen.insert(key.rawValue).inserted else {
      throw fault("\(key.rawValue)= stands here twice", at: word.column)
    }
    let value = String(word.text[word.text.unicodeScalars.index(after: equals)...])
    let column = word.column + key.rawValue.unicodeScalars.count + 1
    switch key {
    case .profile:
      var profiles: [Profile] = []
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let profile = Profile(rawValue: String(name)) else {
          let names = Profile.allCases.map(\.rawValue).joined(separator: ", ")
          throw fault("\(quoted(String(name))) is none of \(names)", at: column)
        }
        profiles.append(profile)
      }
      entry.profiles = profiles
    case .layer:
      guard entry.outcome == .fail else {
        throw fault("only what fails does so in a layer", at: word.column)
      }
      guard let layer = Layer(rawValue: value) else {
        let names = Layer.allCases.map(\.rawValue).joined(separator: ", ")
        throw fault("\(quoted(value)) is none of \(names)", at: column)
      }
      entry.layer = layer
    case .fingerprint:
      guard !value.isEmpty else { throw fault("a fingerprint is missing", at: column) }
      entry.fingerprint = value
    case .until:
      guard let version = SuiteVersion(value) else {
        // A date would need a clock, and one run would differ from the next.
        throw fault("until= takes a version of the suite, such as 0.2.0", at: column)
      }
      entry.until = version
    }
  }

  // MARK: words

  /// The next word, in which quotes hold together what stands between them; nil at a comment or the end.
  private mutating func word() throws(ExpectedDivergences.Fault) -> Word? {
    while at < scalars.count, Self.isSpace(scalars[at]) { at += 1 }
    guard at < scalars.count, scalars[at] != "#" else { return nil }
    var word = Word(text: "", column: at + 1)
    var quote: Int?
    while at < scalars.count, quote != nil || !Self.isSpace(scalars[at]) {
      switch scalars[at] {
      case "\"": quote = quote == nil ? at : nil
      case "\\" where quote != nil && at + 1 < scalars.count:
        at += 1
        switch scalars[at] {
        case "n": word.text.unicodeScalars.append("\n")
        case "r": word.text.unicodeScalars.append("\r")
        default: word.text.unicodeScalars.append(scalars[at])
        }
      default: word.text.unicodeScalars.append(scalars[at])
      }
      at += 1
    }
    if let quote { throw fault("this quote has no end", at: quote + 1) }
    return word
  }

  /// The text behind `#`; nil when there is none.
  private func reason() -> String? {
    guard at < scalars.count else { return nil }
    var rest = scalars[(at + 1)...]
    while let first = rest.first, Self.isSpace(first) { rest.removeFirst() }
    while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
    guard !rest.isEmpty else { return nil }
    return String(String.UnicodeScalarView(rest))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
