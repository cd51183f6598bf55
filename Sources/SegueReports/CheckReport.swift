package import SegueConformance
import SegueScenarios

/// A run of the corpus against one implementation, as people read it on a terminal.
package struct CheckReport {
  let results: CheckResults
  /// The folder of the cases, as a command names it that is typed in the current folder.
  let corpus: String
  /// The file that new failures can be put on record in.
  let record: String?

  package init(_ results: CheckResults, corpus: String, record: String? = nil) {
    self.results = results
    self.corpus = corpus
    self.record = record
  }

  package var text: String {
    let lines =
      results.byPath.flatMap(block) + results.stale.map { "STALE \($0.words)" }
      + SummaryTable(results).text + proposals
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ verdict: CaseVerdict) -> [String] {
    let word: String
    switch results.standing(of: verdict) {
    case .passed, .notRun: return []
    case .expected:
      let name = "\(verdict.subject.path) [\(verdict.profile.rawValue)]"
      return ["EXPECTED \(name): \(verdict.onRecord ?? "")"]
    case .failed: word = "FAIL"
    case .tolerated: word = "TOLERATED"
    case .broken: word = "BROKEN"
    case .skipped where verdict.kind == .inconclusive: word = "INCONCLUSIVE"
    case .skipped: return []
    }
    return ["\(word) \(verdict.headline)"] + body(verdict) + [
      "     \(verdict.again(corpus: corpus))"
    ]
  }

  private func body(_ verdict: CaseVerdict) -> [String] {
    let rules = "     rules     \(verdict.ruleList)"
    guard let place = verdict.place else {
      let reason = verdict.reason ?? ""
      return verdict.isFailure
        ? [rules, "     \(verdict.kind.rawValue): \(reason)"] : ["     \(reason)"]
    }
    guard let expected = place.expected else {
      return [rules, "     \(place.words): \(place.actual)"]
    }
    return [
      rules, "     \(place.words)", "     expected  \(expected)", "     actual    \(place.actual)",
    ]
  }

  /// Entries for new failures, to be pasted where failures are on record.
  private var proposals: [String] {
    let failures = results.verdicts(.failed)
    guard let record, !failures.isEmpty else { return [] }
    let own = Dictionary(grouping: results.verdicts, by: \.subject.uid)
    var lines = ["", "New failures as entries for \(record); each needs its reason behind #:", ""]
    for (index, failure) in failures.enumerated() {
      let subject = failure.subject
      if index > 0, failures[index - 1].subject.uid == subject.uid { continue }
      lines.append("# \(subject.path): \(subject.title.oneLine)")
      let verdicts = own[subject.uid] ?? []
      lines += ExpectedDivergences.entries(
        for: verdicts.filter { results.standing(of: $0) == .failed }, among: verdicts
      ).map(\.text)
    }
    return lines
  }
}
