package import SegueConformance
package import SegueScenarios

/// A divergence as an argument: the rule, what it asks for, what was seen, and the hierarchy around it.
package struct FindingText {
  package let scenario: Scenario
  package let expected: Trace
  package let actual: Trace
  package let verdict: Verdict
  /// What each step does, in words.
  package let steps: [String]
  /// What the report knows of rules, asked for where rules are named.
  private let rules: () -> RulesInText

  package init(
    scenario: Scenario, expected: Trace, actual: Trace, verdict: Verdict, steps: [String],
    rules: @escaping @autoclosure () -> RulesInText
  ) {
    self.scenario = scenario
    self.expected = expected
    self.actual = actual
    self.verdict = verdict
    self.steps = steps
    self.rules = rules
  }

  /// A fingerprint, and what its parts are.
  package static func title(_ fingerprint: String) -> String {
    let isOfLayer = Layer.allCases.contains { fingerprint.hasPrefix($0.rawValue + ":") }
    return fingerprint + (isOfLayer ? " (layer:expected:actual:rule)" : "")
  }

  package var text: String {
    // A name or a message that an adapter gave may have more than one line.
    lines.map { "  " + $0.oneLine + "\n" }.joined()
  }

  private var lines: [String] {
    switch verdict.outcome {
    case .fail(let divergence): diverging(divergence)
    case .unlawful(let violation):
      rules().lines([violation.law]) + ["\(place(violation.step)): \(violation.seen)"]
    case .faulty(let fault): ["\(fault.kind.rawValue): \(fault.detail)"]
    default:
      ["no divergence: \(verdict.summary)"]
    }
  }

  private func diverging(_ divergence: Divergence) -> [String] {
    let rules = rules()
    var lines = rules.lines(suspects(of: divergence, rules))
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

  /// The rules that may be broken, the likeliest first: those that the expected event cites, then what else the model cited in the step,
  /// where a search that went as it should comes last.
  private func suspects(of divergence: Divergence, _ rules: RulesInText) -> [RuleID] {
    let cited = divergence.expected.rules
    guard divergence.step < expected.steps.count else { return rules.ranked(cited) }
    let step = expected.steps[divergence.step]
    let others = Set(step.events.flatMap(\.rules) + step.rules).subtracting(cited)
    let searches = step.events.filter { $0.kind.layer == .search }
    let agreed = verdict.layers[.search] == .pass ? Set(searches.flatMap(\.rules)) : []
    return rules.ranked(cited) + rules.ranked(others.subtracting(agreed))
      + rules.ranked(others.intersection(agreed))
  }

  private func tree(_ trace: Trace, _ step: Int) -> String {
    guard step < trace.steps.count, let snapshot = trace.steps[step].snapshot else { return "-" }
    return snapshot.tree.isEmpty ? "(no window)" : snapshot.tree
  }

  private func place(_ step: Int) -> String {
    guard step > 0 else { return "launch" }
    return "step \(step)" + (step <= steps.count ? " (\(steps[step - 1]))" : "")
  }
}
