import SegueScenarios

/// Matches the events of a step against patterns, exactly and without backtracking.
///
/// A pattern leads from a set of places in the events to a set of places, so alternatives never multiply:
/// the work is at most the number of events times the number of patterns (times the square of an
/// `unordered`).
struct PatternMatcher {
  /// The events that are compared.
  let events: [Event]
  /// All events of the step, where `forbid` looks.
  let step: [Event]
  /// The largest place that any way of matching has reached.
  private(set) var furthest = 0
  /// The largest place at which something was wanted in vain, and what.
  private var wanting = 0
  private var required: [Event] = []
  private var possible: [Event] = []

  init(events: [Event], step: [Event]) {
    self.events = events
    self.step = step
  }

  /// What was wanted where the matching got stuck; what is required before what is optional.
  var wants: [Event] {
    guard wanting == furthest else { return [] }
    return required.isEmpty ? possible : required
  }

  /// The places, ascending, to which the patterns lead from the given ones, ascending.
  mutating func match(_ patterns: [Pattern], from start: [Int] = [0]) -> [Int] {
    var places = start
    for pattern in patterns where !places.isEmpty { places = match(pattern, from: places) }
    return places
  }

  private mutating func match(_ pattern: Pattern, from places: [Int]) -> [Int] {
    switch pattern {
    case .event(let event):
      return places.compactMap { take(event, at: $0, required: true) }
    case .optional(let event):
      return union(places, places.compactMap { take(event, at: $0, required: false) })
    case .either(let one, let other):
      return union(match(one, from: places), match(other, from: places))
    case .unordered(let some):
      return places.compactMap { take(all: some, at: $0) }
    case .forbidKind(let kind):
      return step.contains { $0.kind == kind } ? [] : places
    case .forbid(let event):
      return step.contains { event.matches($0) } ? [] : places
    }
  }

  private mutating func take(_ event: Event, at place: Int, required: Bool) -> Int? {
    if place < events.count, event.matches(events[place]) {
      furthest = max(furthest, place + 1)
      return place + 1
    }
    note(event, at: place, required: required)
    return nil
  }

  /// Takes as many events as are wanted, in any order.
  ///
  /// Only a `shouldPerform` without a name stands for different events; letting each event claim the wanted
  /// one with its own name first leaves those free for the others, so the first fit is as good as any.
  private mutating func take(all wanted: [Event], at place: Int) -> Int? {
    var left = wanted
    var here = place
    while !left.isEmpty, here < events.count {
      let event = events[here]
      let fits = left.indices.filter { left[$0].matches(event) }
      let named = fits.first { left[$0].name == event.name }
      guard let fit = named ?? fits.first else { break }
      left.remove(at: fit)
      here += 1
    }
    furthest = max(furthest, here)
    for event in left { note(event, at: here, required: true) }
    return left.isEmpty ? here : nil
  }

  private mutating func note(_ event: Event, at place: Int, required isRequired: Bool) {
    if place > wanting { (wanting, required, possible) = (place, [], []) }
    guard place == wanting else { return }
    if isRequired { required.append(event) } else { possible.append(event) }
  }

  /// Both ascending sequences in one, without repetition.
  private func union(_ one: [Int], _ other: [Int]) -> [Int] {
    guard !one.isEmpty else { return other }
    guard !other.isEmpty else { return one }
    var union: [Int] = []
    var (left, right) = (one[...], other[...])
    while let next = [left.first, right.first].compactMap({ $0 }).min() {
      union.append(next)
      if left.first == next { left.removeFirst() }
      if right.first == next { right.removeFirst() }
    }
    return union
  }
}
