import SegueExchange
import SegueFuzzing
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a campaign is, in one line on standard error that overwrites itself; nothing where that is no terminal.
final class FuzzProgress: Sendable {
  private let start = ContinuousClock().now
  private let cases: Int?
  private let seconds: Int?
  private let isShown = isatty(STDERR_FILENO) == 1
  private let shown = Mutex<(length: Int, at: ContinuousClock.Instant?)>((0, nil))

  init(cases: Int?, seconds: Int?) {
    self.cases = cases
    self.seconds = seconds
  }

  private var passed: Double { (ContinuousClock().now - start) / .seconds(1) }

  /// Whether the time is up.
  var isOver: Bool { seconds.map { passed >= Double($0) } ?? false }

  /// Shows the sum so far, a few times a second at most.
  func show(_ counts: CampaignCounts) {
    guard isShown else { return }
    let now = ContinuousClock().now
    shown.withLock { shown in
      if let last = shown.at, now - last < .milliseconds(200) { return }
      let text = line(counts)
      let blank = String(repeating: " ", count: max(0, shown.length - text.count))
      _ = Files.put("\r" + text + blank, on: STDERR_FILENO)
      shown = (text.count, now)
    }
  }

  /// Takes the line away.
  func clear() {
    shown.withLock { shown in
      guard shown.length > 0 else { return }
      _ = Files.put(
        "\r" + String(repeating: " ", count: shown.length) + "\r", on: STDERR_FILENO)
      shown = (0, nil)
    }
  }

  func line(_ counts: CampaignCounts) -> String {
    let passed = max(passed, 0.001)
    let rate = Double(counts.drawn) / passed
    let left: Double? =
      cases.map { Double($0 - counts.drawn) / max(rate, 0.001) }
      ?? seconds.map { Double($0) - passed }
    return "\(counts.drawn) cases, \(Int(rate))/s, \(counts.rules.count) rules"
      + (left.map { ", \(Int(max(0, $0))) s left" } ?? "")
  }
}
