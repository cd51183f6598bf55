internal import SegueExchange
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on standard error that overwrites itself; only on a terminal, and only when the work takes longer than
/// a moment.
final class TerminalLine: Sendable {
  private let isShown: Bool
  private let start = ContinuousClock().now
  private let shown: Mutex<(last: ContinuousClock.Instant, isOnLine: Bool)>

  init() {
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    isShown = isatty(STDERR_FILENO) == 1 && !isDumb
    shown = Mutex((start, false))
  }

  /// How long the work has taken, in seconds.
  var passed: Double { (ContinuousClock().now - start) / .seconds(1) }

  /// Seconds that are left, as a number; a guess after the first moment may be longer than any.
  static func whole(_ seconds: Double) -> Int { Int(min(max(0, seconds), 1e9)) }

  /// Shows a text in place of the former one, twice a second at most.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    let now = ContinuousClock().now
    shown.withLock { shown in
      guard now - shown.last > .milliseconds(500) else { return }
      shown = (now, true)
      _ = Files.put("\r\(text())\u{1B}[K", on: STDERR_FILENO)
    }
  }

  /// Takes the line away.
  func clear() {
    shown.withLock { shown in
      guard shown.isOnLine else { return }
      shown.isOnLine = false
      _ = Files.put("\r\u{1B}[K", on: STDERR_FILENO)
    }
  }
}
