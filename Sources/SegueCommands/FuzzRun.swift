import SegueFuzzing
import SegueScenarios
import Synchronization

/// A campaign as it is run for `segue fuzz`: it ends early on Ctrl-C, when its time is up, and when a finding cannot be saved.
final class FuzzRun: Sendable {
  private let report: Mutex<FuzzReport>
  private let progress: FuzzProgress
  private let implementation: any Implementation

  init(_ report: FuzzReport, _ progress: FuzzProgress) {
    implementation = report.options.implementation
    self.report = Mutex(report)
    self.progress = progress
    Interrupt.watch()
  }

  private var goesOn: Bool {
    !Interrupt.isSet && !progress.isOver && implementation.loss == nil
      && report.withLock { $0.failure == nil }
  }

  private func meet(_ found: Found) { report.withLock { $0.meet(found) } }

  private func add(_ found: Found) {
    progress.clear()
    report.withLock { $0.add(found) }
  }

  /// Runs a campaign.
  func counts(of campaign: Campaign.Options) -> CampaignCounts {
    Campaign(campaign).run(
      on: implementation, goesOn: { self.goesOn }, mayShrink: { !Interrupt.isSet },
      progress: progress.show, met: meet, found: add)
  }

  /// Runs one over the scenarios of an app.
  func counts(of app: StoryboardCampaign, _ campaign: Campaign.Options) -> CampaignCounts {
    var app = app
    return app.run(
      cases: campaign.cases, keepsGoing: campaign.keepsGoing, goesOn: { goesOn },
      mayShrink: { !Interrupt.isSet }, progress: progress.show, met: meet, found: add)
  }

  /// What is told at the end.
  ///
  /// - Throws: Where nothing was run although there was time: that says nothing of the implementation.
  func output(_ counts: CampaignCounts, listsRules: Bool) throws -> Output {
    progress.clear()
    let ranNothing = counts.scenarios == 0
    guard !ranNothing || !goesOn else {
      throw UsageError(
        message: counts.drawn == 0
          ? "this part of the campaign has no cases; a part has \(Campaign.share) or more"
          : "none of \(counts.drawn) cases can be run: they need what \(implementation.name) does not declare, or end while they are launched"
      )
    }
    return report.withLock { report in
      report.end()
      let text = report.text(counts) + (listsRules ? report.unreached(counts) : "")
      if let failure = report.failure { return Output(text, failing: failure) }
      if let loss = implementation.loss { return Output(text, failing: loss) }
      let isIncomplete = Interrupt.isSet || ranNothing
      return Output(
        text, exit: isIncomplete ? .incomplete : report.count > 0 ? .divergence : .expected)
    }
  }
}
