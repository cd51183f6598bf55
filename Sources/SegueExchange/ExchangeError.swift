/// What is wrong with a file, and where: the error of everything that reads.
///
///     Corpus/Unwinding/a.json:12:7: scenario.steps[0].on: there is no scene "lst" …
public struct ExchangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named, or a word for what is no file, such as `standard input`.
  public var file: String
  /// The line, from 1; 0 when the error is about the file as a whole.
  public var line: Int
  /// The column in characters (Unicode scalars), from 1; 0 when the error is about the file as a whole.
  public var column: Int
  /// Where in the value, such as `storyboards.Main.scenes.list.segues[2].kind`; empty at the top.
  public var path: String
  /// What is wrong, in one sentence.
  public var message: String

  /// An error at a place; without one it is about the file as a whole.
  public init(
    file: String, line: Int = 0, column: Int = 0, path: String = "", message: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// `file:line:column: path: message`, without the parts that are not known.
  public var description: String {
    (line > 0 ? "\(file):\(line):\(column): " : "\(file): ")
      + (path.isEmpty ? message : "\(path): \(message)")
  }
}

/// A place in a text.
package struct TextPlace: Hashable, Sendable {
  package var line: Int
  package var column: Int

  /// The place of a byte: lines end with LF, columns count Unicode scalars.
  package init(of offset: Int, in bytes: [UInt8]) {
    line = 1
    column = 1
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
