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

  /// Where all trees together are longer than this, in bytes, each stays on one line.
  static let mostDrawn = 1_000_000

  package var text: String {
    var lines: [String] = []
    var before: Snapshot?
    let size = trace.steps.reduce(0) { $0 + ($1.snapshot?.tree.utf8.count ?? 0) }
    let draw = size > Self.mostDrawn ? { [$0] } : TreeText.lines
    for (index, step) in trace.steps.enumerated() {
      lines.append(title(index))
      lines += step.events.map(Self.line)
      if !step.rules.isEmpty { lines.append(contentsOf: because(step.rules)) }
      let isLast = index == trace.steps.count - 1
      if isLast, let ending = trace.ending.words {
        lines.append("  ✗ \(ending)")
        if !trace.ending.rules.isEmpty { lines.append("    \(names(trace.ending.rules))") }
      }
      lines += hierarchy(before, step.snapshot, draw).map { "  " + $0 }
      lines.append("")
      before = step.snapshot ?? before
    }
    return (lines + legend).joined(separator: "\n") + "\n"
  }

  /// The heading of a step; a trace may have more steps than its scenario.
  private func title(_ index: Int) -> String {
    guard index > 0 else { return "launch" }
    guard index <= steps.count else { return "step \(index)  (not in the scenario)" }
    return "step \(index)  \(steps[index - 1])"
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
  private func hierarchy(
    _ before: Snapshot?, _ after: Snapshot?, _ draw: (String) -> [String]
  ) -> [String] {
    guard let after else { return [] }
    guard let before else { return draw(after.tree) + extras(after) }
    guard before.tree != after.tree else { return ["(as before)"] + extras(after) }
    return TreeText.beside(draw(before.tree), draw(after.tree), titles: ("before", "after"))
      + extras(after)
  }

  private func extras(_ snapshot: Snapshot) -> [String] {
    guard let detached = snapshot.detached, !detached.isEmpty else { return [] }
    return ["alive outside the window: " + detached.joined(separator: "; ")]
  }

  /// The sentences of the first rule of each event, or of a step without any such, and of the ending, in the order of the documents.
  /// All that are cited would be longer than what they explain.
  private var legend: [String] {
    let leading = trace.steps.flatMap { step in
      let first = step.events.compactMap(\.rules.first)
      return first.isEmpty ? step.rules : first
    }
    return Set(leading + trace.ending.rules).sorted().map {
      "\($0)".padded(to: 8) + "  " + (sentences[$0] ?? "")
    }
  }
}

extension Trace {
  /// Every rule that an event, a step or the ending cites.
  package var citedRules: Set<RuleID> {
    var cited = Set(ending.rules)
    for step in steps {
      cited.formUnion(step.rules)
      for event in step.events { cited.formUnion(event.rules) }
    }
    return cited
  }
}
