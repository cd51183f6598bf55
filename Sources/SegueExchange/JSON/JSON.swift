/// A JSON value.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number with a fraction or an exponent, or one that is no `Int`.
  case double(Double)
  case string(String)
  case array([JSON])
  /// The members in the order of the file; nothing depends on it.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// What the value is, as messages say it.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .int: "a number"
    case .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
