extension ScenarioValidator {
  mutating func checkClasses() throws(ScenarioFault) {
    try each("classes", scenario.classes) { validator, name, definition throws(ScenarioFault) in
      try validator.checkName(name, of: .controllerClass)
      try validator.checkClassName(definition.superclass, at: "superclass")
      switch validator.scenario.ancestry(of: name) {
      case .uikit: break
      case .unknown(let ancestor):
        // The ancestor's own turn may come later; its place is there.
        throw validator.fault(
          "it descends from \(quoted(ancestor)), which is no class", at: "superclass")
      case .circle: throw validator.fault("the superclasses go round in a circle", at: "superclass")
      case .tooDeep:
        throw validator.fault(
          "there are more than \(Scenario.deepestAncestry) superclasses", at: "superclass")
      }
      try validator.check(definition)
    }
  }

  mutating func checkSegueClasses() throws(ScenarioFault) {
    try each("segueClasses", scenario.segueClasses) {
      validator, name, definition throws(ScenarioFault) in
      try validator.checkName(name, of: .segueClass)
      try validator.checkBody(
        definition.perform, key: "perform", roles: [.source, .destination])
      guard let scene = definition.destination, validator.homes[scene] == nil else { return }
      throw validator.fault("there is no scene \(quoted(scene))", at: "destination")
    }
  }

  private mutating func check(_ definition: ClassDefinition) throws(ScenarioFault) {
    for action in definition.actions where action.isEmpty {
      throw fault("a selector is empty", at: "actions")
    }
    if let columns = definition.columns, !(2...3).contains(columns) {
      throw fault("a split view has 2 or 3 columns, not \(columns)", at: "columns")
    }
    try checkAnswers(definition.shouldPerform, key: "shouldPerform", areSelectors: false)
    try checkAnswers(definition.canPerform, key: "canPerform", areSelectors: true)
    try checkAnswers(
      definition.canPerformWithSender, key: "canPerformWithSender", areSelectors: true)
    if case .controllers(let names) = definition.allowedChildren {
      for (index, name) in names.enumerated() {
        try checkInstance(name, roles: [.receiver], at: .key("allowedChildren"), .index(index))
      }
    }
    try checkAnswer(definition.childContaining, key: "childContaining")
    try checkAnswer(definition.forUnwindAction, key: "forUnwindAction")
    if case .segue(let name, let handler, let destination) = definition.segueForUnwinding {
      try inside(.key("segueForUnwinding")) { validator throws(ScenarioFault) in
        try validator.checkSegueClassName(name, at: "class")
        try validator.checkSteps(
          handler ?? [], key: "handler", roles: [.receiver, .source, .destination])
        try validator.checkInstance(destination, roles: [.receiver], at: .key("destination"))
      }
    }
    try checkBody(
      definition.unwindTowards, key: "unwindTowards", roles: [.receiver, .towards])
    try checkBody(definition.show, key: "show", roles: [.receiver, .controller])
    try checkBody(definition.showDetail, key: "showDetail", roles: [.receiver, .controller])
    try each("segueActions", definition.segueActions) {
      validator, selector, creation throws(ScenarioFault) in
      try validator.checkSelectorKey(selector)
      try validator.checkCreation(creation)
    }
    try checkSteps(definition.inShouldPerform, key: "inShouldPerform", roles: [.receiver])
    try checkSteps(
      definition.inPrepare, key: "inPrepare", roles: [.receiver, .source, .destination])
    try checkSteps(definition.inViewDidLoad, key: "inViewDidLoad", roles: [.receiver])
    guard !definition.inAction.isEmpty else { return }
    path.append(.key("inAction"))
    for (selector, steps) in definition.inAction.sorted(by: { $0.key < $1.key }) {
      path.append(.key(selector))
      try checkSelectorKey(selector)
      path.removeLast()
      try checkSteps(steps, key: selector, roles: [.receiver, .source, .destination])
    }
    path.removeLast()
  }

  /// The path ends in a selector that is a key.
  private func checkSelectorKey(_ selector: String) throws(ScenarioFault) {
    if selector.isEmpty { throw fault("a selector is empty", inKey: true) }
  }

  private mutating func checkAnswers(
    _ answers: Answers?, key: String, areSelectors: Bool
  ) throws(ScenarioFault) {
    guard let answers else { return }
    if answers.byKey["*"] != nil {
      throw fault("\"*\" stands for every other key and cannot be a key itself", at: key)
    }
    guard areSelectors, answers.byKey[""] != nil else { return }
    throw fault("a selector is empty", at: key, "", inKey: true)
  }

  private func checkAnswer(_ answer: ControllerAnswer?, key: String) throws(ScenarioFault) {
    guard case .controller(let name) = answer else { return }
    try checkInstance(name, roles: [.receiver], at: .key(key))
  }

  private mutating func checkBody(
    _ body: Body?, key: String, roles: Set<Role>
  ) throws(ScenarioFault) {
    guard let body, !body.steps.isEmpty else { return }
    path.append(.key(key))
    try checkSteps(body.steps, key: "steps", roles: roles)
    path.removeLast()
  }

  /// What a creator or segue action makes; the path ends in it.
  func checkCreation(_ creation: Creation?) throws(ScenarioFault) {
    switch creation {
    case .coder(let name): try checkCodeClassName(name, at: "coder")
    case .withoutCoder(let name): try checkCodeClassName(name, at: "withoutCoder")
    case .nothing, nil: break
    }
  }
}
