import SegueConformance
package import SegueScenarios

/// What a campaign ran so far.
package struct CampaignCounts: Sendable, Equatable {
  /// Cases drawn, those whose app cannot be launched included.
  package var drawn = 0
  /// Scenarios that were run.
  package var scenarios = 0
  /// Their steps, launches included.
  package var steps = 0
  /// Scenarios that ended with something unspecified.
  package var unspecified = 0
  /// Scenarios in which an unwind reached a destination.
  package var unwound = 0
  /// Scenarios in which the implementation was at fault.
  package var failed = 0
  /// The rules that the model cited.
  package var rules: Set<RuleID> = []

  package init() {}

  /// Takes note of what model and implementation did in a scenario; the rules are the caller's to add.
  package mutating func add(_ run: Run) {
    let trace = run.expected
    scenarios += 1
    if run.verdict.isFailure { failed += 1 }
    steps += trace.steps.count
    if case .unspecified = trace.ending { unspecified += 1 }
    let isUnwound = trace.steps.contains { step in step.events.contains { $0.kind == .action } }
    if isUnwound { unwound += 1 }
  }

  mutating func add(_ other: CampaignCounts) {
    drawn += other.drawn
    scenarios += other.scenarios
    steps += other.steps
    unspecified += other.unspecified
    unwound += other.unwound
    failed += other.failed
    rules.formUnion(other.rules)
  }
}
