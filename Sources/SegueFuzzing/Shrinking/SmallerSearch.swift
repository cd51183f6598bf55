import SegueConformance
import SegueModel
import SegueScenarios

/// Looks among small scenarios for the first that fails in a certain way; of those in whose last step the model takes the same course
/// few are run.
final class SmallerSearch {
  /// What it may cost.
  struct Budget {
    /// In steps of the model.
    var work: Int
    /// How many scenarios the implementation may run.
    var runs: Int
  }

  // About what these cost, in steps of the model, as measured on the model itself.
  private static let costOfApp = 12
  private static let costOfRun = 25

  private let scenarios: SmallScenarios
  private let fingerprint: String
  private let features: Set<Feature>
  private let budget: Budget
  /// The work so far.
  private var cost = 0
  private(set) var executions = 0
  private(set) var found: Scenario?
  private let isWhole: Bool
  /// The rule that the failure is about, which the model then cites.
  private let rule: RuleID?
  /// How many scenarios of a sort are run; without a rule to go by there are far more sorts.
  private let alike: Int
  /// How many scenarios of a sort were run.
  private var sorts: [Sort: Int] = [:]

  /// What the last steps of scenarios have in common that are likely to fail alike.
  private struct Sort: Hashable {
    var course: UInt64
    var hasNamesakes: Bool
  }

  init(
    _ scenarios: SmallScenarios, failing fingerprint: String, features: Set<Feature>,
    budget: Budget
  ) {
    (self.scenarios, self.fingerprint) = (scenarios, fingerprint)
    (self.features, self.budget) = (features, budget)
    isWhole = features.count == Feature.allCases.count
    rule = Verdict.rule(of: fingerprint)
    alike = rule == nil ? 1 : 3
  }

  func run(on implementation: some Implementation, goesOn: () -> Bool) {
    for size in scenarios.sizes {
      for profile in scenarios.profiles {
        for stage in scenarios.stages(size, profile) {
          for app in stage.apps {
            walk(app, size, on: implementation)
            guard found == nil, goesOn(), mayGoOn else { return }
          }
        }
      }
    }
  }

  private var mayGoOn: Bool { cost < budget.work && executions < budget.runs }

  private func walk(
    _ app: SmallApp, _ size: ScenarioSize, on implementation: some Implementation
  ) {
    cost += Self.costOfApp
    SmallWalk(app, depth: size.steps) { [self] walk, isScenario in
      cost += 1
      if isScenario { attempt(walk, on: implementation) }
      return found == nil && mayGoOn
    }.run()
  }

  private func attempt(_ walk: SmallWalk, on implementation: some Implementation) {
    guard rule.map(walk.world.lastStepFollows) ?? true else { return }
    let sort = Sort(course: walk.world.courseOfLastStep, hasNamesakes: walk.world.hasNamesakes)
    guard sorts[sort, default: 0] < alike else { return }
    let scenario = walk.scenario
    guard isWhole || scenario.features.isSubset(of: features) else { return }
    sorts[sort, default: 0] += 1
    executions += 1
    cost += Self.costOfRun
    if Run.fails(scenario, as: fingerprint, expected: walk.trace, on: implementation) {
      found = scenario
    }
  }
}
