public import SegueScenarios

/// A statement that holds for any trace, whatever implementation made it (`Specs/Laws.md`).
public struct Law: Sendable {
  /// The laws that a trace of a scenario breaks.
  public static func check(_ trace: Trace, _ scenario: Scenario, layers: Set<Layer>) -> [Violation]
  {
    []
  }
}
