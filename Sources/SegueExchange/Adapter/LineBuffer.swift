/// Bytes that arrive in pieces, taken out line by line.
package struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []
  /// Where the first line that was not taken begins.
  private var start = 0
  /// How far the search for its end has come.
  private var searched = 0

  package init() {}

  /// How many bytes wait.
  package var count: Int { bytes.count - start }

  package mutating func append(_ more: some Sequence<UInt8>) {
    if start > 1 << 16 || start == bytes.count {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next whole line without its end, which is LF or CR LF; nil when there is none yet.
  package mutating func line() -> [UInt8]? {
    while searched < bytes.count {
      let byte = bytes[searched]
      searched += 1
      guard byte == UInt8(ascii: "\n") else { continue }
      var end = searched - 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      defer { start = searched }
      return Array(bytes[start..<end])
    }
    return nil
  }

  /// What waits, for messages.
  package var rest: [UInt8] { Array(bytes[start...]) }
}
