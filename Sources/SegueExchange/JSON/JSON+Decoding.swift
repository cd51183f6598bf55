internal import FoundationEssentials

/// Reads the value that stands at a node of the map.
///
/// The map already knows the text to be well formed and what kind each value is, so nothing is tried
/// and thrown away; Foundation turns the text into values.
extension JSON: DecodableWithConfiguration {
  /// The map of the text that is decoded, and the node to decode.
  package struct Place: Sendable {
    let map: JSONMap
    let node: Int
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder, configuration place: Place) throws {
    let map = place.map
    switch map.kind(of: place.node) {
    case .object:
      let container = try decoder.container(keyedBy: Key.self)
      var members: [Member] = []
      var child = place.node + 1
      while child < map.end(of: place.node) {
        let name = map.key(of: child)
        let key = Key(stringValue: name)
        let value: JSON =
          switch map.kind(of: child) {
          case .null: .null
          case .bool: .bool(try container.decode(Bool.self, forKey: key))
          case .int:
            try Self.integer { try container.decode(Int.self, forKey: key) }
              ?? .double(container.decode(Double.self, forKey: key))
          case .double: .double(try container.decode(Double.self, forKey: key))
          case .string: .string(try container.decode(String.self, forKey: key))
          case .array, .object:
            try container.decode(
              JSON.self, forKey: key, configuration: Place(map: map, node: child))
          }
        members.append(Member(name, value))
        child = map.end(of: child)
      }
      self = .object(members)
    case .array:
      var container = try decoder.unkeyedContainer()
      var elements: [JSON] = []
      var child = place.node + 1
      while child < map.end(of: place.node) {
        let value: JSON =
          switch map.kind(of: child) {
          case .null: .null
          case .bool: .bool(try container.decode(Bool.self))
          case .int:
            try Self.integer { try container.decode(Int.self) }
              ?? .double(container.decode(Double.self))
          case .double: .double(try container.decode(Double.self))
          case .string: .string(try container.decode(String.self))
          case .array, .object:
            try container.decode(JSON.self, configuration: Place(map: map, node: child))
          }
        if case .null = value { _ = try container.decodeNil() }
        elements.append(value)
        child = map.end(of: child)
      }
      self = .array(elements)
    case let kind:
      let container = try decoder.singleValueContainer()
      self =
        switch kind {
        case .bool: .bool(try container.decode(Bool.self))
        case .int:
          try Self.integer { try container.decode(Int.self) }
            ?? .double(container.decode(Double.self))
        case .double: .double(try container.decode(Double.self))
        case .string: .string(try container.decode(String.self))
        default: .null
        }
    }
  }

  /// An integer that fits an `Int`, or nil.
  private static func integer(_ read: () throws -> Int) -> JSON? {
    guard let value = try? read() else { return nil }
    return .int(value)
  }
}
