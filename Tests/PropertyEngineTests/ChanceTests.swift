import Testing

@testable import PropertyEngine

/// The source of chance is pinned: these numbers may never change, or recorded origins mean something else.
@Suite("Chance")
struct ChanceTests {
  @Test("The numbers of a seed and an index are pinned")
  func pinned() {
    var chance = Chance(seed: 7, index: 42)
    #expect(
      (0..<3).map { _ in chance.next() } == [
        0x2B1805C1983A5816, 0x917736B1C97C8955, 0x8A002A62607B7A4D,
      ])
    #expect((0..<8).map { _ in chance.below(10) } == [6, 1, 5, 0, 3, 1, 0, 3])
  }

  @Test("A bounded draw reaches every number and none beyond", arguments: [1, 2, 3, 7, 31])
  func bounds(bound: Int) {
    var chance = Chance(seed: 1, index: 1)
    #expect(Set((0..<1000).map { _ in chance.below(bound) }) == Set(0..<bound))
    #expect((0..<1000).allSatisfy { _ in chance.upTo(UInt64(bound)) <= UInt64(bound) })
  }

  @Test("Neighbouring cases share nothing that shows")
  func neighbours() {
    let firsts = (0..<UInt64(1000)).map { index -> UInt64 in
      var chance = Chance(seed: 1, index: index)
      return chance.next()
    }
    #expect(Set(firsts).count == 1000)
  }
}
