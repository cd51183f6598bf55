/// A type with a JSON form: `Specs/ScenarioFormat.md` describes each.
package protocol JSONForm {
  /// Reads the value that stands at a place of a document.
  ///
  /// - Throws: The first thing that the format does not allow, with its place.
  init(reading reader: JSONReader) throws(ExchangeError)

  /// The value's JSON, keys in the order of the format, defaults left out.
  var json: JSON { get }
}

extension JSONForm {
  /// Reads a whole text; `file` is what errors call it.
  package init(json bytes: [UInt8], file: String) throws(ExchangeError) {
    try self.init(reading: JSONDocument(bytes, file: file).reader)
  }
}

// MARK: writing

extension JSON {
  /// An object of those members that have a value.
  package static func fields(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  package static func text(_ text: String?) -> JSON? { text.map(JSON.string) }

  static func flag(_ flag: Bool?) -> JSON? { flag.map(JSON.bool) }

  /// `true`, or nothing where that is the default.
  static func mark(_ flag: Bool) -> JSON? { flag ? .bool(true) : nil }

  package static func number(_ number: Int?) -> JSON? { number.map(JSON.int) }

  static func word(_ choice: (some RawRepresentable<String>)?) -> JSON? {
    choice.map { .string($0.rawValue) }
  }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

  static func values(_ values: [some JSONForm]) -> JSON { .array(values.map(\.json)) }

  /// An object with sorted keys.
  static func named(_ values: [String: some JSONForm]) -> JSON {
    .object(values.sorted { $0.key < $1.key }.map { Member($0.key, $0.value.json) })
  }

  /// Itself, or nil when it has nothing in it: for members whose default is empty.
  var unlessEmpty: JSON? {
    switch self {
    case .array([]), .object([]), .string(""): nil
    default: self
    }
  }
}
