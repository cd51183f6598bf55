import SegueConformance
package import SegueScenarios

/// A scenario that failed, run again: whether it always does.
package struct Confirmation: Sendable {
  /// How often it was run again, and how often it failed in the same way.
  package private(set) var runs = 0
  package private(set) var failures = 0
  /// The first run that failed so.
  package private(set) var run: Run?

  /// Runs it five times; once where `goesOn` says no, and who has no answer then is not counted.
  package init(
    _ scenario: Scenario, failing fingerprint: String, on implementation: some Implementation,
    goesOn: () -> Bool
  ) {
    for number in 0..<5 where number == 0 || goesOn() {
      let again = Run(scenario, on: implementation)
      if case .inconclusive = again.verdict.outcome, !goesOn() { break }
      runs += 1
      guard again.verdict.fingerprint == fingerprint else { continue }
      failures += 1
      run = run ?? again
    }
  }

  /// Whether it fails at some times and at others not.
  package var isFlaky: Bool { failures < runs }

  /// How often it failed, in words.
  package var words: String { "fails \(failures) of \(runs) times" }
}
