import SegueScenarios

extension Comparison {
  /// Where in a trace events are compared, and what stands there when they are at an end.
  struct Place {
    var step: Int
    /// The expected events are only a beginning.
    var isOpen: Bool
    /// The observed events are only a beginning.
    var isCut: Bool
    var actualEnd: Observation
    var expectedEnd: Observation
  }

  /// Compares the events of a step: those of all layers that are still undecided in one sequence, for the
  /// first divergence; then, if they differ, those of each layer by themselves.
  mutating func compare(
    _ expected: ExpectedEvents, with events: [Event], watch: Set<Event.Kind>?, at place: Place
  ) {
    let open = Set([Layer.callbacks, .search].filter { !isDecided($0) })
    guard !open.isEmpty,
      let divergence = divergence(of: events, from: expected, in: open, watch: watch, at: place)
    else { return }
    noteFirst(divergence)
    for layer in open.sorted() {
      let own: Divergence? =
        open.count == 1
        ? divergence
        : self.divergence(of: events, from: expected, in: [layer], watch: watch, at: place)
      // Each layer may be in order where their interleaving is not.
      if let own = own ?? (layer == divergence.layer ? divergence : nil) { noteLayer(own) }
    }
  }

  private func divergence(
    of all: [Event], from expected: ExpectedEvents, in layers: Set<Layer>,
    watch: Set<Event.Kind>?, at place: Place
  ) -> Divergence? {
    let isWhole = layers.count == 2
    let step = isWhole ? all : all.filter { layers.contains($0.kind.layer) }
    let wanted = isWhole ? expected : expected.restricted(to: layers)
    let events = watch.map { kinds in step.filter { kinds.contains($0.kind) } } ?? step
    if case .exactly(let exact) = wanted, exact.count == events.count,
      zip(exact, events).allSatisfy({ $0.matches($1) })
    {
      return nil
    }
    let patterns = wanted.patterns
    var matcher = PatternMatcher(events: events, step: step)
    let ends = matcher.match(patterns.filter { !$0.isForbidden })
    let end = events.count
    let isMatched =
      ends.last == end || (place.isOpen && !ends.isEmpty)
      || (place.isCut && matcher.furthest == end)
    let mismatch = isMatched ? nil : matcher.furthest
    if let forbidden = firstForbidden(by: patterns, in: step, watch: watch),
      forbidden.compared <= mismatch ?? .max
    {
      return Divergence(
        layer: forbidden.event.kind.layer, step: place.step, event: forbidden.compared,
        expected: forbidden.expected, actual: .event(forbidden.event))
    }
    guard let mismatch else { return nil }
    let actual: Observation = mismatch < end ? .event(events[mismatch]) : place.actualEnd
    let want = expectation(
      of: matcher.wants, orNothing: ends.contains(mismatch), end: place.expectedEnd)
    return Divergence(
      layer: layer(of: want) ?? layer(of: actual) ?? layers.min() ?? .callbacks,
      step: place.step, event: mismatch, expected: want, actual: actual)
  }

  private func expectation(of wants: [Event], orNothing: Bool, end: Observation) -> Observation {
    switch (wants.count, orNothing) {
    case (0, _): end
    case (1, false): .event(wants[0])
    default: .oneOf(wants, orNothing: orNothing)
    }
  }

  private func layer(of observation: Observation) -> Layer? {
    switch observation {
    case .event(let event): event.kind.layer
    case .oneOf(let events, _): events.first?.kind.layer
    default: nil
    }
  }

  /// The first event of the step that a pattern forbids, and how many compared events come before it.
  private func firstForbidden(
    by patterns: [Pattern], in step: [Event], watch: Set<Event.Kind>?
  ) -> (event: Event, expected: Observation, compared: Int)? {
    let forbidden = patterns.filter(\.isForbidden)
    guard !forbidden.isEmpty else { return nil }
    var compared = 0
    for event in step {
      for pattern in forbidden {
        switch pattern {
        case .forbidKind(let kind) where kind == event.kind:
          return (event, .noEvent(ofKind: kind), compared)
        case .forbid(let unwanted) where unwanted.matches(event):
          return (event, .not(unwanted), compared)
        default: continue
        }
      }
      if watch?.contains(event.kind) ?? true { compared += 1 }
    }
    return nil
  }
}

extension Pattern {
  /// Whether the pattern only forbids.
  var isForbidden: Bool {
    switch self {
    case .forbid, .forbidKind: true
    default: false
    }
  }

  /// The pattern without the events of other layers; nil when nothing is left.
  func restricted(to layers: Set<Layer>) -> Pattern? {
    switch self {
    case .event(let event), .optional(let event), .forbid(let event):
      layers.contains(event.kind.layer) ? self : nil
    case .forbidKind(let kind):
      layers.contains(kind.layer) ? self : nil
    case .either(let one, let other):
      .either(
        one.compactMap { $0.restricted(to: layers) },
        other.compactMap { $0.restricted(to: layers) })
    case .unordered(let events):
      .unordered(events.filter { layers.contains($0.kind.layer) })
    }
  }
}
