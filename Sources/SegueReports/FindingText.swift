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
    lines.map { $0.isEmpty ? $0 : "  " + $0 }.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    switch verdict.outcome {
    case .fail(let divergence): diverging(divergence)
    case .unlawful(let violation):
      ["\(violation.law) in \(place(violation.step)): \(violation.seen)"]
    default: ["no divergence: \(verdict.name)"]
    }
  }

  private func diverging(_ divergence: Divergence) -> [String] {
    var lines = divergence.expected.rules.map { "\($0)  \(sentence($0) ?? "")" }
    lines += [
      "\(divergence.layer.rawValue), \(place(divergence.step)), profile \(scenario.profile.rawValue)",
      "expected  \(divergence.expected.words)", "actual    \(divergence.actual.words)",
    ]
    if divergence.step > 0 {
      lines.append("before    \(tree(expected, divergence.step - 1))")
    }
    lines.append("after     \(tree(expected, divergence.step)) (expected)")
    lines.append("          \(tree(actual, divergence.step)) (actual)")
    return lines
  }

  private func tree(_ trace: Trace, _ step: Int) -> String {
    guard step < trace.steps.count, let snapshot = trace.steps[step].snapshot else { return "-" }
    return snapshot.tree.isEmpty ? "(no window)" : snapshot.tree
  }

  private func place(_ step: Int) -> String { step == 0 ? "launch" : "step \(step)" }
}
