import SegueConformance
package import SegueScenarios

/// Every small scenario on an implementation, beside the model, in order of size: the first that differs is the smallest there is.
package struct ExhaustiveSearch: Sendable {
  /// The first scenario of a kind of failure.
  package struct Found: Sendable {
    package var fingerprint: String
    package var size: ScenarioSize
    /// The scenario, and what happened in it.
    package var run: Run
    package var scenario: Scenario { run.scenario }
  }

  package let scenarios: SmallScenarios
  private let features: Set<Feature>
  private let jobs: Int
  private let findings: Int
  package private(set) var ran = 0
  package private(set) var unspecified = 0
  package private(set) var found: [Found] = []
  /// Whether all scenarios were run, or all up to the last finding that was asked for.
  package private(set) var isComplete = false

  /// - Parameters:
  ///   - features: Those that the implementation has; scenarios that need others are left out.
  ///   - findings: After how many kinds of failures the search ends.
  package init(
    _ scenarios: SmallScenarios, features: Set<Feature> = Set(Feature.allCases), jobs: Int = 1,
    findings: Int = 1
  ) {
    self.scenarios = scenarios
    self.features = features
    self.jobs = max(1, jobs)
    self.findings = findings
  }

  /// Runs to the end, or until `goesOn` or whoever is told of a finding says no.
  ///
  /// - Parameters:
  ///   - progress: is told after each app how many more scenarios were run, by the worker that ran them.
  ///   - met: is called for each finding at once, by the worker that met it; some are not told later, another being the first.
  ///   - tell: is called for each finding in order of size.
  package mutating func run(
    on implementation: some Implementation, goesOn: @escaping @Sendable () -> Bool = { true },
    progress: @escaping @Sendable (Int, ScenarioSize, Profile) -> Void = { _, _, _ in },
    met: @escaping @Sendable (Found) -> Void = { _ in },
    found tell: (Found) -> Bool = { _ in true }
  ) {
    for size in scenarios.sizes {
      for profile in scenarios.profiles {
        let stages = scenarios.stages(size, profile)
        for start in stride(from: 0, to: stages.count, by: Batch.size) {
          guard goesOn() else { return }
          let batch = stages[start..<min(start + Batch.size, stages.count)]
          let search = self
          let parts = Batch.map(Array(batch), jobs: jobs) {
            search.walk($0, on: implementation, goesOn, met) { progress($0, size, profile) }
          }
          for part in parts {
            unspecified += part.unspecified
            for failure in part.failures where !found.contains(where: { $0.isLike(failure.found) })
            {
              found.append(failure.found)
              guard tell(failure.found) else { return }
              if found.count >= findings {
                ran += failure.place
                isComplete = true
                return
              }
            }
            ran += part.ran
          }
        }
      }
    }
    isComplete = goesOn()
  }

  /// What came of apps with the same scenes.
  private struct Part: Sendable {
    var ran = 0
    var unspecified = 0
    /// The first of each kind, and how many scenarios had been run with it.
    var failures: [(found: Found, place: Int)] = []
  }

  private func walk(
    _ stage: SmallStage, on implementation: some Implementation, _ goesOn: @escaping () -> Bool,
    _ met: @escaping (Found) -> Void, _ progress: (Int) -> Void
  ) -> Part {
    var part = Part()
    for app in stage.apps where goesOn() {
      let before = part.ran
      walk(app, stage.size, on: implementation, goesOn, met, &part)
      progress(part.ran - before)
      if found.count + part.failures.count >= findings { break }
    }
    return part
  }

  private func walk(
    _ app: SmallApp, _ size: ScenarioSize, on implementation: some Implementation,
    _ goesOn: @escaping () -> Bool, _ met: @escaping (Found) -> Void, _ sum: inout Part
  ) {
    let isWhole = features.count == Feature.allCases.count
    var part = sum
    // Steps that do the same leave the same trace: the laws are checked on it once.
    var lawful: Set<UInt64> = []
    let walk = SmallWalk(app, depth: size.steps) { walk, isScenario in
      guard isScenario else { return goesOn() }
      let scenario = walk.scenario
      guard isWhole || scenario.features.isSubset(of: features) else { return true }
      part.ran += 1
      let digest = walk.digest
      let run = Run(
        scenario, expected: walk.trace, checksLaws: !lawful.contains(digest), on: implementation)
      guard let fingerprint = run.verdict.fingerprint else {
        lawful.insert(digest)
        return goesOn()
      }
      let failure = Found(fingerprint: fingerprint, size: size, run: run)
      guard !found.contains(where: { $0.isLike(failure) }),
        !part.failures.contains(where: { $0.found.isLike(failure) })
      else { return true }
      met(failure)
      part.failures.append((failure, part.ran))
      return found.count + part.failures.count < findings
    }
    walk.run()
    part.unspecified += walk.unspecified
    sum = part
  }
}

extension ExhaustiveSearch.Found {
  /// Its scenario put more simply: small scenarios have names and classes that they do not need.
  package func simplified(
    on implementation: some Implementation, goesOn: @escaping () -> Bool = { true }
  ) -> Scenario {
    var simplifier = Simplifier(scenario, profiles: [], budget: 500, goesOn: goesOn) {
      Run.fails($0, as: fingerprint, on: implementation)
    }
    simplifier.run()
    return simplifier.best
  }

  fileprivate func isLike(_ other: ExhaustiveSearch.Found) -> Bool {
    fingerprint == other.fingerprint
  }
}
