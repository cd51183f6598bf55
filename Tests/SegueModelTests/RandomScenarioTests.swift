import SegueModel
import SegueScenarios
import Testing

@Suite("Random scenarios")
struct RandomScenarioTests {
  @Test(
    "None crashes, none gives a controller two places, each runs twice alike",
    arguments: Profile.ios)
  func bear(profile: Profile) throws {
    var endings: Set<String> = []
    var steps = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario(profile)
      let trace = ReferenceModel().run(scenario)
      let session = try ModelSession(scenario)
      for _ in 0..<2 { session.run() }
      try #require(session.world.trace() == trace, "seed \(seed)")
      var last: Snapshot?
      for (number, step) in trace.steps.enumerated() {
        guard let snapshot = step.snapshot, snapshot != last else { continue }
        last = snapshot
        var names: [String] = []
        for tree in [snapshot.tree] + (snapshot.detached ?? []) {
          names += try Hierarchy(parsing: tree).names
        }
        #expect(Set(names).count == names.count, "seed \(seed), step \(number): \(names)")
      }
      steps += trace.steps.count
      endings.insert(String("\(trace.ending)".prefix { $0 != "(" }))
    }
    #expect(steps > 800, "most stop early, and not all at once")
    #expect(endings.isSuperset(of: ["raised", "unspecified", "invalid"]), "\(endings)")
  }
}
