extension JSON {
  /// How wide a line may be.
  package static let lineWidth = 100

  /// The canonical text: see `Specs/Decisions/0001-json-reading-and-writing.md`. Ends with a newline.
  package var canonical: String {
    var printer = JSONPrinter(spaced: true)
    printer.write(self, indent: 0, column: 0, trailing: 0)
    return String(decoding: printer.text, as: UTF8.self) + "\n"
  }

  /// All in one line without spaces, for protocols that are read line by line. No newline at the end.
  package var line: String {
    var printer = JSONPrinter(spaced: false)
    _ = printer.writeFlat(self, limit: .max)
    return String(decoding: printer.text, as: UTF8.self)
  }
}

/// Writes JSON in the one way this project writes it.
private struct JSONPrinter {
  /// A space after `:` and `,`.
  let spaced: Bool
  var text: [UInt8] = []
  /// The columns that the current flat attempt has written.
  private var width = 0

  init(spaced: Bool) { self.spaced = spaced }

  /// Writes a value that begins at a column, with so many columns to follow it on its line.
  mutating func write(_ value: JSON, indent: Int, column: Int, trailing: Int) {
    let start = text.count
    width = 0
    if writeFlat(value, limit: JSON.lineWidth - column - trailing) { return }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      text.removeSubrange(start...)
      writeLines(elements.map { (nil, $0) }, brackets: ("[", "]"), indent: indent)
    case .object(let members) where !members.isEmpty:
      text.removeSubrange(start...)
      writeLines(members.map { ($0.key, $0.value) }, brackets: ("{", "}"), indent: indent)
    default:
      // A scalar has one form, however wide.
      text.removeSubrange(start...)
      _ = writeFlat(value, limit: .max)
    }
  }

  private mutating func writeLines(
    _ entries: [(key: String?, value: JSON)], brackets: (String, String), indent: Int
  ) {
    text += brackets.0.utf8
    for (index, entry) in entries.enumerated() {
      text.append(UInt8(ascii: "\n"))
      text += repeatElement(UInt8(ascii: " "), count: indent + 2)
      width = 0
      if let key = entry.key {
        _ = writeString(key, limit: .max)
        _ = put(": ", limit: .max)
      }
      let isLast = index == entries.count - 1
      write(
        entry.value, indent: indent + 2, column: indent + 2 + width, trailing: isLast ? 0 : 1)
      if !isLast { text.append(UInt8(ascii: ",")) }
    }
    text.append(UInt8(ascii: "\n"))
    text += repeatElement(UInt8(ascii: " "), count: indent)
    text += brackets.1.utf8
  }

  /// Writes a value on one line; false, with the line half written, when it is wider than the limit.
  mutating func writeFlat(_ value: JSON, limit: Int) -> Bool {
    switch value {
    case .null: return put("null", limit: limit)
    case .bool(let answer): return put(answer ? "true" : "false", limit: limit)
    case .int(let number): return put("\(number)", limit: limit)
    case .double(let number):
      return put(number.isFinite ? "\(number)" : "null", limit: limit)
    case .string(let string): return writeString(string, limit: limit)
    case .array(let elements):
      guard put("[", limit: limit) else { return false }
      for (index, element) in elements.enumerated() {
        if index > 0, !put(spaced ? ", " : ",", limit: limit) { return false }
        guard writeFlat(element, limit: limit) else { return false }
      }
      return put("]", limit: limit)
    case .object(let members):
      guard put("{", limit: limit) else { return false }
      for (index, member) in members.enumerated() {
        if index > 0, !put(spaced ? ", " : ",", limit: limit) { return false }
        guard writeString(member.key, limit: limit), put(spaced ? ": " : ":", limit: limit),
          writeFlat(member.value, limit: limit)
        else { return false }
      }
      return put("}", limit: limit)
    }
  }

  private mutating func put(_ string: String, limit: Int) -> Bool {
    text += string.utf8
    width += string.utf8.count
    return width <= limit
  }

  /// Escapes only what must be; columns are Unicode scalars.
  private mutating func writeString(_ string: String, limit: Int) -> Bool {
    text.append(UInt8(ascii: "\""))
    width += 1
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): _ = put("\\\"", limit: limit)
      case UInt8(ascii: "\\"): _ = put("\\\\", limit: limit)
      case UInt8(ascii: "\n"): _ = put("\\n", limit: limit)
      case UInt8(ascii: "\t"): _ = put("\\t", limit: limit)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        _ = put("\\u00" + (byte < 16 ? "0" : "") + digits, limit: limit)
      default:
        text.append(byte)
        if byte & 0xC0 != 0x80 { width += 1 }
      }
      if width > limit { return false }
    }
    text.append(UInt8(ascii: "\""))
    width += 1
    return width <= limit
  }
}
