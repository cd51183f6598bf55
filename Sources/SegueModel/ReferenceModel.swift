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
    let steps = rules.world.program.steps
    return advance(
      index < 0 ? nil : steps[index], isLast: index == steps.count - 1, under: rules)
  }

  /// Takes one step, nil being the launch, and records it; false where the trace ends with it.
  static func advance(_ step: StepCode?, isLast: Bool, under rules: some ModelRules) -> Bool {
    let recording = rules.world.recording
    recording.stepStarts.append(Int32(recording.events.count))
    do throws(Stop) {
      try run(rules, step, isLast: isLast)
    } catch {
      recording.ending = error.ending
    }
    recording.decisionEnds.append(Int32(recording.decisions.count))
    recording.snapshotEnds.append(Int32(recording.tree.count))
    return recording.ending == .completed
  }

  /// Runs one step to its snapshot, and looks after what left the hierarchy in it.
  private static func run(_ rules: some ModelRules, _ step: StepCode?, isLast: Bool) throws(Stop) {
    let world = rules.world
    world.now.moving = false
    if let step { try rules.run(step, Scope()) } else { try rules.launch() }
    rules.bury()
    switch world.recording.snapshots {
    case .everyStep: try world.takeSnapshot()
    case .last where isLast: try world.takeSnapshot()
    case .last, .never: break
    }
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
