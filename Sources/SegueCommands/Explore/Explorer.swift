internal import SegueModel
internal import SegueScenarios

/// Walks through the states of an app: from the launch, everything a user or the app's segues can do. Two
/// states are the same when they differ only in the numbers of instances.
///
/// Without a seed each state is visited once, the nearest to the launch first. With one it walks at
/// random: from the launch to the depth, and again. Going back is drawn seldom, or they would hardly get anywhere.
struct Explorer {
  struct Limits {
    var depth = 8
    /// How many states are visited; in random walks each time counts.
    var states = 2000
    /// How many instances of one scene may stand upon each other before growth counts as endless.
    var instances = 2
    var seed: UInt64?
  }

  /// A state and a sequence of steps that leads to it.
  typealias State = (steps: [Step], tree: Hierarchy)

  let base: Scenario
  let limits: Limits
  private(set) var findings = ExplorerFindings()
  private(set) var stepCount = 0
  private(set) var stateCount = 0
  /// How many states, or walks, ended because of the depth.
  private(set) var leftByDepth = 0
  /// What the launch ended with, when it did not end normally.
  private(set) var launchEnding: Ending?

  private let scenes: [String: Scene]
  /// The app after its launch: compiled once, every sequence runs on from it.
  private var launched: LiveModel?
  private var known: Set<String> = []
  private var waiting: [State] = []
  private var next = 0
  private var walk: (state: State, model: LiveModel)?
  private var random: UInt64

  init(_ app: ExploredApp, _ limits: Limits) {
    base = app.scenario
    self.limits = limits
    random = limits.seed ?? 0
    scenes = base.storyboards.values.reduce(into: [:]) { all, storyboard in
      all.merge(storyboard.scenes) { first, _ in first }
    }
    do throws(CompileError) {
      var model = try LiveModel(base, layers: [.outcome, .callbacks], snapshots: .everyStep)
      let ending = model.launch()
      guard case .completed = ending, let snapshot = model.lastStep.snapshot else {
        launchEnding = ending
        return
      }
      launched = model
      arrive(snapshot, [])
    } catch {
      launchEnding = .invalid(why: error.description)
    }
  }

  /// How many states are known.
  var knownCount: Int { known.count }
  /// How many states wait to be visited; random walks have no such list.
  var leftCount: Int { limits.seed == nil ? waiting.count - next : 0 }

  /// Visits one more state.
  ///
  /// - Returns: Whether there was one, within the limits.
  mutating func advance() -> Bool {
    guard stateCount < limits.states, !waiting.isEmpty else { return false }
    if limits.seed != nil { return stroll() }
    guard next < waiting.count else { return false }
    let state = waiting[next]
    next += 1
    stateCount += 1
    guard state.steps.count < limits.depth else {
      leftByDepth += 1
      return true
    }
    guard let model = model(in: state) else { return true }
    for step in steps(in: state) {
      var model = model
      if let arrived = take(step, after: state.steps, &model), arrived.isNew {
        waiting.append(arrived.state)
      }
    }
    return true
  }

  /// The app in a state: a state that waits is its steps, which take less room than the app does.
  private func model(in state: State) -> LiveModel? {
    var model = launched
    for step in state.steps { _ = model?.take(step) }
    return model
  }

  /// One more step of a random walk.
  private mutating func stroll() -> Bool {
    stateCount += 1
    let start = launched.map { (state: waiting[0], model: $0) }
    guard let (state, reached) = walk ?? start else { return false }
    var model = reached
    walk = nil
    guard state.steps.count < limits.depth else {
      leftByDepth += 1
      return true
    }
    let steps = steps(in: state)
    let onward = steps.filter { !$0.goesBack }
    let choices = onward.isEmpty || draw(below: 4) == 0 ? steps : onward
    guard !choices.isEmpty else { return true }
    let step = choices[draw(below: choices.count)]
    walk = take(step, after: state.steps, &model).map { ($0.state, model) }
    return true
  }

  private mutating func draw(below bound: Int) -> Int {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (random ^ (random >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private func steps(in state: State) -> [Step] {
    ExploredView(ExploredTree(tree: state.tree, scenes: scenes, scenario: base)).steps
  }

  /// Takes a step and notes what happens; the state that follows, if the app goes on in it.
  private mutating func take(
    _ step: Step, after before: [Step], _ model: inout LiveModel
  ) -> (state: State, isNew: Bool)? {
    let steps = before + [step]
    stepCount += 1
    let ending = model.take(step)
    let trace = model.lastStep
    findings.note(trace.events, ending, steps, unwind: ExploredUnwind(step, scenes))
    guard case .completed = ending, let snapshot = trace.snapshot else { return nil }
    return arrive(snapshot, steps)
  }

  /// A state to go on from, unless it has grown beyond the limit.
  @discardableResult
  private mutating func arrive(
    _ snapshot: Snapshot, _ steps: [Step]
  ) -> (state: State, isNew: Bool)? {
    guard let tree = try? Hierarchy(parsing: snapshot.tree) else { return nil }
    findings.seenScenes.formUnion(tree.names.map(ExploredTree.scene))
    let isNew = known.insert(StateKey.text(snapshot)).inserted
    let explored = ExploredTree(tree: tree, scenes: scenes, scenario: base)
    if let scene = explored.repeated(over: limits.instances) {
      findings.keep(steps, \.growing, scene)
      return nil
    }
    if steps.isEmpty { waiting.append((steps, tree)) }
    return ((steps, tree), isNew)
  }
}

extension Step {
  fileprivate var goesBack: Bool {
    switch self {
    case .dismiss, .back: true
    default: false
    }
  }
}
