extension Hierarchy: CustomStringConvertible {
  /// Reads the text of a snapshot's tree.
  ///
  ///     tree = name ["[" tree {", " tree} "]"] ["*"] [" > " tree]
  ///
  /// - Parameter text: The text; empty for no controllers.
  /// - Throws: `HierarchyError` with the column where the text stops being a tree.
  public init(parsing text: String) throws(HierarchyError) {
    self.init()
    guard !text.isEmpty else { return }
    var reader = TreeReader(text)
    var containers: [Int] = []
    var place = Place.root
    reading: while true {
      guard let name = reader.name() else { throw reader.error(expecting: "a name") }
      var current = add(name, place)
      if reader.skip("[") {
        containers.append(current)
        place = .child(of: current)
        continue
      }
      while true {
        if reader.skip("*") { select(current) }
        if reader.atEnd {
          guard containers.isEmpty else { throw reader.error(expecting: "`]`") }
          return
        }
        if presented[current] == nil, reader.skip(" > ") {
          place = .presented(by: current)
          continue reading
        }
        guard let container = containers.last else { throw reader.error(expecting: "the end") }
        if reader.skip(", ") {
          place = .child(of: container)
          continue reading
        }
        guard reader.skip("]") else { throw reader.error(expecting: "`, ` or `]`") }
        containers.removeLast()
        current = container
      }
    }
  }

  /// The text of the tree; parsing it gives an equal tree, up to the numbering.
  public var description: String {
    guard !isEmpty else { return "" }
    /// What remains to be written, the next piece last.
    enum Piece { case controller(Int), text(StaticString) }
    var text = ""
    var pieces = [Piece.controller(0)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let literal): text += literal.description
      case .controller(let controller):
        text += names[controller]
        if let next = presented[controller] { pieces += [.controller(next), .text(" > ")] }
        if selected[controller] { pieces.append(.text("*")) }
        guard !children[controller].isEmpty else { continue }
        text += "["
        pieces.append(.text("]"))
        for (place, child) in children[controller].enumerated().reversed() {
          pieces.append(.controller(child))
          if place > 0 { pieces.append(.text(", ")) }
        }
      }
    }
    return text
  }
}

/// A text that is not a tree of controllers.
public struct HierarchyError: Error, Hashable, CustomStringConvertible {
  /// The column, from 1, at which the text stops being a tree.
  public var column: Int
  /// What could have stood there.
  public var expected: String

  /// A fault at a column.
  public init(column: Int, expected: String) {
    self.column = column
    self.expected = expected
  }

  /// Column and expectation in one line.
  public var description: String { "column \(column): \(expected) expected" }
}

/// Reads the tokens of a tree from bytes.
private struct TreeReader {
  let text: [UInt8]
  var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  var atEnd: Bool { position == text.count }

  mutating func skip(_ token: StaticString) -> Bool {
    let matches = token.withUTF8Buffer { text[position...].starts(with: $0) }
    if matches { position += token.utf8CodeUnitCount }
    return matches
  }

  /// A letter or `_`, then letters, digits, `_`, `.` and `-`, then perhaps `#` and digits.
  mutating func name() -> String? {
    let start = position
    guard position < text.count, Self.isLetter(text[position]) else { return nil }
    while position < text.count, Self.isNamePart(text[position]) { position += 1 }
    if position + 1 < text.count, text[position] == UInt8(ascii: "#"),
      Self.isDigit(text[position + 1])
    {
      position += 1
      while position < text.count, Self.isDigit(text[position]) { position += 1 }
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  func error(expecting expected: String) -> HierarchyError {
    let before = String(decoding: text[..<position], as: UTF8.self)
    return HierarchyError(column: before.count + 1, expected: expected)
  }

  // Whatever is not ASCII counts as a letter: names in other scripts are names.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
