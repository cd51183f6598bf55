@available(macOS 26, *)
extension Challenge {
  /// What came of all seeds of a task.
  package struct Row: Sendable {
    package var name: String
    package var published: Int
    package var seeds = 0
    package var found = 0
    package var minimal = 0
    package var tied = 0
    /// Every smallest case with how often it came up, the commonest first.
    package var results: [(text: String, count: Int)] = []
    /// Sorted: executions up to the smallest case, all executions, random cases up to the failure, its steps.
    package var toBest: [Int] = []
    package var executions: [Int] = []
    package var cases: [Int] = []
    package var originalSteps: [Int] = []
  }

  /// Runs seeds 1337 and up of every task whose name contains a text.
  package static func table(
    seeds: Int = 100, shrinking: Int = 12_000, named part: String = ""
  ) -> [Row] {
    tasks.filter { part.isEmpty || $0.name.contains(part) }.map { task in
      row(of: task, (0..<seeds).map { task.run(seed: UInt64(1337 + $0), shrinking: shrinking) })
    }
  }

  static func row(of task: ShrinkingTask, _ results: [ShrinkingTask.Result]) -> Row {
    let found = results.filter { $0.text != nil }
    var row = Row(name: task.name, published: task.published)
    row.seeds = results.count
    row.found = found.count
    row.minimal = found.count { $0.isMinimal }
    row.tied = found.count { $0.isInTieSet }
    row.results = Dictionary(grouping: found.compactMap(\.text), by: \.self)
      .map { (text: $0.key, count: $0.value.count) }
      .sorted { ($0.count, $1.text) > ($1.count, $0.text) }
    row.toBest = found.map(\.executionsToBest).sorted()
    row.executions = found.map(\.executions).sorted()
    row.cases = found.map(\.cases).sorted()
    row.originalSteps = found.map(\.originalSteps).sorted()
    return row
  }
}

@available(macOS 26, *)
extension Challenge.Row: CustomStringConvertible {
  package var description: String {
    func figures(_ sorted: [Int]) -> String {
      guard !sorted.isEmpty else { return "-" }
      return "\(sorted.reduce(0, +) / sorted.count)/\(sorted[sorted.count / 2])"
    }
    let others = results.dropFirst().prefix(3).map { "\($0.count) x \($0.text)" }
    return """
      \(name) | found \(found)/\(seeds) | minimal \(minimal) tied \(tied) published \(published) \
      distinct \(results.count) | to best \(figures(toBest)) max \(toBest.last ?? 0) \
      all \(figures(executions)) | cases \(figures(cases)) steps \(figures(originalSteps)) | \
      \(results.first.map { "\($0.count) x \($0.text)" } ?? "") ; \(others.joined(separator: " ; "))
      """
  }
}
