/// A search for cases in which a system does not do what its model says.
///
/// First every short case, then random ones; a failure is made as small as possible, confirmed and explained. The search hands
/// out cases with `next()` and takes what came of them with `record(_:of:)`; it calls nothing, so it does not matter whether the
/// system is a value, an actor or a process. The same options and outcomes give the same cases and the same findings.
///
///     var search = Search<QueueModel>(SearchOptions(seed: 1))
///     while let trial = search.next() {
///       var queue = Queue(capacity: 3)
///       search.record(trial.judge { step in queue.take(step) }, of: trial)
///     }
///     precondition(search.isFinished)  // every trial was recorded
///     print(search.findings)
///
/// Several trials may be out at a time, up to the end of a round or level; then `next()` gives nil until they are recorded, in
/// any order. What is found does not depend on it.
public struct Search<Model: StateModel> {
  /// How long it goes on and what it does.
  public let options: SearchOptions
  @usableFromInline var found: [Finding<Model>] = []
  @usableFromInline var counts = SearchCounts()
  @usableFromInline var generator: Generator<Model>
  @usableFromInline var phase: Phase
  @usableFromInline var scope: SmallScope<Model>?
  @usableFromInline var current = Case<Model>()

  /// Whether `run` goes through the short cases.
  @usableFromInline var isDriven = false

  /// Trials are numbered as they are handed out, and taken note of in that order.
  @usableFromInline var handedOut = 0
  @usableFromInline var taken = 0
  @usableFromInline var early: [Int: Recorded] = [:]

  /// The number of the next random case.
  @usableFromInline var index: UInt64 = 0
  @usableFromInline var mutator = Mutator<Model>()
  @usableFromInline var kept = KeptCases<Model>()
  @usableFromInline var keptNext: [(Case<Model>, Origin)] = []

  @usableFromInline var shrinker: Shrinker<Model>?
  @usableFromInline var explainer: Explainer<Model>?
  /// Where to go on after a finding, and failures of a level that are still to be made smaller.
  @usableFromInline var resumed = Phase.random
  @usableFromInline var waiting: [ScopeFailure<Model>] = []

  @usableFromInline enum Phase {
    case scope, random, shrinking, proving, confirming, explaining, done
  }

  /// Random cases come in rounds of so many: what one reaches is varied from the next round on.
  @usableFromInline static var round: UInt64 { 64 }

  @usableFromInline
  struct Recorded {
    @usableFromInline var trial: Trial<Model>
    @usableFromInline var outcome: Outcome
    @usableFromInline var features: Features?
    @usableFromInline var digest: UInt64

    @inlinable
    init(_ trial: Trial<Model>, _ outcome: Outcome, _ features: Features?, _ digest: UInt64) {
      (self.trial, self.outcome, self.features, self.digest) =
        (trial, outcome, features, digest)
    }
  }

  /// A search that has not begun.
  @inlinable
  public init(_ options: SearchOptions) {
    self.options = options
    generator = Generator(
      seed: options.seed, mostSteps: max(0, min(options.steps, 1 << 12)),
      usesSwarm: options.usesSwarm)
    scope =
      options.smallScope > 0
      ? SmallScope(generator, limit: options.smallScope + options.proof) : nil
    phase = scope == nil ? .random : .scope
    index = UInt64(clamping: options.first)
  }

  /// What failed so far, in the order of discovery.
  @inlinable public var findings: [Finding<Model>] { found }

  /// How many cases were run so far.
  @inlinable public var ran: SearchCounts { counts }

  /// How many random cases were drawn, those that could not be completed included.
  @inlinable public var drawn: Int { Int(clamping: index) - max(0, options.first) }

  /// Whether nothing is left to run.
  @inlinable public var isFinished: Bool { if case .done = phase { true } else { false } }

  /// Whether every finding is complete: none is being made smaller, proven, confirmed or explained.
  @inlinable public var isBetweenFindings: Bool {
    switch phase {
    case .scope, .random, .done: true
    case .shrinking, .proving, .confirming, .explaining: false
    }
  }

  /// Whether the next trial belongs to the small scope, so that `record` has a use for the system's state.
  @inlinable public var isInSmallScope: Bool { phase == .scope || phase == .proving }

  /// The most steps up to which every case was run (a level), or -1. None of them fails, except in the ways that are among the findings
  /// and, where the search ended with its last finding, ways that it did not go into any more.
  @inlinable public var cleared: Int { scope?.cleared ?? -1 }

  /// Whether every case there is was run.
  @inlinable public var isExhaustive: Bool { scope?.isExhausted ?? false }

  /// The next case to run; nil at the end, or when outcomes of earlier ones are needed first.
  @inlinable @inline(__always)
  public mutating func next() -> Trial<Model>? {
    if case .random = phase, let trial = nextRandom() { return trial }
    return nextOther()
  }

  @inlinable
  mutating func nextOther() -> Trial<Model>? {
    while true {
      let isWaiting = taken < handedOut
      switch phase {
      case .scope, .proving:
        // Levels that the driver runs are not handed out.
        if isDriven { return nil }
        if let trial = nextInScope() { return trial }
        if isWaiting { return nil }
        endAnyLevel()
      case .random:
        if let trial = nextRandom() { return trial }
        if isWaiting || !isAtEnd { return nil }
        phase = .done
      case .shrinking:
        if isWaiting { return nil }
        if shrinker?.advance() == true { return handOut(shrinker?.candidate.content) }
        endShrinking()
      case .confirming:
        let confirmations = found[found.count - 1].confirmations
        if confirmations < options.confirmations {
          found[found.count - 1].confirmations += 1
          return handOut(found[found.count - 1].minimal)
        }
        if isWaiting { return nil }
        beginExplaining()
      case .explaining:
        if isWaiting { return nil }
        if explainer?.advance() == true { return handOut(explainer?.candidate.content) }
        endFinding()
      case .done: return nil
      }
    }
  }

  @inlinable
  mutating func handOut(_ content: Case<Model>?, origin: Origin? = nil) -> Trial<Model>? {
    guard let content else { return nil }
    handedOut &+= 1
    return Trial(number: handedOut &- 1, content: content, origin: origin)
  }
}
