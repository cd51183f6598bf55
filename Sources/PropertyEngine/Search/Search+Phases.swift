extension Search {
  @inlinable
  mutating func nextInScope() -> Trial<Model>? {
    guard scope?.mayGoOn(within: scopeLimit) == true, scope?.next(into: &current) == true else {
      return nil
    }
    return handOut(current)
  }

  /// Proving goes on where the small scope ended.
  @inlinable
  var scopeLimit: Int {
    phase == .proving ? options.smallScope + options.proof : options.smallScope
  }

  @inlinable
  mutating func endAnyLevel() {
    if phase == .scope { endScopeLevel() } else { endProving() }
  }

  /// Ends a level of the small scope, or all of it when the next level does not fit the budget.
  @inlinable
  mutating func endScopeLevel() {
    waiting = (scope?.failures ?? []).filter { failure in
      !found.contains { $0.fingerprint == failure.fingerprint }
    }
    resumed = .random
    if scope?.mayGoOn(within: scopeLimit) == true {
      scope?.endLevel()
      if scope?.isExhausted == true { resumed = .done } else { resumed = .scope }
    }
    nextWaiting()
  }

  /// Takes up the next failure of the level, or goes on.
  @inlinable
  mutating func nextWaiting() {
    phase = resumed
    guard !waiting.isEmpty else { return }
    let failure = waiting.removeFirst()
    begin(
      Finding(
        failure.fingerprint, original: failure.content, origin: nil, minimal: failure.content),
      at: failure.index, resuming: phase)
  }

  @inlinable
  mutating func begin(_ finding: Finding<Model>, at step: Int?, resuming: Phase) {
    found.append(finding)
    resumed = resuming
    shrinker = Shrinker(
      finding.minimal, failing: finding.fingerprint, at: step, budget: options.shrinking,
      generator: generator,
      chance: Chance(seed: options.seed ^ finding.fingerprint.code, index: .max))
    // Where every shorter case is known to pass, only the simplest of the same size is left to find.
    if let steps = shrinker?.best.content.entries.count, cleared >= steps {
      shrinker?.isSizeKnown = true
    }
    if let content = shrinker?.best.content { found[found.count - 1].original = content }
    phase = .shrinking
  }

  @inlinable
  mutating func endShrinking() {
    found[found.count - 1].executions = shrinker?.executions ?? 0
    noteMinimal()
    phase = options.proof > 0 && found[found.count - 1].proof != .size ? .proving : .confirming
  }

  /// What is proven follows from how far the small scope came.
  @inlinable
  mutating func noteMinimal() {
    guard let shrinker else { return }
    found[found.count - 1].minimal = shrinker.best.content
    let steps = shrinker.best.content.entries.count
    found[found.count - 1].proof =
      cleared >= steps ? .size : cleared >= steps - 1 ? .steps : .none
  }

  /// Ends a level of the proof; a smaller failure that it met takes the place of the one that was thought minimal.
  @inlinable
  mutating func endProving() {
    guard scope?.mayGoOn(within: scopeLimit) == true else {
      phase = .confirming
      return
    }
    if let fingerprint = shrinker?.fingerprint,
      let smaller = scope?.failures.first(where: { $0.fingerprint == fingerprint })
    {
      shrinker?.consider(smaller.content)
    }
    scope?.endLevel()
    noteMinimal()
    if scope?.isExhausted != false || found[found.count - 1].proof == .size { phase = .confirming }
  }

  @inlinable
  mutating func beginExplaining() {
    if let best = shrinker?.best, let fingerprint = shrinker?.fingerprint,
      options.explanation > 0
    {
      explainer = Explainer(
        best, failing: fingerprint, budget: options.explanation, generator: generator)
      phase = .explaining
    } else {
      endFinding()
    }
  }

  @inlinable
  mutating func endFinding() {
    found[found.count - 1].explanation = explainer?.choices ?? []
    (shrinker, explainer) = (nil, nil)
    if found.count >= options.findings {
      phase = .done
    } else {
      nextWaiting()
    }
  }
}
