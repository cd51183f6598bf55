package import PropertyEngine
package import SegueScenarios

/// Puts a custom container everywhere in random hierarchies, and looks for the smallest unwind that goes wrong because of it.
package struct ContainerCheck {
  package let hooks: any ContainerHooks
  private var search: Search<ContainerModel>
  /// How many unwinds were judged.
  package private(set) var judged = 0

  /// - Parameters:
  ///   - hooks: The container.
  ///   - seed: The same seed gives the same hierarchies.
  ///   - cases: How many random ones are drawn, after all of the smallest ones.
  package init(_ hooks: any ContainerHooks, seed: UInt64, cases: Int) {
    self.hooks = hooks
    search = Search(
      SearchOptions(
        seed: seed, cases: cases, steps: 14, smallScope: 250, shrinking: 200, confirmations: 1,
        explanation: 0))
  }

  /// Runs up to the first finding, or to the end.
  package mutating func run() -> ContainerFinding? {
    while let trial = search.next() {
      let model = Self.model(trial.content)
      guard model.isComplete else {
        // A beginning that others go on from.
        search.record(.passed, of: trial)
        continue
      }
      let run = ContainerRun(model, hooks)
      if run.isJudged { judged += 1 }
      search.record(run.outcome, of: trial)
    }
    guard let finding = search.findings.first else { return nil }
    let run = ContainerRun(Self.model(finding.minimal), hooks)
    return run.fault.map { ContainerFinding(run: run, fault: $0, hooks: hooks.name) }
  }

  package static func model(_ content: Case<ContainerModel>) -> ContainerModel {
    var model = ContainerModel(start: content.start)
    for step in content.steps { _ = model.apply(step) }
    return model
  }
}

extension ContainerRun {
  fileprivate var outcome: Outcome {
    guard isJudged else { return .discarded }
    return fault.map { .failed(Fingerprint($0.kind), at: nil) } ?? .passed
  }
}

/// The smallest unwind that a container sends wrong.
package struct ContainerFinding: Sendable {
  let run: ContainerRun
  let fault: ContainerFault
  let hooks: String

  /// `swallowed`, `astray`, `hidden`, or `undefined:` and the rule.
  package var kind: String { fault.kind }
  /// What builds the hierarchy and unwinds. Its containers are plain controllers without the hooks.
  package var scenario: Scenario { run.scenario }

  /// The finding in words: what is wrong, the hierarchy, what the container was asked and answered, the rules.
  package func text(sentence: (RuleID) -> String?) -> String {
    let steps = run.trace.steps
    let before = steps.dropLast().last?.snapshot?.tree ?? "-"
    var lines = [headline, "  before  \(before)"]
    lines += run.states.map { "          \($0)" }
    if case .performSegue(_, let source, _)? = run.scenario.steps.last {
      lines.append("  step    \(source) unwinds, \(ContainerModel.action)")
    }
    lines += run.calls.map { "          \($0)" }
    lines.append("  after   \(steps.last?.snapshot?.tree ?? "not specified")")
    lines += fault.rules.map { "  \($0)  \(sentence($0) ?? "")" }
    lines.append("  profile \(run.scenario.profile.rawValue)")
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    switch fault {
    case .swallowed(let expected):
      "\(hooks) swallows an unwind: nobody is found, and \(expected) implements the action"
    case .astray(let actual, let expected?):
      "\(hooks) sends an unwind astray: to \(actual), and \(expected) is nearer"
    case .astray(let actual, nil):
      "\(hooks) sends an unwind astray: to \(actual), and nobody should be found"
    case .hidden(let destination, let container, let child):
      "\(hooks) leaves a destination hidden: \(destination) is reached, and \(container) does not show "
        + (child == destination ? "it" : "\(child), which holds it")
    case .undefined(let rule):
      "\(hooks) gives an answer without a specified effect (\(rule))"
    }
  }
}
