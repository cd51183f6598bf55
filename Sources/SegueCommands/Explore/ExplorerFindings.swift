internal import SegueScenarios

/// An unwind segue of an app, by its scene and its trigger or identifier.
struct ExploredUnwind: Hashable {
  var scene: String
  var name: String
  var action: String

  /// The segue of a scene, if it is an unwind.
  init?(_ segue: Segue, of scene: String) {
    guard segue.kind == .unwind, let action = segue.action else { return nil }
    self.scene = scene
    name = segue.trigger ?? segue.identifier ?? ""
    self.action = action
  }

  /// The unwind segue that a step performs, if it performs one.
  init?(_ step: Step, _ scenes: [String: Scene]) {
    let segue: Segue?
    switch step {
    case .trigger(let trigger, let controller):
      (name, scene) = (trigger, ExploredTree.scene(controller))
      segue = scenes[scene]?.segues.first { $0.trigger == trigger }
    case .performSegue(let identifier, let controller, _):
      (name, scene) = (identifier, ExploredTree.scene(controller))
      segue = scenes[scene]?.segues.first { $0.identifier == identifier }
    default: return nil
    }
    guard let segue, segue.kind == .unwind, let action = segue.action else { return nil }
    self.action = action
  }
}

/// What exploring has found so far, each by the shortest sequence of steps that was seen.
struct ExplorerFindings {
  /// What happened when an unwind was tried.
  enum Outcome: Hashable, Comparable {
    case destination(String)
    case nothing
    case unspecified(String)
  }

  private(set) var unwinds: [ExploredUnwind: [Outcome: [Step]]] = [:]
  /// What steps raise, or how they never end.
  var raised: [String: [Step]] = [:]
  /// The scenes of which instances pile up.
  var growing: [String: [Step]] = [:]
  /// How many steps ended in what no source settles, by rule.
  private(set) var unsettled: [String: Int] = [:]
  var seenScenes: Set<String> = []

  /// Notes how the last of some steps ended.
  mutating func note(
    _ events: [Event], _ ending: Ending, _ steps: [Step], unwind: ExploredUnwind?
  ) {
    switch ending {
    case .completed: if let unwind { note(events, steps, unwind) }
    case .raised(let name, let reason, _):
      if let unwind { noteDestination(events, steps, unwind) }
      let words = [name, reason].compactMap(\.self).joined(separator: ": ")
      keep(steps, \.raised, words.isEmpty ? "an exception" : words)
    case .unspecified(let rule):
      unsettled["\(rule)", default: 0] += 1
      if let unwind { keep(steps, unwind, .unspecified("\(rule)")) }
    case .exhausted(let what): keep(steps, \.raised, "goes on without end (\(what))")
    // Not possible here, such as swiping away what is no sheet.
    case .invalid: break
    }
  }

  /// What an unwind found.
  private mutating func note(_ events: [Event], _ steps: [Step], _ unwind: ExploredUnwind) {
    if !noteDestination(events, steps, unwind),
      !events.contains(where: { $0.kind == .shouldPerform && $0.answer == false })
    {
      keep(steps, unwind, .nothing)
    }
  }

  /// - Returns: Whether the unwind has one.
  @discardableResult
  private mutating func noteDestination(
    _ events: [Event], _ steps: [Step], _ unwind: ExploredUnwind
  ) -> Bool {
    if let action = events.first(where: { $0.kind == .action && $0.name == unwind.action }) {
      keep(steps, unwind, .destination(ExploredTree.scene(action.on)))
    } else if let prepare = events.first(where: { $0.kind == .prepare }), let to = prepare.to {
      keep(steps, unwind, .destination(ExploredTree.scene(to)))
    } else {
      return false
    }
    return true
  }

  private mutating func keep(_ steps: [Step], _ unwind: ExploredUnwind, _ outcome: Outcome) {
    if let known = unwinds[unwind]?[outcome], known.count <= steps.count { return }
    unwinds[unwind, default: [:]][outcome] = steps
  }

  mutating func keep(
    _ steps: [Step], _ list: WritableKeyPath<Self, [String: [Step]]>, _ key: String
  ) {
    if let known = self[keyPath: list][key], known.count <= steps.count { return }
    self[keyPath: list][key] = steps
  }
}
