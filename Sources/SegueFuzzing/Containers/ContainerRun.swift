import SegueModel
import SegueScenarios

/// One unwind in a hierarchy with hooked containers, beside what happens where they lose nobody.
struct ContainerRun {
  let scenario: Scenario
  let trace: Trace
  let calls: [String]
  /// What the containers were like before.
  let states: [String]
  /// What is wrong; nil where nothing is.
  let fault: ContainerFault?
  /// Whether it says anything: the unwind was reached, by a source that can be seen.
  let isJudged: Bool

  init(_ model: ContainerModel, _ hooks: any AskedContainer) {
    let names = model.names(Self.isUsable(hooks.name) ? hooks.name : "container")
    let poses = model.poses(names)
    let scenario = model.scenario(names)
    let actual = Containers(hooks, poses: poses, isTransparent: false)
    let trace = Self.trace(scenario, actual)
    let transparent = Containers(hooks, poses: poses, isTransparent: true)
    let wanted = actual.losesChildren ? Self.trace(scenario, transparent) : trace
    // As it is before the unwind.
    let posed = Containers(hooks, poses: poses, isTransparent: true)
    let before = Sight(wanted, step: scenario.steps.count - 1)
    let expected = Self.destination(wanted, scenario)
    states = poses.keys.sorted().compactMap { name in
      before?.children(name).map { "\(name): \(Containers.words(posed.state(name, $0)))" }
    }
    let isSound =
      wanted.steps.count == scenario.steps.count + 1
      && (expected != nil || wanted.ending == .completed)
      && before?.canSee(model.source.map { names[$0] } ?? "", posed) == true
    let found =
      isSound
      ? Self.fault(trace, expected: expected, actual: Self.destination(trace, scenario), actual)
      : nil
    // No answer is wrong wherever the question is asked.
    let failed = [actual, transparent, posed].first { $0.failure != nil }
    isJudged = isSound || failed != nil
    fault = failed?.failure.map { .failed($0) } ?? found
    calls = (failed ?? actual).calls
    self.scenario = scenario
    self.trace = trace
  }

  private static func fault(
    _ trace: Trace, expected: String?, actual: String?, _ containers: Containers
  ) -> ContainerFault? {
    if let actual {
      guard actual == expected else { return .astray(to: actual, expected: expected) }
      guard trace.ending == .completed, let after = Sight(trace, step: trace.steps.count - 1),
        let (container, child) = after.hiddenBranch(of: actual, containers)
      else { return nil }
      return .hidden(destination: actual, container: container, child: child)
    }
    switch trace.ending {
    case .unspecified(let rule): return .undefined(rule)
    default: return expected.map { .swallowed(expected: $0) }
    }
  }

  private static func trace(_ scenario: Scenario, _ containers: Containers) -> Trace {
    guard let program = try? Program(scenario) else { return Trace() }
    let world = World(
      program, layers: [.outcome, .callbacks], snapshots: .everyStep, fuel: ModelRun.standardFuel)
    ModelRun.run(HookedRules(world: world, containers))
    return world.trace()
  }

  /// Who received the action in the last step.
  private static func destination(_ trace: Trace, _ scenario: Scenario) -> String? {
    guard trace.steps.count == scenario.steps.count + 1 else { return nil }
    return trace.steps.last?.events.first { $0.kind == .action }?.on
  }

  private static func isUsable(_ name: String) -> Bool {
    let words = ["self", "source", "destination", "towards", "controller", "super"]
    return name.first.map { $0.isASCII && $0.isLetter } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      && !words.contains(name)
  }
}

/// What a container does wrong.
enum ContainerFault: Hashable {
  /// Nobody is found, although somebody would be if the container let the search see all its children.
  case swallowed(expected: String)
  /// Somebody is found who would not be then.
  case astray(to: String, expected: String?)
  /// The destination is in a child that cannot be seen afterwards.
  case hidden(destination: String, container: String, child: String)
  /// An answer has no specified effect.
  case undefined(RuleID)
  /// A question has no answer.
  case failed(Fault)

  /// Whether there is nothing to judge but that there is no answer.
  var isSilence: Bool { if case .failed = self { true } else { false } }

  /// The rules that say what should be.
  var rules: [RuleID] {
    switch self {
    case .swallowed, .astray: [.UNW(9), .UNW(12)]
    case .hidden: [.UNW(28), .UNW(84)]
    case .undefined(let rule): [rule]
    case .failed: []
    }
  }

  /// The kind, without names.
  var kind: String {
    switch self {
    case .swallowed: "swallowed"
    case .astray: "astray"
    case .hidden: "hidden"
    case .undefined(let rule): "undefined:\(rule)"
    case .failed(let fault): "fault:\(fault.kind.rawValue)"
    }
  }
}
