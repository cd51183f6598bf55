import PropertyEngine

/// A task of the public shrinking challenge: a model, a property, and the answers that count as the smallest.
package struct ShrinkingTask: Sendable {
  package var name: String
  /// The least case in the engine's order.
  package var minimum: String
  /// Other answers that the challenge takes for minimal.
  package var isTie: @Sendable (String) -> Bool
  /// The best published share of minimal results, in percent.
  package var published: Int
  var search: @Sendable (UInt64, Int) -> Result

  /// What came of one seed.
  package struct Result: Sendable {
    /// The smallest case, or nil when nothing failed.
    package var text: String?
    package var isMinimal = false
    package var isInTieSet = false
    /// Random cases up to the one that failed.
    package var cases = 0
    /// The steps of that one.
    package var originalSteps = 0
    /// Cases run to make it smaller, up to the one that was the smallest, and all.
    package var executionsToBest = 0
    package var executions = 0
  }

  /// Runs the search of a seed, with that many cases to make the failure smaller.
  package func run(seed: UInt64, shrinking: Int = 12_000) -> Result {
    var result = search(seed, shrinking)
    result.isMinimal = result.text == minimum
    result.isInTieSet = result.isMinimal || result.text.map(isTie) == true
    return result
  }

  static func options(_ seed: UInt64, steps: Int, shrinking: Int) -> SearchOptions {
    SearchOptions(
      seed: seed, cases: 1_000_000, steps: steps, smallScope: 0, shrinking: shrinking,
      confirmations: 0, explanation: 0)
  }
}

extension ShrinkingTask {
  /// A task that asks its property of a whole input.
  init<Model: InputModel>(
    _ name: String, _ model: Model.Type, steps: Int, minimum: String, published: Int,
    isTie: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.init(name: name, minimum: minimum, isTie: isTie, published: published) { seed, shrinking in
      Self.measure(Self.options(seed, steps: steps, shrinking: shrinking)) { trial in
        Model(trial.content).isFailing ? .failed(Fingerprint("property"), at: nil) : .passed
      } text: {
        Model($0).text
      }
    }
  }

  /// A task that compares a system with its model, step by step.
  init<System: ValueSystem & Sendable>(
    _ name: String, _ system: System, steps: Int, minimum: String, published: Int
  ) where System.Model: SendableMetatype {
    self.init(name: name, minimum: minimum, isTie: { _ in false }, published: published) {
      seed, shrinking in
      Self.measure(Self.options(seed, steps: steps, shrinking: shrinking)) {
        (trial: borrowing Trial<System.Model>) in
        var copy = system
        return trial.judge { step in copy.apply(step) }
      } text: { content in
        content.steps.map(\.description).joined(separator: ", ")
      }
    }
  }

  /// Runs one search and counts what it ran.
  static func measure<Model: StateModel>(
    _ options: SearchOptions, _ run: (Trial<Model>) -> Outcome, text: (Case<Model>) -> String
  ) -> Result {
    var search = Search<Model>(options)
    var result = Result()
    var failing: [(executions: Int, content: Case<Model>)] = []
    var executions = 0
    while let trial = search.next() {
      let isShrinking = !search.findings.isEmpty
      if isShrinking { executions += 1 }
      let outcome = run(trial)
      if isShrinking, case .failed(_, let index) = outcome {
        var content = trial.content
        if let index { content.entries.removeSubrange((index + 1)...) }
        failing.append((executions, content))
      }
      search.record(outcome, of: trial)
    }
    guard let finding = search.findings.first else { return result }
    result.text = text(finding.minimal)
    result.cases = search.ran.random
    result.originalSteps = finding.original.entries.count
    result.executions = finding.executions
    let best = failing.first { failed in
      failed.content.start == finding.minimal.start && failed.content.steps == finding.minimal.steps
    }
    result.executionsToBest = best?.executions ?? 0
    return result
  }
}
