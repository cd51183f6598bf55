internal import SegueExchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on standard error that says how far something has come; only on a terminal, and only when it
/// takes longer than a moment.
struct Progress {
  private let unit: String
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var last: ContinuousClock.Instant
  private var isOnLine = false

  /// `unit` is what is counted, in the plural.
  init(_ unit: String) {
    self.unit = unit
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isShown = isatty(STDERR_FILENO) == 1 && !isDumb
    start = clock.now
    last = start
  }

  /// Shows how many are done out of how many at most.
  mutating func show(_ done: Int, of most: Int) {
    guard isShown, clock.now - last > .milliseconds(500) else { return }
    last = clock.now
    isOnLine = true
    let seconds = (last - start) / .seconds(1)
    put("\r\(Self.line(done, of: most, unit: unit, seconds: seconds))\u{1B}[K")
  }

  /// Takes the line away.
  func end() { if isOnLine { put("\r\u{1B}[K") } }

  private func put(_ text: String) {
    _ = Files.put(text, on: STDERR_FILENO)
  }

  /// `412 of at most 2000 states, 85 a second, at most 19 s left`
  static func line(_ done: Int, of most: Int, unit: String, seconds: Double) -> String {
    let rate = Double(done) / max(seconds, 0.001)
    let left = Double(max(0, most - done)) / max(rate, 0.001)
    return "\(done) of at most \(most) \(unit), \(Int(rate)) a second"
      + (done > 0 ? ", at most \(Int(left.rounded(.up))) s left" : "")
  }
}
