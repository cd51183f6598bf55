/// Equal parts into which a run is divided, and those of them that are at hand.
package struct Shards: Equatable, Sendable {
  package var count: Int
  /// From 1 to `count`, in order.
  package var present: [Int]

  /// - Returns: nil unless these are some of so many parts, each once.
  package init?(count: Int, present: [Int]) {
    guard count > 0, !present.isEmpty, Set(present).count == present.count,
      present.allSatisfy({ (1...count).contains($0) })
    else { return nil }
    self.count = count
    self.present = present.sorted()
  }

  /// Reads `2/5`, the second of five.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(count: count, present: [index])
  }

  /// Those of some cases, by the order of their uids, that belong to the parts at hand.
  package func members(of uids: [String]) -> Set<String> {
    let sorted = Set(uids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Set(
      sorted.enumerated().filter { present.contains($0.offset % count + 1) }.map(\.element))
  }
}
