package import SegueConformance
package import SegueScenarios

/// A divergence as an argument: the rule, what it asks for, what was seen, and the hierarchy around it.
package struct FindingText {
  package let scenario: Scenario
  package let expected: Trace
  package let actual: Trace
  package let verdict: Verdict
  /// Gives the sentence of a rule.
  package let sentence: (RuleID) -> String?

  package init(
    scenario: Scenario, expected: Trace, actual: Trace, verdict: Verdict,
    sentence: @escaping (RuleID) -> String?
  ) {
    self.scenario = scenario
    self.expected = expected
    self.actual = actual
    self.verdict = verdict
    self.sentence = sentence
  }

  package var text: String {
    // A name or a message that an adapter gave may have more than one line.
    lines.map { "  " + $0.oneLine + "\n" }.joined()
  }

  private var lines: [String] {
    switch verdict.outcome {
    case .fail(let divergence): diverging(divergence)
    case .unlawful(let violation):
      ["\(violation.law) in \(place(violation.step)): \(violation.seen)"]
    case .faulty(let fault): ["\(fault.kind.rawValue): \(fault.detail)"]
    default:
      ["no divergence: \(verdict.summary)"]
    }
  }

  private func diverging(_ divergence: Divergence) -> [String] {
    var lines = rules(behind: divergence).map { "\($0)  \(sentence($0) ?? "")" }
    lines += [
      "\(divergence.layer.rawValue), \(place(divergence.step)), profile \(scenario.profile.rawValue)",
      "expected  \(divergence.expected.words)", "actual    \(divergence.actual.words)",
    ]
    if divergence.step > 0 {
      lines.append("before    \(tree(expected, divergence.step - 1))")
    }
    let (wanted, seen) = (tree(expected, divergence.step), tree(actual, divergence.step))
    lines.append("after     \(wanted)" + (wanted == seen ? "" : " (expected)"))
    if wanted != seen { lines.append("          \(seen) (actual)") }
    return lines
  }

  /// The rules that the expected event cites; where there is none, those that the model cited in the step.
  private func rules(behind divergence: Divergence) -> [RuleID] {
    let cited = divergence.expected.rules
    guard cited.isEmpty, divergence.step < expected.steps.count else { return cited }
    let step = expected.steps[divergence.step]
    return Array(Set(step.events.flatMap(\.rules) + step.rules).sorted().prefix(6))
  }

  private func tree(_ trace: Trace, _ step: Int) -> String {
    guard step < trace.steps.count, let snapshot = trace.steps[step].snapshot else { return "-" }
    return snapshot.tree.isEmpty ? "(no window)" : snapshot.tree
  }

  private func place(_ step: Int) -> String { step == 0 ? "launch" : "step \(step)" }
}
