import SegueConformance
import SegueScenarios
import SegueTwin
import Testing

/// Made-up scenarios: no trap, the same trace each time, and no law broken.
@Suite("Random scenarios")
struct RandomTests {
  /// How many scenarios a part makes.
  private var seeds: Int { 40 }

  @Test("scenarios of a seed", arguments: 0..<8)
  func lawful(_ part: Int) {
    var endings: [String: Int] = [:]
    for number in 0..<seeds {
      var maker = RandomScenario(seed: UInt64(part * 1000 + number))
      var scenario = maker.app()
      var trace = Twin().run(scenario)
      // A step that cannot be carried out is left out; so are most of those that end the trace.
      for _ in 0..<60 where scenario.steps.count < 25 {
        if trace.ending != .completed { break }
        scenario.steps.append(maker.step())
        let next = Twin().run(scenario)
        if next.ending == .completed || !isInvalid(next) && maker.chance(15) {
          trace = next
        } else {
          scenario.steps.removeLast()
        }
      }
      endings[word(for: trace.ending), default: 0] += 1
      #expect(Twin().run(scenario) == trace)
      for violation in Law.check(trace, scenario) {
        Issue.record("seed \(part * 1000 + number): \(violation)")
      }
    }
    print("random \(part): \(endings.sorted { $0.key < $1.key })")
  }

  private func isInvalid(_ trace: Trace) -> Bool {
    if case .invalid = trace.ending { true } else { false }
  }

  private func word(for ending: Ending) -> String {
    switch ending {
    case .completed: "completed"
    case .raised: "raised"
    case .unspecified(let rule): rule.description
    case .exhausted: "exhausted"
    case .invalid(let why): why.contains(":") ? "invalid: \(why)" : "invalid"
    }
  }
}
