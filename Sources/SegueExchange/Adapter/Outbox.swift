internal import Glibc

/// Bytes on their way to a descriptor that does not wait.
struct Outbox: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0

  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ more: [UInt8]) {
    if isEmpty {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes += more
  }

  /// Writes as much as the descriptor takes; false when it never takes anything again.
  mutating func write(to descriptor: Int32) -> Bool {
    while !isEmpty {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
