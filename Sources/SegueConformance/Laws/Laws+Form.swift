import SegueScenarios

extension Laws {
  /// LAW-17: Only the last entry of a trace may lack a snapshot, and it does exactly if the trace
  /// ends early.
  static func onlyAnEarlyEndLacksASnapshot(_ inspection: Inspection) -> [Law.Breach] {
    let steps = inspection.trace.steps
    let endsEarly = inspection.trace.ending != .completed
    // Where no snapshot at all was asked for, none is missing.
    guard steps.contains(where: { $0.snapshot != nil }) else { return [] }
    for (number, step) in steps.enumerated() {
      let isEnd = endsEarly && number == steps.count - 1
      if isEnd, step.snapshot != nil {
        return [Law.Breach(step: number, seen: "the step did not end and has a snapshot")]
      }
      if !isEnd, step.snapshot == nil {
        return [Law.Breach(step: number, seen: "the step has no snapshot and is not the end")]
      }
    }
    return []
  }

  /// LAW-18: `performSegue` by an identifier that no segue of the receiver's scene has raises, and
  /// the step has no event but a log.
  static func unknownIdentifiersRaise(_ moment: Moment) -> String? {
    guard case .performSegue(let identifier, let receiver, _) = moment.step,
      moment.cast.isFromScene(receiver),
      !moment.cast.segues(of: receiver).contains(where: { $0.identifier == identifier })
    else { return nil }
    switch moment.ending {
    case .completed: return "\(receiver) has no segue \(identifier), and nothing was raised"
    case .raised: break
    default: return nil
    }
    let event = moment.events.first { $0.kind != .log }
    return event.map { "\($0.kind.rawValue) of \($0.on) although \(receiver) has no such segue" }
  }

  /// LAW-58: The text of every tree in a snapshot follows the grammar of trees.
  static func treesAreWellFormed(_ inspection: Inspection) -> [Law.Breach] {
    for (number, step) in inspection.trace.steps.enumerated() {
      guard let snapshot = step.snapshot else { continue }
      // What could be read is well formed.
      let texts =
        inspection.moments[number].after == nil
        ? [snapshot.tree] + (snapshot.detached ?? []) : []
      for text in texts {
        do {
          _ = try Hierarchy(parsing: text)
        } catch {
          return [Law.Breach(step: number, seen: "no tree, \(error): \(text.prefix(60))")]
        }
      }
      if snapshot.detached?.contains("") == true {
        return [Law.Breach(step: number, seen: "a detached tree is empty")]
      }
    }
    return []
  }

  /// LAW-59: A trace that completes has one entry for the launch and one for each step; no trace
  /// has more, and only one that is exhausted has none.
  static func everyStepIsThere(_ inspection: Inspection) -> [Law.Breach] {
    let (count, due) = (inspection.trace.steps.count, inspection.scenario.steps.count + 1)
    let isRight =
      switch inspection.trace.ending {
      case .completed: count == due
      case .exhausted: count <= due
      case .raised, .unspecified, .invalid: (1...due).contains(count)
      }
    guard !isRight else { return [] }
    let seen = "\(count) entries, where the launch and the steps are \(due)"
    return [Law.Breach(step: max(count - 1, 0), seen: seen)]
  }
}
