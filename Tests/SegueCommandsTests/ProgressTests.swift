import SegueFuzzing
import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Progress")
struct ProgressTests {
  @Test("A search among all small scenarios says where it is, how much was run and how fast")
  func exhaustive() {
    let size = ScenarioSize(steps: 2, controllers: 3, actions: 1, overrides: 0)
    #expect(
      ExhaustiveProgress.text(8123, size, .ios14, seconds: 2)
        == "size 2/3/1/0 in ios14, 8123 scenarios, 4061/s")
  }
}
