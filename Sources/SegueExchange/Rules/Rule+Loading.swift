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
