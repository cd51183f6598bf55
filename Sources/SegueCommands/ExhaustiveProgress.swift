import SegueFuzzing
import SegueScenarios
import Synchronization

/// How far a search among all small scenarios is, on the terminal.
final class ExhaustiveProgress: Sendable {
  private let line = TerminalLine()
  private let ran = Atomic<Int>(0)

  /// Shows the size and the profile at hand, and all that was run so far.
  func add(_ more: Int, _ size: ScenarioSize, _ profile: Profile) {
    let sum = ran.wrappingAdd(more, ordering: .relaxed).newValue
    line.show(Self.text(sum, size, profile, seconds: line.passed))
  }

  func clear() { line.clear() }

  /// `size 2/3/1/0 in ios14, 81234 scenarios, 5300/s`: short, since a line that breaks is not overwritten.
  static func text(
    _ ran: Int, _ size: ScenarioSize, _ profile: Profile, seconds: Double
  ) -> String {
    "size \(size) in \(profile.rawValue), \(ran) scenarios, "
      + "\(Int(Double(ran) / max(seconds, 0.001)))/s"
  }
}
