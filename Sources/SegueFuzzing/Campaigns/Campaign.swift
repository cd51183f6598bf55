import Dispatch
package import PropertyEngine
package import SegueScenarios

/// Random scenarios on one implementation: what it does otherwise than the model, each fault at its smallest.
///
/// Cases are drawn in blocks of neighbouring indices, each by itself. Workers take the next block each; what they find is told in
/// the order of the blocks, so that neither their number nor their speed shows.
package struct Campaign: Sendable {
  package struct Options: Sendable {
    package var seed: UInt64
    /// How many cases are drawn.
    package var cases: Int
    package var limits: Limits
    /// Whether it goes on after the first finding.
    package var keepsGoing = false
    /// How many scenarios are run at most to make a failure smaller.
    package var shrinking = 5000
    /// How many workers there are.
    package var jobs = 1
    /// Which part of how many it is, from 0: every so many-th block.
    package var shard = (index: 0, count: 1)

    package init(seed: UInt64, cases: Int = .max, limits: Limits = Limits()) {
      (self.seed, self.cases, self.limits) = (seed, cases, limits)
    }
  }

  /// Parts of a campaign get so many cases at a time.
  package static var share: Int { CampaignBlock.size }

  package let options: Options
  package init(_ options: Options) { self.options = options }

  /// Runs until the cases are used up, a finding ends it, or `goesOn` says no.
  ///
  /// - Parameters:
  ///   - goesOn: is asked before every scenario, by every worker.
  ///   - mayShrink: Whether there is time to make a finding smaller; without it, findings are told as they are.
  ///   - progress: is told the sum so far after every block.
  ///   - met: is called for each finding at once, as it was drawn; some are not told later, being known by then.
  ///   - found: is called for each finding as soon as it is complete and all blocks before its own are done.
  /// - Returns: What was run.
  package func run(
    on implementation: some Implementation, goesOn: @escaping @Sendable () -> Bool = { true },
    mayShrink: @escaping @Sendable () -> Bool = { true },
    progress: @escaping @Sendable (CampaignCounts) -> Void = { _ in },
    met: @escaping @Sendable (Found) -> Void = { _ in },
    found: @escaping @Sendable (Found) -> Void = { _ in }
  ) -> CampaignCounts {
    let merger = SharedMerger(options)
    DispatchQueue.concurrentPerform(iterations: max(1, options.jobs)) { _ in
      Limits.$current.withValue(options.limits) {
        while goesOn(), let task = merger.with({ $0.take() }) {
          var block = CampaignBlock(task.number, options)
          block.run(on: implementation, known: task.known) {
            goesOn() && !merger.with { $0.isOver }
          } mayShrink: {
            mayShrink() && !merger.with { $0.isOver }
          } met: {
            met($0)
          } found: { one in
            merger.with { $0.add(one, of: task.number).forEach(found) }
          }
          merger.with {
            $0.end(task.number, block.counts).forEach(found)
            progress($0.counts)
          }
        }
      }
    }
    return merger.with { $0.counts }
  }

  /// Draws all scenarios and runs none.
  package func scenarios() -> [Scenario] {
    Limits.$current.withValue(options.limits) {
      var search = Search<ScenarioModel>(options.search(first: 0, cases: options.cases))
      var result: [Scenario] = []
      while let trial = search.next() {
        if let launched = trial.content.launched { result.append(launched.scenario) }
        search.record(.passed, of: trial)
      }
      return result
    }
  }

  /// Draws the scenario of an origin again, without its predecessors; nil when its app cannot be launched.
  package func scenario(_ origin: Origin) -> Scenario? {
    Limits.$current.withValue(options.limits) {
      var search = Search<ScenarioModel>(options.search(first: 0, cases: 1))
      return search.replay(origin)?.launched?.scenario
    }
  }
}

extension Campaign.Options {
  /// The options of the search for a block; a case has a step for every part of the app and one for each that is done to it.
  func search(first: Int, cases: Int) -> SearchOptions {
    SearchOptions(
      seed: seed, cases: cases, first: first, steps: 36 + limits.steps, smallScope: 0,
      // Scenarios are made smaller as scenarios.
      shrinking: 0, confirmations: 0, explanation: 0,
      findings: keepsGoing ? .max : 1)
  }
}
