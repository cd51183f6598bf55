import SegueConformance
package import SegueScenarios

/// Every small scenario on an implementation, beside the model, in order of size: the first that differs is the smallest there is.
package struct ExhaustiveSearch: Sendable {
  /// The first scenario of a kind of failure.
  package struct Found: Sendable {
    package var fingerprint: String
    package var size: ScenarioSize
    package var scenario: Scenario
  }

  package let scenarios: SmallScenarios
  private let features: Set<Feature>
  private let jobs: Int
  private let findings: Int
  /// The kind of failure that is looked for; nil is any.
  private let wanted: String?
  /// The most scenarios that are run, and the most apps; what does not fit is left out, and then nothing is proven.
  private let budget: Int
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
    findings: Int = 1, wanted: String? = nil, budget: Int = .max
  ) {
    self.scenarios = scenarios
    self.features = features
    self.jobs = max(1, jobs)
    self.findings = findings
    self.wanted = wanted
    self.budget = budget
  }

  /// Runs to the end, or until `goesOn` or whoever is told of a finding says no.
  package mutating func run(
    on implementation: some Implementation, goesOn: @escaping @Sendable () -> Bool = { true },
    found tell: (Found) -> Bool = { _ in true }
  ) {
    // An app costs about as much as a scenario.
    var left = budget
    for size in scenarios.sizes {
      for profile in scenarios.profiles {
        let plans = scenarios.plans(size, profile, most: left)
        // A worker alone looks at each result at once, so that a budget is kept.
        let stride = jobs == 1 ? 1 : Batch.size
        for start in Swift.stride(from: 0, to: plans.count, by: stride) {
          guard goesOn(), ran < budget, left > 0 else { return }
          let batch = plans[start..<min(start + stride, plans.count)]
          left -= batch.count
          let search = self
          let parts = Batch.map(Array(batch), jobs: jobs) {
            search.walk($0, size, on: implementation, goesOn)
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
    isComplete = goesOn() && left > 0 && ran < budget
  }

  /// What came of one app.
  private struct Part: Sendable {
    var ran = 0
    var unspecified = 0
    /// The first of each kind, and how many scenarios had been run with it.
    var failures: [(found: Found, place: Int)] = []
  }

  private func walk(
    _ plan: SmallApp.Plan, _ size: ScenarioSize, on implementation: some Implementation,
    _ goesOn: @escaping () -> Bool
  ) -> Part {
    guard goesOn(), let app = scenarios.app(plan, size) else { return Part() }
    let isWhole = features.count == Feature.allCases.count
    var part = Part()
    // Steps that do the same leave the same trace: the laws are checked on it once.
    let wantsLaws = wanted.map(Verdict.isOfLaw) ?? true
    var lawful: Set<UInt64> = []
    let walk = SmallWalk(app, depth: size.steps, limits: scenarios.limits(plan, size)) {
      walk, isScenario in
      guard isScenario else { return goesOn() }
      let scenario = walk.scenario
      guard isWhole || scenario.features.isSubset(of: features) else { return true }
      part.ran += 1
      let digest = walk.digest
      let run = Run(
        scenario, expected: walk.trace, checksLaws: wantsLaws && !lawful.contains(digest),
        on: implementation)
      guard let fingerprint = run.verdict.fingerprint else {
        lawful.insert(digest)
        return part.ran < budget && goesOn()
      }
      guard wanted == nil || wanted == fingerprint else { return part.ran < budget && goesOn() }
      let failure = Found(fingerprint: fingerprint, size: size, scenario: scenario)
      guard !found.contains(where: { $0.isLike(failure) }),
        !part.failures.contains(where: { $0.found.isLike(failure) })
      else { return true }
      part.failures.append((failure, part.ran))
      return found.count + part.failures.count < findings
    }
    walk.run()
    part.unspecified = walk.unspecified
    return part
  }
}

extension ExhaustiveSearch.Found {
  fileprivate func isLike(_ other: ExhaustiveSearch.Found) -> Bool {
    fingerprint == other.fingerprint
  }
}
