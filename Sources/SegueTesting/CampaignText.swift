import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
package import SegueScenarios

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
      profiles: implementation.profiles.sorted(by: >), features: implementation.features,
      scenes: controllers, steps: steps)
    // A case has a step for every part of the app and one for each that is done to it.
    var campaign = Campaign(
      .init(
        search: SearchOptions(
          seed: seed, cases: cases, steps: 18 + limits.steps, smallScope: 0, shrinking: 800,
          confirmations: 1, explanation: 0),
        limits: limits))
    campaign.run(on: implementation)
    guard let finding = campaign.search.findings.first else {
      guard campaign.search.ran.random == 0 else { return nil }
      text =
        "none of \(campaign.drawn) scenarios could be run with what \(implementation.name) declares"
      return
    }
    guard let scenario = finding.minimal.blueprint?.scenario else { return nil }
    let run = SegueFuzzing.Run(scenario, on: implementation)
    text =
      "\(implementation.name) diverges: \(run.verdict.fingerprint ?? "and not always")\n"
      + FindingText(
        scenario: scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
        sentence: { shelf.sentences[$0] }
      ).text
      + "\nThe scenario, found as \(finding.origin.map(\.description) ?? "a short case"):\n"
      + scenario.canonicalJSON
      + "\nIn a file of its own:  \(shelf.explain("found.json"))"
  }
}
