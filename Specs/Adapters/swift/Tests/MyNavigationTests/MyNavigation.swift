import SegueTesting

/// The smallest implementation: screens presented on one another, and unwind segues back to one that implements the action.
struct MyNavigation: Implementation {
  let name = "my-navigation"
  let features: Set<Feature> = [.segueCode, .seguePresentation, .segueUnwind]
  let profiles: Set<Profile> = [.ios13, .ios14]
  let layers: Set<Layer> = [.outcome]

  func run(_ scenario: Scenario) throws(Fault) -> Trace {
    var app = App(scenario)
    var trace = Trace(steps: [StepTrace(snapshot: app.snapshot)])
    for step in scenario.steps {
      if let reason = try app.take(step) {
        trace.steps.append(StepTrace())
        trace.ending = .raised(name: "NSInvalidArgumentException", reason: reason, rules: [])
        return trace
      }
      trace.steps.append(StepTrace(snapshot: app.snapshot))
    }
    return trace
  }
}

/// The screens of a scenario, each presented on the one before.
private struct App {
  struct Screen {
    var name: String
    var segues: [Segue] = []
    var actions: Set<String> = []
  }

  let scenario: Scenario
  var stack: [Screen] = []
  var made: [String: Int] = [:]

  var snapshot: Snapshot { Snapshot(tree: stack.map(\.name).joined(separator: " > ")) }

  init(_ scenario: Scenario) {
    self.scenario = scenario
    switch scenario.window {
    case .code(let name, let screen): show(screen, Scene(controllerClass: name))
    case .scene(let storyboard, _): show(scenario.storyboards[storyboard]?.initial ?? "")
    case .none: break
    }
  }

  /// STB-9: a new screen each time; an action or a flag may be inherited.
  mutating func show(_ name: String, _ other: Scene = Scene(controllerClass: "")) {
    let scene = scenario.storyboards.values.compactMap { $0.scenes[name] }.first ?? other
    let number = made[name, default: 0] + 1
    made[name] = number
    var screen = Screen(name: number == 1 ? name : "\(name)#\(number)")
    var skips: Bool?
    var base = scene.controllerClass
    if scenario.classes[base]?.missing == true { base = "UIViewController" }  // STB-12
    while let definition = scenario.classes[base] {
      screen.actions.formUnion(definition.actions)
      skips = skips ?? definition.skipsInitCoder
      base = definition.superclass
    }
    if skips != true { screen.segues = scene.segues }  // STB-18
    stack.append(screen)
  }

  /// Gives the reason when the step raises.
  mutating func take(_ step: Step) throws(Fault) -> String? {
    switch step {
    case .trigger(let trigger, let on):
      let at = place(on)
      if let segue = stack[at].segues.first(where: { $0.trigger == trigger }) {
        perform(segue, from: at)
      }
    case .performSegue(let identifier, let on, _):
      let at = place(on)
      guard let segue = stack[at].segues.first(where: { $0.identifier == identifier }) else {
        // SEG-11
        return "Receiver (<\(stack[at].name)>) has no segue with identifier '\(identifier)'"
      }
      perform(segue, from: at)
    case .loadView: break
    default: throw Fault(.falseUnsupported, "\(step)")
    }
    return nil
  }

  mutating func perform(_ segue: Segue, from at: Int) {
    if segue.kind == .presentation {  // SEG-54
      show(segue.destination ?? "")
    } else if let below = stack[..<at].lastIndex(where: { $0.actions.contains(segue.action ?? "") })
    {
      // UNW-3, UNW-7, UNW-27: the nearest below that implements the action; UNW-86: or nothing happens
      stack.removeSubrange((below + 1)...)
    }
  }

  func place(_ name: String) -> Int { stack.firstIndex { $0.name == name } ?? 0 }
}
