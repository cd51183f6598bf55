internal import SegueScenarios

/// Reads a document line by line.
struct RuleParser {
  let lines: [Substring]
  let area: RuleID.Area
  let file: String
  /// The index of the line to read next.
  var at = 0
  var lineOfID: [RuleID: Int] = [:]

  init(text: String, area: RuleID.Area, file: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.area = area
    self.file = file
  }

  func fault(_ message: String, line: Int? = nil, column: Int = 1) -> ExchangeError {
    ExchangeError(file: file, line: line ?? at + 1, column: column, message: message)
  }

  mutating func parse() throws(ExchangeError) -> [Rule] {
    var rules: [Rule] = []
    var isCode = false
    while at < lines.count {
      if lines[at].hasPrefix("```") { isCode.toggle() }
      if !isCode, lines[at].hasPrefix("### ") {
        rules.append(try parseRule())
      } else {
        at += 1
      }
    }
    return rules
  }

  private mutating func parseRule() throws(ExchangeError) -> Rule {
    let heading = at
    let title = lines[at].dropFirst(4)
    let word = title.prefix { $0 != " " }
    guard let id = RuleID(word) else {
      throw fault(
        "\(quoted(String(word))) is no rule: expected a heading \"### UNW-4 Sentence.\"", column: 5)
    }
    guard id.area == area else {
      throw fault("\(id) belongs in \(id.area.document).md", column: 5)
    }
    if let line = lineOfID.updateValue(heading + 1, forKey: id) {
      throw fault("\(id) stands in line \(line) already", column: 5)
    }
    let sentence = String(title.dropFirst(word.count + 1))
    guard sentence.hasSuffix("."), sentence.count > 1 else {
      throw fault("\(id) is no sentence with a full stop", column: 5)
    }
    at += 1
    skipBlank()
    let fields = try area == .LAW ? parseLaw(id) : parseFindings(id)
    let body = parseBody()
    return Rule(
      id: id, sentence: sentence, level: fields.level, profiles: fields.profiles,
      support: fields.support, body: body, file: file, line: heading + 1)
  }

  mutating func skipBlank() {
    while at < lines.count, lines[at].allSatisfy(\.isWhitespace) { at += 1 }
  }

  /// Everything up to the next heading.
  private mutating func parseBody() -> String {
    let start = at
    var isCode = false
    while at < lines.count, isCode || !lines[at].hasPrefix("#") {
      if lines[at].hasPrefix("```") { isCode.toggle() }
      at += 1
    }
    var body = lines[start..<at]
    while body.first?.allSatisfy(\.isWhitespace) == true { body.removeFirst() }
    while body.last?.allSatisfy(\.isWhitespace) == true { body.removeLast() }
    return body.joined(separator: "\n")
  }
}
