import SegueScenarios

extension Laws {
  /// LAW-21: In a search without overridden hooks everyone asked stands in the same tree of the
  /// snapshot before as the source.
  static func searchStaysInOneTree(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks, unwind.hasNoListedChildren, let before = unwind.moment.before,
      let root = before.root(of: unwind.source)
    else { return nil }
    let stranger = unwind.questions.first { event in
      before.root(of: event.on).map { $0 != root } ?? before.knowsDetached
    }
    return stranger.map { "\($0.on) is asked and does not stand in the tree of \(unwind.source)" }
  }

  /// LAW-22: Within one search the first yes is the last `canPerform`.
  static func yesEndsTheSearch(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks else { return nil }
    let asked = unwind.questions
    guard let yes = asked.firstIndex(where: { $0.answer == true }), yes + 1 < asked.count else {
      return nil
    }
    return "\(asked[yes].on) says yes, and \(asked[yes + 1].on) is asked after it"
  }

  /// LAW-23: Whoever said yes is the destination of prepare and the receiver of the action.
  static func yesNamesTheDestination(_ unwind: Unwind) -> String? {
    guard unwind.isStandard, let found = unwind.found else { return nil }
    if let to = unwind.events(.prepare).first?.to, to != found {
      return "\(found) says yes and \(to) is prepared for"
    }
    guard let destination = unwind.destination, destination != found else { return nil }
    return "\(found) says yes and \(destination) receives the action"
  }

  /// LAW-24: In one search no presented controller is asked twice.
  static func nobodyPresentedIsAskedTwice(_ unwind: Unwind) -> String? {
    guard let before = unwind.moment.before else { return nil }
    return askedTwice(unwind, unwind.questions.filter { before.isPresented($0.on) })
  }

  /// LAW-25: In one search nobody is asked the same question twice.
  static func nobodyIsAskedTwice(_ unwind: Unwind) -> String? {
    askedTwice(unwind, unwind.events.filter { $0.kind.layer == .search })
  }

  private static func askedTwice(_ unwind: Unwind, _ asked: [Event]) -> String? {
    guard unwind.hasNoHooks, unwind.hasNoListedChildren else { return nil }
    var seen: [Event.Kind: Set<String>] = [:]
    let again = asked.first { !seen[$0.kind, default: []].insert($0.on).inserted }
    return again.map { "\($0.on) is asked twice" }
  }

  /// LAW-26: A controller is not asked for its allowed children after it was asked for itself.
  static func childrenComeBeforeTheirContainer(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks, unwind.hasNoListedChildren else { return nil }
    var asked: Set<String> = []
    for event in unwind.events {
      switch event.kind {
      case .canPerform, .canPerformWithSender: asked.insert(event.on)
      case .allowedChildren where asked.contains(event.on):
        return "\(event.on) is asked for its children after itself"
      default: continue
      }
    }
    return nil
  }

  /// LAW-27: Until the search ends, the controllers in an answer of `allowedChildren` that were not
  /// asked earlier are asked in its order, and all of them before the one that gave the answer.
  static func allowedChildrenAreAskedInOrder(_ unwind: Unwind) -> String? {
    guard unwind.hasNoHooks, unwind.hasNoListedChildren else { return nil }
    let events = unwind.events
    func question(of name: String) -> Int? {
      events.firstIndex { [.canPerform, .canPerformWithSender].contains($0.kind) && $0.on == name }
    }
    for (place, event) in events.enumerated() where event.kind == .allowedChildren {
      let own = question(of: event.on).map { $0 > place ? $0 : .max } ?? .max
      var last = place
      var unasked: String?
      for child in event.list ?? [] {
        guard let asked = question(of: child) else {
          // Where the search has ended, the rest is not asked.
          unasked = unasked ?? child
          if own < .max { return "\(event.on) is asked and \(child) is not" }
          continue
        }
        if asked < place { continue }
        if asked > own { return "\(event.on) is asked before \(child)" }
        if asked < last || unasked != nil { return "\(child) is asked before its turn" }
        last = asked
      }
    }
    return nil
  }
}
