import SegueScenarios

/// Makes scenarios that storyboards can say: every kind of scene and segue, with every attribute.
struct ScenarioGenerator {
  var random: SeededGenerator

  private static let texts = ["row", "Add <new> & \"old\"", "ü\n\tx", "a b", "done:", "x's", "]]>"]
  private static let classes: [(String, String)] = [
    ("List", "UITableViewController"), ("Detail", "UIViewController"),
    ("Stack", "UINavigationController"), ("Tabs", "UITabBarController"),
    ("Pages", "UIPageViewController"), ("Split", "UISplitViewController"),
    ("Columns", "UISplitViewController"), ("UITableViewController", "UIViewController"),
  ]

  mutating func scenario() -> Scenario {
    var scenario = Scenario()
    for number in 0...random.below(3) {
      let home = "Board\(number)"
      let names = (0..<random.below(6)).map { "s\(number).\($0)" }
      var storyboard = Storyboard(initial: random.isOne(in: 3) ? nil : names.first)
      for name in names {
        storyboard.scenes[name] = scene(in: names, &scenario)
      }
      scenario.storyboards[home] = storyboard
    }
    return scenario
  }

  private mutating func text() -> String? {
    random.isOne(in: 2) ? nil : Self.texts.randomElement(using: &random)
  }

  private mutating func scene(in names: [String], _ scenario: inout Scenario) -> Scene {
    if random.isOne(in: 5) {
      return Scene(
        controllerClass: "",
        reference: Reference(
          storyboard: random.isOne(in: 2) ? nil : "Board0", identifier: text(),
          bundle: random.isOne(in: 4) ? "org.x" : nil))
    }
    let (name, superclass) = Self.classes.randomElement(using: &random) ?? ("Detail", "")
    var scene = Scene(controllerClass: random.isOne(in: 3) ? "UINavigationController" : name)
    if random.isOne(in: 9) {
      scene.controllerClass = "UISplitViewController.doubleColumn"
      define(scene.controllerClass, "UISplitViewController", &scenario)
      scenario.classes[scene.controllerClass]?.columns = 2
    } else if scene.controllerClass == name {
      define(name, superclass, &scenario)
      if name == "Columns" { scenario.classes[name]?.columns = 3 }
    }
    scene.identifier = text()
    scene.definesPresentationContext = [nil, true, false][random.below(3)]
    scene.presentationStyle = PresentationStyle.allCases.randomElement(using: &random)
    scene.relationships = relationships(of: scene.controllerClass, names, scenario)
    var triggers: Set<String> = []
    for _ in 0..<random.below(4) {
      if let segue = segue(to: names, &triggers, &scenario) { scene.segues.append(segue) }
    }
    return scene
  }

  private func define(_ name: String, _ superclass: String, _ scenario: inout Scenario) {
    scenario.classes[name] = ClassDefinition()
    scenario.classes[name]?.superclass = superclass
    if superclass == "UITableViewController" {
      define(superclass, "UIViewController", &scenario)
    }
  }

  private mutating func relationships(
    of name: String, _ names: [String], _ scenario: Scenario
  ) -> [Relationship] {
    guard case .uikit(let kind, let columns) = scenario.ancestry(of: name) else { return [] }
    var list: [Relationship] = []
    for fitting in Relationship.Name.fitting(kind, columns: columns) {
      for _ in 0..<(fitting == .viewControllers ? random.below(4) : random.below(2)) {
        list.append(Relationship(fitting, names.randomElement(using: &random) ?? ""))
      }
    }
    return list
  }

  private mutating func segue(
    to names: [String], _ triggers: inout Set<String>, _ scenario: inout Scenario
  ) -> Segue? {
    guard let kind = Segue.Kind.allCases.randomElement(using: &random) else { return nil }
    var segue = Segue(
      kind: kind, identifier: text(), style: .allCases.randomElement(using: &random))
    if let trigger = text(), triggers.insert(trigger).inserted { segue.trigger = trigger }
    if random.isOne(in: 3) {
      segue.segueClass = "Own"
      scenario.segueClasses["Own"] = SegueClass()
    }
    segue.pane = random.below(2)
    if kind == .popover || kind == .popoverPresentation { segue.anchored = random.isOne(in: 2) }
    if kind == .unwind {
      segue.action = "done:"
    } else {
      segue.destination = names.randomElement(using: &random)
      segue.segueAction = text()
    }
    return segue
  }
}
