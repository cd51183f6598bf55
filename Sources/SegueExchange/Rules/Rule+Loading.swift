package import SegueScenarios

extension Rule {
  /// Reads the rules of every area from a folder such as the suite's `Specs/`, in reading order: by
  /// area, then as they stand in its document.
  ///
  /// - Throws: The first document that is missing or has no rule, the first fault in one, or the first
  ///   rule that names another which is not there.
  package static func load(from folder: String) throws(ExchangeError) -> [Rule] {
    var rules: [Rule] = []
    for area in RuleID.Area.allCases {
      let file = "\(folder)/\(area.document).md"
      let found = try read(Files.read(file), of: area, file: file)
      guard !found.isEmpty else {
        throw ExchangeError(file: file, message: "there is no rule in it")
      }
      rules += found
    }
    let known = Set(rules.map(\.id))
    for rule in rules {
      let named = (rule.findings?.follows ?? []) + (rule.derivation?.rules ?? [])
      guard let missing = named.first(where: { !known.contains($0) }) else { continue }
      throw ExchangeError(
        file: rule.file, line: rule.line, column: 5,
        message: "\(rule.id) names \(missing), and \(absence(of: missing, from: folder))")
    }
    return rules
  }

  /// What to say of a rule that is cited and not there.
  package static func absence(of rule: RuleID, from folder: String) -> String {
    "\(rule) is not in \(folder)/\(rule.area.document).md"
  }

  /// Reads the rules of one area's document.
  ///
  /// - Throws: The first fault: text that is not UTF-8, a heading that is no rule, a rule of another
  ///   area, an id that stands twice, a field that is missing, out of order or malformed.
  package static func read(
    _ bytes: [UInt8], of area: RuleID.Area, file: String
  ) throws(ExchangeError) -> [Rule] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = TextPlace(of: firstOddByte(bytes), in: bytes)
      throw ExchangeError(
        file: file, line: place.line, column: place.column, message: "these bytes are not UTF-8")
    }
    var parser = RuleParser(text: text, area: area, file: file)
    return try parser.parse()
  }

  /// Where a text stops being UTF-8.
  private static func firstOddByte(_ bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
    return offset
  }
}
