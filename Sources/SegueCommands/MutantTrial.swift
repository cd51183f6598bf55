package import SegueConformance
import Dispatch
package import SegueExchange
package import SegueMutants
package import SegueScenarios
import Synchronization

/// A mutant against cases: which of them tell it apart from the specification.
package struct MutantTrial: Sendable {
  /// A case that kills it.
  package struct Kill: Sendable {
    package var path: String
    /// The first of the case's profiles in which it does.
    package var profile: Profile
    package var verdict: Verdict
  }

  package let mutant: Mutant
  /// The killing cases, those of the mutant's own rules first.
  package let kills: [Kill]

  /// Runs a mutant over cases, each until the first profile that kills.
  ///
  /// - Parameter stopsAtFirst: Whether one killing case is enough.
  package init(_ mutant: Mutant, over entries: [Corpus.Entry], stopsAtFirst: Bool = false) {
    self.mutant = mutant
    var kills: [Kill] = []
    for entry in Self.order(entries, for: mutant) {
      guard let kill = Self.kill(of: mutant, by: entry) else { continue }
      kills.append(kill)
      if stopsAtFirst { break }
    }
    self.kills = kills
  }

  /// Runs mutants over cases, on all cores; the order of the result is theirs.
  package static func run(
    _ mutants: [Mutant], over entries: [Corpus.Entry], stopsAtFirst: Bool = false
  ) -> [MutantTrial] {
    let trials = Mutex<[Int: MutantTrial]>([:])
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      let trial = MutantTrial(mutants[index], over: entries, stopsAtFirst: stopsAtFirst)
      trials.withLock { $0[index] = trial }
    }
    return trials.withLock { trials in mutants.indices.compactMap { trials[$0] } }
  }

  /// Cases that assert the mutant's rules come first: they are the likeliest killers, and the plainest.
  private static func order(_ entries: [Corpus.Entry], for mutant: Mutant) -> [Corpus.Entry] {
    var ordered: [Corpus.Entry] = []
    var taken: Set<String> = []
    for rule in mutant.breaks {
      for entry in entries where entry.conformanceCase.rules.contains(rule) {
        if taken.insert(entry.path).inserted { ordered.append(entry) }
      }
    }
    return ordered + entries.filter { !taken.contains($0.path) }
  }

  private static func kill(of mutant: Mutant, by entry: Corpus.Entry) -> Kill? {
    guard entry.conformanceCase.status != .retired else { return nil }
    for profile in entry.conformanceCase.profiles {
      let verdict = entry.conformanceCase.check(mutant, profile: profile)
      if verdict.kills { return Kill(path: entry.path, profile: profile, verdict: verdict) }
    }
    return nil
  }
}

extension Verdict {
  /// Whether it tells a mutant apart. Where a mutant only runs into what no source settles, it has done nothing
  /// wrong yet: the model under it stops there, a real implementation would go on.
  fileprivate var kills: Bool {
    switch outcome {
    case .fail(let divergence):
      if case .ending(.unspecified) = divergence.actual { false } else { true }
    case .unlawful: true
    default: false
    }
  }
}
