internal import SegueModel
internal import SegueScenarios

/// Walks through the states of an app: from the launch, everything a user or the app's segues can do, each
/// state once. Two states are the same when they differ only in the numbers of instances.
struct Explorer {
  /// What happened when an unwind was tried.
  enum Outcome: Hashable, Comparable {
    case destination(String)
    case nothing
    case unspecified(String)
  }

  /// An unwind segue, by its scene and its trigger or identifier.
  struct Unwind: Hashable {
    var scene: String
    var name: String
    var action: String
  }

  struct Limits {
    var depth = 8
    var states = 2000
    /// How many instances of one scene may stand in the window before growth counts as endless.
    var instances = 2
    /// Visits states at random instead of nearest first.
    var seed: UInt64?
  }

  let base: Scenario
  let limits: Limits
  private(set) var unwinds: [Unwind: [Outcome: [Step]]] = [:]
  private(set) var raised: [String: [Step]] = [:]
  /// How many steps ended in what no source settles, by rule.
  private(set) var unsettled: [String: Int] = [:]
  private(set) var growing: [String: [Step]] = [:]
  private(set) var seenScenes: Set<String> = []
  private(set) var stepCount = 0
  private(set) var stateCount = 0
  /// How many states were left because of a limit.
  private(set) var leftByDepth = 0
  private(set) var leftByBudget = 0
  /// What the launch ended with, when it did not end normally.
  private(set) var launchEnding: Ending?

  private var scenes: [String: Scene] = [:]
  private var known: Set<String> = []
  private var waiting: [(steps: [Step], tree: Hierarchy)] = []
  private var next = 0
  private var random: UInt64

  init(_ app: ExploredApp, _ limits: Limits) {
    base = app.scenario
    self.limits = limits
    random = limits.seed ?? 0
    for storyboard in base.storyboards.values {
      scenes.merge(storyboard.scenes) { first, _ in first }
    }
  }

  mutating func run() {
    let launch = trace([])
    guard case .completed = launch.ending, let snapshot = launch.steps.last?.snapshot else {
      launchEnding = launch.ending
      return
    }
    arrive(snapshot, [])
    while let state = pop() {
      if stateCount >= limits.states {
        leftByBudget += 1
        continue
      }
      stateCount += 1
      guard state.steps.count < limits.depth else {
        leftByDepth += 1
        continue
      }
      let view = ExploredView(state.tree, scenes, base)
      for step in view.steps { take(step, after: state.steps) }
    }
  }

  private mutating func pop() -> (steps: [Step], tree: Hierarchy)? {
    guard next < waiting.count else { return nil }
    if limits.seed != nil {
      random &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (random ^ (random >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      waiting.swapAt(next, next + Int((mixed >> 1) % UInt64(waiting.count - next)))
    }
    defer { next += 1 }
    return waiting[next]
  }

  private func trace(_ steps: [Step]) -> Trace {
    var scenario = base
    scenario.steps = steps
    return ReferenceModel().run(scenario, layers: [.outcome, .callbacks], snapshots: .last)
  }

  private mutating func take(_ step: Step, after before: [Step]) {
    let steps = before + [step]
    stepCount += 1
    let trace = trace(steps)
    let last = trace.steps.last
    switch trace.ending {
    case .completed:
      note(step, last?.events ?? [], steps)
      if let snapshot = last?.snapshot { arrive(snapshot, steps) }
    case .raised(let name, let reason, _):
      note(step, last?.events ?? [], steps)
      let words = [name, reason].compactMap(\.self).joined(separator: ": ")
      keep(steps, in: &raised, words.isEmpty ? "an exception" : words)
    case .unspecified(let rule):
      unsettled["\(rule)", default: 0] += 1
      if let unwind = unwind(of: step) { keep(steps, unwind, .unspecified("\(rule)")) }
    // Not possible here, such as swiping away what is no sheet.
    case .invalid, .exhausted: break
    }
  }

  /// What an unwind found.
  private mutating func note(_ step: Step, _ events: [Event], _ steps: [Step]) {
    guard let unwind = unwind(of: step) else { return }
    if let action = events.first(where: { $0.kind == .action && $0.name == unwind.action }) {
      keep(steps, unwind, .destination(Self.scene(action.on)))
    } else if let prepare = events.first(where: { $0.kind == .prepare }), let to = prepare.to {
      keep(steps, unwind, .destination(Self.scene(to)))
    } else if !events.contains(where: { $0.kind == .shouldPerform && $0.answer == false }) {
      keep(steps, unwind, .nothing)
    }
  }

  private func unwind(of step: Step) -> Unwind? {
    let (name, on): (String, String)
    let segue: Segue?
    switch step {
    case .trigger(let trigger, let controller):
      (name, on) = (trigger, controller)
      segue = scenes[Self.scene(on)]?.segues.first { $0.trigger == name }
    case .performSegue(let identifier, let controller, _):
      (name, on) = (identifier, controller)
      segue = scenes[Self.scene(on)]?.segues.first { $0.identifier == name }
    default: return nil
    }
    guard let segue, segue.kind == .unwind, let action = segue.action else { return nil }
    return Unwind(scene: Self.scene(on), name: name, action: action)
  }

  private mutating func keep(_ steps: [Step], _ unwind: Unwind, _ outcome: Outcome) {
    if let known = unwinds[unwind]?[outcome], known.count <= steps.count { return }
    unwinds[unwind, default: [:]][outcome] = steps
  }

  private func keep(_ steps: [Step], in list: inout [String: [Step]], _ key: String) {
    if let known = list[key], known.count <= steps.count { return }
    list[key] = steps
  }

  /// A state: kept when it is new, and not grown beyond the limit.
  private mutating func arrive(_ snapshot: Snapshot, _ steps: [Step]) {
    guard let tree = try? Hierarchy(parsing: snapshot.tree) else { return }
    var counts: [String: Int] = [:]
    for name in tree.names { counts[Self.scene(name), default: 0] += 1 }
    seenScenes.formUnion(counts.keys)
    guard known.insert(StateKey.text(snapshot)).inserted else { return }
    if let scene = counts.filter({ $0.value > limits.instances }).keys.min() {
      return keep(steps, in: &growing, scene)
    }
    waiting.append((steps, tree))
  }

  /// The scene of an instance.
  static func scene(_ instance: String) -> String { String(instance.prefix { $0 != "#" }) }
}

/// A state in words that do not depend on how often scenes were instantiated before.
enum StateKey {
  static func text(_ snapshot: Snapshot) -> String {
    var names: [String: String] = [:]
    var counts: [Substring: Int] = [:]
    func renamed(_ text: String) -> String {
      var result = ""
      var rest = text[...]
      while let first = rest.first {
        guard !"[]*>, ".contains(first) else {
          result.append(first)
          rest = rest.dropFirst()
          continue
        }
        let name = rest.prefix { !"[]*>, ".contains($0) }
        rest = rest.dropFirst(name.count)
        if names[String(name)] == nil {
          let scene = name.prefix { $0 != "#" }
          counts[scene, default: 0] += 1
          names[String(name)] = "\(scene)#\(counts[scene] ?? 0)"
        }
        result += names[String(name)] ?? ""
      }
      return result
    }
    let tree = renamed(snapshot.tree)
    let detached = (snapshot.detached ?? []).map(renamed).joined(separator: " | ")
    let loaded = (snapshot.loaded ?? []).map(renamed).sorted().joined(separator: " ")
    let styles = (snapshot.styles ?? [:]).map { "\(renamed($0)):\($1)" }.sorted()
    return "\(tree)\n\(detached)\n\(loaded)\n\(styles.joined(separator: " "))"
  }
}
