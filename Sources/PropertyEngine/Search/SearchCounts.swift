/// How many cases a search ran.
@frozen
public struct SearchCounts: Hashable, Sendable {
  /// All of them: short ones, random ones, and those that made a failure smaller or explained it.
  public var executions = 0
  /// The random ones.
  public var random = 0
  /// Random ones that said nothing.
  public var discarded = 0

  @inlinable init() {}
}
