internal import SegueScenarios

extension RuleParser {
  /// A text and where it begins.
  struct Item {
    var text: String
    var line: Int
    var column: Int
  }

  /// The field that must come next: `- name: value`.
  mutating func field(_ name: String, of id: RuleID) throws(ExchangeError) -> Item {
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
  func items(_ item: Item) -> [Item] {
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

  func choice<Choice>(_ item: Item) throws(ExchangeError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: item.text) else {
      throw fault(
        JSONReader.unknown(item.text, allowed: Choice.allCases.map(\.rawValue)), line: item.line,
        column: item.column)
    }
    return choice
  }

  func rule(_ item: Item) throws(ExchangeError) -> RuleID {
    guard let rule = RuleID(item.text) else {
      throw fault("\(quoted(item.text)) is no rule", line: item.line, column: item.column)
    }
    return rule
  }

  /// Sources, and behind the words "follows from" rules.
  func splitSources(_ item: Item) throws(ExchangeError) -> ([String], [RuleID]) {
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

  /// `all`, which are those of iOS, `ios9+`, `ios6-ios8`, or a list of profiles.
  func profiles(_ item: Item) throws(ExchangeError) -> [Profile] {
    if item.text == "all" { return Profile.ios }
    var profiles: Set<Profile> = []
    for part in items(item) {
      let ends = part.text.split(separator: "-", omittingEmptySubsequences: false)
      if part.text.hasSuffix("+") {
        let first: Profile = try choice(
          Item(text: String(part.text.dropLast()), line: part.line, column: part.column))
        profiles.formUnion(Profile.ios.filter { $0 >= first })
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
        profiles.formUnion(Profile.ios.filter { (first...last).contains($0) })
      } else {
        profiles.insert(try choice(part))
      }
    }
    return profiles.sorted()
  }
}
