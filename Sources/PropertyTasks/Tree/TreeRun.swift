package import PropertyEngine

/// One search on the tree: with which bug, how long, and how hard a failure is made smaller.
package struct TreeRun: Sendable {
  /// How the states of the tree are kept.
  package enum Storage: String, CaseIterable, Sendable {
    /// Bit sets and inline arrays.
    case bits
    /// Ordinary arrays.
    case arrays
  }

  package enum Effort: String, CaseIterable, Sendable { case full, quick }

  package var bug: Int
  package var seed: UInt64
  package var cases: Int
  package var storage = Storage.bits
  package var effort = Effort.full
  /// Whether short cases are run first.
  package var beginsSmall = false
  /// Whether what a case reaches decides what is varied.
  package var isGuided = false

  package init(bug: Int, seed: UInt64, cases: Int) {
    self.bug = bug
    self.seed = seed
    self.cases = cases
  }

  package struct Result: Hashable, Sendable {
    /// Random cases up to the first failure, or all of them.
    package var cases = 0
    /// Their steps, when none failed.
    package var steps = 0
    package var secondsToFailure = 0.0
    package var secondsOfShrinking = 0.0
    package var executions = 0
    package var minimal: Size?
    package var proof = ""
  }

  /// Steps, controllers with the root, and action names that they implement.
  package struct Size: Hashable, Sendable, CustomStringConvertible {
    package var steps: Int
    package var controllers: Int
    package var names: Int

    package init(_ steps: Int, _ controllers: Int, _ names: Int) {
      (self.steps, self.controllers, self.names) = (steps, controllers, names)
    }

    package var description: String { "\(steps)+\(controllers);\(names)" }
  }

  /// The true minima of bugs 1 to 7, by breadth-first search.
  package static let minima: [Size] = [
    Size(3, 3, 2), Size(2, 2, 0), Size(3, 3, 1), Size(4, 4, 1), Size(8, 5, 2), Size(7, 7, 1),
    Size(10, 10, 1),
  ]

  var options: SearchOptions {
    var options =
      effort == .quick
      ? SearchOptions.quick(seed: seed, cases: cases) : SearchOptions(seed: seed, cases: cases)
    if !beginsSmall { options.smallScope = 0 }
    options.confirmations = 0
    options.explanation = 0
    return options
  }

  /// Runs it. Times are seconds of `clock`.
  @available(macOS 26, *)
  package func run(clock: () -> Double) -> Result {
    switch storage {
    case .bits:
      measure(TreeModel.self, clock) { [bug] in TreeSystem(start: $0, bug: bug) }
    case .arrays:
      measure(PlainTreeModel.self, clock) { [bug] in PlainTreeSystem(start: $0, bug: bug) }
    }
  }

  @available(macOS 26, *)
  @inline(__always)
  private func measure<System: ValueSystem>(
    _ model: System.Model.Type, _ clock: () -> Double, _ make: (Slots) -> System
  ) -> Result where System.Model.Kind == TreeModel.Kind {
    var result = Result()
    var search = Search<System.Model>(options)
    let start = clock()
    var failed: Double?
    var features = Features()
    while let trial = search.next() {
      var system = make(trial.start)
      let outcome = trial.judge { step in system.apply(step) }
      if failed == nil {
        if case .failed = outcome, trial.origin != nil { failed = clock() }
        result.steps += trial.count
      }
      if isGuided {
        features.removeAll()
        system.report(to: &features)
        search.record(outcome, of: trial, features: features)
      } else {
        search.record(outcome, of: trial, state: search.isInSmallScope ? code(system, trial) : nil)
      }
    }
    let end = clock()
    result.secondsToFailure = (failed ?? end) - start
    result.cases = search.ran.random
    guard let finding = search.findings.first else { return result }
    result.secondsOfShrinking = end - (failed ?? start)
    result.executions = finding.executions
    result.minimal = Self.size(of: finding.minimal)
    result.proof = "\(finding.proof)"
    return result
  }

  private func code<System: ValueSystem>(
    _ system: System, _ trial: Trial<System.Model>
  ) -> StateCode {
    var code = trial.stateCode()
    system.encode(into: &code)
    return code
  }

  @available(macOS 26, *)
  package static func size<Model: StateModel>(of content: Case<Model>) -> Size
  where Model.Kind == TreeModel.Kind {
    var size = Size(content.entries.count, 1, content.start[0].nonzeroBitCount)
    for entry in content.entries where entry.step.kind != .unwind {
      size.controllers += 1
      size.names += entry.step[1].nonzeroBitCount
    }
    return size
  }
}
