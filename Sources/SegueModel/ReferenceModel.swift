package import SegueScenarios

/// The specification, executable: an implementation whose every event cites the rules that led to it.
package struct ReferenceModel: Implementation {
  package let name = "reference"
  package let profiles = Set(Profile.allCases)
  package init() {}

  package func run(_ scenario: Scenario) -> Trace {
    run(scenario, fuel: ModelRun.standardFuel)
  }

  package func run(
    _ scenario: Scenario, layers: Set<Layer> = Set(Layer.allCases),
    snapshots: SnapshotPolicy = .everyStep, fuel: Int = ModelRun.standardFuel
  ) -> Trace {
    ModelRun.trace(
      of: scenario, under: UIKitRules.self, layers: layers, snapshots: snapshots, fuel: fuel)
  }
}

/// Drives a set of rules through a program.
package enum ModelRun {
  /// Enough for any scenario a person writes; a bound for those that call themselves without end, or
  /// whose trace would not fit into memory. `World.burn` and `Recording.cost` say what uses it.
  package static let standardFuel = 1_000_000

  /// Runs a scenario from a fresh start under a set of rules.
  package static func trace<Rules: ModelRules>(
    of scenario: Scenario, under rules: Rules.Type, layers: Set<Layer> = Set(Layer.allCases),
    snapshots: SnapshotPolicy = .everyStep, fuel: Int = standardFuel
  ) -> Trace {
    do {
      let program = try Program(scenario)
      let world = World(program, layers: layers, snapshots: snapshots, fuel: fuel)
      run(Rules(world: world))
      return world.trace()
    } catch {
      return Trace(
        ending: error.isTooLarge
          ? .exhausted(what: error.description) : .invalid(why: error.description))
    }
  }

  /// Runs launch and steps, and leaves the result in the world's recording.
  package static func run(_ rules: some ModelRules) {
    for index in -1..<rules.world.program.steps.count {
      guard advance(index, under: rules) else { return }
    }
  }

  /// Takes one step of the program, -1 being the launch; false where the trace ends with it.
  package static func advance(_ index: Int, under rules: some ModelRules) -> Bool {
    let world = rules.world
    let recording = world.recording
    recording.stepStarts.append(Int32(recording.events.count))
    do throws(Stop) {
      try run(rules, index)
    } catch {
      recording.ending = error.ending
    }
    recording.decisionEnds.append(Int32(recording.decisions.count))
    recording.snapshotEnds.append(Int32(recording.tree.count))
    return recording.ending == .completed
  }

  /// Runs one step, -1 being the launch, to its snapshot.
  private static func run(_ rules: some ModelRules, _ index: Int) throws(Stop) {
    let world = rules.world
    try take(index < 0 ? nil : world.program.steps[index], under: rules)
    switch world.recording.snapshots {
    case .everyStep: try world.takeSnapshot()
    case .last where index == world.program.steps.count - 1: try world.takeSnapshot()
    case .last, .never: break
    }
  }

  /// Takes one step, nil being the launch, and looks after what left the hierarchy in it.
  static func take(_ step: StepCode?, under rules: some ModelRules) throws(Stop) {
    rules.world.now.moving = false
    if let step { try rules.run(step, Scope()) } else { try rules.launch() }
    rules.bury()
  }
}

extension Stop {
  var ending: Ending {
    switch self {
    case .raised(let name, let reason, let rules):
      .raised(name: name, reason: reason, rules: rules.rules)
    case .unspecified(let rule): .unspecified(rule: rule)
    case .exhausted(let what): .exhausted(what: what)
    case .invalid(let why): .invalid(why: why)
    }
  }
}
