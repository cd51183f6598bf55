import PropertyEngine
import SegueConformance
import SegueScenarios

/// A run of neighbouring indices of a campaign: it depends on nothing outside, so that blocks can be run anywhere in any order.
struct CampaignBlock {
  /// So many cases are drawn in a block; what one reaches is varied within the block.
  static let size = 512

  private let options: Campaign.Options
  private var search: Search<ScenarioModel>
  private var coverage = Coverage()
  /// The first run of each kind that failed.
  private var failures: [Fingerprint: Run] = [:]
  private(set) var counts = CampaignCounts()

  init(_ number: Int, _ options: Campaign.Options) {
    self.options = options
    let first = number * Self.size
    search = Search(
      options.search(first: first, cases: min(Self.size, options.cases - first)))
  }

  /// Runs to the end, or until `goesOn` says no.
  ///
  /// - Parameters:
  ///   - known: Fingerprints that are not worth another finding.
  ///   - mayShrink: Whether there is time to make what was found smaller.
  ///   - met: is called for each finding as it was drawn.
  ///   - found: is called for each once it is small.
  mutating func run(
    on implementation: some Implementation, known: Set<String>, goesOn: () -> Bool,
    mayShrink: () -> Bool, met: (Found) -> Void, found: (Found) -> Void
  ) {
    var told = 0
    while goesOn(), let trial = search.next() {
      evaluate(trial, on: implementation, known)
      for finding in search.findings.dropFirst(told) {
        told += 1
        guard let drawn = failures[finding.fingerprint],
          var one = Found(finding, drawn: drawn, on: implementation)
        else { continue }
        met(one)
        one.shrink(
          on: implementation, profiles: options.limits.profiles, budget: options.shrinking,
          goesOn: mayShrink)
        found(one)
      }
    }
    counts.drawn = search.drawn
    counts.rules = Set(coverage.rules)
  }

  private mutating func evaluate(
    _ trial: Trial<ScenarioModel>, on implementation: some Implementation, _ known: Set<String>
  ) {
    guard let launched = trial.content.launched else {
      return search.record(.discarded, of: trial)
    }
    let run = Run(launched, on: implementation)
    counts.add(run)
    coverage.add(run.expected)
    if let text = run.verdict.fingerprint {
      guard !known.contains(text) else { return search.record(.discarded, of: trial) }
      if failures[Fingerprint(text)] == nil { failures[Fingerprint(text)] = run }
    }
    search.record(run.outcome(launched.entries), of: trial, features: coverage.features)
  }
}
