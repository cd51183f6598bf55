internal import Synchronization

/// The end of what adapters wrote on standard error.
package final class LastWords: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let total = Atomic(0)
  private static let most = 4096

  package init() {}

  /// How many bytes there were, the forgotten ones too.
  package var count: Int { total.load(ordering: .relaxed) }

  func append(_ more: ArraySlice<UInt8>) {
    total.add(more.count, ordering: .relaxed)
    bytes.withLock { bytes in
      bytes += more.suffix(Self.most)
      bytes.removeFirst(max(bytes.count - Self.most, 0))
    }
  }

  /// The last lines, what no terminal should be sent replaced.
  package var lines: [String] {
    let text = bytes.withLock { String(decoding: $0, as: UTF8.self) }
    return text.split(whereSeparator: \.isNewline).suffix(10).map { line in
      String(line.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
    }
  }
}
