import PropertyEngine

/// The tasks of the challenge, in the order of the fact sheet.
@available(macOS 26, *)
package enum Challenge {
  package static var tasks: [ShrinkingTask] { original + stateMachines }

  static let original = [
    ShrinkingTask(
      "Bound5", Bound5.self, steps: 50, minimum: "[-1] [-32768] [] [] []", published: 100,
      isTie: Bound5.isTie),
    ShrinkingTask(
      "Large Union List", ListsModel<LargeUnion>.self, steps: 110,
      minimum: "[[0, 1, -1, 2, -2]]", published: 100,
      isTie: { ["[[0, 1, 2, 3, 4]]", "[[-2, -1, 0, 1, 2]]"].contains($0) }),
    ShrinkingTask(
      "Reverse", ListModel<Reverse>.self, steps: 100, minimum: "[0, 1]", published: 100,
      isTie: { ["[0, -1]", "[1, 0]"].contains($0) }),
    ShrinkingTask(
      "Calculator", Calculator.self, steps: 63, minimum: "(0 / (0 + 0))", published: 100,
      isTie: { ["(0 / (0 / 1))", "(0 / (0 / -1))"].contains($0) }),
    ShrinkingTask("Length List", LengthList.self, steps: 100, minimum: "[900]", published: 100),
    ShrinkingTask(
      "Difference not 0", NumbersModel<DifferenceNotZero>.self, steps: 0, minimum: "(10, 10)",
      published: 100),
    ShrinkingTask(
      "Difference not 1 to 4", NumbersModel<DifferenceNotSmall>.self, steps: 0,
      minimum: "(10, 6)", published: 100),
    ShrinkingTask(
      "Difference not 1", NumbersModel<DifferenceNotOne>.self, steps: 0, minimum: "(10, 9)",
      published: 100),
    ShrinkingTask(
      "Binary Heap", BinaryHeap.self, steps: 63, minimum: BinaryHeap.minimum, published: 99,
      isTie: { BinaryHeap.ties.contains($0) }),
    ShrinkingTask(
      "Coupling", ListModel<Coupling>.self, steps: 50, minimum: "[1, 0]", published: 100),
    ShrinkingTask(
      "Deletion", ListModel<Deletion>.self, steps: 100, minimum: "([0, 0], 0)", published: 100),
    ShrinkingTask(
      "Distinct", ListModel<Distinct>.self, steps: 100, minimum: "[0, 1, -1]", published: 100,
      isTie: { $0 == "[0, 1, 2]" }),
    ShrinkingTask(
      "Nested Lists", ListsModel<NestedLists>.self, steps: 420,
      minimum: "\([[Int](repeating: 0, count: 11)])", published: 100),
  ]

  static let stateMachines = [
    ShrinkingTask(
      "Snapshot Store", SnapshotStore(), steps: 50,
      minimum:
        "put 0 0 0 0, snapshot 0 0 0 0, put 0 0 0 0, snapshot 0 0 0 0, compact 0 0 0 0, read 0 0 0 0",
      published: 73),
    ShrinkingTask(
      "Hash Collision 10", HashCollisionMap<Ten>(), steps: 50,
      minimum: "append 0 0 0 0, append 10 1 0 0", published: 100),
    ShrinkingTask(
      "Hash Collision 100", HashCollisionMap<Hundred>(), steps: 50,
      minimum: "append 0 0 0 0, append 100 1 0 0", published: 100),
    ShrinkingTask(
      "Hash Collision 1000", HashCollisionMap<Thousand>(), steps: 50,
      minimum: "append 0 0 0 0, append 1000 1 0 0", published: 100),
  ]
}
