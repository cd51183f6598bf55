import SegueConformance
package import SegueScenarios

/// Makes a failing scenario the smallest one that fails the same way.
///
/// Parts are left out first, until nothing can go any more. That may be a dead end, so smaller scenarios are tried then: small ones of all
/// kinds, those made of the same kinds of parts, and small ones in other profiles. Parts are left out of what is found there in turn.
package struct ScenarioShrinker {
  /// The smallest scenario so far.
  package private(set) var best: Scenario
  /// How many scenarios were run.
  package private(set) var executions = 0
  private let fingerprint: String
  private let profiles: [Profile]
  private let staysInApp: Bool
  private let budget: Int
  /// How many scenarios may be run to leave parts out in pairs.
  private static let mostPairs = 600

  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - fingerprint: The kind of failure.
  ///   - profiles: Those to choose from, the simplest first; none leaves the scenario in its own.
  ///   - staysInApp: Whether parts are left out only: what is left is of the same app.
  ///   - budget: How many scenarios may be run.
  package init(
    _ scenario: Scenario, failing fingerprint: String, profiles: [Profile] = [],
    staysInApp: Bool = false, budget: Int = 5000
  ) {
    best = scenario
    self.fingerprint = fingerprint
    self.profiles = profiles
    self.staysInApp = staysInApp
    self.budget = fingerprint == Self.hanging ? min(budget, Self.mostHanging) : budget
  }

  /// Each run that hangs takes as long as one waits for an answer: so many are all that anybody waits for.
  private static let mostHanging = 30
  private static let hanging = Verdict(.faulty(Fault(.timeout, ""))).fingerprint

  /// Runs to the end, or until the budget is used up or `goesOn` says no.
  package mutating func run(
    on implementation: some Implementation, goesOn: () -> Bool = { true }
  ) {
    simplify(inPairs: false, on: implementation, goesOn)
    // Pairs of changes are for what is small by then: of a large scenario there are too many.
    guard !staysInApp, executions < budget else {
      return simplify(inPairs: true, on: implementation, goesOn)
    }
    let search = SmallerSearch(best, failing: fingerprint, on: implementation, work: 130_000)
    executions += search.executions
    // What is found in a scope is the smallest in it, and the next has only what is still smaller.
    look(.likely, in: small(overrides: 0...0), for: 100_000, search, on: implementation, goesOn)
    look(.courses, in: small(overrides: 1...1), for: 50_000, search, on: implementation, goesOn)
    look(.likely, in: likeBest, for: 20_000, search, on: implementation, goesOn)
    simplify(inPairs: true, on: implementation, goesOn)
    look(.likely, in: elsewhere, for: 40_000, search, on: implementation, goesOn)
    look(.all, in: small(overrides: 0...0), for: .max, search, on: implementation, goesOn)
  }

  /// Leaves parts out.
  private mutating func simplify(
    inPairs: Bool, on implementation: some Implementation, _ goesOn: () -> Bool
  ) {
    let fingerprint = fingerprint
    // A part that is put more simply may ask for something else: never for what the implementation does not have.
    let features = implementation.features.union(best.features)
    let isWhole = features.count == Feature.allCases.count
    withoutActuallyEscaping(goesOn) { goesOn in
      var simplifier = Simplifier(
        best, profiles: profiles,
        budget: min(
          budget - executions, inPairs && !staysInApp ? Self.mostPairs : .max),
        goesOn: goesOn
      ) {
        (isWhole || $0.features.isSubset(of: features))
          && Run.fails($0, as: fingerprint, on: implementation)
      }
      simplifier.run(inPairs: inPairs)
      best = simplifier.best
      executions += simplifier.executions
    }
  }

  /// Takes the first of a scope that fails the same way, for so much work, and leaves parts out of it.
  private mutating func look(
    _ sample: SmallerSearch.Sample, in scope: SmallScenarios, for work: Int,
    _ search: SmallerSearch, on implementation: some Implementation, _ goesOn: () -> Bool
  ) {
    let before = search.executions
    let found = search.first(
      of: sample, in: scope, for: work, runs: budget - executions, on: implementation,
      goesOn: goesOn)
    executions += search.executions - before
    guard let found else { return }
    best = found
    simplify(inPairs: false, on: implementation, goesOn)
  }

  /// Everything smaller that has no other kinds of parts: with fewer steps there may be more controllers.
  private var likeBest: SmallScenarios {
    let size = best.size
    var scope = SmallScenarios(
      profiles: [best.profile], steps: size.steps, controllers: Self.mostControllers, weight: .max)
    scope.alphabet = Alphabet(of: best)
    scope.mostActions = max(size.actions, 1)
    scope.mostOverrides = min(size.overrides, 3)
    scope.ceiling = size
    return scope
  }

  private static let mostControllers = 4

  /// Everything smaller of up to two controllers and two steps.
  private func small(overrides: ClosedRange<Int>) -> SmallScenarios {
    small(in: [best.profile], overrides: overrides)
  }

  /// The same in the other profiles, with an override only where there is one already: they make most of the apps.
  private var elsewhere: SmallScenarios {
    small(in: profiles.filter { $0 != best.profile }, overrides: 0...min(best.size.overrides, 1))
  }

  private func small(in profiles: [Profile], overrides: ClosedRange<Int>) -> SmallScenarios {
    var scope = SmallScenarios(profiles: profiles, steps: 2, controllers: 2)
    (scope.leastOverrides, scope.mostOverrides) = (overrides.lowerBound, overrides.upperBound)
    scope.ceiling = best.size
    return scope
  }
}
