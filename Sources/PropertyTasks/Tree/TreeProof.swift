import PropertyEngine

/// How long it takes to prove that no case of the tree with so many steps fails.
@available(macOS 26, *)
package enum TreeProof {
  /// Runs every case with up to `steps` steps on the tree without a bug and gives the number of executions; nil when it did not
  /// get that far.
  package static func run(steps: Int) -> Int? {
    // Twice the executions of a level and more, so that the next one is out of reach.
    let limits = [100, 200, 5_000, 100_000, 3_000_000, 250_000_000]
    guard limits.indices.contains(steps) else { return nil }
    var search = Search<TreeModel>(SearchOptions(seed: 1, cases: 0, smallScope: limits[steps]))
    search.run { TreeSystem(start: $0, bug: 0) }
    return search.cleared == steps && search.findings.isEmpty ? search.ran.executions : nil
  }
}
