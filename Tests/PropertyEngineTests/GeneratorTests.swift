import Testing

@testable import PropertyEngine

/// What is drawn is eligible, and the same for the same index.
@Suite("Generation")
struct GeneratorTests {
  /// Whether every step of a case is eligible where it stands.
  static func isValid(_ content: Case<MazeModel>) -> Bool {
    var model = MazeModel(start: content.start)
    for entry in content.entries {
      for slot in 0..<2 where !model.domain(of: slot, in: entry.step).contains(entry.step[slot]) {
        return false
      }
      if model.apply(entry.step) != entry.expected { return false }
    }
    return model.objects == content.objects
  }

  @Test("Fresh and varied cases have eligible steps only, and no more than they may")
  func validity() {
    var generator = Generator<MazeModel>(seed: 3, mostSteps: 12)
    var mutator = Mutator<MazeModel>()
    var kept = Case<MazeModel>()
    for index in UInt64(0)..<1000 {
      var drawn = Case<MazeModel>()
      #expect(generator.draw(index: index, into: &drawn))
      #expect(Self.isValid(drawn) && drawn.entries.count <= 12)
      var varied = Case<MazeModel>()
      #expect(mutator.vary(kept, index: index, &generator, into: &varied))
      #expect(Self.isValid(varied) && varied.entries.count <= 12)
      kept = index % 3 == 0 ? drawn : varied
    }
  }

  @Test("Half of the cases are uniform, the others leave kinds out")
  func swarm() {
    var generator = Generator<MazeModel>(seed: 3, mostSteps: 30)
    var onlyOne = [0, 0]
    for index in UInt64(0)..<2000 {
      var drawn = Case<MazeModel>()
      _ = generator.draw(index: index, into: &drawn)
      if drawn.entries.count > 9, Set(drawn.steps.map(\.kind)).count == 1 {
        onlyOne[Int(index & 1)] += 1
      }
    }
    #expect(onlyOne[1] > 20 * max(onlyOne[0], 1), "\(onlyOne)")
  }

  @Test("A case that may not end where it stands is drawn on, or not run at all")
  func completeness() {
    struct Pairs: StateModel {
      enum Kind: UInt8, StepKind { case step }
      var count = 0
      init(start: Slots) {}
      var isComplete: Bool { count % 2 == 0 }
      mutating func apply(_ step: Step<Kind>) -> Int {
        count += 1
        return count
      }
    }
    var search = Search<Pairs>(SearchOptions(seed: 1, cases: 500, steps: 9))
    var lengths: Set<Int> = []
    while let trial = search.next() {
      lengths.insert(trial.count)
      search.record(trial.count >= 4 ? .failed(Fingerprint(1), at: nil) : .passed, of: trial)
    }
    #expect(lengths.allSatisfy { $0 % 2 == 0 })
    #expect(search.findings.first?.minimal.entries.count == 4)
  }
}
