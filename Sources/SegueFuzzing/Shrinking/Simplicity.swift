import SegueScenarios

/// How simple a scenario is: its size decides, then how much else is in it.
struct Simplicity: Comparable {
  var size: ScenarioSize
  /// Everything that a reader has to take in beyond what the size counts.
  var rest: Int

  init(_ scenario: Scenario, _ profiles: [Profile]) {
    size = scenario.size
    rest = scenario.rest + (profiles.firstIndex(of: scenario.profile) ?? profiles.count)
  }

  static func < (one: Simplicity, other: Simplicity) -> Bool {
    (one.size, one.rest) < (other.size, other.rest)
  }
}

extension Scenario {
  fileprivate var rest: Int {
    var rest = device == Device() ? 0 : 1
    switch window {
    case .none: break
    case .code, .scene(_, nil): rest += 1
    case .scene: rest += 2
    }
    for storyboard in storyboards.values {
      rest += 1 + (storyboard.initial == nil ? 0 : 1)
      for scene in storyboard.scenes.values { rest += scene.rest }
    }
    for definition in classes.values { rest += definition.rest }
    for definition in segueClasses.values {
      rest += 2 + (definition.perform?.rest ?? 0) + (definition.destination == nil ? 0 : 1)
    }
    return rest + steps.reduce(0) { $0 + $1.rest }
  }
}

extension Scene {
  fileprivate var rest: Int {
    1 + (identifier == nil ? 0 : 1) + 2 * relationships.count
      + (controllerClass == "UIViewController" ? 0 : 1) + segues.reduce(0) { $0 + $1.rest }
  }
}

extension Segue {
  fileprivate var rest: Int {
    let plainness: Int =
      switch kind {
      case .show, .unwind, .embed: 0
      case .presentation: 1
      default: 2
      }
    return 4 + plainness + (trigger == nil ? 0 : 1) + (identifier == nil ? 0 : 1)
  }
}

extension ClassDefinition {
  fileprivate var rest: Int {
    var rest = 1 + segueActions.count + (UIKitClass(rawValue: superclass) == nil ? 1 : 0)
    for answers in [shouldPerform, canPerform, canPerformWithSender] {
      rest += answers?.byKey.count ?? 0
    }
    if case .controllers(let list) = allowedChildren { rest += list.count }
    for body in [unwindTowards, show, showDetail] { rest += body?.rest ?? 0 }
    for steps in [inShouldPerform, inPrepare, inViewDidLoad] + inAction.values { rest += steps.rest }
    if case .segue(let name, let handler, let destination) = segueForUnwinding {
      rest += (name == nil ? 0 : 1) + (handler?.rest ?? 0) + (destination == nil ? 0 : 1)
    }
    return rest
  }
}

extension Body {
  fileprivate var rest: Int { steps.rest }
}

extension [Step] {
  fileprivate var rest: Int { reduce(count) { $0 + $1.rest } }
}

extension Step {
  /// What the user does is simpler than what code does.
  fileprivate var rest: Int {
    switch self {
    case .trigger, .back, .tapTab, .dismiss: 0
    case .performSegue(_, _, let sender): sender == nil ? 1 : 2
    case .present(_, _, let style): style == nil ? 1 : 2
    case .instantiate(_, let identifier, let creator):
      1 + (identifier == nil ? 0 : 1) + (creator == nil ? 0 : 1)
    case .setStack(let list, _), .setTabs(let list, _), .setPages(let list, _): 1 + list.count
    case .makeSegue(let made):
      2 + (made.identifier == nil ? 0 : 1) + (made.segueClass == nil ? 0 : 1)
        + (made.handler.map { 1 + $0.rest } ?? 0) + made.performs
    default: 1
    }
  }
}
