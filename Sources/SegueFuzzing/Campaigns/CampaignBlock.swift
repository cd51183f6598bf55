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
  /// The texts of fingerprints that were met.
  private var texts: [Fingerprint: String] = [:]
  private(set) var counts = CampaignCounts()

  init(_ number: Int, _ options: Campaign.Options) {
    self.options = options
    let first = number * Self.size
    search = Search(
      options.search(first: first, cases: min(Self.size, options.cases - first)))
  }

  /// Runs to the end, or until `goesOn` says no; what was found by then is made small all the same.
  ///
  /// - Parameters:
  ///   - known: Fingerprints that are not worth another finding.
  ///   - found: is called for each finding as soon as it is complete.
  mutating func run(
    on implementation: some Implementation, known: Set<String>, goesOn: () -> Bool,
    found: (Found) -> Void
  ) {
    var told = 0
    while goesOn() || !search.isBetweenFindings, let trial = search.next() {
      evaluate(trial, on: implementation, known)
      guard search.isBetweenFindings, search.findings.count > told else { continue }
      tell(search.findings[told], on: implementation, found)
      told += 1
    }
    // The last one ends the search itself.
    if search.isBetweenFindings, search.findings.count > told {
      tell(search.findings[told], on: implementation, found)
    }
    counts.drawn = search.drawn
    counts.rules = Set(coverage.rules)
  }

  private func tell(
    _ finding: Finding<ScenarioModel>, on implementation: some Implementation,
    _ found: (Found) -> Void
  ) {
    let text = texts[finding.fingerprint] ?? ""
    if let one = Found(
      finding, text, on: implementation, profiles: options.limits.profiles,
      budget: options.shrinking * 3)
    {
      found(one)
    }
  }

  private mutating func evaluate(
    _ trial: Trial<ScenarioModel>, on implementation: some Implementation, _ known: Set<String>
  ) {
    guard let launched = trial.content.launched else {
      return search.record(.discarded, of: trial)
    }
    let run = Run(launched, on: implementation)
    let text = run.verdict.fingerprint
    guard trial.origin != nil else {
      return search.record(run.outcome(launched.entries), of: trial)
    }
    counts.add(run.expected)
    coverage.add(run.expected)
    if let text {
      counts.failed += 1
      guard !known.contains(text) else { return search.record(.discarded, of: trial) }
      texts[Fingerprint(text)] = text
    }
    search.record(run.outcome(launched.entries), of: trial, features: coverage.features)
  }
}
