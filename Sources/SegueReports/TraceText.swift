package import SegueScenarios

/// A trace explained: step by step, the events with their rules, the hierarchy before and after.
package struct TraceText {
  let trace: Trace
  /// What each step does, in the words of its file.
  let steps: [String]
  /// The sentences of the rules.
  let sentences: [RuleID: String]

  package init(_ trace: Trace, steps: [String], sentences: [RuleID: String]) {
    self.trace = trace
    self.steps = steps
    self.sentences = sentences
  }

  package var text: String {
    var lines: [String] = []
    var before: Snapshot?
    for (index, step) in trace.steps.enumerated() {
      lines.append(index == 0 ? "launch" : "step \(index)  \(steps[index - 1])")
      lines += step.events.map(Self.line)
      if !step.rules.isEmpty { lines.append(contentsOf: because(step.rules)) }
      let isLast = index == trace.steps.count - 1
      if isLast, let ending = trace.ending.words {
        lines.append("  ✗ \(ending)")
        if !trace.ending.rules.isEmpty { lines.append("    \(names(trace.ending.rules))") }
      }
      lines += hierarchy(before, step.snapshot).map { "  " + $0 }
      lines.append("")
      before = step.snapshot ?? before
    }
    return (lines + legend).joined(separator: "\n") + "\n"
  }

  private static func line(_ event: Event) -> String {
    let words = "  \(event.words)"
    guard !event.rules.isEmpty else { return words }
    return words.padded(to: 58) + "  " + event.rules.map(\.description).joined(separator: " ")
  }

  /// The rules behind what no event shows, eight to a line.
  private func because(_ rules: [RuleID]) -> [String] {
    stride(from: 0, to: rules.count, by: 8).map { start in
      (start == 0 ? "  because " : "          ")
        + names(Array(rules[start..<min(start + 8, rules.count)]))
    }
  }

  private func names(_ rules: [RuleID]) -> String {
    rules.map(\.description).joined(separator: " ")
  }

  /// The tree, or the two trees where the step changed something.
  private func hierarchy(_ before: Snapshot?, _ after: Snapshot?) -> [String] {
    guard let after else { return [] }
    guard let before, before.tree != after.tree else {
      return before == nil
        ? TreeText.lines(after.tree) + extras(after) : ["(as before)"] + extras(after)
    }
    return TreeText.beside(
      TreeText.lines(before.tree), TreeText.lines(after.tree), titles: ("before", "after"))
      + extras(after)
  }

  private func extras(_ snapshot: Snapshot) -> [String] {
    guard let detached = snapshot.detached, !detached.isEmpty else { return [] }
    return ["alive outside the window: " + detached.joined(separator: "; ")]
  }

  /// Each cited rule with its sentence, in order of citation's documents.
  private var legend: [String] {
    var cited = Set(trace.ending.rules)
    for step in trace.steps {
      cited.formUnion(step.rules)
      for event in step.events { cited.formUnion(event.rules) }
    }
    return cited.sorted().map { "\($0)".padded(to: 8) + "  " + (sentences[$0] ?? "") }
  }
}
