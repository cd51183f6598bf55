import SegueScenarios

extension Comparison {
  /// Compares a snapshot; what was not observed of it, the tree aside, is not compared.
  mutating func compare(
    _ expected: ExpectedSnapshot, with actual: Snapshot?, step: Int, isMissing: Bool
  ) {
    guard let actual else {
      guard let part = expected.parts.first else { return }
      let last = step >= self.actual.steps.count - 1
      let seen: Observation =
        last && self.actual.ending != .completed
        ? .ending(self.actual.ending) : isMissing ? .noStep : .noSnapshot
      return note(Divergence(layer: .outcome, step: step, expected: part, actual: seen))
    }
    let observed = ExpectedSnapshot(actual)
    let differs: (Observation, Observation)? =
      if let tree = expected.tree, tree != actual.tree {
        (.tree(tree), .tree(actual.tree))
      } else if let want = expected.detached, let got = observed.detached, want != got {
        (.detached(want), .detached(got))
      } else if let want = expected.loaded, let got = observed.loaded, want != got {
        (.loaded(want), .loaded(got))
      } else if let want = expected.styles, let got = observed.styles, want != got {
        (.styles(want), .styles(got))
      } else {
        nil
      }
    guard let (want, got) = differs else { return }
    note(Divergence(layer: .outcome, step: step, expected: want, actual: got))
  }

  /// Compares how the trace ends, once its steps have been compared.
  mutating func compareEnding() {
    // Running out of fuel proves nothing, and where nothing is settled no ending is wrong.
    if isExhausted { return }
    if case .unspecified = expectedEnding { return }
    if !expectedEnding.matches(actual.ending) { noteEnding() }
  }

  /// Notes that the trace ends otherwise than expected.
  mutating func noteEnding() {
    guard !isDecided(.outcome) else { return }
    note(
      Divergence(
        layer: .outcome, step: max(actual.steps.count - 1, 0), expected: .ending(expectedEnding),
        actual: .ending(actual.ending)))
  }

  /// Compares the number of steps of two traces that end alike.
  mutating func compareLength(with expected: Trace) {
    if case .unspecified = expectedEnding { return }
    guard !isDecided(.outcome), actual.steps.count > expected.steps.count else { return }
    let extra = expected.steps.count
    let seen = actual.steps[extra].snapshot.map { Observation.tree($0.tree) } ?? .noSnapshot
    // After an early ending the next step is one too many.
    let want: Observation = expectedEnding == .completed ? .noStep : .ending(expectedEnding)
    note(Divergence(layer: .outcome, step: extra, expected: want, actual: seen))
  }
}

extension ExpectedSnapshot {
  /// The parts that are compared.
  fileprivate var parts: [Observation] {
    [
      tree.map(Observation.tree), detached.map(Observation.detached),
      loaded.map(Observation.loaded), styles.map(Observation.styles),
    ].compactMap { $0 }
  }
}
