extension JSONScanner {
  /// Reads a string from its opening quote to behind its closing one.
  mutating func readString() throws(ExchangeError) {
    at += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return
      case UInt8(ascii: "\\"): try readEscape()
      case 0..<0x20: throw fault("a control character stands in a string; escape it")
      case 0x20..<0x80: at += 1
      default: try readMultibyte(byte)
      }
    }
    throw fault("the file ends inside a string")
  }

  private mutating func readEscape() throws(ExchangeError) {
    let start = at
    at += 1
    switch next {
    case UInt8(ascii: "u"):
      at += 1
      let first = try readHex(from: start)
      guard 0xD800...0xDFFF ~= first else { return }
      guard first < 0xDC00, next == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      else {
        if next == nil { throw fault("the file ends inside a string") }
        throw fault("half of a surrogate pair stands alone", at: start)
      }
      at += 2
      guard 0xDC00...0xDFFF ~= (try readHex(from: start)) else {
        throw fault("half of a surrogate pair stands alone", at: start)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case nil: throw fault("the file ends inside a string")
    default: throw fault("there is no such escape in JSON", at: start)
    }
  }

  private mutating func readHex(from start: Int) throws(ExchangeError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw fault("the file ends inside a string") }
      guard let digit = Self.hexDigit(byte) else {
        throw fault("\\u needs four hexadecimal digits", at: start)
      }
      value = value << 4 | digit
      at += 1
    }
    return value
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Reads one scalar of two to four bytes; overlong forms, surrogates and what lies beyond U+10FFFF
  /// are no UTF-8.
  private mutating func readMultibyte(_ first: UInt8) throws(ExchangeError) {
    let second: ClosedRange<UInt8>
    let count: Int
    switch first {
    case 0xC2...0xDF: (second, count) = (0x80...0xBF, 2)
    case 0xE0: (second, count) = (0xA0...0xBF, 3)
    case 0xED: (second, count) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, count) = (0x80...0xBF, 3)
    case 0xF0: (second, count) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, count) = (0x80...0xBF, 4)
    case 0xF4: (second, count) = (0x80...0x8F, 4)
    default: throw fault("these bytes are not UTF-8")
    }
    for offset in 1..<count {
      guard at + offset < bytes.count else { throw fault("the file ends inside a character") }
      guard (offset == 1 ? second : 0x80...0xBF).contains(bytes[at + offset]) else {
        throw fault("these bytes are not UTF-8")
      }
    }
    at += count
  }

  /// The text of a well-formed string, from behind its opening quote.
  static func unescaped(_ bytes: [UInt8], from start: Int) -> String {
    var end = start
    while bytes[end] != UInt8(ascii: "\"") && bytes[end] != UInt8(ascii: "\\") { end += 1 }
    if bytes[end] == UInt8(ascii: "\"") {
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
    var units: [UInt16] = []
    units.append(contentsOf: String(decoding: bytes[start..<end], as: UTF8.self).utf16)
    while bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        let escape = bytes[end + 1]
        end += 2
        switch escape {
        case UInt8(ascii: "u"):
          units.append(
            UInt16(bytes[end..<end + 4].reduce(0) { $0 << 4 | (hexDigit($1) ?? 0) }))
          end += 4
        case UInt8(ascii: "b"): units.append(8)
        case UInt8(ascii: "f"): units.append(12)
        case UInt8(ascii: "n"): units.append(10)
        case UInt8(ascii: "r"): units.append(13)
        case UInt8(ascii: "t"): units.append(9)
        default: units.append(UInt16(escape))
        }
      } else {
        let run = end
        while bytes[end] != UInt8(ascii: "\"") && bytes[end] != UInt8(ascii: "\\") { end += 1 }
        units.append(contentsOf: String(decoding: bytes[run..<end], as: UTF8.self).utf16)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
