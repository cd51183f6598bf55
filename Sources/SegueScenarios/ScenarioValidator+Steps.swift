extension ScenarioValidator {
  /// A list of steps that still has to be read, and what its names may mean.
  private struct Waiting {
    var steps: [Step]
    var path: [FieldPath.Part]
    var roles: Set<Role>
    var depth: Int
  }

  /// Checks the steps under a key and those of the handlers in them.
  ///
  /// Handlers wait in a list, so that no depth of the scenario becomes depth of the call stack.
  mutating func checkSteps(
    _ steps: [Step], key: String, roles: Set<Role>
  ) throws(ScenarioFault) {
    guard !steps.isEmpty else { return }
    let outer = path
    var waiting = [Waiting(steps: steps, path: path + [.key(key)], roles: roles, depth: 0)]
    while let next = waiting.popLast() {
      path = next.path
      stepCount += next.steps.count
      guard stepCount <= Scenario.mostSteps else {
        throw fault("the scenario has more than \(Scenario.mostSteps) steps")
      }
      for (index, step) in next.steps.enumerated() {
        path.append(.index(index))
        try check(step, roles: next.roles)
        if case .makeSegue(let made) = step, let handler = made.handler {
          guard next.depth < Scenario.deepestHandler else {
            throw fault(
              "handlers stand more than \(Scenario.deepestHandler) deep in one another",
              at: "makeSegue", "handler")
          }
          waiting.append(
            Waiting(
              steps: handler, path: path + [.key("makeSegue"), .key("handler")],
              roles: next.roles.union([.source, .destination]), depth: next.depth + 1))
        }
        path.removeLast()
      }
    }
    path = outer
  }

  private mutating func check(_ step: Step, roles: Set<Role>) throws(ScenarioFault) {
    switch step {
    case .trigger(let name, _): try checkText(name, at: "trigger")
    case .instantiate(_, _, let creator):
      try inside(.key("creator")) { validator throws(ScenarioFault) in
        try validator.checkCreation(creator)
      }
    case .create(let name, let controller):
      try checkCodeClassName(name, at: "create")
      try checkName(controller, of: .controller, at: "name")
    case .makeSegue(let made):
      try inside(.key("makeSegue")) { validator throws(ScenarioFault) in
        try validator.check(made, roles: roles)
      }
    default: break
    }
    for (name, key, index) in step.controllers {
      if let index {
        try checkInstance(name, roles: roles, at: .key(key), .index(index))
      } else {
        try checkInstance(name, roles: roles, at: .key(key))
      }
    }
  }

  private func check(_ made: MadeSegue, roles: Set<Role>) throws(ScenarioFault) {
    try checkSegueClassName(made.segueClass, at: "class")
    try checkInstance(made.source, roles: roles, at: .key("source"))
    try checkInstance(made.destination, roles: roles, at: .key("destination"))
    guard (1...100).contains(made.performs) else {
      throw fault("a segue is performed 1 to 100 times, not \(made.performs)", at: "performs")
    }
  }

  /// Notes the name of every controller that is made in code, wherever in the scenario.
  mutating func collectCreated() {
    if case .code(_, let name) = scenario.window { created.insert(name) }
    var waiting = [scenario.steps]
    for definition in scenario.classes.values {
      waiting += [definition.inShouldPerform, definition.inPrepare, definition.inViewDidLoad]
      waiting += Array(definition.inAction.values)
      for body in [definition.unwindTowards, definition.show, definition.showDetail] {
        if let body { waiting.append(body.steps) }
      }
      if case .segue(_, let handler?, _) = definition.segueForUnwinding { waiting.append(handler) }
    }
    for definition in scenario.segueClasses.values {
      if let perform = definition.perform { waiting.append(perform.steps) }
    }
    while let steps = waiting.popLast() {
      for step in steps {
        switch step {
        case .create(_, let name): created.insert(name)
        case .makeSegue(let made): waiting.append(made.handler ?? [])
        default: break
        }
      }
    }
  }
}

extension Step {
  /// The controllers it names outside `makeSegue`, each with its key and, in a list, its index.
  fileprivate var controllers: [(name: String?, key: String, index: Int?)] {
    func list(_ names: [String], _ key: String, on: String) -> [(String?, String, Int?)] {
      names.enumerated().map { ($1, key, $0) } + [(on, "on", nil)]
    }
    switch self {
    case .instantiate, .create, .makeSegue: return []
    case .trigger(_, let on), .performSegue(_, let on, _): return [(on, "on", nil)]
    case .back(let on): return [(on, "back", nil)]
    case .tapTab(let child, let on): return [(child, "tapTab", nil), (on, "on", nil)]
    case .swipe(let controller): return [(controller, "swipe", nil)]
    case .loadView(let controller): return [(controller, "loadView", nil)]
    case .present(let controller, let on, _):
      return [(controller, "present", nil), (on, "on", nil)]
    case .dismiss(let on): return [(on, "dismiss", nil)]
    case .push(let controller, let on): return [(controller, "push", nil), (on, "on", nil)]
    case .pop(let on): return [(on, "pop", nil)]
    case .popTo(let controller, let on): return [(controller, "popTo", nil), (on, "on", nil)]
    case .popToRoot(let on): return [(on, "popToRoot", nil)]
    case .setStack(let controllers, let on): return list(controllers, "setStack", on: on)
    case .select(let controller, let on): return [(controller, "select", nil), (on, "on", nil)]
    case .selectMore(let on): return [(on, "selectMore", nil)]
    case .setTabs(let controllers, let on): return list(controllers, "setTabs", on: on)
    case .show(let controller, let on): return [(controller, "show", nil), (on, "on", nil)]
    case .showDetail(let controller, let on):
      return [(controller, "showDetail", nil), (on, "on", nil)]
    case .collapse(let on): return [(on, "collapse", nil)]
    case .expand(let on): return [(on, "expand", nil)]
    case .setColumn(_, let controller, let on): return [(controller, "to", nil), (on, "on", nil)]
    case .setPages(let controllers, let on): return list(controllers, "setPages", on: on)
    case .addChild(let controller, let on): return [(controller, "addChild", nil), (on, "on", nil)]
    case .removeChild(let controller): return [(controller, "removeChild", nil)]
    case .hold(let controller): return [(controller, "hold", nil)]
    case .release(let controller): return [(controller, "release", nil)]
    case .setRoot(let controller): return [(controller, "setRoot", nil)]
    }
  }
}
