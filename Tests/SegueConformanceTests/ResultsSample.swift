import SegueConformance
import SegueScenarios

/// Short ways to make results by hand.
enum ResultsSample {
  /// A verdict; a failure has the fingerprint `outcome:tree:tree:-` unless told otherwise.
  static func verdict(
    _ uid: String, _ profile: Profile = .ios9, _ kind: Verdict.Kind = .pass, path: String? = nil,
    rules: [RuleID] = [.UNW(1)], fingerprint: String? = nil,
    level: ConformanceCase.Level = .must
  ) -> CaseVerdict {
    let isWrong = kind == .fail
    return CaseVerdict(
      CaseVerdict.Subject(
        uid: uid, path: path ?? "Unwinding/\(uid)", title: "Title of \(uid)", rules: rules,
        level: level),
      profile: profile, kind: kind,
      fingerprint: fingerprint ?? (isWrong ? "outcome:tree:tree:-" : nil),
      place: isWrong
        ? CaseVerdict.Place(layer: .outcome, law: nil, step: 1, expected: "a", actual: "b") : nil)
  }

  static func results(
    _ verdicts: [CaseVerdict], suite: String = "0.1.0", corpus: String = "c", filter: String? = nil,
    profile: Profile? = nil, failOn: ConformanceCase.Level = .should, shards: Shards? = nil,
    name: String = "mine", stale: [StaleEntry] = []
  ) -> CheckResults {
    CheckResults(
      header: CheckResults.Header(
        suite: suite, corpus: corpus,
        implementation: CheckResults.Subject(
          name: name, features: [.segueShow], profiles: [.ios9], layers: [.outcome]),
        filter: filter, profile: profile, failOn: failOn, shards: shards),
      verdicts: verdicts, stale: stale)
  }
}
