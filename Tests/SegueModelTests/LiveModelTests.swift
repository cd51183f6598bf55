import SegueModel
import SegueScenarios
import Testing

@Suite("A model that runs on step by step")
struct LiveModelTests {
  @Test(
    "Does in each step what it does in a run of them all, whatever a copy did in between",
    arguments: Profile.ios)
  func steps(profile: Profile) throws {
    var compared = 0
    for seed in 0..<300 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario(profile)
      let whole = ReferenceModel().run(scenario)
      guard
        var model = try? LiveModel(
          scenario, layers: Set(Layer.allCases), snapshots: .everyStep)
      else { continue }
      var ending = model.launch()
      for (number, step) in whole.steps.enumerated() {
        #expect(model.lastStep == step, "seed \(seed), step \(number)")
        compared += 1
        guard case .completed = ending, number < scenario.steps.count else { break }
        var other = model
        _ = other.take(scenario.steps[scenario.steps.count - 1 - number])
        ending = model.take(scenario.steps[number])
      }
      if case .completed = whole.ending { #expect(ending == .completed) }
    }
    #expect(compared > 600)
  }
}
