/// How long a search goes on and what it does. What is not said has a default that suits a test of a second or two.
public struct SearchOptions: Hashable, Sendable {
  /// The same seed gives the same cases.
  public var seed: UInt64
  /// How many random cases are run: 10,000.
  public var cases: Int
  /// The number of the first random case: 0.
  public var first: Int
  /// The most steps that a random case has: 30.
  public var steps: Int
  /// How many short cases are run first: all with no step, all with one, … as far as this reaches: 50,000.
  public var smallScope: Int
  /// How many cases are run to make a failure smaller: 12,000.
  public var shrinking: Int
  /// How many cases are run to prove that there is no smaller one, when the small scope did not show it already: none.
  public var proof: Int
  /// How often the smallest case is run again, to tell a failure that comes and goes: 5 times.
  public var confirmations: Int
  /// How many cases are run to see which parts of the smallest case matter: 200.
  public var explanation: Int
  /// The search ends after so many different failures: after one.
  public var findings: Int
  /// Whether every second case is a swarm case; otherwise all are drawn evenly.
  public var usesSwarm: Bool

  /// Options with a seed; the rest has defaults.
  public init(
    seed: UInt64 = 1, cases: Int = 10_000, first: Int = 0, steps: Int = 30,
    smallScope: Int = 50_000, shrinking: Int = 12_000, proof: Int = 0, confirmations: Int = 5,
    explanation: Int = 200, findings: Int = 1, usesSwarm: Bool = true
  ) {
    self.seed = seed
    self.cases = cases
    self.first = first
    self.steps = steps
    self.smallScope = smallScope
    self.shrinking = shrinking
    self.proof = proof
    self.confirmations = confirmations
    self.explanation = explanation
    self.findings = findings
    self.usesSwarm = usesSwarm
  }

  /// For slow systems, and where one is content with a case that is nearly always the smallest.
  public static func quick(seed: UInt64, cases: Int = 1000) -> SearchOptions {
    SearchOptions(
      seed: seed, cases: cases, smallScope: 500, shrinking: 550, confirmations: 2, explanation: 0)
  }
}
