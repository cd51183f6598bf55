extension Hierarchy {
  /// How many controllers there are.
  public var count: Int { names.count }

  /// Whether there are no controllers.
  public var isEmpty: Bool { names.isEmpty }

  /// The number of the first controller of that name, or nil. Takes time linear in the size.
  public func find(_ name: String) -> Int? { names.firstIndex(of: name) }

  /// What a controller hangs on: its presenter, else its container; nil for the root.
  public func above(_ controller: Int) -> Int? { presenter[controller] ?? parent[controller] }

  /// Whether a controller is another one or hangs below it, by containment and presentation alike.
  public func isWithin(_ controller: Int, _ other: Int) -> Bool {
    var current: Int? = controller
    // What a controller hangs on has a smaller number: once below `other`, the climb has passed it.
    while let here = current, here >= other {
      if here == other { return true }
      current = above(here)
    }
    return false
  }

  /// Whether a controller is another one or one of its containers' descendants, without crossing a
  /// presentation.
  public func isContained(_ controller: Int, in other: Int) -> Bool {
    var current: Int? = controller
    while let here = current, here >= other {
      if here == other { return true }
      current = parent[here]
    }
    return false
  }

  /// The controllers from the root down to the given one, both included.
  public func path(to controller: Int) -> [Int] {
    var path: [Int] = []
    var current: Int? = controller
    while let here = current {
      path.append(here)
      current = above(here)
    }
    path.reverse()
    return path
  }

  /// The lowest controller that both are or hang below; nil never occurs within one hierarchy.
  public func commonAncestor(_ one: Int, _ other: Int) -> Int? {
    var (left, right) = (one, other)
    while left != right {
      // The larger number is never above the smaller one, so it is the one to climb from.
      guard let up = above(max(left, right)) else { return nil }
      (left, right) = (min(left, right), up)
    }
    return left
  }

  /// The container at the top of a controller's containment: the controller that a presentation made from
  /// it is usually hung on.
  public func outermostContainer(of controller: Int) -> Int {
    var current = controller
    while let up = parent[current] { current = up }
    return current
  }
}
