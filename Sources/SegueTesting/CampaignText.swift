import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
package import SegueScenarios
import Synchronization

/// What a campaign found, as it reads in the output of a test.
package struct CampaignText {
  package let text: String

  /// Runs a campaign up to its first finding.
  ///
  /// - Returns: What is to be told; nil when nothing was found.
  package init?(
    of implementation: some Implementation, seed: UInt64, cases: Int, controllers: Int, steps: Int,
    shelf: Shelf = .standard
  ) {
    let limits = Limits(
      profiles: implementation.drawnProfiles,
      hasAppKit: implementation.profiles.contains(.appkit), features: implementation.features,
      scenes: controllers, steps: steps)
    let first = Mutex<Found?>(nil)
    let counts = Campaign(Campaign.Options(seed: seed, cases: cases, limits: limits)).run(
      on: implementation,
      found: { found in first.withLock { $0 = $0 ?? found } })
    guard let found = first.withLock({ $0 }) else {
      guard counts.scenarios == 0 else { return nil }
      text =
        "none of \(counts.drawn) scenarios could be run with what \(implementation.name) declares"
      return
    }
    let run = found.run
    let scenario = run.scenario
    text =
      "\(implementation.name) diverges\(found.isFlaky ? ", not always" : ""): "
      + "\(FindingText.title(found.fingerprint))\n"
      + FindingText(
        scenario: scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
        steps: scenario.steps.map(\.words), rules: shelf.rules
      ).text
      + "\nThe scenario, found as \(found.origin):\n"
      + scenario.canonicalJSON
      + "\nIn a file of its own:  \(shelf.explain("found.json"))"
  }
}
