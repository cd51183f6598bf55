import SegueConformance
import SegueExchange
import SegueScenarios

/// The words of a command line, taken one by one; what is left at the end was not understood.
package struct Arguments {
  private var words: [String]

  init(_ words: [String]) {
    // `--key=value` is `--key value`.
    self.words = words.flatMap { word -> [String] in
      guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return [word] }
      return [String(word[..<equals]), String(word[word.index(after: equals)...])]
    }
  }

  /// Takes `--key value`; nil when the key is not there.
  mutating func value(_ key: String) throws -> String? {
    guard let index = words.firstIndex(of: key) else { return nil }
    guard index + 1 < words.count, !words[index + 1].hasPrefix("--") else {
      throw UsageError(message: "\(key) needs a value")
    }
    let value = words[index + 1]
    words.removeSubrange(index...index + 1)
    if words.contains(key) { throw UsageError(message: "\(key) is given twice") }
    return value
  }

  /// Takes `--key PATH`; the empty path would be the root of the file system.
  mutating func path(_ key: String) throws -> String? {
    let path = try value(key)
    guard path?.isEmpty != true else { throw UsageError(message: "\(key) needs a path") }
    return path
  }

  /// Takes `--key value` where the value is one of a closed list.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) throws -> Choice?
  where Choice.RawValue == String {
    guard let text = try value(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let allowed = Choice.allCases.map(\.rawValue)
      let hint = meant(by: text, among: allowed).map { "; did you mean \($0)?" } ?? ""
      throw UsageError(
        message: "\(key) is one of \(allowed.joined(separator: ", ")), not '\(text)'\(hint)")
    }
    return choice
  }

  /// Takes `--key N` with a whole number of at least one.
  mutating func count(_ key: String, upTo most: Int = .max) throws -> Int? {
    guard let text = try value(key) else { return nil }
    guard let number = Int(text), number > 0, number <= most else {
      let range = most == .max ? "from 1 on" : "from 1 to \(most)"
      throw UsageError(message: "\(key) is a whole number \(range), not '\(text)'")
    }
    return number
  }

  /// Takes `--seed N`.
  mutating func seed() throws -> UInt64? {
    guard let text = try value("--seed") else { return nil }
    guard let seed = UInt64(text) else {
      throw UsageError(message: "--seed is a whole number from 0 on, not '\(text)'")
    }
    return seed
  }

  /// Takes `--shard I/N`, one of N parts.
  mutating func shard() throws -> Shards? {
    try value("--shard").map { text in
      guard let shard = Shards(text) else {
        throw UsageError(message: "--shard is I/N, one of N parts, such as 2/5, not '\(text)'")
      }
      return shard
    }
  }

  /// Takes `--key 90s`, `--key 2m` or `--key 1h`, in seconds.
  mutating func seconds(_ key: String) throws -> Int? {
    guard let text = try value(key) else { return nil }
    let factors: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    guard let unit = text.last, let factor = factors[unit], let number = Int(text.dropLast()),
      (1...1_000_000).contains(number)
    else { throw UsageError(message: "\(key) is a time like 90s, 2m or 1h, not '\(text)'") }
    return number * factor
  }

  /// Options that are there, as a shell reads them back: those with a value, then those without.
  func words(_ keys: [String], _ flags: [String]) throws -> String {
    var rest = self
    let values = try keys.compactMap { key in
      try rest.value(key).map { " \(key) \(AdapterCommand.shellWord($0))" }
    }
    return (values + flags.filter { rest.flag($0) }.map { " " + $0 }).joined()
  }

  /// Takes the first word, if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  /// Takes `--key`, however often it is there.
  mutating func flag(_ key: String) -> Bool {
    let count = words.count
    words.removeAll { $0 == key }
    return words.count < count
  }

  /// Refuses options that mean nothing beside another one.
  func refuse(_ keys: [String], beside other: String) throws {
    guard let key = keys.first(where: words.contains) else { return }
    throw UsageError(message: "\(key) means nothing beside \(other)")
  }

  /// Takes all that is left, which must not look like options.
  mutating func rest() throws -> [String] {
    defer { words = [] }
    if let option = words.first(where: { $0.hasPrefix("--") }) {
      throw UsageError(message: "there is no option '\(option)'")
    }
    return words
  }

  /// Refuses anything that was not taken.
  mutating func end() throws {
    if let word = try rest().first { throw UsageError(message: "'\(word)' is one word too many") }
  }
}

/// How results are written.
enum OutputFormat: String, CaseIterable { case text, json }

/// Parts of the command line that several subcommands share.
extension Arguments {
  mutating func profile() throws -> Profile? { try choice("--profile") }
  mutating func format() throws -> OutputFormat { try choice("--format") ?? .text }
}
