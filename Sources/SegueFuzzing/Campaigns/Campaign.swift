package import PropertyEngine
package import SegueScenarios

/// Random scenarios on one implementation: what it does otherwise than the model, each fault at its smallest.
package struct Campaign {
  package struct Options: Sendable {
    package var search: SearchOptions
    package var limits: Limits
    package init(search: SearchOptions, limits: Limits = Limits()) {
      self.search = search
      self.limits = limits
    }
  }

  package let options: Options
  package private(set) var search: Search<ScenarioModel>
  private(set) var coverage = Coverage()
  /// Scenarios that the model ended as unspecified, and steps that were taken in all.
  package private(set) var unspecified = 0
  package private(set) var steps = 0

  package init(_ options: Options) {
    self.options = options
    search = Limits.$current.withValue(options.limits) { Search(options.search) }
  }

  /// How many cases were drawn, those that could not be launched included.
  package var drawn: Int { search.drawn }

  /// How many rules the model cited at least once.
  package var rulesReached: [RuleID] { coverage.rules.keys.sorted() }

  /// Runs until the search ends, or `goesOn` says no.
  ///
  /// - Parameter found: is called for each finding as soon as it is complete.
  package mutating func run(
    on implementation: some Implementation, goesOn: () -> Bool = { true },
    found: (Finding<ScenarioModel>) -> Void = { _ in }
  ) {
    Limits.$current.withValue(options.limits) {
      var known = 0
      while goesOn(), let trial = search.next() {
        let outcome = evaluate(trial, on: implementation)
        search.record(outcome, of: trial, features: trial.origin == nil ? nil : coverage.features)
        if search.findings.count > known, search.isBetweenFindings {
          known = search.findings.count
          found(search.findings[known - 1])
        }
      }
      if search.findings.count > known, search.isBetweenFindings {
        found(search.findings[search.findings.count - 1])
      }
    }
  }

  private mutating func evaluate(
    _ trial: Trial<ScenarioModel>, on implementation: some Implementation
  ) -> Outcome {
    guard let blueprint = trial.content.blueprint else { return .discarded }
    let run = Run(blueprint.scenario, on: implementation)
    if trial.origin != nil {
      coverage.add(run.expected)
      steps += run.expected.steps.count
      if case .unspecified = run.expected.ending { unspecified += 1 }
    }
    return run.outcome(blueprint)
  }
}
