package import PropertyEngine
import SegueModel
import SegueScenarios

/// A step of a case, as the property engine has it; what it does to the app is an `Action`.
package typealias CaseStep = PropertyEngine.Step<ScenarioModel.Kind>
/// A step of a scenario.
typealias Action = SegueScenarios.Step

/// Scenarios as a system for the property engine: first steps that build the app, then a launch, then what is done to it.
///
/// What can be done is read from the reference model after every step. A step that the model calls invalid, or that runs into
/// something unspecified, is left out of the scenario; where the launch does so, the case is not run.
package struct ScenarioModel: StateModel {
  package enum Kind: UInt8, StepKind {
    // The app.
    case scene, segue, exit, override, nest
    case launch
    // What is done to it.
    case fire, dismiss, pop, select, make, attach, detach, swipe, resize
    /// Anything on anybody, whether it is there or not.
    case blind
  }

  /// The case so far. Two are equal: a scenario is judged as a whole.
  package final class Drawn: Equatable, Sendable {
    package let blueprint: Blueprint
    init(_ blueprint: Blueprint) { self.blueprint = blueprint }
    package static func == (one: Drawn, other: Drawn) -> Bool { true }
  }

  var blueprint: Blueprint
  var live = Live(scenes: 0)
  var hasLaunched = false
  /// Nothing more can be done: it raised.
  var hasEnded = false
  /// The launch cannot be judged.
  var isLost = false
  var count = 0
  let limits = Limits.current

  package static var startSlots: Int { 2 }

  package static func startDomain(of slot: Int, in start: Slots) -> Domain {
    .integers(0...(slot == 0 ? Limits.current.profiles.count - 1 : 3))
  }

  package init(start: Slots) {
    let profiles = Limits.current.profiles
    blueprint = Blueprint(
      profile: profiles[min(max(start[0], 0), profiles.count - 1)],
      device: Device(
        width: start[1] & 1 == 0 ? .compact : .regular, idiom: start[1] & 2 == 0 ? .phone : .pad))
  }

  package var objects: Int { blueprint.things.count }
  package var isComplete: Bool { hasLaunched && !isLost }

  package static func slots(of kind: Kind) -> Int {
    switch kind {
    case .launch: 0
    case .make: 1
    case .dismiss, .swipe, .select, .resize, .detach: 2
    case .scene, .exit, .pop, .fire, .attach: 3
    case .segue, .override, .nest, .blind: 4
    }
  }

  package static func weight(of kind: Kind) -> Int {
    switch kind {
    case .scene, .segue: 4
    case .exit: 3
    case .override, .nest: 1
    case .launch: 3
    case .blind: 2
    case .fire: 12
    case .dismiss, .pop, .select, .make, .attach, .detach, .swipe, .resize: 1
    }
  }

  package func isEligible(_ kind: Kind) -> Bool {
    let isBuilding = !hasLaunched
    switch kind {
    case .scene: return isBuilding && blueprint.scenes.count < limits.scenes && objects < 120
    case .segue, .exit: return isBuilding && !blueprint.scenes.isEmpty && objects < 120
    case .override, .nest: return isBuilding && !blueprint.scenes.isEmpty
    case .launch: return isBuilding && !blueprint.scenes.isEmpty
    default: return hasLaunched && !hasEnded && !isLost && blueprint.steps.count < limits.steps
    }
  }

  package mutating func apply(_ step: CaseStep) -> Drawn {
    if step.kind.rawValue < Kind.launch.rawValue {
      build(step)
    } else if step.kind == .launch {
      launch()
    } else if let taken = action(step) {
      attempt(taken)
    }
    count += 1
    return Drawn(blueprint)
  }

  private mutating func launch() {
    hasLaunched = true
    blueprint.entries = [count]
    let scenario = blueprint.scenario
    isLost =
      !scenario.features.isSubset(of: limits.features) || (try? scenario.validate()) == nil
      || !follow(scenario)
  }

  /// Takes a step, unless it cannot be judged or needs what the implementation does not have.
  private mutating func attempt(_ step: Action) {
    guard
      Scenario(window: .scene(storyboard: "", identifier: nil), steps: [step]).features
        .isSubset(of: limits.features)
    else { return }
    blueprint.steps.append(step)
    blueprint.entries.append(count)
    guard !follow(blueprint.scenario) else { return }
    blueprint.steps.removeLast()
    blueprint.entries.removeLast()
  }

  /// Runs the model and reads what is there now; false where the run ends in a way that is not judged.
  private mutating func follow(_ scenario: Scenario) -> Bool {
    let trace = ReferenceModel().run(scenario, layers: [], snapshots: .last, fuel: Self.fuel)
    switch trace.ending {
    case .completed: live = Live(trace.steps.last?.snapshot, blueprint)
    case .raised: hasEnded = true
    case .unspecified, .exhausted, .invalid: return false
    }
    return true
  }

  /// Enough for scenarios of this size; those that call themselves without end stop early.
  static let fuel = 20_000
}
