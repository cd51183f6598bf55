import Testing

@testable import PropertyEngine

/// Every pass of the shrinker by itself.
@Suite("Passes")
struct PassTests {
  static let make = Toy.Kind.make
  static let put = Toy.Kind.put
  static let say = Toy.Kind.say

  @Test("blocks: a run of steps goes, and the rest keeps its meaning")
  func blocks() {
    let result = shrink(
      [ToyStep(.make, 0, 1), ToyStep(.put, 0, 5), ToyStep(.put, 0, 6), ToyStep(.put, 1, 7)],
      by: .blocks
    ) { $0.steps.contains { $0.kind == .put && $0[1] == 7 } }
    #expect(result.steps == [ToyStep(.put, 0, 7)], "re-aimed at what the deleted step referred to")
  }

  @Test("pairs: two steps go that cannot go alone")
  func pairs() {
    let result = shrink(
      [ToyStep(.put, 0, 1), ToyStep(.put, 0, 5), ToyStep(.put, 0, 2)], by: .pairs
    ) { content in
      let values = content.steps.map { $0[1] }
      return values.contains(5) && values.contains(1) == values.contains(2)
    }
    #expect(result.steps == [ToyStep(.put, 0, 5)])
  }

  @Test("triples: three steps go that cannot go alone or in pairs")
  func triples() {
    let result = shrink(
      [ToyStep(.put, 0, 1), ToyStep(.put, 0, 5), ToyStep(.put, 0, 2), ToyStep(.put, 0, 3)],
      by: .triples
    ) { content in
      let others = content.steps.count { $0[1] != 5 }
      return content.steps.contains { $0[1] == 5 } && (others == 3 || others == 0)
    }
    #expect(result.steps == [ToyStep(.put, 0, 5)])
  }

  @Test("start: a number of the start falls to the least that fails")
  func start() {
    let result = shrink([], start: 900, by: .start) { $0.start[0] >= 417 }
    #expect(result.start[0] == 417)
  }

  @Test("slots: a number falls to the least that fails, on its side of zero", arguments: [-1, 1])
  func slots(sign: Int) {
    let result = shrink([ToyStep(.put, 0, sign * 903)], by: .slots) {
      $0.steps.contains { $0[1] * sign >= 418 }
    }
    #expect(result.steps == [ToyStep(.put, 0, sign * 418)])
  }

  @Test("slots: a reference falls to the oldest object, a set loses names")
  func slotsOfObjectsAndNames() {
    let result = shrink(
      [ToyStep(.make, 0, 7), ToyStep(.make, 1, 7), ToyStep(.say, 2, 2, 2)], by: .slots
    ) { $0.steps.count == 3 && $0.steps[1][1] & 2 != 0 }
    #expect(
      result.steps == [ToyStep(.make, 0, 0), ToyStep(.make, 0, 2), ToyStep(.say, 0, 0, 0)])
  }

  @Test("kinds: a step becomes one of an earlier kind")
  func kinds() {
    let result = shrink([ToyStep(.say, 0, 0, 1)], by: .kinds) { !$0.steps.isEmpty }
    #expect(result.steps.map(\.kind) == [.put], "which is smaller than `make`: fewer objects")
  }

  @Test("reaim: a step goes when another refers past it")
  func reaim() {
    let result = shrink(
      [ToyStep(.make, 0, 0), ToyStep(.make, 0, 0), ToyStep(.put, 2, 1)], by: .reaim
    ) { content in
      content.steps.contains { $0.kind == .put && $0[0] == 1 }
        || content.steps.contains { $0.kind == .put && $0[0] == 2 }
    }
    #expect(result.steps == [ToyStep(.make, 0, 0), ToyStep(.put, 1, 1)])
  }

  @Test("merge: a step goes, and what it referred to takes its names")
  func merge() {
    let result = shrink([ToyStep(.make, 0, 1), ToyStep(.make, 1, 2)], by: .merge) { content in
      content.steps.reduce(0) { $0 | $1[1] } == 3
    }
    #expect(result.steps == [ToyStep(.make, 0, 3)])
  }

  @Test("names: two names are exchanged everywhere")
  func names() {
    let result = shrink([ToyStep(.make, 0, 4), ToyStep(.say, 0, 0, 2)], by: .names) { content in
      content.steps.count == 2 && content.steps[0][1] == 1 << content.steps[1][2]
    }
    #expect(result.steps == [ToyStep(.make, 0, 1), ToyStep(.say, 0, 0, 0)])
  }

  @Test("counted: a step goes and the number of steps falls with it")
  func counted() {
    let result = shrink(
      [ToyStep(.put, 0, 1), ToyStep(.put, 0, 1), ToyStep(.put, 0, 1)], start: 3, by: .counted
    ) { $0.start[0] == $0.steps.count }
    #expect(result.steps.isEmpty && result.start[0] == 0)
  }

  @Test("jointly: two numbers fall by the same")
  func jointly() {
    let result = shrink([ToyStep(.put, 0, 604), ToyStep(.put, 0, 600)], by: .jointly) {
      $0.steps.count == 2 && $0.steps[0][1] - $0.steps[1][1] == 4 && $0.steps[1][1] >= 10
    }
    #expect(result.steps.map { $0[1] } == [14, 10])
  }

  @Test("shift: one number falls and another rises")
  func shift() {
    let result = shrink([ToyStep(.put, 0, 30), ToyStep(.put, 0, 30)], by: .shift) {
      $0.steps.count == 2 && $0.steps[0][1] + $0.steps[1][1] == 60
    }
    #expect(result.steps.map { $0[1] } == [0, 60])
  }

  @Test("sweep: the least of scattered numbers is found")
  func sweep() {
    let result = shrink([ToyStep(.put, 0, 900)], by: .sweep) {
      $0.steps.count == 1 && [900, 77, 76].contains($0.steps[0][1])
    }
    #expect(result.steps.map { $0[1] } == [76])
  }

  @Test("order: neighbours change places when that is simpler")
  func order() {
    let result = shrink([ToyStep(.put, 0, 2), ToyStep(.put, 0, 1)], by: .order) {
      $0.steps.count == 2
    }
    #expect(result.steps.map { $0[1] } == [1, 2])
  }

  @Test("Regeneration finds what no deletion leads to")
  func regeneration() {
    // Three numbers that no subset explains, or one object with all names.
    let result = shrink(
      [ToyStep(.put, 0, 1), ToyStep(.put, 0, 2), ToyStep(.put, 0, 3)], by: nil
    ) { content in
      content.steps.map { $0[1] } == [1, 2, 3]
        || content.steps.contains { $0.kind == .make && $0[1] == 7 }
    }
    #expect(result.steps == [ToyStep(.make, 0, 7)])
  }
}
