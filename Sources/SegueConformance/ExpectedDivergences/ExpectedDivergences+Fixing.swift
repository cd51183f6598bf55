extension ExpectedDivergences {
  /// The file without the entries that no longer say anything, and with those that say it wrong put right.
  /// What only people can decide stays: how long an entry is to hold, and why.
  ///
  /// - Throws: When the new file cannot be read, which would be a fault of this printer.
  package func fixed(by results: CheckResults) throws(Fault) -> ExpectedDivergences {
    let stale = Dictionary(
      results.judged(by: self).stale.map { ($0.line, $0.kind) },
      uniquingKeysWith: { first, _ in first })
    let lines = lines.flatMap { line -> [String] in
      guard case .entry(let entry, let text) = line else { return [line.text] }
      switch stale[entry.line] {
      case .matchesNothing, .shadowed, .passes: return []
      case .differs:
        let owned = results.verdicts.filter { verdict in
          entries.first { $0.covers(verdict) }?.line == entry.line
        }
        let unforeseen = owned.filter { $0.isFailure && !entry.foresees($0) }
        let others = Self.entries(for: unforeseen, among: owned).map { other in
          var other = other
          other.reason = entry.reason
          other.until = entry.until
          return other.text
        }
        return others + (owned.contains(where: entry.foresees) ? [text] : [])
      case .expired, .noReason, nil: return [text]
      }
    }
    return try ExpectedDivergences(lines.map { $0 + "\n" }.joined(), file: file)
  }

  /// One entry for each case and way of failing, without a reason.
  ///
  /// - Parameters:
  ///   - failures: The verdicts to put on record.
  ///   - verdicts: All that the entries could speak of: where a case fails in one way only, its profiles
  ///     need not be named.
  package static func entries(
    for failures: [CaseVerdict], among verdicts: [CaseVerdict]
  ) -> [ExpectedDivergence] {
    var groups: [ExpectedDivergence] = []
    for verdict in failures {
      let same = groups.firstIndex {
        $0.selector == .uid(verdict.subject.uid) && $0.foresees(verdict)
      }
      if let same {
        groups[same].profiles?.append(verdict.profile)
      } else {
        groups.append(
          ExpectedDivergence(
            line: 0, selector: .uid(verdict.subject.uid), outcome: verdict.kind,
            profiles: [verdict.profile], fingerprint: verdict.fingerprint))
      }
    }
    return groups.map { entry in
      var general = entry
      general.profiles = nil
      let isOnlyWay = verdicts.filter { $0.isFailure && general.covers($0) }.allSatisfy {
        entry.foresees($0)
      }
      return isOnlyWay ? general : entry
    }
  }
}
