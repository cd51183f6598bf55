internal import SegueScenarios

/// Where everything stands in a JSON text: made by one walk over the bytes, which also refuses every
/// text that is not well formed.
///
/// Values lie in one flat array, an object's or array's content right behind it.
package struct JSONMap: Sendable {
  /// How deep arrays and objects may stand in one another.
  package static let deepest = 64
  /// The most bytes that a text may have.
  package static let mostBytes = 64 << 20

  struct Node: Sendable {
    /// The first byte of the value.
    var start: UInt32
    /// The node behind the value and all it contains.
    var end: UInt32
    /// The opening quote of its key; `noKey` outside an object.
    var key: UInt32
  }

  enum Kind { case null, bool, int, double, string, array, object }

  static let noKey = UInt32.max

  let bytes: [UInt8]
  let nodes: [Node]

  /// Walks over a text.
  ///
  /// - Throws: The first fault, with its line and column.
  package init(_ bytes: [UInt8], file: String) throws(ExchangeError) {
    guard bytes.count <= Self.mostBytes else {
      throw ExchangeError(
        file: file, message: "the file is larger than \(Self.mostBytes >> 20) MiB")
    }
    var scanner = JSONScanner(bytes: bytes, file: file)
    try scanner.scan()
    self.bytes = bytes
    nodes = scanner.nodes
  }

  func end(of node: Int) -> Int { Int(nodes[node].end) }

  func kind(of node: Int) -> Kind {
    let start = Int(nodes[node].start)
    switch bytes[start] {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    default:
      for byte in bytes[start...] {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): continue
        case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return .double
        default: return .int
        }
      }
      return .int
    }
  }

  /// The key of a value in an object, unescaped.
  func key(of node: Int) -> String {
    let start = nodes[node].key
    return start == Self.noKey ? "" : JSONScanner.unescaped(bytes, from: Int(start) + 1)
  }

  /// The line and column of a value, or of its key.
  func place(of node: Int, inKey: Bool = false) -> TextPlace {
    let key = nodes[node].key
    return TextPlace(
      of: Int(inKey && key != Self.noKey ? key : nodes[node].start), in: bytes)
  }
}

// MARK: paths

extension JSONMap {
  /// The path from the whole value to a node in it.
  func path(to target: Int) -> FieldPath {
    var path = FieldPath()
    var node = 0
    while node < target {
      let isArray = kind(of: node) == .array
      var child = node + 1
      var index = 0
      while end(of: child) <= target {
        child = end(of: child)
        index += 1
      }
      path.parts.append(isArray ? .index(index) : .key(key(of: child)))
      node = child
    }
    return path
  }

  /// The node that a path leads to from another; where the text ends earlier, the last one on the way.
  func node(at path: FieldPath, from start: Int = 0) -> (node: Int, isExact: Bool) {
    var node = start
    for part in path.parts {
      guard let child = child(part, of: node) else { return (node, false) }
      node = child
    }
    return (node, true)
  }

  private func child(_ part: FieldPath.Part, of node: Int) -> Int? {
    let kind = kind(of: node)
    guard kind == .array || kind == .object else { return nil }
    var child = node + 1
    var index = 0
    while child < end(of: node) {
      switch part {
      case .index(index) where kind == .array: return child
      case .key(let key) where kind == .object && key == self.key(of: child): return child
      default: break
      }
      child = end(of: child)
      index += 1
    }
    return nil
  }
}
