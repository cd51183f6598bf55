internal import SegueScenarios

/// The walk that makes a `JSONMap`: a loop with a list of open arrays and objects, no recursion.
struct JSONScanner {
  struct Open {
    var node: Int
    var isObject: Bool
    var keys: Set<String> = []
  }

  let bytes: [UInt8]
  let file: String
  var nodes: [JSONMap.Node] = []
  var at = 0
  private var open: [Open] = []
  private var key = JSONMap.noKey

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The byte to read next; nil at the end.
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  func fault(_ message: String, at offset: Int? = nil) -> ExchangeError {
    let place = TextPlace(of: offset ?? at, in: bytes)
    return ExchangeError(file: file, line: place.line, column: place.column, message: message)
  }

  /// A fault about what stands here instead of what was expected.
  func unexpected(_ expected: String) -> ExchangeError {
    guard let next else { return fault("the file ends where \(expected) was expected") }
    let found =
      switch next {
      case 0x21...0x7E: quoted(String(UnicodeScalar(next)))
      case 0...0x20, 0x7F: "a control character"
      default: "a character that is not ASCII"
      }
    return fault("expected \(expected), found \(found)")
  }

  mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { at += 1 }
  }

  /// Whether the text is in another encoding: it begins with that one's byte order mark, or every other
  /// byte of its first characters is zero.
  private var isWide: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard bytes.count >= 4 else { return false }
    return bytes[0] == 0 && bytes[2] == 0 || bytes[1] == 0 && bytes[3] == 0
  }

  /// Reads the whole text.
  mutating func scan() throws(ExchangeError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw fault("the file begins with a byte order mark; take it away")
    }
    if isWide { throw fault("the file is UTF-16 or UTF-32; write it in UTF-8") }
    skipSpace()
    if next == nil { throw fault("the file is empty") }
    var expectsValue = true
    while expectsValue || !open.isEmpty {
      expectsValue = expectsValue ? try readValue() : try readSeparator()
    }
    skipSpace()
    if next != nil { throw unexpected("the end of the file") }
  }

  /// Reads a scalar or opens an array or object; true when another value must follow.
  private mutating func readValue() throws(ExchangeError) -> Bool {
    skipSpace()
    nodes.append(JSONMap.Node(start: UInt32(at), end: UInt32(nodes.count + 1), key: key))
    key = JSONMap.noKey
    switch next {
    case UInt8(ascii: "{"): return try readOpening(isObject: true)
    case UInt8(ascii: "["): return try readOpening(isObject: false)
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "t"): try readWord("true")
    case UInt8(ascii: "f"): try readWord("false")
    case UInt8(ascii: "n"): try readWord("null")
    case UInt8(ascii: "-"): try readNumber()
    case let digit? where Self.isDigit(digit): try readNumber()
    default: throw unexpected("a value")
    }
    return false
  }

  private mutating func readOpening(isObject: Bool) throws(ExchangeError) -> Bool {
    guard open.count < JSONMap.deepest else {
      throw fault("arrays and objects stand more than \(JSONMap.deepest) deep in one another")
    }
    open.append(Open(node: nodes.count - 1, isObject: isObject))
    at += 1
    skipSpace()
    if next == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      close()
      return false
    }
    if isObject { try readKey() }
    return true
  }

  /// Reads what follows a value in an array or object; true when another value must follow.
  private mutating func readSeparator() throws(ExchangeError) -> Bool {
    skipSpace()
    let isObject = open[open.count - 1].isObject
    switch next {
    case UInt8(ascii: ","):
      at += 1
      if isObject { try readKey() }
      return true
    case UInt8(ascii: "}") where isObject, UInt8(ascii: "]") where !isObject:
      close()
      return false
    default: throw unexpected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
    }
  }

  private mutating func close() {
    at += 1
    nodes[open.removeLast().node].end = UInt32(nodes.count)
  }

  private mutating func readKey() throws(ExchangeError) {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key") }
    let start = at
    try readString()
    let name = Self.unescaped(bytes, from: start + 1)
    guard open[open.count - 1].keys.insert(name).inserted else {
      throw fault("the key \(quoted(name)) stands twice in one object", at: start)
    }
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw unexpected("\":\"") }
    at += 1
    key = UInt32(start)
  }

  private mutating func readWord(_ word: StaticString) throws(ExchangeError) {
    let start = at
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else {
        at = next == nil ? at : start
        throw unexpected("a value")
      }
      at += 1
    }
  }

  private mutating func readNumber() throws(ExchangeError) {
    if next == UInt8(ascii: "-") { at += 1 }
    let start = at
    try readDigits()
    if bytes[start] == UInt8(ascii: "0"), at > start + 1 {
      throw fault("a number begins with a zero too many", at: start)
    }
    if next == UInt8(ascii: ".") {
      at += 1
      try readDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      at += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { at += 1 }
      try readDigits()
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func readDigits() throws(ExchangeError) {
    let start = at
    while let next, Self.isDigit(next) { at += 1 }
    if at == start { throw unexpected("a digit") }
  }
}
