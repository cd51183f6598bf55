import PropertyEngine
import SegueModel
import SegueScenarios

/// Random scenarios of one app: its storyboards stay as they are, its classes get more actions and answers,
/// and what is done to it is drawn.
struct AppScenarios {
  let app: Scenario
  let limits: FuzzLimits

  /// What scenarios may have.
  struct FuzzLimits {
    var profiles: [Profile]
    var features: Set<Feature>
    var steps: Int
  }

  private let scenes: [String: Scene]
  private let actions: [String]

  init(_ app: Scenario, _ limits: FuzzLimits) {
    self.app = app
    self.limits = limits
    scenes = app.storyboards.values.reduce(into: [:]) { all, storyboard in
      all.merge(storyboard.scenes) { first, _ in first }
    }
    actions = Set(scenes.values.flatMap(\.segues).compactMap(\.action)).sorted()
  }

  /// The scenario of a seed and an index, which are all that it depends on; nil when its launch ends in
  /// what no source settles, or it needs what the implementation does not have.
  func scenario(seed: UInt64, index: Int) -> Scenario? {
    var chance = Chance(seed: seed, index: UInt64(index))
    var scenario = app
    scenario.profile = limits.profiles[chance.below(limits.profiles.count)]
    for name in scenes.keys.sorted() where chance.oneOf16(5) {
      furnish(name, of: &scenario, &chance)
    }
    guard scenario.features.isSubset(of: limits.features),
      var model = try? LiveModel(scenario, layers: [.outcome], snapshots: .everyStep),
      case .completed = model.launch(), var tree = Self.tree(after: model)
    else { return nil }
    let wanted = 1 + chance.below(limits.steps)
    // A step that cannot be carried out is left out, so there are more tries than steps.
    for _ in 0..<wanted * 2 where scenario.steps.count < wanted {
      let state = ExploredTree(tree: tree, scenes: scenes, scenario: scenario)
      guard let step = step(in: state, &chance) else { break }
      var next = model
      switch next.take(step) {
      case .completed:
        guard let arrived = Self.tree(after: next) else { return scenario }
        (model, tree) = (next, arrived)
        scenario.steps.append(step)
      case .raised:
        scenario.steps.append(step)
        return scenario
      case .unspecified, .exhausted, .invalid: continue
      }
    }
    return scenario
  }

  private static func tree(after model: LiveModel) -> Hierarchy? {
    model.lastStep.snapshot.flatMap { try? Hierarchy(parsing: $0.tree) }
  }

  /// Gives a scene's class an unwind action or an answer; a scene of a framework class gets one of its own.
  private func furnish(_ name: String, of scenario: inout Scenario, _ chance: inout Chance) {
    guard let scene = scenes[name], scene.reference == nil else { return }
    var type = scene.controllerClass
    if scenario.classes[type] == nil {
      var definition = ClassDefinition()
      definition.superclass = type
      type = name + ".own"
      scenario.classes[type] = definition
      // A view of the keys would keep the storyboards as they are, and each change would copy them.
      for home in scenario.storyboards.keys.sorted() {
        scenario.storyboards[home]?.scenes[name]?.controllerClass = type
      }
    }
    switch chance.below(8) {
    case 0: scenario.classes[type]?.shouldPerform = Answers(.no)
    case 1: scenario.classes[type]?.canPerform = Answers(.no)
    case 2: scenario.classes[type]?.definesPresentationContext = true
    default:
      guard !actions.isEmpty else { return }
      scenario.classes[type]?.actions.insert(actions[chance.below(actions.count)])
    }
  }

  /// Something a user can do, or now and then something that code does anywhere.
  private func step(in state: ExploredTree, _ chance: inout Chance) -> SegueScenarios.Step? {
    var steps = ExploredView(state).steps
    if steps.isEmpty || chance.oneOf16(3) {
      steps = []
      for name in state.tree.names {
        steps.append(.dismiss(on: name))
        for segue in scenes[ExploredTree.scene(name)]?.segues ?? [] {
          guard let identifier = segue.identifier else { continue }
          steps.append(.performSegue(identifier: identifier, on: name, sender: nil))
        }
      }
    }
    return steps.isEmpty ? nil : steps[chance.below(steps.count)]
  }
}
