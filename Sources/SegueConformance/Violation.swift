public import SegueScenarios

/// A law that a trace breaks.
public struct Violation: Hashable, Sendable {
  /// The law: `LAW-7`.
  public var law: RuleID
  /// The step in which it is broken: 0 is the launch.
  public var step: Int
  /// What was seen, in one sentence.
  public var seen: String

  /// A violation with all its parts.
  public init(law: RuleID, step: Int, seen: String) {
    self.law = law
    self.step = step
    self.seen = seen
  }
}
