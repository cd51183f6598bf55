import SegueScenarios

extension CheckResults {
  /// The same results, in which what the entries foresee is on record, and the entries that are stale.
  ///
  /// A case belongs to the first entry that covers it. Whether an entry is needed at all can be told only
  /// where the whole corpus ran.
  package func judged(by expected: ExpectedDivergences) -> CheckResults {
    let entries = expected.entries
    var verdicts = verdicts
    var owned: [[CaseVerdict]] = Array(repeating: [], count: entries.count)
    for index in verdicts.indices {
      verdicts[index].onRecord = nil
      guard let owner = entries.firstIndex(where: { $0.covers(verdicts[index]) }) else { continue }
      owned[owner].append(verdicts[index])
      if entries[owner].foresees(verdicts[index]) {
        verdicts[index].onRecord = entries[owner].reason ?? "no reason is given"
      }
    }
    let stale = zip(entries, owned).compactMap { entry, owned -> StaleEntry? in
      staleness(of: entry, owning: owned).map { kind, detail in
        StaleEntry(
          file: expected.file, line: entry.line, entry: entry.text, kind: kind, detail: detail)
      }
    }
    return CheckResults(header: header, verdicts: verdicts, stale: stale)
  }

  private func staleness(
    of entry: ExpectedDivergence, owning owned: [CaseVerdict]
  ) -> (StaleEntry.Kind, String)? {
    if isWhole {
      if owned.isEmpty {
        return verdicts.contains(where: entry.covers)
          ? (.shadowed, "entries above it already speak of all its cases")
          : (.matchesNothing, "no case is meant by it")
      }
      if !owned.contains(where: \.isFailure) { return (.passes, "none of its cases fails") }
    }
    if let other = owned.first(where: { $0.isFailure && !entry.foresees($0) }) {
      let seen = [other.kind.rawValue, other.fingerprint.map { "fingerprint \($0)" }]
      return (
        .differs,
        "\(other.subject.path) [\(other.profile.rawValue)]: "
          + seen.compactMap(\.self).joined(separator: ", ")
      )
    }
    if let until = entry.until, let version = SuiteVersion(header.suite), until < version {
      return (.expired, "the suite is version \(version)")
    }
    return entry.reason == nil ? (.noReason, "say why behind #") : nil
  }
}
