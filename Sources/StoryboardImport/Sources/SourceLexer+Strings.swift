extension SourceLexer {
  /// A string that begins at its quote: of one line or of several, with or without hashes.
  mutating func string(hashes: Int, depth: Int) {
    let start = offset
    let isLong = language == .swift && begins("\"\"\"")
    offset += isLong ? 3 : 1
    var value: [UInt8]? = []
    while let next = byte() {
      if next == UInt8(ascii: "\""), closes(isLong: isLong, hashes: hashes) {
        offset += (isLong ? 3 : 1) + hashes
        return append(value, start)
      }
      if Self.endsLine(next) && !isLong { break }
      if next == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") })
      {
        offset += 1 + hashes
        escape(&value, depth: depth)
      } else {
        value?.append(next)
        offset += 1
      }
    }
    noteOddity(at: start)
    append(nil, start)
  }

  private mutating func append(_ value: [UInt8]?, _ start: Int) {
    let text = value.map { decoded($0, at: start) }
    list.tokens.append(SourceToken(kind: .string(value: text), text: "", offset: start))
  }

  private func closes(isLong: Bool, hashes: Int) -> Bool {
    guard !isLong || begins("\"\"\"") else { return false }
    let width = isLong ? 3 : 1
    return (0..<hashes).allSatisfy { byte(width + $0) == UInt8(ascii: "#") }
  }

  /// After a backslash. An interpolation makes the value unknown; its own strings and parentheses are
  /// passed over as code.
  private mutating func escape(_ value: inout [UInt8]?, depth: Int) {
    guard let next = byte() else { return }
    offset += 1
    switch next {
    case UInt8(ascii: "(") where language == .swift:
      value = nil
      interpolation(depth: depth)
    case UInt8(ascii: "n"): value?.append(0x0A)
    case UInt8(ascii: "t"): value?.append(0x09)
    case UInt8(ascii: "u") where byte() == UInt8(ascii: "{"):
      offset += 1
      let start = offset
      while let digit = byte(), Self.isWord(digit) { offset += 1 }
      let digits = String(decoding: bytes[start..<offset], as: UTF8.self)
      if byte() == UInt8(ascii: "}") { offset += 1 }
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        value = nil
        return
      }
      value? += Array(String(Character(scalar)).utf8)
    default: value?.append(next)
    }
  }

  private mutating func interpolation(depth: Int) {
    guard depth < Self.deepest else { return noteOddity(at: offset) }
    var parentheses = 1
    let kept = list.tokens.count
    while offset < bytes.count, parentheses > 0 {
      let before = list.tokens.count
      step(depth: depth + 1)
      guard list.tokens.count > before, let last = list.tokens.last else { continue }
      if last.isSymbol("(") { parentheses += 1 }
      if last.isSymbol(")") { parentheses -= 1 }
    }
    list.tokens.removeSubrange(kept...)
  }
}
