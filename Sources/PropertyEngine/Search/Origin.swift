/// Where a case was drawn: enough to draw it again without its predecessors, as `7:1042` or `7:1042<311`.
///
/// A case that varies a kept one names that one too, and so on back to a fresh case.
@frozen
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// The seed of the search.
  public var seed: UInt64
  /// The number of the case among the random ones of the seed.
  public var index: UInt64
  /// The cases that this one varies, the nearest first.
  public var ancestors: [UInt64]

  /// The origin of a case; a fresh one has no ancestors.
  @inlinable
  public init(seed: UInt64, index: UInt64, ancestors: [UInt64] = []) {
    (self.seed, self.index, self.ancestors) = (seed, index, ancestors)
  }

  /// Reads what `description` writes; nil for anything else.
  public init?(_ text: String) {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, let seed = UInt64(halves[0]) else { return nil }
    let indices = halves[1].split(separator: "<", omittingEmptySubsequences: false)
      .map { UInt64($0) }
    guard !indices.contains(nil), let index = indices.first.flatMap({ $0 }) else { return nil }
    self.init(seed: seed, index: index, ancestors: indices.dropFirst().compactMap(\.self))
  }

  /// Seed, index and ancestors.
  public var description: String {
    "\(seed):" + ([index] + ancestors).map(String.init).joined(separator: "<")
  }
}
