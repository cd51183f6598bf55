package import SegueConformance
import Dispatch
package import SegueExchange
import SegueModel
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
  package init(_ mutant: Mutant, over trials: [SpecifiedCase], stopsAtFirst: Bool = false) {
    self.mutant = mutant
    var kills: [Kill] = []
    for trial in Self.order(trials, for: mutant) {
      guard let kill = trial.kill(of: mutant) else { continue }
      kills.append(kill)
      if stopsAtFirst { break }
    }
    self.kills = kills
  }

  /// Runs mutants over cases, on all cores; the order of the result is theirs.
  package static func run(
    _ mutants: [Mutant], over entries: [Corpus.Entry], stopsAtFirst: Bool = false
  ) -> [MutantTrial] {
    let cases = entries.filter { $0.conformanceCase.status != .retired }.map(SpecifiedCase.init)
    let trials = Mutex<[Int: MutantTrial]>([:])
    DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
      let trial = MutantTrial(mutants[index], over: cases, stopsAtFirst: stopsAtFirst)
      trials.withLock { $0[index] = trial }
    }
    return trials.withLock { trials in mutants.indices.compactMap { trials[$0] } }
  }

  /// Cases that assert the mutant's rules come first: they are the likeliest killers, and the plainest.
  private static func order(_ cases: [SpecifiedCase], for mutant: Mutant) -> [SpecifiedCase] {
    var ordered: [SpecifiedCase] = []
    var taken: Set<String> = []
    for rule in mutant.breaks {
      for trial in cases where trial.entry.conformanceCase.rules.contains(rule) {
        if taken.insert(trial.entry.path).inserted { ordered.append(trial) }
      }
    }
    return ordered + cases.filter { !taken.contains($0.entry.path) }
  }
}

/// A case with what the specification does in it: a mutant that does the same is not judged.
package struct SpecifiedCase: Sendable {
  let entry: Corpus.Entry
  private let scenarios: [Scenario]
  private let traces: [Trace]

  package init(_ entry: Corpus.Entry) {
    self.entry = entry
    scenarios = entry.conformanceCase.profiles.map { entry.conformanceCase.scenario(in: $0) }
    traces = scenarios.map { ReferenceModel().run($0) }
  }

  fileprivate func kill(of mutant: Mutant) -> MutantTrial.Kill? {
    for (scenario, expected) in zip(scenarios, traces) {
      let trace = mutant.run(scenario)
      if trace == expected { continue }
      let verdict = entry.conformanceCase.verdict(
        on: trace, profile: scenario.profile, layers: mutant.layers)
      if verdict.kills {
        return MutantTrial.Kill(path: entry.path, profile: scenario.profile, verdict: verdict)
      }
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
