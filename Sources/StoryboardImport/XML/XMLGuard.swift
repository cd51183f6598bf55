/// Looks a text over before a parser sees it: refuses what no storyboard has and what could cost more
/// than its size, and finds where each start tag stands.
///
/// Refused: other encodings than UTF-8, document type declarations (hence entities of its own and
/// anything external), nesting deeper than `deepest`, more attributes than `mostAttributes`, texts larger than
/// `mostBytes`. Elements must close
/// as they opened, in one root, and the file must not end inside anything: FoundationXML's parser lets
/// some of that pass. Everything else about being well-formed is the parser's to say.
struct XMLGuard {
  /// Real files nest some 40 deep.
  static let deepest = 200
  static let mostBytes = 64 << 20
  /// Of one element; the parser compares each with all others.
  static let mostAttributes = 1000

  private let file: String
  private let bytes: [UInt8]
  private var offset = 0
  /// The names of the open elements.
  private var open: [Range<Int>] = []
  /// The offset of each start tag, in order.
  private(set) var starts: [Int] = []

  /// - Throws: The first thing that is refused, with its place.
  init(_ bytes: [UInt8], file: String) throws(StoryboardFault) {
    self.file = file
    self.bytes = bytes
    try checkEncoding()
    while let next = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if open.isEmpty { try checkBlank(before: next) }
      offset = next
      try scanMarkup()
    }
    guard open.isEmpty, !starts.isEmpty else {
      throw fault("the file ends before its elements do", at: bytes.count)
    }
    try checkBlank(before: bytes.count)
  }

  /// Outside the root element stands nothing but markup; a byte order mark may come first.
  private func checkBlank(before end: Int) throws(StoryboardFault) {
    let start = offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : offset
    if let odd = bytes[start..<max(start, end)].firstIndex(where: { $0 > 0x20 }) {
      throw fault("text stands outside the root element", at: odd)
    }
  }

  private func fault(_ message: String, at offset: Int) -> StoryboardFault {
    var finder = PositionFinder(bytes)
    return StoryboardFault(file: file, position: finder.position(of: offset), message: message)
  }

  private func checkEncoding() throws(StoryboardFault) {
    guard bytes.count <= Self.mostBytes else {
      throw StoryboardFault(
        file: file, position: TextPosition(line: 1, column: 1),
        message: "the file is larger than \(Self.mostBytes >> 20) MiB")
    }
    guard !bytes.isEmpty else { throw fault("the file is empty", at: 0) }
    guard ![[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(bytes.prefix(2))) else {
      throw fault("the file is not in UTF-8", at: 0)
    }
    if let odd = bytes.firstIndex(where: { $0 < 0x20 && $0 != 9 && $0 != 10 && $0 != 13 }) {
      throw fault("a control character stands here", at: odd)
    }
    if let odd = Self.firstInvalid(bytes) { throw fault("the file is not in UTF-8", at: odd) }
  }

  /// The first byte that is no UTF-8; decoded in one go when there is none.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var low = 0
    for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      guard String(validating: bytes[low..<index], as: UTF8.self) != nil else { return low }
      low = index
    }
    return low
  }

  private mutating func scanMarkup() throws(StoryboardFault) {
    if begins("<!--") { return try skip(past: "-->") }
    if begins("<![CDATA[") { return try skip(past: "]]>") }
    if begins("<!") { throw fault("a storyboard has no declarations such as DOCTYPE", at: offset) }
    if begins("<?") { return try scanInstruction() }
    if begins("</") { return try scanEnd() }
    guard open.count < Self.deepest else {
      throw fault("elements nest deeper than \(Self.deepest)", at: offset)
    }
    guard !open.isEmpty || starts.isEmpty else {
      throw fault("there is a second root element", at: offset)
    }
    starts.append(offset)
    open.append(name(at: offset + 1))
    try skipTag()
  }

  /// An end tag, which closes the element that was opened last.
  private mutating func scanEnd() throws(StoryboardFault) {
    let start = offset
    let closing = name(at: start + 2)
    try skip(past: ">")
    guard let opened = open.popLast(), bytes[opened] == bytes[closing] else {
      throw fault("this end tag closes nothing that is open", at: start)
    }
  }

  private func name(at start: Int) -> Range<Int> {
    let end = bytes[start...].firstIndex { $0 <= 0x20 || $0 == 0x2F || $0 == 0x3E }
    return start..<(end ?? bytes.count)
  }

  /// `<?xml … encoding="UTF-8"?>`: another encoding would be read as something else than was checked.
  private mutating func scanInstruction() throws(StoryboardFault) {
    let start = offset
    try skip(past: "?>")
    guard bytes[start..<offset].starts(with: "<?xml".utf8), bytes[start + 5] <= 0x20 else { return }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
    for range in text.unicodeScalars.ranges(of: "encoding".unicodeScalars) {
      let value = text[range.upperBound...].unicodeScalars.drop { $0.value <= 0x20 || $0 == "=" }
      guard ["utf-8", "us-ascii", "ascii"].contains(where: String(value.dropFirst()).hasPrefix)
      else { throw fault("the file is not in UTF-8", at: start) }
    }
  }

  private func begins(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(past end: StaticString) throws(StoryboardFault) {
    let start = offset
    while offset < bytes.count {
      if begins(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw fault("this does not end", at: start)
  }

  /// A start tag to its `>`; one in a quoted value does not end it.
  private mutating func skipTag() throws(StoryboardFault) {
    let start = offset
    var quote: UInt8?
    var values = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let mark = quote {
        guard byte == mark else { continue }
        quote = nil
        values += 1
        guard values <= Self.mostAttributes else {
          throw fault("an element has more than \(Self.mostAttributes) attributes", at: start)
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        if bytes[offset - 2] == UInt8(ascii: "/") { open.removeLast() }
        return
      }
    }
    throw fault("this does not end", at: start)
  }
}
