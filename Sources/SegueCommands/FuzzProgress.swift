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
  func show(_ counts: CampaignCounts) { line.show(text(counts, seconds: line.passed)) }

  func clear() { line.clear() }

  /// `412 cases, 85/s, 97 rules, 19 s left`
  func text(_ counts: CampaignCounts, seconds passed: Double) -> String {
    let passed = max(passed, 0.001)
    let rate = Double(counts.drawn) / passed
    let left: Double? =
      cases.map { Double($0 - counts.drawn) / max(rate, 0.001) }
      ?? seconds.map { Double($0) - passed }
    return "\(counts.drawn) cases, \(Int(rate))/s, \(counts.rules.count) rules"
      + (left.map { ", \(TerminalLine.whole($0)) s left" } ?? "")
  }
}
