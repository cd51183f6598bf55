/// How far something with a known end is, on the terminal.
struct Progress {
  /// What is counted, in the plural.
  let unit: String
  private let line = TerminalLine()

  init(_ unit: String) { self.unit = unit }

  /// Shows how many are done out of how many at most.
  func show(_ done: Int, of most: Int) {
    line.show(Self.text(done, of: most, unit: unit, seconds: line.passed))
  }

  func clear() { line.clear() }

  /// `412 of at most 2000 states, 85 a second, at most 19 s left`
  static func text(_ done: Int, of most: Int, unit: String, seconds: Double) -> String {
    let rate = Double(done) / max(seconds, 0.001)
    let left = Double(max(0, most - done)) / max(rate, 0.001)
    return "\(done) of at most \(most) \(unit), \(Int(rate)) a second"
      + (done > 0 ? ", at most \(TerminalLine.whole(left.rounded(.up))) s left" : "")
  }
}
