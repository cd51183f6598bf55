package import SegueScenarios

extension ContainerModel {
  static let action = "done:"

  /// A name for each controller: that of its container, or `nav`, `tabs`, `a`, `b`, …
  package func names(_ container: String) -> [String] {
    var used: Set<String> = []
    return nodes.enumerated().map { number, node in
      let base =
        switch node.shape {
        case .plain: String(UnicodeScalar(UInt8(97 + number)))
        case .container: container
        case .tab: "tabs"
        case .navigation: "nav"
        }
      var name = base
      var count = 1
      while !used.insert(name).inserted {
        count += 1
        name = "\(base)\(count)"
      }
      return name
    }
  }

  /// The scenario that builds the hierarchy in code, and unwinds in its last step.
  package func scenario(_ names: [String]) -> Scenario {
    var scenario = Scenario(profile: profile)
    var storyboard = Storyboard(initial: names[0])
    for (number, node) in nodes.enumerated() {
      var scene = Scene(controllerClass: controllerClass(node), identifier: names[number])
      if number == source {
        scene.segues = [Segue(kind: .unwind, identifier: "unwind", action: Self.action)]
      }
      storyboard.scenes[names[number]] = scene
    }
    for (name, superclass) in Self.classes {
      scenario.classes[name] = ClassDefinition()
      scenario.classes[name]?.superclass = superclass
      if name.hasPrefix("Answering") { scenario.classes[name]?.actions = [Self.action] }
    }
    scenario.storyboards = ["Main": storyboard]
    scenario.window = .scene(storyboard: "Main", identifier: nil)
    scenario.steps = steps(names)
    return scenario
  }

  private static let classes = [
    "Container": "UIViewController", "AnsweringContainer": "UIViewController",
    "Answering": "UIViewController", "AnsweringTabs": "UITabBarController",
    "AnsweringNavigation": "UINavigationController",
  ]

  private func controllerClass(_ node: Node) -> String {
    switch node.shape {
    case .plain: node.answers ? "Answering" : "UIViewController"
    case .container: node.answers ? "AnsweringContainer" : "Container"
    case .tab: node.answers ? "AnsweringTabs" : "UITabBarController"
    case .navigation: node.answers ? "AnsweringNavigation" : "UINavigationController"
    }
  }

  private func steps(_ names: [String]) -> [SegueScenarios.Step] {
    var steps = names.dropFirst().map {
      SegueScenarios.Step.instantiate(storyboard: "Main", identifier: $0, creator: nil)
    }
    for (number, node) in nodes.enumerated() where !node.children.isEmpty {
      let children = node.children.map { names[$0] }
      let on = names[number]
      switch node.shape {
      case .tab:
        steps.append(.setTabs(controllers: children, on: on))
        let selected = min(node.pose.selected, children.count - 1)
        if selected > 0 { steps.append(.select(controller: children[selected], on: on)) }
      case .navigation: steps += children.map { .push(controller: $0, on: on) }
      case .container, .plain: steps += children.map { .addChild(controller: $0, on: on) }
      }
    }
    for (number, node) in nodes.enumerated() {
      guard let caller = node.caller else { continue }
      steps.append(.present(controller: names[number], on: names[caller], style: nil))
    }
    if let source {
      steps.append(.performSegue(identifier: "unwind", on: names[source], sender: nil))
    }
    return steps
  }

  func poses(_ names: [String]) -> [String: Containers.Pose] {
    var poses: [String: Containers.Pose] = [:]
    for (number, node) in nodes.enumerated() where node.shape == .container {
      poses[names[number]] = node.pose
    }
    return poses
  }
}
