package import SegueConformance
internal import SegueScenarios

extension JSONDocument {
  /// An error about what stands under a key of the whole value.
  func fault(_ message: String, at key: String) throws(ExchangeError) -> ExchangeError {
    try reader.members { $0 }[key]?.fault(message) ?? reader.fault(message)
  }

  /// Refuses a text that is not what this project's printer makes of it.
  func checkCanonical(_ canonical: String) throws(ExchangeError) {
    let wanted = Array(canonical.utf8)
    guard map.bytes != wanted else { return }
    let same = zip(map.bytes, wanted).prefix { $0 == $1 }.count
    let place = TextPlace(of: same, in: map.bytes)
    let lineStart = wanted[..<same].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = String(
      decoding: wanted[lineStart...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    throw ExchangeError(
      file: file, line: place.line, column: place.column,
      message: same == wanted.count
        ? "not in canonical form: the file goes on after its end"
        : "not in canonical form: this line would be \(quoted(line))")
  }
}

extension ConformanceCase {
  /// What the corpus asks of a case beyond its format.
  func checkForCorpus(_ document: JSONDocument) throws(ExchangeError) {
    try checkParts(document)
    try document.checkCanonical(json.canonical)
  }

  /// The same of its parts, however they are written.
  package func checkParts(_ document: JSONDocument) throws(ExchangeError) {
    let digits = Set("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    guard uid.utf8.count == 8, uid.utf8.allSatisfy(digits.contains) else {
      throw try document.fault("the uid is 8 characters out of 0-9 and a-z", at: "uid")
    }
    guard Self.isTitle(title) else {
      throw try document.fault("the title is one line of text", at: "title")
    }
    guard !rules.isEmpty else { throw try document.fault("there is no rule", at: "rules") }
    guard Set(rules).count == rules.count else {
      throw try document.fault("a rule stands here twice", at: "rules")
    }
    guard !profiles.isEmpty else {
      throw try document.fault("there is no profile", at: "profiles")
    }
    guard profiles == Set(profiles).sorted() else {
      throw try document.fault(
        "profiles stand in order of release, each once", at: "profiles")
    }
    let needed = scenario.features
    guard requires == needed else {
      let missing = needed.subtracting(requires).sorted().map(\.rawValue)
      let idle = requires.subtracting(needed).sorted().map(\.rawValue)
      let parts =
        (missing.isEmpty ? [] : ["also needs \(missing.joined(separator: ", "))"])
        + (idle.isEmpty ? [] : ["does not need \(idle.joined(separator: ", "))"])
      throw try document.fault(
        "the scenario \(parts.joined(separator: ", and "))", at: "requires")
    }
  }

  /// Whether a text can be a title.
  package static func isTitle(_ text: String) -> Bool {
    !text.isEmpty && !text.contains(where: \.isNewline)
  }
}
