package import SegueScenarios

extension World {
  /// Whether the last step followed a rule: an event of it cites the rule, or it decided without an event, or it ended the trace.
  package func lastStepFollows(_ rule: RuleID) -> Bool {
    let step = recording.stepStarts.count - 1
    guard step >= 0 else { return false }
    for index in Int(recording.stepStarts[step])..<recording.events.count
    where recording.events[index].rules.has(rule) { return true }
    let start = step == 0 ? 0 : Int(recording.decisionEnds[step - 1])
    for index in start..<recording.decisions.count where recording.decisions[index] == rule {
      return true
    }
    if case .raised(_, _, let others) = recording.ending { return others.contains(rule) }
    return false
  }
}
