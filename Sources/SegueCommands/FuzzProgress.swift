import SegueFuzzing

/// How far a campaign is, on the terminal, and whether its time is up.
struct FuzzProgress: Sendable {
  let cases: Int?
  let seconds: Int?
  private let line = TerminalLine()

  init(cases: Int?, seconds: Int?) {
    self.cases = cases
    self.seconds = seconds
  }

  /// Whether the time is up.
  var isOver: Bool { seconds.map { line.passed >= Double($0) } ?? false }

  /// Shows the sum so far.
  func show(_ counts: CampaignCounts) { line.show(text(counts)) }

  func clear() { line.clear() }

  private func text(_ counts: CampaignCounts) -> String {
    let passed = max(line.passed, 0.001)
    let rate = Double(counts.drawn) / passed
    let left: Double? =
      cases.map { Double($0 - counts.drawn) / max(rate, 0.001) }
      ?? seconds.map { Double($0) - passed }
    return "\(counts.drawn) cases, \(Int(rate))/s, \(counts.rules.count) rules"
      + (left.map { ", \(Int(min(max(0, $0), 1e9))) s left" } ?? "")
  }
}
