import Testing

@testable import PropertyEngine

/// What the engine calls proven, against counting everything.
@Suite("Proof")
struct ProofTests {
  static func size(_ content: Case<MazeModel>) -> [Int] {
    [
      content.entries.count, content.objects,
      content.steps.reduce(0) { $0 + ($1.kind == .add ? $1[1].nonzeroBitCount : 0) },
    ]
  }

  /// Checks every finding of a search, and that it cleared nothing that fails.
  static func check(_ search: Search<MazeModel>, bug: UInt64, upTo most: Int) -> Int {
    let truth = bruteForce(bug: bug, upTo: most)
    var proven = 0
    for finding in search.findings where finding.minimal.entries.count <= most {
      let least = truth[finding.fingerprint.code]
      if finding.proof == .size {
        #expect(size(finding.minimal) == least, "bug \(bug)")
        proven += 1
      } else if finding.proof == .steps {
        #expect(finding.minimal.entries.count == least?[0], "bug \(bug)")
      }
    }
    // A search that ended at its last finding cleared what it did for that finding alone.
    let found = Set(search.findings.map(\.fingerprint.code))
    for (fault, least) in truth
    where !found.contains(fault) && found.count < search.options.findings {
      #expect(search.cleared < least[0], "bug \(bug): cleared what fails")
    }
    return proven
  }

  @Test("200 random systems: what is proven minimal is minimal, with and without copying")
  func againstBruteForce() {
    var proven = 0
    for bug in UInt64(0)..<200 {
      let options = SearchOptions(
        seed: bug, cases: 0, smallScope: 2000, shrinking: 300, explanation: 0, findings: 9)
      var copied = Search<MazeModel>(options)
      copied.run { _ in Maze(bug: bug) }
      proven += Self.check(copied, bug: bug, upTo: 3)
      guard bug % 8 == 0 else { continue }
      var stepped = Search<MazeModel>(options)
      while let trial = stepped.next() {
        var maze = Maze(bug: bug)
        let outcome = trial.judge { step in maze.apply(step) }
        var code = trial.stateCode()
        maze.encode(into: &code)
        stepped.record(outcome, of: trial, state: code)
      }
      proven += Self.check(stepped, bug: bug, upTo: 3)
    }
    #expect(proven > 200, "\(proven)")
  }

  @Test("60 random systems: random search and shrinking agree with the proof that follows")
  func afterShrinking() {
    var proven = 0
    for bug in UInt64(0)..<60 {
      var search = Search<MazeModel>(
        SearchOptions(
          seed: bug, cases: 300, smallScope: 1, shrinking: 500, proof: 3000, explanation: 0))
      search.run { _ in Maze(bug: bug) }
      proven += Self.check(search, bug: bug, upTo: 3)
    }
    #expect(proven > 15, "\(proven)")
  }

  @Test("A model whose domains are too large to enumerate proves nothing beyond them")
  func unbounded() {
    var search = Search<Toy>(SearchOptions(seed: 1, cases: 10, smallScope: 100_000))
    while let trial = search.next() { search.record(.passed, of: trial) }
    #expect(search.cleared == -1)
    #expect(!search.isExhaustive)
    #expect(search.ran.random == 10)
  }

  @Test("A system with few states is gone through to the end")
  func exhausted() {
    struct Switch: StateModel {
      enum Kind: UInt8, StepKind { case on, off }
      var isOn = false
      init(start: Slots) {}
      func isEligible(_ kind: Kind) -> Bool { isOn == (kind == .off) }
      mutating func apply(_ step: Step<Kind>) -> Bool {
        isOn = step.kind == .on
        return isOn
      }
      func encode(into code: inout StateCode) { code.append(isOn ? 1 : 0) }
    }
    var search = Search<Switch>(SearchOptions(seed: 1))
    while let trial = search.next() {
      search.record(.passed, of: trial, state: trial.stateCode())
    }
    #expect(search.isExhaustive)
    #expect(search.ran.executions == 3, "the start, on, and off again, which is the start")
  }
}
