package import PropertyEngine
import SegueModel
import SegueScenarios

/// A step of a case, as the property engine has it; what it does to the app is an `Action`.
package typealias CaseStep = PropertyEngine.Step<ScenarioModel.Kind>
/// A step of a scenario.
typealias Action = SegueScenarios.Step

/// Scenarios as a system for the property engine: first steps that build the app, then a launch, then what is done to it.
///
/// What can be done is read from the reference model after every step. A step that cannot be carried out is left out of the
/// scenario, and so is one that would raise before the scenario is as long as it is meant to be. One that would run into
/// something unspecified is left out, too, unless it is blind to the model: then the scenario ends with it.
package struct ScenarioModel: StateModel {
  package enum Kind: UInt8, StepKind {
    // The app.
    case scene, segue, exit, override, nest, window
    case launch
    // What is done to it.
    case fire, forward, approach, unwind
    case dismiss, pop, select, make, attach, detach, swipe, resize, arrange, perform
    /// Anything on anybody, whether it is there or not.
    case blind
  }

  var blueprint: Blueprint
  private(set) var live = Live()
  private(set) var openings = Openings()
  let limits = Limits.current
  let theme: Theme
  /// What the theme leaves to draw from.
  let overrides: [Override]
  let arrivals: [Arrival]
  let furnishings: [Furnishing]
  /// What a step may need; nil is everything.
  private let features: Set<Feature>?
  /// So much has to be there before the launch, and so much to be done after it.
  private let parts: Int
  private let wanted: Int
  private var built = 0

  private var app = Scenario()
  private var model: LiveModel?
  private var numbers: [Int] = []
  private var bare: [String: Int] = [:]
  var steps: [Action] = []
  private var entries: [Int] = []
  private var count = 0
  /// Nothing more can be done: it raised, or ran into something unspecified.
  private var hasEnded = false
  /// The app cannot be launched.
  private var isLost = false
  /// The last step was an unwind that was tried.
  private var hasUnwound = false

  package static var startSlots: Int { 4 }

  package static func startDomain(of slot: Int, in start: Slots) -> Domain {
    switch slot {
    case 0: .integers(0...Limits.current.profileCount - 1)
    case 1: .integers(0...4 * Theme.count - 1)
    default: .integers(0...sizes)
    }
  }

  /// Scenarios with less are hardly ever worth a run: only the least of the sizes stands for none.
  private static let leastParts = 5
  private static let leastSteps = 5
  private static let sizes = 63

  package init(start: Slots) {
    theme = Theme(start[1] / 4, limits)
    arrivals = theme.arrivals
    let declared = limits.features
    overrides = theme.overrides.filter { $0.features.isSubset(of: declared) }
    blueprint = Blueprint(
      profile: theme.profile(limits.profile(start[0]), start[0], limits),
      device: Device(
        width: start[1] & 1 == 0 ? .compact : .regular, idiom: start[1] & 2 == 0 ? .phone : .pad))
    furnishings = theme.furnishings.filter(limits.furnishings(blueprint.profile).contains)
    features =
      limits.hasAllFeatures && blueprint.profile != .appkit
      ? nil : limits.features.intersection(blueprint.profile.features)
    parts = start[2] == 0 ? 0 : Self.leastParts + start[2] % 13
    wanted = start[3] == 0 ? 0 : min(Self.leastSteps + start[3] % 8, limits.steps)
  }

  /// Whether what a scenario needs may be in this one.
  func has(_ feature: Feature) -> Bool { features?.contains(feature) ?? true }

  var hasLaunched: Bool { !entries.isEmpty }
  /// What was done before shows in the unwind that ends it; every fourth case may end with anything, and raise.
  private var endsWithUnwind: Bool {
    wanted % 4 != 0 && limits.has(.segueUnwind) && theme.has(.exit)
  }
  package var objects: Int { blueprint.things.count }
  package var isComplete: Bool {
    guard hasLaunched, !isLost else { return false }
    // Where little can be done, what was tried in vain counts, too.
    let isLong = steps.count >= wanted && (hasUnwound || !endsWithUnwind)
    return hasEnded || isLong || steps.count >= limits.steps || count - entries[0] > 2 * wanted
  }

  package static func slots(of kind: Kind) -> Int {
    switch kind {
    case .launch: 0
    case .window: 1
    case .swipe, .select, .resize, .dismiss, .make: 2
    case .pop, .fire, .forward, .approach, .unwind, .attach, .detach: 3
    case .scene, .segue, .exit, .override, .nest, .arrange, .perform, .blind: 4
    }
  }

  package static func weight(of kind: Kind) -> Int {
    switch kind {
    case .scene: 12
    case .segue: 6
    case .exit: 14
    case .override: 12
    case .nest: 8
    case .window: 1
    case .launch: 30
    case .forward: 8
    case .approach: 10
    case .unwind: 16
    case .fire, .blind: 5
    case .arrange: 6
    case .make, .attach, .swipe, .resize: 4
    case .pop, .select: 3
    case .dismiss, .detach, .perform: 2
    }
  }

  package func isEligible(_ kind: Kind) -> Bool {
    guard theme.has(kind) else { return false }
    let isBuilding = !hasLaunched && objects < 100
    switch kind {
    case .scene: return isBuilding && blueprint.scenes.count < limits.scenes
    case .exit: return isBuilding && !blueprint.scenes.isEmpty && limits.has(.segueUnwind)
    case .override where overrides.isEmpty: return false
    case .segue where limits.segueKinds.isEmpty: return false
    case .segue, .override, .nest: return isBuilding && !blueprint.scenes.isEmpty
    case .window: return isBuilding && !blueprint.scenes.isEmpty && blueprint.window == 0
    case .launch:
      guard !hasLaunched, !blueprint.scenes.isEmpty, built >= parts else { return false }
      return parts == 0 || !isBuilding || !limits.has(.segueUnwind) || !theme.has(.exit)
        || blueprint.segues.contains { $0.destination == nil }
    default:
      guard hasLaunched, !hasEnded, !isLost, steps.count < limits.steps else { return false }
      // What is there already is to be brought in first.
      if kind == .make, live.scenes(.kept).nonzeroBitCount > 1 { return false }
      guard endsWithUnwind, steps.count + 1 >= wanted else { return true }
      if !openings.unwinding.isEmpty { return kind == .unwind }
      return kind == .approach || openings.approaching.isEmpty
    }
  }

  package mutating func apply(_ step: CaseStep) -> Drawn {
    defer { count += 1 }
    if step.kind.rawValue < Kind.launch.rawValue {
      build(step)
      built += 1
      return Drawn(launched: nil)
    }
    if step.kind == .launch {
      launch()
    } else if let action = action(step) {
      attempt(action, isBlind: step.kind == .blind)
      hasUnwound = step.kind == .unwind
    }
    return Drawn(
      launched: isLost ? nil : model.map { Launched(app, steps, $0.script, entries) })
  }

  private mutating func launch() {
    entries = [count]
    app = blueprint.app
    guard features.map(app.features.isSubset) ?? true,
      (try? app.validate()) != nil, var model = try? LiveModel(app, fuel: Self.fuel)
    else {
      isLost = true
      return
    }
    numbers = Array(repeating: -1, count: model.sceneCount)
    for scene in blueprint.scenes.indices {
      if let number = model.number(ofScene: blueprint.name(scene)) { numbers[Int(number)] = scene }
    }
    for scene in blueprint.scenes.indices { bare[blueprint.bareName(scene)] = scene }
    openings = Openings(blueprint)
    switch model.launch() {
    case .completed: look(model)
    case .raised, .unspecified: hasEnded = true
    case .exhausted, .invalid: isLost = true
    }
    self.model = model
  }

  /// Takes a step, unless it cannot be judged or needs what the implementation does not have.
  private mutating func attempt(_ step: Action, isBlind: Bool) {
    guard features.map(step.features.isSubset) ?? true,
      let before = model
    else { return }
    var model = before
    switch model.take(step) {
    case .completed: look(model)
    case .unspecified where isBlind: hasEnded = true
    case .raised where steps.count + 1 >= (isBlind || endsWithUnwind ? wanted : wanted / 2):
      hasEnded = true
    case .raised, .unspecified, .exhausted, .invalid: return
    }
    self.model = model
    steps.append(step)
    entries.append(count)
  }

  /// Reads what is there now.
  private mutating func look(_ model: LiveModel) {
    live = Live(model.world, scenes: numbers, bare: bare)
    openings.update(live)
  }

  /// Enough for scenarios of this size; those that call themselves without end stop early.
  static let fuel = 1_000
}

extension SegueScenarios.Step {
  /// What an implementation must have for it.
  fileprivate var features: Set<Feature> {
    Scenario(window: .scene(storyboard: "", identifier: nil), steps: [self]).features
  }
}
