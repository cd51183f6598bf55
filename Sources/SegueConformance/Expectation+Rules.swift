public import SegueScenarios

extension Expectation {
  /// The expected events that a case has no right to assert.
  ///
  /// Each expected event needs an equal one in the same step of the reference trace that cites one of the
  /// case's rules. What is forbidden needs none. Of `either`, one of the two sequences needs to be
  /// justified; an optional event that the reference does not show asserts nothing and is justified.
  ///
  /// - Parameters:
  ///   - reference: A trace whose events carry rules.
  ///   - rules: The rules of the case.
  /// - Returns: The offending events, with their steps, in order.
  public func unjustified(
    by reference: Trace, citing rules: some Sequence<RuleID>
  ) -> [(step: Int, event: Event)] {
    let rules = Set(rules)
    var offending: [(step: Int, event: Event)] = []
    for (number, step) in steps.enumerated() {
      let seen = number < reference.steps.count ? reference.steps[number].events : []
      offending += unjustified(step?.events ?? [], by: seen, rules).map { (number, $0) }
    }
    return offending
  }

  /// The patterns' events whose kind is not watched: no trace could ever match them.
  public var unwatched: [(step: Int, event: Event)] {
    guard let watch else { return [] }
    return steps.enumerated().flatMap { number, step in
      let events = (step?.events ?? []).flatMap(\.events)
      return events.filter { !watch.contains($0.kind) }.map { (number, $0) }
    }
  }

  private func unjustified(
    _ patterns: [Pattern], by seen: [Event], _ rules: Set<RuleID>
  ) -> [Event] {
    patterns.flatMap { pattern -> [Event] in
      switch pattern {
      case .event(let event):
        return isJustified(event, by: seen, rules) ? [] : [event]
      case .unordered(let events):
        return events.filter { !isJustified($0, by: seen, rules) }
      case .optional(let event):
        let isShown = seen.contains { event.matches($0) }
        return !isShown || isJustified(event, by: seen, rules) ? [] : [event]
      case .either(let one, let other):
        let (left, right) = (unjustified(one, by: seen, rules), unjustified(other, by: seen, rules))
        return left.count <= right.count ? left : right
      case .forbid, .forbidKind:
        return []
      }
    }
  }

  private func isJustified(_ event: Event, by seen: [Event], _ rules: Set<RuleID>) -> Bool {
    seen.contains { event.matches($0) && !rules.isDisjoint(with: $0.rules) }
  }
}

extension Pattern {
  /// The events that the pattern expects, without those it forbids.
  var events: [Event] {
    switch self {
    case .event(let event), .optional(let event): [event]
    case .unordered(let events): events
    case .either(let one, let other): (one + other).flatMap(\.events)
    case .forbid, .forbidKind: []
    }
  }
}
