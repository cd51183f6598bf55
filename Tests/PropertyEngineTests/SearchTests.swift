import Testing

@testable import PropertyEngine

/// What a search does, whatever the system is like.
@Suite("Search")
struct SearchTests {
  /// Everything about a search that another must repeat.
  static func digest(_ search: Search<MazeModel>) -> [String] {
    search.findings.map { finding in
      "\(finding.fingerprint.code) \(finding.origin.map(\.description) ?? "-") "
        + "\(finding.original.steps) \(finding.minimal.steps) \(finding.proof) "
        + "\(finding.executions) \(finding.confirmed) \(finding.explanation)"
    } + ["\(search.ran.random) \(search.ran.executions) \(search.cleared)"]
  }

  static func options(_ seed: UInt64) -> SearchOptions {
    SearchOptions(seed: seed, cases: 1000, smallScope: 60, shrinking: 200, findings: 3)
  }

  /// Runs with so many trials out at a time, recorded latest first.
  static func run(_ seed: UInt64, window: Int) -> [String] {
    var search = Search<MazeModel>(options(seed))
    while !search.isFinished {
      var out: [Trial<MazeModel>] = []
      while out.count < window, let trial = search.next() { out.append(trial) }
      for trial in out.reversed() {
        var maze = Maze(bug: seed)
        let outcome = trial.judge { step in maze.apply(step) }
        var code = trial.stateCode()
        maze.encode(into: &code)
        var features = Features()
        features.insert(maze.answered)
        features.insert(16 + maze.model.objects)
        search.record(outcome, of: trial, features: features, state: code)
      }
    }
    return digest(search)
  }

  @Test("The same seed gives the same findings, whether one trial is out or many, in any order")
  func windows() {
    for seed in UInt64(0)..<12 {
      let one = Self.run(seed, window: 1)
      #expect(Self.run(seed, window: 1) == one)
      #expect(Self.run(seed, window: 7) == one, "seed \(seed)")
      #expect(Self.run(seed, window: 64) == one, "seed \(seed)")
    }
  }

  @Test("Copying the system finds what running every case from its start finds")
  func copying() {
    for seed in UInt64(0)..<12 {
      var options = Self.options(seed)
      options.smallScope = 1000
      var copied = Search<MazeModel>(options)
      copied.run { _ in Maze(bug: seed) }
      var stepped = Search<MazeModel>(options)
      while let trial = stepped.next() {
        var maze = Maze(bug: seed)
        let outcome = trial.judge { step in maze.apply(step) }
        var code = trial.stateCode()
        maze.encode(into: &code)
        stepped.record(outcome, of: trial, state: code)
      }
      #expect(
        copied.findings.map(\.minimal.steps) == stepped.findings.map(\.minimal.steps), "\(seed)")
    }
  }

  @Test("An origin draws its case again, also where it varies others")
  func origins() {
    var search = Search<MazeModel>(SearchOptions(seed: 5, cases: 2000, smallScope: 0))
    var varied = 0
    while let trial = search.next() {
      if let origin = trial.origin {
        var other = Search<MazeModel>(SearchOptions(seed: 5))
        #expect(Origin(origin.description) == origin)
        #expect(other.replay(origin)?.steps == trial.content.steps)
        varied += origin.ancestors.isEmpty ? 0 : 1
      }
      var features = Features()
      features.insert(Int(trial.content.digest % 1000))
      search.record(.passed, of: trial, features: features)
    }
    #expect(varied > 100, "\(varied)")
    var other = Search<MazeModel>(SearchOptions(seed: 6))
    #expect(other.replay(Origin(seed: 5, index: 1)) == nil, "another seed's")
  }

  @Test(
    "What is not an origin is none",
    arguments: ["", "1", "1:", ":2", "1:2<", "1:x", "1:2:3", "-1:2"])
  func wrongOrigins(text: String) { #expect(Origin(text) == nil) }

  @Test("Two faults in one system are two findings, each as small as it can be")
  func twoFaults() throws {
    var search = Search<Toy>(SearchOptions(seed: 2, smallScope: 0, findings: 2))
    while let trial = search.next() {
      let steps = trial.content.steps
      let outcome: Outcome =
        if let at = steps.firstIndex(where: { $0.kind == .put && $0[1] > 100 }) {
          .failed(Fingerprint("large"), at: at)
        } else if steps.count(where: { $0.kind == .make }) >= 3 {
          .failed(Fingerprint("many"), at: nil)
        } else {
          .passed
        }
      search.record(outcome, of: trial)
    }
    let minimal = Dictionary(
      uniqueKeysWithValues: search.findings.map { ($0.fingerprint, $0.minimal.steps) })
    #expect(minimal[Fingerprint("large")] == [ToyStep(.put, 0, 101)])
    #expect(
      minimal[Fingerprint("many")] == Array(repeating: ToyStep(.make, 0, 0), count: 3))
  }

  @Test("A failure that comes and goes is called flaky")
  func flaky() throws {
    var search = Search<Toy>(SearchOptions(seed: 4, smallScope: 0, confirmations: 20))
    var runs = UInt64(0)
    while let trial = search.next() {
      runs += 1
      var coin = Chance(seed: 9, index: runs)
      let fails = trial.contains { $0.step.kind == .say } && coin.below(2) == 0
      search.record(fails ? .failed(Fingerprint("sometimes"), at: nil) : .passed, of: trial)
    }
    let finding = try #require(search.findings.first)
    #expect(finding.isFlaky)
    #expect(finding.confirmations == 20 && (1..<20).contains(finding.confirmed))
  }

  @Test("A crash is a failure without a place, and a case that says nothing is none")
  func crashes() throws {
    var search = Search<Toy>(SearchOptions(seed: 4, smallScope: 0))
    while let trial = search.next() {
      let steps = trial.content.steps
      let outcome: Outcome =
        if steps.contains(where: { $0.kind == .say }) {
          .discarded
        } else if steps.count(where: { $0.kind == .put }) > 1 {
          .failed(Fingerprint("signal 11"), at: nil)
        } else {
          .passed
        }
      search.record(outcome, of: trial)
    }
    #expect(
      search.findings.first?.minimal.steps == [ToyStep(.put, 0, 0), ToyStep(.put, 0, 0)])
    #expect(search.ran.discarded > 0)
  }

  @Test("What is recorded twice, or was never handed out, is ignored")
  func strayRecords() throws {
    var search = Search<Toy>(SearchOptions(seed: 4, cases: 3, smallScope: 0))
    let next = search.next()
    let first = try #require(next)
    search.record(.passed, of: first)
    search.record(.failed(Fingerprint("late"), at: nil), of: first)
    search.record(.passed, of: Trial(number: 99, content: first.content))
    #expect(search.findings.isEmpty && search.ran.random == 1)
  }

  @Test("The explanation says which choices matter")
  func explanation() throws {
    var search = Search<Toy>(SearchOptions(seed: 2, smallScope: 0))
    while let trial = search.next() {
      let fails = trial.contains { $0.step.kind == .put && $0.step[1] == 0 }
      search.record(fails ? .failed(Fingerprint("zero"), at: nil) : .passed, of: trial)
    }
    let finding = try #require(search.findings.first)
    #expect(finding.minimal.steps == [ToyStep(.put, 0, 0)])
    let number = try #require(finding.explanation.first { $0.step == 0 && $0.slot == 1 })
    let start = try #require(finding.explanation.first { $0.step == nil && $0.slot == 0 })
    #expect(number.isFixed && number.tried == 8)
    #expect(start.isFree && start.tried == 8)
  }
}
