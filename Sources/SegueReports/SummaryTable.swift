import SegueConformance

/// How many cases of each area came out how: a row an area, and one for all.
struct SummaryTable {
  let columns: [String]
  let rows: [(name: String, counts: [Int])]

  /// What is on record or tolerated has a column of its own and is not counted among the failures.
  init(_ results: CheckResults) {
    var counts: [String: [String: Int]] = ["total": [:]]
    for verdict in results.verdicts {
      let column =
        switch results.standing(of: verdict) {
        case .expected: "expected"
        case .tolerated: "tolerated"
        default: verdict.kind.rawValue
        }
      for row in [verdict.subject.area, "total"] {
        counts[row, default: [:]][column, default: 0] += 1
      }
    }
    let all = Verdict.Kind.failures.map(\.rawValue) + ["expected", "tolerated"]
    let order =
      [Verdict.Kind.pass.rawValue] + all
      + Verdict.Kind.allCases.dropFirst().map(\.rawValue).filter { !all.contains($0) }
    let columns = order.filter { counts["total"]?[$0] != nil }
    self.columns = columns
    rows = (counts.keys.filter { $0 != "total" }.sorted() + ["total"]).map { row in
      (row, columns.map { counts[row]?[$0] ?? 0 })
    }
  }

  var text: [String] {
    let header = "".padded(to: 18) + columns.map { $0.leftPadded(to: 16) }.joined()
    return [header]
      + rows.map { row in
        row.name.padded(to: 18) + row.counts.map { "\($0)".leftPadded(to: 16) }.joined()
      }
  }
}

extension CheckResults {
  /// How the run went, in one line.
  var summary: String {
    var parts = ["\(verdicts.count { standing(of: $0) == .passed }) passed"]
    for (standing, word) in [
      (Standing.failed, "failed"), (.expected, "failed as expected"), (.tolerated, "tolerated"),
      (.skipped, "without judgement"), (.broken, "broken"), (.notRun, "not run"),
    ] {
      let count = verdicts.count { self.standing(of: $0) == standing }
      if count > 0 { parts.append("\(count) \(word)") }
    }
    if !stale.isEmpty { parts.append("\(stale.count) stale") }
    let extent = isComplete || !hasRun ? "" : "; one part of the run only"
    return parts.joined(separator: ", ") + extent
  }
}

extension StaleEntry {
  /// `expected.txt:3: @tinypop1  fail  # why: passes: none of its cases fails`
  package var words: String { "\(file):\(line): \(kind.rawValue): \(detail): \(entry)" }
}
