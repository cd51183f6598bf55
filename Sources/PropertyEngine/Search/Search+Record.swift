extension Search {
  /// Takes what came of a trial.
  ///
  /// - Parameters:
  ///   - trial: One that `next()` gave and that was not recorded yet; another is ignored.
  ///   - features: What the case reached; cases that reach something new are varied later.
  ///   - state: `trial.stateCode()` with the system's own part written after it, if the small scope is to merge equal states.
  @inlinable @inline(__always)
  public mutating func record(
    _ outcome: Outcome, of trial: Trial<Model>, features: Features? = nil, state: StateCode? = nil
  ) {
    if case .random = phase, case .passed = outcome, trial.number == taken, early.isEmpty,
      kept.reached.contains(features)
    {
      taken &+= 1
      counts.executions &+= 1
      counts.random &+= 1
      return
    }
    recordAny(outcome, of: trial, features, state)
  }

  @inlinable
  mutating func recordAny(
    _ outcome: Outcome, of trial: Trial<Model>, _ features: Features?, _ state: StateCode?
  ) {
    guard trial.number >= taken, trial.number < handedOut, early[trial.number] == nil else {
      return
    }
    let digest = state.map { $0.isOpaque ? 0 : $0.digest() } ?? 0
    if trial.number > taken {
      early[trial.number] = Recorded(trial, outcome, features, digest)
      return
    }
    process(trial, outcome, features, digest)
    while let recorded = early.removeValue(forKey: taken) {
      process(recorded.trial, recorded.outcome, recorded.features, recorded.digest)
    }
  }

  /// Takes note of the outcomes in the order in which their trials were handed out.
  @inlinable
  mutating func process(
    _ trial: Trial<Model>, _ outcome: Outcome, _ features: Features?, _ digest: UInt64
  ) {
    taken &+= 1
    counts.executions &+= 1
    switch phase {
    case .scope, .proving:
      scope?.record(outcome, of: trial.content, digest: digest)
    case .random: processRandom(trial, outcome, features)
    case .shrinking:
      // A trial without a number among the candidates was drawn before the failure that is being made smaller.
      if trial.origin == nil { shrinker?.record(outcome) } else { counts.executions &-= 1 }
    case .confirming:
      if case .failed(found[found.count - 1].fingerprint, _) = outcome {
        found[found.count - 1].confirmed += 1
      }
    case .explaining: explainer?.record(outcome)
    case .done: break
    }
  }

  @inlinable
  mutating func processRandom(
    _ trial: Trial<Model>, _ outcome: Outcome, _ features: Features?
  ) {
    counts.random &+= 1
    switch outcome {
    case .passed: break
    case .discarded: counts.discarded &+= 1
    case .failed(let fingerprint, let step):
      if let known = found.firstIndex(where: { $0.fingerprint == fingerprint }) {
        found[known].repetitions += 1
        return
      }
      // What was drawn after this one is drawn again when the finding is complete.
      if let origin = trial.origin { index = origin.index &+ 1 }
      begin(
        Finding(
          fingerprint, original: trial.content, origin: trial.origin, minimal: trial.content),
        at: step, resuming: .random)
      return
    }
    guard let features, let origin = trial.origin, origin.ancestors.count < 16 else { return }
    if kept.reached.formUnion(features) { keptNext.append((trial.content, origin)) }
  }
}
