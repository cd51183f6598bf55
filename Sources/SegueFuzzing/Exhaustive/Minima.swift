import SegueConformance
package import SegueModel
package import SegueScenarios

/// Of several wrong implementations the smallest scenario that shows each: one pass over all small scenarios, in which the model
/// runs once.
package struct Minima {
  /// One that is wrong: the model under rules of its own.
  package struct Subject: Sendable {
    package var implementation: any Implementation
    package var rules: @Sendable (World) -> any ModelRules
    /// The kind of failure that is looked for; nil is any.
    package let wanted: String?
    /// The rule that it is about, where it names one: the model follows it in the step that fails.
    package let rule: RuleID?

    package init(
      _ implementation: any Implementation, wanted: String? = nil,
      rules: @escaping @Sendable (World) -> any ModelRules
    ) {
      (self.implementation, self.wanted, self.rules) = (implementation, wanted, rules)
      rule = wanted.flatMap(Verdict.rule(of:))
    }
  }

  package let scenarios: SmallScenarios
  package let subjects: [Subject]
  private let jobs: Int
  /// For each subject the smallest scenario that shows it; nil is none within reach.
  package private(set) var minima: [ExhaustiveSearch.Found?]
  package private(set) var ran = 0

  package init(_ scenarios: SmallScenarios, _ subjects: [Subject], jobs: Int = 1) {
    self.scenarios = scenarios
    self.subjects = subjects
    self.jobs = max(1, jobs)
    minima = Array(repeating: nil, count: subjects.count)
  }

  /// Runs to the end, or until every subject has its minimum.
  package mutating func run() {
    for size in scenarios.sizes {
      for profile in scenarios.profiles {
        let stages = scenarios.stages(size, profile)
        for start in stride(from: 0, to: stages.count, by: Batch.size) {
          let open = subjects.indices.filter { minima[$0] == nil }
          guard !open.isEmpty else { return }
          let batch = Array(stages[start..<min(start + Batch.size, stages.count)])
          let subjects = subjects
          let rules = Set(open.compactMap { subjects[$0].rule })
          let results = Batch.map(batch, jobs: jobs) { stage in
            stage.apps.map {
              Rehearsal($0, size, rules: rules).first(of: open.map { ($0, subjects[$0]) })
            }
          }
          for result in results.joined() {
            ran += result.ran
            for (subject, found) in result.found where minima[subject] == nil {
              minima[subject] = found
            }
          }
        }
      }
    }
  }
}
