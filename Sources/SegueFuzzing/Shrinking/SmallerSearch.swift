import SegueConformance
import SegueModel
import SegueScenarios

/// Looks among small scenarios for the first that fails in a certain way; of those that are likely to fail alike few are run.
final class SmallerSearch {
  /// What is run of a scope.
  enum Sample {
    /// Each course that the model takes in a last step, once in each situation; where the failure is about no rule, only in steps of the
    /// kind that fails.
    case likely
    /// Each course a few times, whatever the situation.
    case courses
    /// Each course once in each situation.
    case all
  }

  // About what these cost, in steps of the model, as measured on mutants.
  private static let costOfStage = 20
  private static let costOfApp = 1
  private static let costOfRun = 12

  private let fingerprint: String
  private let features: Set<Feature>
  private let isWhole: Bool
  /// The rule that the failure is about, which the model then cites.
  private let rule: RuleID?
  /// The kind of step that fails.
  private let operation: StepCode.Operation?
  private(set) var executions = 0
  /// How many scenarios the implementation may have run when a scope is left.
  private var mostExecutions = 0
  /// What is left of the work in all, and for a scope.
  private var total: Int
  private var work = 0
  private var sample = Sample.likely
  private var found: Scenario?
  /// How many scenarios of a sort were run, in all scopes.
  private var sorts: [Sort: Int] = [:]

  /// What the last steps of scenarios have in common that are likely to fail alike.
  private struct Sort: Hashable {
    var course: UInt64
    var situation: UInt64?
  }

  /// - Parameters:
  ///   - scenario: One that fails so.
  ///   - work: What all searches may cost, in steps of the model.
  init(
    _ scenario: Scenario, failing fingerprint: String, on implementation: some Implementation,
    work: Int
  ) {
    self.fingerprint = fingerprint
    total = work
    features = implementation.features
    isWhole = features.count == Feature.allCases.count
    rule = Verdict.rule(of: fingerprint)
    guard rule == nil else {
      operation = nil
      return
    }
    operation = scenario.operation(failing: implementation)
    executions = 1
  }

  /// The first of a scope that fails so, or nil where there is none, or none after so much work or so many runs.
  func first(
    of sample: Sample, in scope: SmallScenarios, for most: Int, runs: Int,
    on implementation: some Implementation, goesOn: () -> Bool
  ) -> Scenario? {
    let share = min(most, total)
    (work, self.sample, found) = (share, sample, nil)
    mostExecutions = executions + runs
    defer { total -= share - work }
    // Where a rule is known, all that may fail is likely.
    guard mayGoOn, sample != .all || rule == nil else { return nil }
    for size in scope.sizes {
      for profile in scope.profiles {
        for stage in scope.stages(size, profile) {
          work -= Self.costOfStage
          for app in stage.apps {
            walk(app, size, on: implementation)
            guard found == nil, goesOn(), mayGoOn else { return found }
          }
        }
      }
    }
    return nil
  }

  private var mayGoOn: Bool { work > 0 && executions < mostExecutions }

  private func walk(
    _ app: SmallApp, _ size: ScenarioSize, on implementation: some Implementation
  ) {
    work -= Self.costOfApp
    SmallWalk(app, depth: size.steps) { [self] walk, isScenario in
      work -= 1
      if isScenario, isLikely(walk) { attempt(walk, on: implementation) }
      return found == nil && mayGoOn
    }.run()
  }

  private func isLikely(_ walk: SmallWalk) -> Bool {
    if let rule { return walk.world.lastStepFollows(rule) }
    return sample == .all || operation == nil || walk.step?.operation.likeness == operation
  }

  private func attempt(_ walk: SmallWalk, on implementation: some Implementation) {
    let sort = Sort(
      course: walk.world.courseOfLastStep,
      situation: sample == .courses ? nil : walk.step.map(walk.world.situation))
    guard sorts[sort, default: 0] < (sample == .courses && rule != nil ? 3 : 1) else { return }
    let scenario = walk.scenario
    guard isWhole || scenario.features.isSubset(of: features) else { return }
    sorts[sort, default: 0] += 1
    executions += 1
    work -= Self.costOfRun
    if Run.fails(scenario, as: fingerprint, expected: walk.trace, on: implementation) {
      found = scenario
    }
  }
}

extension SmallWalk {
  /// The last step; nil is the launch.
  fileprivate var step: StepCode? { path.last.map { app.program.steps[$0] } }
}

extension Scenario {
  /// The kind of the first step in which an implementation fails; nil is the launch, or a failure that is in no step.
  fileprivate func operation(failing implementation: some Implementation) -> StepCode.Operation? {
    guard let step = Run(self, on: implementation).verdict.divergence?.step, step > 0,
      let program = try? Program(self), step <= program.steps.count
    else { return nil }
    return program.steps[step - 1].operation.likeness
  }
}

extension StepCode.Operation {
  /// The one that stands for all that do alike.
  fileprivate var likeness: StepCode.Operation {
    switch self {
    case .trigger, .performSegue, .makeSegue: .trigger
    case .back, .pop, .popTo, .popToRoot: .pop
    case .tapTab, .select, .selectMore: .select
    default: self
    }
  }
}
