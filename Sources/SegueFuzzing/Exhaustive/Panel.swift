import SegueModel
package import SegueScenarios
import SegueConformance
import Synchronization

/// Many wrong implementations in one campaign: it behaves as the model does, and notes for each of them the first scenario that would
/// have shown it. What a campaign draws depends on the model alone as long as nothing fails, so that this is when a campaign on that
/// one alone would have found it.
package final class Panel: Implementation {
  package let name = "panel"
  private let subjects: [Minima.Subject]
  private let state: Mutex<State>

  /// The first scenario that shows a subject.
  package struct Shown: Sendable {
    /// How many scenarios had been run with it.
    package var after: Int
    package var scenario: Scenario
    package var fingerprint: String
  }

  private struct State {
    var ran = 0
    var shown: [Shown?]
    var open: [Int]
  }

  package init(_ subjects: [Minima.Subject]) {
    self.subjects = subjects
    state = Mutex(
      State(shown: subjects.map { _ in nil }, open: Array(subjects.indices)))
  }

  /// For each subject the first scenario that shows it.
  package var shown: [Shown?] { state.withLock { $0.shown } }
  /// Whether each has been shown.
  package var isDone: Bool { state.withLock { $0.open.isEmpty } }

  package func run(_ scenario: Scenario) -> Trace {
    state.withLock { state in
      state.ran += 1
      guard let program = try? Program(scenario) else {
        return Trace(ending: .invalid(why: "the scenario does not compile"))
      }
      let world = World(
        program, layers: Set(Layer.allCases), snapshots: .everyStep, fuel: ModelRun.standardFuel)
      ModelRun.run(UIKitRules(world: world))
      let expected = world.trace()
      let digest = world.digest
      state.open.removeAll { number in
        world.reset(fuel: ModelRun.standardFuel)
        ModelRun.run(subjects[number].rules(world))
        guard world.digest != digest else { return false }
        let run = Run(scenario, expected: expected, on: subjects[number].implementation)
        guard let fingerprint = run.verdict.fingerprint, !run.verdict.meetsUnspecified else {
          return false
        }
        state.shown[number] = Shown(
          after: state.ran, scenario: scenario, fingerprint: fingerprint)
        return true
      }
      return expected
    }
  }
}
