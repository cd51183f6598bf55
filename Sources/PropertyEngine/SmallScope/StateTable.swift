/// The states of a breadth-first search: how each is reached, and which were met.
@usableFromInline
struct StateTable<Kind: StepKind> {
  @frozen @usableFromInline
  struct Node {
    /// The state before, or -1 for a start; then the step's slots are those of the start.
    @usableFromInline var parent: Int32
    @usableFromInline var objects: Int16
    @usableFromInline var weight: Int16
    @usableFromInline var digest: UInt64
    @usableFromInline var step: Step<Kind>

    @inlinable
    init(parent: Int, objects: Int, weight: Int, digest: UInt64, step: Step<Kind>) {
      self.parent = Int32(truncatingIfNeeded: parent)
      self.objects = Int16(clamping: objects)
      self.weight = Int16(clamping: weight)
      self.digest = digest
      self.step = step
    }
  }

  @usableFromInline var nodes: [Node] = []
  /// For every place, one more than the node that is there.
  @usableFromInline var places = [Int32](repeating: 0, count: 1 << 10)
  @usableFromInline var merged = 0
  /// Where the nodes of the level that is being made begin.
  @usableFromInline var levelStart = 0

  @inlinable init() {}

  /// Adds a state, unless one like it was met. Of two ways with equally many steps the one with fewer objects and names stays.
  /// A digest of 0 is like no other.
  @inlinable
  mutating func add(_ node: Node) {
    guard node.digest != 0 else { return nodes.append(node) }
    if (merged &+ 1) &* 3 >= places.count &* 2 { grow() }
    let mask = places.count &- 1
    var place = Int(truncatingIfNeeded: node.digest ^ node.digest &>> 32) & mask
    while places[place] != 0 {
      let other = Int(places[place]) &- 1
      if nodes[other].digest == node.digest {
        let isCheaper = (node.objects, node.weight) < (nodes[other].objects, nodes[other].weight)
        if other >= levelStart, isCheaper { nodes[other] = node }
        return
      }
      place = (place &+ 1) & mask
    }
    nodes.append(node)
    places[place] = Int32(truncatingIfNeeded: nodes.count)
    merged &+= 1
  }

  @inlinable
  mutating func grow() {
    places = [Int32](repeating: 0, count: places.count &* 4)
    let mask = places.count &- 1
    for (number, node) in nodes.enumerated() where node.digest != 0 {
      var place = Int(truncatingIfNeeded: node.digest ^ node.digest &>> 32) & mask
      while places[place] != 0 { place = (place &+ 1) & mask }
      places[place] = Int32(truncatingIfNeeded: number &+ 1)
    }
  }

  /// The steps that lead to a node, the first one first; the root's slots are the start.
  @inlinable
  func path(to number: Int, into steps: inout [Step<Kind>]) -> Slots {
    steps.removeAll(keepingCapacity: true)
    var node = nodes[number]
    while node.parent >= 0 {
      steps.append(node.step)
      node = nodes[Int(node.parent)]
    }
    steps.reverse()
    return node.step.slots
  }
}
