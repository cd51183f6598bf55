package import PropertyEngine
package import SegueScenarios

/// Puts a custom container everywhere in random hierarchies, and looks for the smallest unwind that goes wrong because of it.
package struct ContainerCheck {
  private let hooks: any AskedContainer
  private var search: Search<ContainerModel>
  /// How many unwinds were judged.
  package private(set) var judged = 0
  /// Whether the search came to its end, and made what it found as small as it could.
  package private(set) var isComplete = true

  /// - Parameters:
  ///   - hooks: The container.
  ///   - seed: The same seed gives the same hierarchies.
  ///   - cases: How many random ones are drawn, after all of the smallest ones.
  package init(_ hooks: some ContainerHooks, seed: UInt64, cases: Int) {
    self.init(asking: HookedContainer(hooks), seed: seed, cases: cases)
  }

  /// The same for one wherever it runs.
  package init(asking hooks: any AskedContainer, seed: UInt64, cases: Int) {
    self.hooks = hooks
    search = Search(
      SearchOptions(
        seed: seed, cases: cases, steps: 20, smallScope: 250, shrinking: 200, confirmations: 1,
        explanation: 0))
  }

  /// Runs up to the first finding, to the end, or until it may not go on: then what was found is as small as it is.
  package mutating func run(while goesOn: () -> Bool = { true }) -> ContainerFinding? {
    var smallest: (size: [Int], run: ContainerRun)?
    while let trial = search.next() {
      let model = Self.model(trial.content)
      guard model.isComplete else {
        // A beginning that others go on from.
        search.record(.passed, of: trial)
        continue
      }
      guard goesOn() else {
        isComplete = false
        break
      }
      let run = ContainerRun(model, hooks)
      if run.isJudged { judged += 1 }
      let size = [model.nodes.count, trial.content.steps.count]
      if run.fault != nil, smallest.map({ size.lexicographicallyPrecedes($0.size) }) ?? true {
        smallest = (size, run)
      }
      search.record(run.outcome, of: trial)
    }
    let minimal = isComplete ? search.findings.first?.minimal : nil
    let run = minimal.map { ContainerRun(Self.model($0), hooks) }
    // What does not come again was seen all the same.
    return (run?.fault == nil ? smallest?.run : run).flatMap { run in
      run.fault.map { ContainerFinding(run: run, fault: $0, hooks: hooks.name) }
    }
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
    if !fault.isSilence {
      lines.append("  after   \(steps.last?.snapshot?.tree ?? "not specified")")
    }
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
    case .failed(let fault):
      "\(hooks) does not answer: \(fault.kind.rawValue), \(fault.detail)"
    }
  }
}
