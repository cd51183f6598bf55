import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueModel
import SegueScenarios
import SegueTwin
import Synchronization
import Testing

/// What a campaign finds, and how small it makes it.
@Suite("Campaigns")
struct CampaignTests {
  /// What a campaign tells, in order, and what it ran.
  static func run(
    _ seed: UInt64, on implementation: some Implementation, cases: Int = 1500,
    shrinking: Int = 30, keepsGoing: Bool = false, jobs: Int = 1,
    shard: (index: Int, count: Int) = (0, 1)
  ) -> (found: [Found], counts: CampaignCounts) {
    var options = Campaign.Options(seed: seed, cases: cases)
    options.keepsGoing = keepsGoing
    options.shrinking = shrinking
    options.jobs = jobs
    options.shard = shard
    let told = Mutex<[Found]>([])
    let counts = Campaign(options).run(
      on: implementation, found: { found in told.withLock { $0.append(found) } })
    return (told.withLock { $0 }, counts)
  }

  @Test("The model does not differ from itself, and keeps the laws")
  func selfAgreement() {
    let (found, counts) = Self.run(1, on: ReferenceModel(), cases: 200)
    #expect(found.isEmpty && counts.failed == 0)
    #expect(counts.rules.count > 150, "\(counts.rules.count) rules")
    #expect(counts.drawn == 200)
  }

  @Test("The twin does not differ from the model, and keeps the laws", arguments: 1...3)
  func twinAgreement(_ seed: UInt64) {
    let (found, counts) = Self.run(seed, on: Twin(), cases: 400)
    #expect(
      found.isEmpty && counts.failed == 0,
      "\(found.map { "\($0.origin): \($0.fingerprint)" })")
    #expect(counts.drawn == 400)
  }

  @Test("What is unspecified ends a scenario and is counted: some do, fewer than one in ten")
  func unspecified() {
    let scenarios = GenerationTests.scenarios(12, 400)
    let met = scenarios.count { scenario in
      if case .unspecified = ReferenceModel().run(scenario).ending { true } else { false }
    }
    #expect(met > 0 && met * 10 < scenarios.count, "\(met) of \(scenarios.count)")
    let counts = Self.run(12, on: ReferenceModel(), cases: 400).counts
    // Some cases of a campaign vary others, so it does not draw the very same.
    #expect(counts.unspecified > 0 && counts.unspecified * 10 < counts.scenarios)
  }

  @Test("An exit that nobody answers is found, and shown with three scenes and a step")
  func deaf() throws {
    let found = try #require(Self.run(2, on: Deaf(), shrinking: 5000).found.first)
    let scenario = found.run.scenario
    // Somebody else than the source's ancestors is asked first: a container has two children.
    #expect(found.fingerprint == "search:canPerform:answer:UNW-62")
    #expect(scenario.size == ScenarioSize(steps: 1, controllers: 3, actions: 1, overrides: 0))
    #expect(scenario.classes.count == 1 && scenario.segueClasses.isEmpty)
    #expect(found.confirmation?.words == "fails 5 of 5 times" && !found.isFlaky)
    #expect(found.run.verdict.fingerprint == found.fingerprint)
  }

  @Test("A failure that comes and goes is called flaky")
  func flaky() throws {
    let found = try #require(Self.run(2, on: Moody()).found.first)
    #expect(found.isFlaky)
    #expect(found.run.verdict.fingerprint == found.fingerprint)
  }

  @Test("What fails once and never again is told as it was drawn")
  func once() throws {
    let found = try #require(Self.run(2, on: Once()).found.first)
    #expect(found.isFlaky && found.confirmation?.words == "fails 0 of 5 times")
    #expect(found.run.verdict.fingerprint == found.fingerprint)
    #expect(found.run.scenario == found.original)
  }

  @Test("What hangs is run few times more")
  func hanging() throws {
    let found = try #require(Self.run(2, on: Hanging(), shrinking: 5000).found.first)
    #expect(found.fingerprint == "fault:timeout" && found.executions <= 40, "\(found.executions)")
  }

  @Test("What cannot be run any more is no finding")
  func lost() {
    let (found, counts) = Self.run(2, on: Lost(), cases: 50)
    #expect(found.isEmpty && counts.failed == 0)
  }

  @Test("One worker and three find the same in the same order, and count the same")
  func workers() {
    let one = Self.run(4, on: Forgetful(), cases: 700, keepsGoing: true)
    let three = Self.run(4, on: Forgetful(), cases: 700, keepsGoing: true, jobs: 3)
    #expect(one.found.count > 0)
    #expect(one.found.map(\.fingerprint) == three.found.map(\.fingerprint))
    #expect(one.found.map(\.run.scenario) == three.found.map(\.run.scenario))
    #expect(one.found.map(\.origin) == three.found.map(\.origin))
    #expect(one.counts == three.counts)
    #expect(Set(one.found.map(\.fingerprint)).count == one.found.count)
  }

  @Test("The parts of a campaign are the whole")
  func shards() {
    let whole = Self.run(5, on: ReferenceModel(), cases: 700).counts
    let parts = (0..<2).map {
      Self.run(5, on: ReferenceModel(), cases: 700, shard: ($0, 2)).counts
    }
    #expect(parts.map(\.drawn).reduce(0, +) == whole.drawn)
    #expect(parts.map(\.steps).reduce(0, +) == whole.steps)
    #expect(parts[0].rules.union(parts[1].rules) == whole.rules)
    #expect(parts.allSatisfy { $0.drawn > 0 })
  }

  @Test("A finding's seed and index draw its scenario again, without its predecessors")
  func replay() throws {
    let found = try #require(Self.run(6, on: Forgetful()).found.first)
    let again = try #require(
      Campaign(Campaign.Options(seed: 6)).scenario(found.origin))
    #expect(Run(again, on: Forgetful()).verdict.fingerprint == found.fingerprint)
    // As drawn; the finding keeps it up to what failed.
    #expect(again.storyboards == found.original.storyboards)
    #expect(Array(again.steps.prefix(found.original.steps.count)) == found.original.steps)
  }

  @Test("A finding is a case that the model passes and the implementation does not")
  func foundCase() throws {
    let one = try #require(Self.run(6, on: Forgetful()).found.first)
    let text = one.run.scenario.canonicalJSON
    let found = ConformanceCase(found: one.run, on: "forgetful", note: "", text: text)
    let profile = try #require(found.profiles.first)
    #expect(found.check(ReferenceModel(), profile: profile).outcome == .pass)
    #expect(found.check(Forgetful(), profile: profile).isFailure)
    #expect(found.uid == ConformanceCase(found: one.run, on: "forgetful", note: "", text: text).uid)
    var other = one.run.scenario
    other.classes["Unlike"] = ClassDefinition()
    other.classes["Unlike"]?.keepsPopover = true
    #expect(
      found.uid
        != ConformanceCase(found: one.run, on: "forgetful", note: "", text: other.canonicalJSON).uid
    )
    #expect(found.uid.count == 8)
    // Another implementation's fault in the same scenario is a finding of its own.
    #expect(found.uid != ConformanceCase(found: one.run, on: "deaf", note: "", text: text).uid)
  }
}
