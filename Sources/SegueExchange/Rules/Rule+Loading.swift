package import SegueScenarios

extension Rule {
  /// Reads the rules of every area from a folder such as the suite's `Specs/`, in reading order: by
  /// area, then as they stand in its document.
  ///
  /// - Throws: The first document that is missing, or the first fault in one, with its place.
  package static func load(from folder: String) throws(ExchangeError) -> [Rule] {
    var rules: [Rule] = []
    for area in RuleID.Area.allCases {
      let file = "\(folder)/\(area.document).md"
      rules += try read(Files.read(file), of: area, file: file)
    }
    return rules
  }

  /// Reads the rules of one area's document.
  ///
  /// - Throws: The first fault: text that is not UTF-8, a heading that is no rule, a rule of another
  ///   area, an id that stands twice, a field that is missing, out of order or malformed.
  package static func read(
    _ bytes: [UInt8], of area: RuleID.Area, file: String
  ) throws(ExchangeError) -> [Rule] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ExchangeError(file: file, message: "the file is not UTF-8")
    }
    var parser = RuleParser(text: text, area: area, file: file)
    return try parser.parse()
  }
}

/// Reads a document line by line.
private struct RuleParser {
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

  private mutating func skipBlank() {
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

  // MARK: fields

  private typealias Fields = (level: Rule.Level, profiles: [Profile], support: Rule.Support)

  private mutating func parseFindings(_ id: RuleID) throws(ExchangeError) -> Fields {
    let level: Rule.Level = try choice(field("level", of: id))
    var evidence: [Rule.Evidence] = []
    for item in items(try field("evidence", of: id)) { evidence.append(try choice(item)) }
    let (sources, follows) = try splitSources(field("sources", of: id))
    let profiles = try profiles(field("profiles", of: id))
    let facts = items(try field("facts", of: id)).map(\.text)
    let example = try field("example", of: id)
    guard example.text.split(separator: "/").count == 2, !example.text.contains(" ") else {
      throw fault("expected a case: Area/name", line: example.line, column: example.column)
    }
    return (
      level, profiles,
      .rule(
        Rule.Findings(
          evidence: evidence, sources: sources, follows: follows, facts: facts,
          example: example.text))
    )
  }

  private mutating func parseLaw(_ id: RuleID) throws(ExchangeError) -> Fields {
    let level: Rule.Level = try choice(field("level", of: id))
    let profiles = try profiles(field("profiles", of: id))
    let needs = try field("needs", of: id).text.split(separator: ";").map {
      String($0.drop { $0 == " " })
    }
    var rules: [RuleID] = []
    for item in items(try field("rules", of: id)) where item.text != "-" {
      rules.append(try rule(item))
    }
    let breaks = try field("breaks", of: id).text
    return (level, profiles, .law(Rule.Derivation(needs: needs, rules: rules, breaks: breaks)))
  }

  /// A text and where it begins.
  private struct Item {
    var text: String
    var line: Int
    var column: Int
  }

  /// The field that must come next: `- name: value`.
  private mutating func field(_ name: String, of id: RuleID) throws(ExchangeError) -> Item {
    let prefix = "- \(name): "
    guard at < lines.count, lines[at].hasPrefix(prefix) else {
      throw fault("\(id): expected the field \"\(prefix)…\"")
    }
    let text = lines[at].dropFirst(prefix.count)
    let item = Item(text: String(text), line: at + 1, column: prefix.count + 1)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw fault("\(id): the field \(name) is empty", column: item.column)
    }
    at += 1
    return item
  }

  /// The parts of a list with commas.
  private func items(_ item: Item) -> [Item] {
    var items: [Item] = []
    var column = item.column
    for part in item.text.split(separator: ",", omittingEmptySubsequences: false) {
      let text = part.drop { $0 == " " }
      items.append(
        Item(text: String(text), line: item.line, column: column + part.count - text.count))
      column += part.count + 1
    }
    return items
  }

  private func choice<Choice>(_ item: Item) throws(ExchangeError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: item.text) else {
      throw fault(
        JSONReader.unknown(item.text, allowed: Choice.allCases.map(\.rawValue)), line: item.line,
        column: item.column)
    }
    return choice
  }

  private func rule(_ item: Item) throws(ExchangeError) -> RuleID {
    guard let rule = RuleID(item.text) else {
      throw fault("\(quoted(item.text)) is no rule", line: item.line, column: item.column)
    }
    return rule
  }

  /// Sources, and behind the words "follows from" rules.
  private func splitSources(_ item: Item) throws(ExchangeError) -> ([String], [RuleID]) {
    let phrase = "follows from "
    var sources: [String] = []
    var follows: [RuleID] = []
    var isFollowing = false
    for var item in items(item) {
      if item.text.hasPrefix(phrase) {
        isFollowing = true
        item.text.removeFirst(phrase.count)
        item.column += phrase.count
      }
      if isFollowing {
        follows.append(try rule(item))
      } else if item.text.isEmpty {
        throw fault("a source is missing", line: item.line, column: item.column)
      } else {
        sources.append(item.text)
      }
    }
    return (sources, follows)
  }

  /// `all`, `ios9+`, `ios6-ios8`, or a list of profiles.
  private func profiles(_ item: Item) throws(ExchangeError) -> [Profile] {
    if item.text == "all" { return Profile.allCases }
    var profiles: Set<Profile> = []
    for part in items(item) {
      let ends = part.text.split(separator: "-", omittingEmptySubsequences: false)
      if part.text.hasSuffix("+") {
        let first: Profile = try choice(
          Item(text: String(part.text.dropLast()), line: part.line, column: part.column))
        profiles.formUnion(Profile.allCases.filter { $0 >= first })
      } else if ends.count == 2 {
        let first: Profile = try choice(
          Item(text: String(ends[0]), line: part.line, column: part.column))
        let last: Profile = try choice(
          Item(
            text: String(ends[1]), line: part.line, column: part.column + ends[0].count + 1))
        guard first < last else {
          throw fault(
            "\(last.rawValue) is not later than \(first.rawValue)", line: part.line,
            column: part.column)
        }
        profiles.formUnion(Profile.allCases.filter { (first...last).contains($0) })
      } else {
        profiles.insert(try choice(part))
      }
    }
    return profiles.sorted()
  }
}
