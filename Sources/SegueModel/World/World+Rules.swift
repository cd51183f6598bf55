package import SegueScenarios

extension World {
  /// The rules that the last step followed, in order and each once: those that its events cite, those that decided without an event, and
  /// those that ended it.
  package var rulesOfLastStep: [RuleID] {
    let step = recording.stepStarts.count - 1
    guard step >= 0 else { return [] }
    var rules: [RuleID] = []
    func add(_ rule: RuleID) { if !rules.contains(rule) { rules.append(rule) } }
    for index in Int(recording.stepStarts[step])..<recording.events.count {
      var cited = recording.events[index].rules.packed
      while cited != 0 {
        add(RuleID(packed: UInt16(truncatingIfNeeded: cited)))
        cited >>= 16
      }
    }
    let start = step == 0 ? 0 : Int(recording.decisionEnds[step - 1])
    for index in start..<recording.decisions.count { add(recording.decisions[index]) }
    if case .raised(_, _, let others) = recording.ending { for rule in others { add(rule) } }
    return rules.sorted()
  }

  /// Whether two controllers were made from one scene, or have one name.
  package var hasNamesakes: Bool { (0..<nodes.count).contains { nodes[$0].ordinal > 1 } }
}
