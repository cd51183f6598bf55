import SegueConformance
import SegueScenarios

/// Results made by hand: of every verdict one, with texts that mean something in some format.
enum ResultsSample {
  static func header(
    shards: Shards? = nil, filter: String? = nil, failOn: ConformanceCase.Level = .should
  ) -> CheckResults.Header {
    CheckResults.Header(
      suite: "0.1.0", corpus: "0123456789abcdef",
      implementation: CheckResults.Subject(
        name: "a<b> & \"c\"", features: [.segueShow], profiles: [.ios9, .ios13],
        layers: [.outcome, .callbacks]), filter: filter, failOn: failOn, shards: shards)
  }

  static func results(
    _ verdicts: [CaseVerdict], stale: [StaleEntry] = [], header: CheckResults.Header? = nil
  ) -> CheckResults {
    CheckResults(header: header ?? self.header(), verdicts: verdicts, stale: stale)
  }
}
