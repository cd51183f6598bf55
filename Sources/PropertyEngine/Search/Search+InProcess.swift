extension Search {
  /// Runs the whole search on a system that is a value.
  ///
  /// The result is what a loop over `next()` and `record(_:of:)` gives; short cases are run by copying states instead of
  /// running each from its start, which is several times as fast.
  ///
  /// - Parameter make: makes the system at a start.
  @inlinable
  public mutating func run<System: ValueSystem>(_ make: (Slots) -> System)
  where System.Model == Model {
    isDriven = true
    defer { isDriven = false }
    var features = Features()
    while !isFinished {
      runScope(make)
      guard let trial = next() else { continue }
      var system = make(trial.start)
      let outcome = trial.judge { step in system.apply(step) }
      features.removeAll()
      system.report(to: &features)
      record(outcome, of: trial, features: features)
    }
  }

  /// Runs whole levels as long as the search is in the small scope.
  @inlinable
  mutating func runScope<System: ValueSystem>(_ make: (Slots) -> System)
  where System.Model == Model {
    while phase == .scope || phase == .proving, taken == handedOut {
      let before = scope?.executions ?? 0
      if scope?.mayGoOn(within: scopeLimit) == true {
        let limit = 4 * scopeLimit
        scope?.runLevel(limit: limit, make)
      }
      counts.executions += (scope?.executions ?? 0) - before
      endAnyLevel()
    }
  }
}
