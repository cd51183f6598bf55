import PropertyEngine

/// Binary heaps of integers, sorted by a wrong algorithm: the root, then a walk through the merger of its two subtrees.
///
/// The generator is the fork's: a depth of 0 to 20, halved at every level; a subtree of depth 0 is empty, and any other is
/// either empty or a node whose key is at least its parent's and fits in 63 bits. The start is the depth; the steps are the
/// subtrees in the order root, left, right. (The fork draws a node five times as often as an empty subtree; the engine has no
/// weights.) In the engine's order, fewest subtrees written and empty before node, the official heap A is the least; B and C
/// are the other two with four nodes and a key sum of 1. The walk visits the right child first.
struct BinaryHeap: InputModel {
  enum Kind: UInt8, StepKind { case empty, node }

  indirect enum Tree { case empty, node(Int, Tree, Tree) }
  /// What was written, and the subtrees that are still to be: how deep, and from which key on.
  var written: [Int?] = []
  var open: [(depth: Int, key: Int)] = []
  let depth: Int

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(0...20) }
  init(start: Slots) {
    depth = start[0]
    if depth > 0 { open = [(depth, 0)] }
  }
  static func slots(of kind: Kind) -> Int { kind == .node ? 1 : 0 }
  func isEligible(_ kind: Kind) -> Bool { !open.isEmpty }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    .integers((open.last?.key ?? 0)...Int.max)
  }
  mutating func build(_ step: Step<Kind>) {
    guard let subtree = open.popLast() else { return }
    written.append(step.kind == .node ? step[0] : nil)
    guard step.kind == .node, subtree.depth > 1 else { return }
    for _ in 0..<2 { open.append((subtree.depth / 2, step[0])) }
  }
  var isComplete: Bool { open.isEmpty }
}

extension BinaryHeap {
  var tree: Tree {
    var place = 0
    func read(_ depth: Int) -> Tree {
      guard depth > 0, place < written.count else { return .empty }
      let key = written[place]
      place += 1
      guard let key else { return .empty }
      let left = read(depth / 2)
      return .node(key, left, read(depth / 2))
    }
    return read(depth)
  }

  var isFailing: Bool {
    guard case .node(let key, let left, let right) = tree else { return false }
    let sorted = [key] + Self.walk(Self.merge(left, right))
    return sorted != written.compactMap(\.self).sorted()
  }

  static func merge(_ one: Tree, _ other: Tree) -> Tree {
    guard case .node(let key, let left, let right) = one else { return other }
    guard case .node(let otherKey, let otherLeft, let otherRight) = other else { return one }
    return key <= otherKey
      ? .node(key, merge(right, other), left) : .node(otherKey, merge(otherRight, one), otherLeft)
  }

  static func walk(_ tree: Tree) -> [Int] {
    guard case .node(let key, let left, let right) = tree else { return [] }
    return [key] + walk(right) + walk(left)
  }

  var text: String {
    func write(_ tree: Tree) -> String {
      guard case .node(let key, let left, let right) = tree else { return "-" }
      return "(\(key), \(write(left)), \(write(right)))"
    }
    return write(tree)
  }

  static let minimum = "(0, -, (0, (0, -, -), (1, -, -)))"
  static let ties = [
    "(0, (0, (1, -, -), -), (0, -, -))", "(0, (0, (0, -, -), (1, -, -)), -)",
  ]
}
