/// A place in a text: lines and columns count from 1, columns in Unicode scalars.
package struct TextPosition: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// What is wrong with a file, and where: the one error of everything that reads here.
///
///     Main.storyboard:12:7: a storyboard has no DOCTYPE
package struct StoryboardFault: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var position: TextPosition
  package var message: String

  package init(file: String, position: TextPosition, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  package var description: String {
    "\(file):\(position.line):\(position.column): \(message)"
  }
}

/// Finds lines and columns of byte offsets that are asked for in ascending order.
struct PositionFinder {
  private let bytes: [UInt8]
  private var offset = 0
  private var position = TextPosition(line: 1, column: 1)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func position(of wanted: Int) -> TextPosition {
    if wanted < offset {
      offset = 0
      position = TextPosition(line: 1, column: 1)
    }
    let end = min(wanted, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      // A carriage return ends a line where no line feed follows.
      if byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A))
      {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
      offset += 1
    }
    return position
  }
}
