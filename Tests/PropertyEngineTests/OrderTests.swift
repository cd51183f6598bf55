import Testing

@testable import PropertyEngine

/// The total order that shrinking follows.
@Suite("The total order")
struct OrderTests {
  static func settled(_ steps: [ToyStep], start: Int = 0) -> Settled<Toy> {
    Shrinker(
      toy(steps, start: start), failing: Fingerprint(0), at: nil, budget: 0,
      generator: Generator<Toy>(seed: 1, mostSteps: 100), chance: Chance(seed: 1, index: 1)
    ).best
  }

  @Test("Steps, then objects, then names, then choices, one after the other")
  func levels() {
    let ascending = [
      Self.settled([], start: 5),
      Self.settled([ToyStep(.put, 0, 0)]),
      Self.settled([ToyStep(.put, 0, 1)]),
      Self.settled([ToyStep(.put, 0, -1)]),
      Self.settled([ToyStep(.put, 0, 2)]),
      Self.settled([ToyStep(.say, 0, 0, 0)]),
      Self.settled([ToyStep(.put, 0, 0)], start: 1),
      Self.settled([ToyStep(.make, 0, 0)]),
      Self.settled([ToyStep(.make, 0, 2)]),
      Self.settled([ToyStep(.make, 0, 3)]),
      Self.settled([ToyStep(.put, 0, 0), ToyStep(.put, 0, 0)]),
    ]
    for (place, one) in ascending.enumerated() {
      for (other, two) in ascending.enumerated() {
        #expect(one.isSmaller(than: two) == (place < other), "\(place) and \(other)")
      }
    }
  }

  @Test("Of two different cases one is smaller, and smaller is transitive")
  func isTotal() {
    var generator = Generator<Toy>(seed: 3, mostSteps: 3)
    let cases = (0..<UInt64(60)).map { index in
      var content = Case<Toy>()
      _ = generator.draw(index: index, into: &content)
      return Self.settled(content.steps, start: content.start[0])
    }
    for one in cases {
      #expect(!one.isSmaller(than: one))
      for two in cases where one.content.digest != two.content.digest {
        #expect(one.isSmaller(than: two) != two.isSmaller(than: one))
        for three in cases where one.isSmaller(than: two) && two.isSmaller(than: three) {
          guard !one.isSmaller(than: three) else { continue }
          Issue.record(
            "not transitive: \(String(describing: [one, two, three].map(\.content.steps)))")
        }
      }
    }
  }

  @Test(
    "Numbers are ordered by their distance from the one nearest to zero",
    arguments: [0...0, -3...5, 4...9, -9 ... -4, 0...Int.max, Int.min...Int.max])
  func ranks(range: ClosedRange<Int>) {
    let last = range.upperBound.distanceUp(from: range.lowerBound)
    for rank in Set([0, 1, 2, 3, last / 2, last - min(last, 1), last]) where rank <= last {
      let value = range.value(atRank: rank)
      #expect(range.contains(value))
      #expect(range.rank(value) == rank)
    }
    #expect(range.value(atRank: 0) == min(max(0, range.lowerBound), range.upperBound))
  }
}
