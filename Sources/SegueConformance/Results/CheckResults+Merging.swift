import SegueScenarios

extension CheckResults {
  /// Why some results are not parts of one run.
  package struct MergeFault: Error, Hashable {
    package var message: String
  }

  /// What one run would have given whose shards these are; where shards are missing, it is not complete.
  ///
  /// - Parameter parts: The results, each with what an error calls it.
  package static func merging(
    _ parts: [(name: String, results: CheckResults)]
  ) throws(MergeFault) -> CheckResults {
    guard let first = parts.first else { throw MergeFault(message: "there is nothing to merge") }
    var owners: [Int: String] = [:]
    for (name, results) in parts {
      if let what = first.results.header.difference(from: results.header) {
        throw MergeFault(
          message: "\(name): not a shard of the run in \(first.name): another \(what)")
      }
      guard let shards = results.header.shards else {
        if parts.count == 1 { return results }
        throw MergeFault(message: "\(name): this is a whole run, and nothing can be added to it")
      }
      for shard in shards.present {
        if let owner = owners.updateValue(name, forKey: shard) {
          throw MergeFault(message: "\(name): shard \(shard) is also in \(owner)")
        }
      }
    }
    var lines: [CaseVerdict.Key: String] = [:]
    for (name, results) in parts {
      for verdict in results.verdicts {
        if let owner = lines.updateValue(name, forKey: verdict.key) {
          throw MergeFault(
            message: "\(name): \(verdict.subject.uid) in \(verdict.profile.rawValue) is also in "
              + owner)
        }
      }
    }
    var header = first.results.header
    let count = header.shards?.count ?? 1
    header.shards =
      owners.count == count ? nil : Shards(count: count, present: Array(owners.keys))
    return CheckResults(
      header: header, verdicts: parts.flatMap(\.results.verdicts),
      stale: StaleEntry.union(parts.map(\.results.stale)))
  }
}

extension CheckResults.Header {
  /// The first thing in which another run was not the same, in words; which shard it is does not count.
  fileprivate func difference(from other: CheckResults.Header) -> String? {
    if suite != other.suite { return "version of the suite" }
    if corpus != other.corpus { return "corpus" }
    if implementation != other.implementation { return "implementation" }
    if filter != other.filter { return "filter" }
    if profile != other.profile { return "profile" }
    if failOn != other.failOn { return "level that fails" }
    if seed != other.seed { return "seed" }
    if let shards, let others = other.shards, shards.count != others.count {
      return "number of shards"
    }
    return nil
  }
}
