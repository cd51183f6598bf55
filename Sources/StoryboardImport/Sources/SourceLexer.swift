/// Cuts a source into tokens: understands comments (nested in Swift), strings of every form with their
/// interpolations, and conditional compilation. Never fails; what it does not understand it notes.
struct SourceLexer {
  let bytes: [UInt8]
  let language: SourceLanguage
  var offset = 0
  var list = TokenList()
  private var finder: PositionFinder

  /// Words after `#` in Objective-C whose line holds nothing of interest.
  private static let lines: Set<String> = ["import", "include", "pragma", "warning", "error"]

  /// How deep interpolations may stand inside interpolations.
  static let deepest = 50

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    finder = PositionFinder(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  static func tokens(of bytes: [UInt8], _ language: SourceLanguage) -> TokenList {
    var lexer = SourceLexer(bytes, language)
    while lexer.offset < bytes.count { lexer.step(depth: 0) }
    lexer.list.matchBrackets()
    return lexer.list
  }

  func byte(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  func begins(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  mutating func append(_ kind: SourceToken.Kind, from start: Int) {
    let text = decoded(bytes[start..<min(offset, bytes.count)], at: start)
    list.tokens.append(SourceToken(kind: kind, text: text, offset: start))
  }

  /// Bytes as text; what is no UTF-8 is not understood.
  mutating func decoded(_ bytes: some Collection<UInt8>, at start: Int) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    noteOddity(at: start)
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func noteOddity(at start: Int) { list.oddity = list.oddity ?? start }

  /// One token, comment or blank.
  mutating func step(depth: Int) {
    guard let first = byte() else { return }
    let start = offset
    switch first {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): string(hashes: 0, depth: depth)
    case UInt8(ascii: "'") where language == .objectiveC: character()
    case UInt8(ascii: "#"): hash(depth: depth)
    case UInt8(ascii: "@") where language == .objectiveC && byte(1) == UInt8(ascii: "\""):
      offset += 1
      string(hashes: 0, depth: depth)
    case UInt8(ascii: "`"):
      offset += 1
      let inner = offset
      while let next = byte(), Self.isWord(next) { offset += 1 }
      append(.word, from: inner)
      list.tokens[list.tokens.count - 1].isQuoted = true
      if byte() == UInt8(ascii: "`") { offset += 1 }
    case _ where Self.isDigit(first):
      while let next = byte(), Self.isWord(next) { offset += 1 }
      append(.number, from: start)
    case _ where Self.isWord(first):
      while let next = byte(), Self.isWord(next) { offset += 1 }
      append(.word, from: start)
    case 0:
      // UTF-16, or no text at all.
      noteOddity(at: start)
      offset += 1
    case _ where first <= 0x20: offset += 1
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"):
      offset += 2
      append(.symbol, from: start)
    default:
      offset += 1
      append(.symbol, from: start)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Old files end their lines with a carriage return alone.
  static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func skipLine() {
    while let next = byte(), !Self.endsLine(next) { offset += 1 }
  }

  // MARK: comments

  /// `// segue:disable S8` speaks to the linter.
  private mutating func lineComment() {
    let start = offset
    skipLine()
    let text = bytes[start..<offset].drop { $0 == UInt8(ascii: "/") || $0 == 0x20 }
    guard text.starts(with: "segue:".utf8) else { return }
    list.orders.append(
      (finder.position(of: start).line, String(decoding: text.dropFirst(6), as: UTF8.self)))
  }

  private mutating func blockComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if begins("/*"), depth == 0 || language == .swift {
        depth += 1
        offset += 2
      } else if begins("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
    noteOddity(at: start)
  }

  private mutating func character() {
    offset += 1
    while let next = byte(), next != UInt8(ascii: "'"), !Self.endsLine(next) {
      offset += next == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }

  /// `#if`, `#"raw"#`, `#selector`; in Objective-C also `#define NAME @"value"`, whose tokens stay.
  private mutating func hash(depth: Int) {
    let start = offset
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if language == .swift, byte(hashes) == UInt8(ascii: "\"") {
      offset += hashes
      return string(hashes: hashes, depth: depth)
    }
    if language == .swift, byte(hashes) == UInt8(ascii: "/") { return regex(hashes: hashes) }
    offset += hashes
    while let next = byte(), next == 0x20 || next == 0x09 { offset += 1 }
    let word = offset
    while let next = byte(), Self.isWord(next) { offset += 1 }
    switch String(decoding: bytes[word..<offset], as: UTF8.self) {
    case "if", "ifdef", "ifndef": directive("#if", start)
    case "elseif", "elif": directive("#elseif", start)
    case "else": directive("#else", start)
    case "endif": directive("#endif", start)
    case let word where language == .objectiveC && Self.lines.contains(word):
      skipLine()
    default:
      list.tokens.append(
        SourceToken(
          kind: .word, text: "#" + String(decoding: bytes[word..<offset], as: UTF8.self),
          offset: start))
    }
  }

  /// The condition belongs to the directive and means nothing here.
  private mutating func directive(_ text: String, _ start: Int) {
    while let next = byte(), !Self.endsLine(next), !begins("//") { offset += 1 }
    list.tokens.append(SourceToken(kind: .directive, text: text, offset: start))
  }

  private mutating func regex(hashes: Int) {
    let start = offset
    offset += hashes + 1
    while offset < bytes.count {
      if byte() == UInt8(ascii: "/"),
        (1...hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") })
      {
        offset += hashes + 1
        return list.tokens.append(
          SourceToken(kind: .string(value: nil), text: "", offset: start))
      }
      offset += 1
    }
    noteOddity(at: start)
  }
}
