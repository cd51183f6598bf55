import SegueConformance
package import SegueScenarios

/// Makes a failing scenario the smallest one that fails the same way: parts are left out one by one, and because that comes to rest
/// where nothing alone can go, all smaller scenarios made of the same kinds of parts are tried then, and after those all others
/// that the budget leaves room for.
package struct Minimizer {
  /// What is known of the result.
  package enum Proof: Hashable, Sendable {
    /// Among so many smaller scenarios none fails the same way; they were all there are within the bounds of
    /// `Specs/SmallScenarios.md`.
    case smallest(among: Int)
    /// Among so many smaller scenarios none fails the same way; there are more.
    case noneFound(among: Int)
  }

  /// The smallest scenario so far.
  package private(set) var best: Scenario
  package private(set) var proof = Proof.noneFound(among: 0)
  /// How many scenarios were run.
  package private(set) var executions = 0
  private let fingerprint: String
  private let profiles: [Profile]
  private let budget: (parts: Int, small: Int)

  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - fingerprint: The kind of failure.
  ///   - profiles: Those to choose from; nil leaves the scenario in its own.
  ///   - budget: How many scenarios may be run, leaving parts out and in each of the two searches among small ones.
  package init(
    _ scenario: Scenario, failing fingerprint: String, profiles: [Profile]? = nil,
    budget: (parts: Int, small: Int) = (2000, 4000)
  ) {
    (best, self.fingerprint, self.budget) = (scenario, fingerprint, budget)
    self.profiles = profiles ?? [scenario.profile]
  }

  package mutating func run(on implementation: some Implementation) {
    reduce(on: implementation)
    _ = tryAll(of: likeBest, on: implementation)
    let (ran, isComplete) = tryAll(of: widest, on: implementation)
    proof = isComplete ? .smallest(among: ran) : .noneFound(among: executions)
  }

  /// Leaves parts out, one by one.
  private mutating func reduce(on implementation: some Implementation) {
    let fingerprint = fingerprint
    var reducer = ScenarioReducer(best, profiles: profiles, budget: budget.parts) {
      Run.fails($0, as: fingerprint, on: implementation)
    }
    reducer.run()
    best = reducer.best
    executions += reducer.executions
  }

  /// Runs all smaller scenarios of a scope, as far as the budget reaches; the first that fails is the smallest.
  private mutating func tryAll(of scope: SmallScenarios, on implementation: some Implementation)
    -> (ran: Int, isComplete: Bool)
  {
    var scope = scope
    scope.ceiling = best.size
    var search = ExhaustiveSearch(
      scope, features: implementation.features, wanted: fingerprint, budget: budget.small)
    search.run(on: implementation)
    executions += search.ran
    if let found = search.found.first { best = found.scenario }
    return (search.ran, search.isComplete)
  }

  /// Everything smaller that has no other kinds of parts.
  private var likeBest: SmallScenarios {
    let size = best.size
    var scope = SmallScenarios(
      profiles: profiles, steps: size.steps, controllers: min(size.controllers, 4),
      weight: .max)
    scope.alphabet = Alphabet(of: best)
    scope.mostActions = size.actions
    scope.mostOverrides = min(size.overrides, 3)
    return scope
  }

  /// Everything smaller within the bounds of an exhaustive search.
  private var widest: SmallScenarios {
    SmallScenarios(
      profiles: profiles, steps: min(best.size.steps, 3),
      controllers: min(best.size.controllers, 3))
  }
}
