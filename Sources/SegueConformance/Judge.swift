public import SegueScenarios

/// Compares what an implementation did with what was expected of it.
///
/// Each layer is judged by itself, and only the layers that the implementation reports. The verdict as a
/// whole names the first divergence in the order of the trace: in a step first its events, then how the
/// trace ends there, then the snapshot.
public struct Judge: Sendable {
  /// The layers that are judged.
  public var layers: Set<Layer>

  /// A judge of some layers; of all of them unless told otherwise.
  public init(layers: Set<Layer> = Set(Layer.allCases)) {
    self.layers = layers
  }

  /// Judges a trace by the expectation of a case.
  ///
  /// - Returns: Pass, fail, unspecified, inconclusive or invalid; never not applicable.
  public func verdict(on actual: Trace, against expectation: Expectation) -> Verdict {
    if let verdict = settled(expectation.ending) { return verdict }
    var comparison = Comparison(of: actual, expecting: expectation.ending, layers: layers)
    let last = expectation.steps.count - 1
    for (number, step) in expectation.steps.enumerated() {
      // Where the expectation ends unspecified, the step it ends in is the one without a snapshot: its
      // events are only a beginning.
      let isOpen = number == last && isUnspecified(expectation.ending) && step?.snapshot == nil
      comparison.compare(
        step: number, isLast: number == last, isOpen: isOpen, watch: expectation.watch,
        events: step?.events.map(ExpectedEvents.patterns), snapshot: step?.snapshot)
    }
    comparison.compareEnding()
    return comparison.verdict
  }

  /// Judges a trace by another one, in full: every event of the judged layers in order, every snapshot,
  /// and the ending. What the expected trace did not observe of a snapshot is not compared.
  ///
  /// - Returns: Pass, fail, unspecified, inconclusive or invalid; never not applicable.
  public func verdict(on actual: Trace, against expected: Trace) -> Verdict {
    if let verdict = settled(expected.ending) { return verdict }
    var comparison = Comparison(of: actual, expecting: expected.ending, layers: layers)
    let last = expected.steps.count - 1
    for (number, step) in expected.steps.enumerated() {
      let isOpen = number == last && isUnspecified(expected.ending)
      comparison.compare(
        step: number, isLast: number == last, isOpen: isOpen, watch: nil,
        events: .exactly(step.events), snapshot: step.snapshot.map(ExpectedSnapshot.init))
    }
    comparison.compareLength(with: expected)
    comparison.compareEnding()
    return comparison.verdict
  }

  /// The verdict where an expected ending leaves nothing to compare.
  private func settled(_ ending: Ending) -> Verdict? {
    switch ending {
    case .invalid(let why): Verdict(.invalid(why))
    case .exhausted(let what): Verdict(.inconclusive(what))
    default: nil
    }
  }

  private func isUnspecified(_ ending: Ending) -> Bool {
    if case .unspecified = ending { true } else { false }
  }
}

extension ExpectedSnapshot {
  /// All parts of an observed snapshot.
  public init(_ snapshot: Snapshot) {
    self.init(
      tree: snapshot.tree, detached: snapshot.detached, loaded: snapshot.loaded,
      styles: snapshot.styles)
  }
}
