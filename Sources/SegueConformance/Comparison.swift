import SegueScenarios

/// The events that are expected of a step.
enum ExpectedEvents {
  case patterns([Pattern])
  case exactly([Event])

  /// Without the events of other layers.
  func restricted(to layers: Set<Layer>) -> ExpectedEvents {
    switch self {
    case .exactly(let events): .exactly(events.filter { layers.contains($0.kind.layer) })
    case .patterns(let patterns): .patterns(patterns.compactMap { $0.restricted(to: layers) })
    }
  }

  var patterns: [Pattern] {
    switch self {
    case .patterns(let patterns): patterns
    case .exactly(let events): events.map(Pattern.event)
    }
  }
}

/// The comparison of one trace, step by step, as far as it has gone.
struct Comparison {
  let actual: Trace
  let expectedEnding: Ending
  let layers: Set<Layer>
  /// The first divergence of all.
  private(set) var first: Divergence?
  /// The first divergence of each layer.
  private(set) var divergences: [Layer: Divergence] = [:]

  init(of actual: Trace, expecting ending: Ending, layers: Set<Layer>) {
    self.actual = actual
    self.expectedEnding = ending
    self.layers = layers
  }

  /// Whether nothing more can be learned about a layer.
  func isDecided(_ layer: Layer) -> Bool { !layers.contains(layer) || divergences[layer] != nil }

  mutating func note(_ divergence: Divergence) {
    noteFirst(divergence)
    noteLayer(divergence)
  }

  mutating func noteFirst(_ divergence: Divergence) {
    if first == nil { first = divergence }
  }

  mutating func noteLayer(_ divergence: Divergence) {
    if divergences[divergence.layer] == nil { divergences[divergence.layer] = divergence }
  }

  /// Compares one step: its events, whether the trace ends there, its snapshot.
  mutating func compare(
    step number: Int, isLast: Bool, isOpen: Bool, watch: Set<Event.Kind>?, events: ExpectedEvents?,
    snapshot: ExpectedSnapshot?
  ) {
    let step = number < actual.steps.count ? actual.steps[number] : StepTrace()
    let endsHere = number >= actual.steps.count - 1 && actual.ending != .completed
    // What was cut short is held only against a beginning of what was expected.
    let isCut = endsHere && (isExhausted || isOpen && isUnspecified)
    if let events {
      let place = Place(
        step: number, isOpen: isOpen, isCut: isCut,
        actualEnd: endsHere
          ? .ending(actual.ending) : number < actual.steps.count ? .nothing : .noStep,
        expectedEnd: isLast && expectedEnding != .completed ? .ending(expectedEnding) : .nothing)
      compare(events, with: step.events, watch: watch, at: place)
    }
    if isCut { return }
    if endsHere {
      // Past the point where nothing is settled, a trace may end as it likes.
      if isOpen { return }
      if !expectedEnding.matches(actual.ending) || endsTooEarly(isLast) { return noteEnding() }
    }
    if let snapshot, !isDecided(.outcome) {
      compare(snapshot, with: step.snapshot, step: number, isMissing: number >= actual.steps.count)
    }
  }

  /// Whether the trace ends before a step in which something unspecified was expected.
  private func endsTooEarly(_ isLast: Bool) -> Bool {
    if case .unspecified = expectedEnding { !isLast } else { false }
  }

  var isExhausted: Bool { if case .exhausted = actual.ending { true } else { false } }
  private var isUnspecified: Bool { if case .unspecified = actual.ending { true } else { false } }

  /// Judges what has been compared.
  var verdict: Verdict {
    var verdicts: [Layer: LayerVerdict] = [:]
    for layer in layers { verdicts[layer] = divergences[layer].map(LayerVerdict.fail) ?? .pass }
    let outcome: Verdict.Outcome =
      if let first {
        .fail(first)
      } else if case .exhausted(let what) = actual.ending {
        .inconclusive(what)
      } else if case .unspecified(let rule) = expectedEnding {
        .unspecified(rule)
      } else {
        .pass
      }
    return Verdict(outcome, layers: verdicts)
  }
}
