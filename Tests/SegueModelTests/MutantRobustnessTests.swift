import SegueModel
import SegueMutants
import SegueScenarios
import Testing

@Suite("Mutants in random scenarios")
struct MutantRobustnessTests {
  /// A mutant that trapped, or gave a controller two places, would say nothing about the corpus or a fuzzer.
  @Test(
    "None crashes, none goes on for ever, none gives a controller two places",
    arguments: Mutant.areas.map(\.area))
  func bear(area: String) throws {
    let mutants = try #require(Mutant.areas.first { $0.area == area }).mutants
    for (number, mutant) in mutants.enumerated() {
      for seed in 0..<12 as Range<UInt64> {
        for (index, profile) in Profile.ios.enumerated() {
          var random = RandomScenario(seed: seed &+ UInt64(number * 100 + index * 17))
          let trace = mutant.run(random.scenario(profile), fuel: 20_000)
          let trees = trace.steps.last?.snapshot.map { [$0.tree] + ($0.detached ?? []) } ?? []
          let names = trees.flatMap { (try? Hierarchy(parsing: $0))?.names ?? ["?", "?"] }
          #expect(
            Set(names).count == names.count,
            "\(mutant.name) in scenario \(seed) [\(profile.rawValue)]: \(names)")
        }
      }
    }
  }
}
