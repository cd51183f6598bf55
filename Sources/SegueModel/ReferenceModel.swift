package import SegueScenarios

/// The specification, executable: an implementation whose every event cites the rules that led to it.
package struct ReferenceModel: Implementation {
  package let name = "reference"
  package init() {}

  package func run(_ scenario: Scenario) -> Trace {
    run(scenario, fuel: ModelRun.standardFuel)
  }

  package func run(
    _ scenario: Scenario, layers: Set<Layer> = Set(Layer.allCases),
    snapshots: SnapshotPolicy = .everyStep, fuel: Int = ModelRun.standardFuel
  ) -> Trace {
    do {
      let program = try Program(scenario)
      let world = World(program, layers: layers, snapshots: snapshots, fuel: fuel)
      ModelRun.run(UIKitRules(world))
      return world.trace()
    } catch {
      return Trace(ending: .invalid(why: error.description))
    }
  }
}

/// Drives a set of rules through a program.
package enum ModelRun {
  /// Enough for any scenario a person writes; a bound for those that call themselves without end.
  package static let standardFuel = 1_000_000

  /// Runs launch and steps, and leaves the result in the world's recording.
  package static func run(_ rules: some ModelRules) {
    let world = rules.world
    let count = world.program.steps.count
    var scope = Scope()
    scope.receiver = .none
    for index in -1..<count {
      world.recording.stepStarts.append(Int32(world.recording.events.count))
      world.now.moving = false
      do throws(Stop) {
        if index < 0 {
          try rules.launch()
        } else {
          try rules.run(world.program.steps[index], scope)
        }
      } catch {
        world.recording.ending = error.ending
        world.recording.decisionEnds.append(Int32(world.recording.decisions.count))
        world.recording.snapshotEnds.append(Int32(world.recording.tree.count))
        return
      }
      world.bury()
      switch world.recording.snapshots {
      case .everyStep: world.takeSnapshot()
      case .last where index == count - 1: world.takeSnapshot()
      case .last, .never: break
      }
      world.recording.snapshotEnds.append(Int32(world.recording.tree.count))
      world.recording.decisionEnds.append(Int32(world.recording.decisions.count))
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
