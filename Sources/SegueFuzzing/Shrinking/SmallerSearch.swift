import SegueModel
import SegueScenarios

/// Looks among small scenarios for the first that fails in a certain way; of those in which the model goes the same course by the same
/// rules few are run.
final class SmallerSearch {
  /// What it may cost.
  struct Budget {
    /// How many steps the model may take, and how many scenarios the implementation may run.
    var steps: Int
    var runs: Int
    /// How many scenarios of one course are run.
    var alike = 3
  }

  private let scenarios: SmallScenarios
  private let fingerprint: String
  private let features: Set<Feature>
  private(set) var budget: Budget
  private(set) var executions = 0
  private(set) var found: Scenario?
  /// How many scenarios of each course were run.
  private var courses: [UInt64: Int] = [:]

  init(
    _ scenarios: SmallScenarios, failing fingerprint: String, features: Set<Feature>,
    budget: Budget
  ) {
    (self.scenarios, self.fingerprint) = (scenarios, fingerprint)
    (self.features, self.budget) = (features, budget)
  }

  func run(on implementation: some Implementation, goesOn: () -> Bool) {
    for size in scenarios.sizes {
      for profile in scenarios.profiles {
        for stage in scenarios.stages(size, profile) {
          for app in stage.apps {
            walk(app, size, on: implementation)
            guard found == nil, goesOn(), budget.steps > 0, executions < budget.runs else { return }
          }
        }
      }
    }
  }

  private func walk(
    _ app: SmallApp, _ size: ScenarioSize, on implementation: some Implementation
  ) {
    SmallWalk(app, depth: size.steps) { [self] walk, isScenario in
      budget.steps -= 1
      if isScenario { attempt(walk, on: implementation) }
      return found == nil && budget.steps > 0 && executions < budget.runs
    }.run()
  }

  private func attempt(_ walk: SmallWalk, on implementation: some Implementation) {
    let course = walk.world.courseOfLastStep
    guard courses[course, default: 0] < budget.alike else { return }
    let scenario = walk.scenario
    guard scenario.features.isSubset(of: features) else { return }
    courses[course, default: 0] += 1
    executions += 1
    if Run.fails(scenario, as: fingerprint, expected: walk.trace, on: implementation) {
      found = scenario
    }
  }
}
