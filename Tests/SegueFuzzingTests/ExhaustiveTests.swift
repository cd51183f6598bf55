import PropertyEngine
import SegueConformance
import SegueFuzzing
import SegueModel
import SegueMutants
import SegueScenarios
import Synchronization
import Testing

/// The smallest scenarios that show a fault.
@Suite("Exhaustive search")
struct ExhaustiveTests {
  static let scope = SmallScenarios(profiles: [.ios13], steps: 1, controllers: 2)

  static func search(
    _ implementation: some Implementation, jobs: Int = 1, findings: Int = 1
  ) -> ExhaustiveSearch {
    var search = ExhaustiveSearch(scope, jobs: jobs, findings: findings)
    search.run(on: implementation)
    return search
  }

  @Test(
    "An exit that nobody answers is found in one step on two scenes, one of which answers"
  )
  func deaf() throws {
    let search = Self.search(Deaf())
    let found = try #require(search.found.first)
    #expect(found.size == found.scenario.size)
    #expect(found.size == ScenarioSize(steps: 1, controllers: 2, actions: 1, overrides: 0))
    #expect(Run(found.scenario, on: Deaf()).verdict.fingerprint == found.fingerprint)
  }

  @Test("Two workers find what one finds, after as many scenarios")
  func workers() {
    let one = Self.search(Forgetful(), findings: 3)
    let two = Self.search(Forgetful(), jobs: 2, findings: 3)
    #expect(one.found.map(\.scenario) == two.found.map(\.scenario))
    #expect(one.found.count > 0 && one.ran == two.ran)
  }

  @Test("A search that is told to stop says that it did not come to the end")
  func stopping() {
    var search = ExhaustiveSearch(Self.scope)
    search.run(on: ReferenceModel(), goesOn: { false })
    #expect(!search.isComplete && search.ran == 0)
  }

  @Test("One that is told to stop in the middle of an app stops there")
  func stoppingInside() {
    let left = Atomic(100)
    let recorder = Recorder()
    var search = ExhaustiveSearch(Self.scope)
    search.run(on: recorder) { left.wrappingSubtract(1, ordering: .relaxed).newValue > 0 }
    #expect(!search.isComplete && search.ran == recorder.runs.count)
    #expect(search.ran < 100)
  }

  @Test("What an implementation lacks is not asked for")
  func features() {
    let features: Set<Feature> = [.segueShow, .containerNavigation]
    let recorder = Recorder()
    var search = ExhaustiveSearch(Self.scope, features: features)
    search.run(on: recorder)
    #expect(recorder.runs.count > 20)
    #expect(recorder.runs.allSatisfy { $0.0.features.isSubset(of: features) })
  }

  /// Mutants that show within the scope: with a show segue, and with an unwind that arrives.
  static let within = ["stacks-answer-show-by-presenting", "unwinds-are-not-prepared"]

  @Test("One pass over several mutants finds for each what a search for it alone finds")
  func minima() throws {
    let mutants = try Self.within.map { try #require(Mutant.named($0)) }
    var minima = Minima(Self.scope, mutants.map { .init($0, rules: $0.rules) })
    minima.run()
    for (mutant, minimum) in zip(mutants, minima.minima) {
      let found = try #require(minimum, "\(mutant.name)")
      #expect(found.scenario == Self.search(mutant).found.first?.scenario, "\(mutant.name)")
    }
  }

  @Test("One pass over several kinds of failures finds for each what a search for all finds")
  func minimaByFingerprint() throws {
    for mutant in try Self.within.map({ try #require(Mutant.named($0)) }) {
      var search = ExhaustiveSearch(Self.scope, findings: .max)
      search.run(on: mutant)
      let subjects = search.found.map {
        Minima.Subject(mutant, wanted: $0.fingerprint, rules: mutant.rules)
      }
      #expect(subjects.contains { $0.rule != nil }, "\(mutant.name)")
      var minima = Minima(Self.scope, subjects)
      minima.run()
      #expect(minima.minima.map(\.?.scenario) == search.found.map(\.scenario), "\(mutant.name)")
    }
  }

  @Test("A campaign's finding is made as small as the smallest there is")
  func minimality() throws {
    let found = try #require(
      CampaignTests.run(1, on: Forgetful(), shrinking: 0).found.first, "nothing was found")
    var shrinker = ScenarioShrinker(found.original, failing: found.fingerprint)
    shrinker.run(on: Forgetful())
    var search = ExhaustiveSearch(Self.scope, findings: .max)
    search.run(on: Forgetful())
    let smallest = search.found.first { $0.fingerprint == found.fingerprint }
    #expect(shrinker.best.size == smallest?.size)
    #expect(Run(shrinker.best, on: Forgetful()).verdict.fingerprint == found.fingerprint)
  }
}
