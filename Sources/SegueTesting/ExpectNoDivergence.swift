import SegueExchange
import SegueFuzzing
public import SegueScenarios
public import Testing

/// Runs random scenarios on an implementation beside the reference model, and records the first divergence, at its smallest,
/// as an issue.
///
///     @Test func campaign() { expectNoDivergence(of: MyNavigation(), seed: 1, cases: 1000) }
///
/// - Parameters:
///   - implementation: Gets scenarios of its own features and profiles only.
///   - seed: The same seed draws the same scenarios.
///   - cases: How many are drawn. That none of them could be run is an issue, too.
///   - controllers: The most scenes that one has.
///   - steps: The most steps that one has.
///   - sourceLocation: Where issues are reported.
public func expectNoDivergence(
  of implementation: some Implementation, seed: UInt64 = 1, cases: Int = 1000,
  controllers: Int = 8, steps: Int = 8, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = CampaignText(
    of: implementation, seed: seed, cases: cases, controllers: controllers, steps: steps
  )?.text
  guard let text else { return }
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}
