extension ScenarioValidator {
  mutating func checkStoryboards() throws(ScenarioFault) {
    var count = 0
    var seen: [String: String] = [:]
    try each("storyboards", scenario.storyboards) {
      validator, home, storyboard throws(ScenarioFault) in
      try validator.checkName(home, of: .storyboard)
      count += storyboard.scenes.count
      guard count <= Scenario.mostScenes else {
        throw validator.fault("the scenario has more than \(Scenario.mostScenes) scenes")
      }
      if let initial = storyboard.initial {
        try validator.checkScene(initial, home: home, at: .key("initial"))
      }
      try validator.each("scenes", storyboard.scenes) {
        validator, name, scene throws(ScenarioFault) in
        try validator.checkName(name, of: .scene)
        if let other = seen.updateValue(home, forKey: name) {
          throw validator.fault(
            "the scene \(quoted(name)) stands in \(quoted(other)) too: a name stands in one "
              + "storyboard only", inKey: true)
        }
        try validator.check(scene, home: home)
      }
    }
  }

  /// A scene that a scene of the storyboard `home` leads to; another storyboard needs a reference.
  func checkScene(
    _ name: String, home: String, at parts: FieldPath.Part...
  ) throws(ScenarioFault) {
    guard scenario.storyboards[home]?.scenes[name] == nil else { return }
    let message =
      homes[name].map {
        "the scene \(quoted(name)) stands in \(quoted($0)): only a reference leads there"
      } ?? "there is no scene \(quoted(name))"
    throw ScenarioFault(path: FieldPath(path + parts), isInKey: false, message: message)
  }

  private mutating func check(_ scene: Scene, home: String) throws(ScenarioFault) {
    guard let reference = scene.reference else {
      try checkClassName(scene.controllerClass, at: "class")
      try checkRelationships(of: scene, home: home)
      var triggers: Set<String> = []
      return try each("segues", scene.segues) { validator, segue throws(ScenarioFault) in
        try validator.check(segue, home: home)
        guard let trigger = segue.trigger, !triggers.insert(trigger).inserted else { return }
        throw validator.fault(
          "the trigger \(quoted(trigger)) has a segue already", at: "trigger")
      }
    }
    guard scene == Scene(controllerClass: "", reference: reference) else {
      throw fault("a reference has nothing else", at: "reference")
    }
  }

  private func check(_ segue: Segue, home: String) throws(ScenarioFault) {
    try checkText(segue.trigger, at: "trigger")
    switch (segue.kind, segue.destination) {
    case (.unwind, nil): break
    case (.unwind, _): throw fault("an unwind segue finds its destination", at: "destination")
    case (_, let destination?): try checkScene(destination, home: home, at: .key("destination"))
    case (_, nil): throw fault("a segue of this kind needs a \"destination\"")
    }
    switch (segue.kind, segue.action) {
    case (.unwind, nil): throw fault("an unwind segue needs an \"action\"")
    case (.unwind, _), (_, nil): break
    case (_, _): throw fault("only an unwind segue has an action", at: "action")
    }
    try checkText(segue.action, at: "action")
    try checkSegueClassName(segue.segueClass, at: "class")
    try checkText(segue.segueAction, at: "segueAction")
    guard (0...1).contains(segue.pane) else {
      throw fault("the pane is 0 or 1, not \(segue.pane)", at: "pane")
    }
  }

  // MARK: relationships

  private mutating func checkRelationships(of scene: Scene, home: String) throws(ScenarioFault) {
    guard !scene.relationships.isEmpty else { return }
    guard case .uikit(let kind, let columns) = scenario.ancestry(of: scene.controllerClass) else {
      return
    }
    path.append(.key("relationships"))
    let fitting = Relationship.Name.fitting(kind, columns: columns)
    var last: Relationship.Name?
    var tabs = 0
    for relationship in scene.relationships {
      let name = relationship.name
      guard fitting.contains(name) else {
        throw fault(
          Self.misfit(name, scene.controllerClass, fitting), at: name.rawValue, inKey: true)
      }
      if let last {
        guard name != last || name == .viewControllers else {
          throw fault("the relationship leads to two scenes", at: name.rawValue)
        }
        guard last.place <= name.place else {
          throw fault("\(name.rawValue) stands before \(last.rawValue)", at: name.rawValue)
        }
      }
      last = name
      if name == .viewControllers {
        try checkScene(
          relationship.destination, home: home, at: .key(name.rawValue), .index(tabs))
        tabs += 1
      } else {
        try checkScene(relationship.destination, home: home, at: .key(name.rawValue))
      }
    }
    path.removeLast()
  }

  private static func misfit(
    _ name: Relationship.Name, _ container: String, _ fitting: [Relationship.Name]
  ) -> String {
    let list = fitting.map(\.rawValue).joined(separator: ", ")
    return "\(quoted(container)) has no relationship \(name.rawValue)"
      + (fitting.isEmpty ? ", nor any other" : ": it has \(list)")
  }
}

extension Relationship.Name {
  /// The relationships that a container of a kind has.
  package static func fitting(_ kind: UIKitClass, columns: Int?) -> [Relationship.Name] {
    switch (kind, columns) {
    case (.navigation, _): [.rootViewController]
    case (.tab, _): [.viewControllers]
    case (.split, nil): [.masterViewController, .detailViewController]
    case (.split, 3): [.primary, .supplementary, .secondary, .compact]
    case (.split, _): [.primary, .secondary, .compact]
    case (.viewController, _), (.page, _): []
    }
  }

  /// Its place in the order of the format.
  package var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
