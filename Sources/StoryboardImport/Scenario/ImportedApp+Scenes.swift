internal import SegueScenarios

extension ImportedApp {
  /// A scene of the scenario from a scene of a file.
  mutating func scene(
    _ fileScene: FileScene, _ controller: FileController, in index: Int
  ) -> Scene {
    let file = files[index]
    var scene = Scene(
      controllerClass: controllerClass(controller, in: file),
      identifier: controller.storyboardIdentifier,
      definesPresentationContext: controller.definesPresentationContext,
      presentationStyle: controller.modalPresentationStyle.flatMap(PresentationStyle.init))
    var triggers: Set<String> = []
    for segue in fileScene.segues {
      if segue.kind == "relationship" {
        if let relationship = relationship(segue, controller, in: index) {
          scene.relationships.append(relationship)
        }
      } else if let imported = self.segue(segue, triggers: &triggers, in: index) {
        scene.segues.append(imported)
        if let name = scenes[index][controller.id] {
          positions[name, default: []].append(segue.position)
        }
      }
    }
    arrange(&scene.relationships, of: scene.controllerClass, controller, file)
    if scene.relationships.isEmpty, Self.containers.contains(controller.tag) {
      openEnds.append(
        .childrenInCode, file, controller.position,
        "the children of this <\(controller.tag)> are set in code")
    }
    return scene
  }

  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// The class of a controller, which is added to the scenario's classes.
  private mutating func controllerClass(_ controller: FileController, in file: StoryboardFile)
    -> String
  {
    var base = "UIViewController"
    if let name = FrameworkClass.name(ofTag: controller.tag) {
      base = name
    } else {
      openEnds.append(
        .unknownController, file, controller.position,
        "<\(controller.tag)> is read as a plain controller")
    }
    define(base, superclass: "UIViewController")
    let columns = FrameworkClass.styles.first { $0.style == controller.style }
    if let custom = controller.className.map(Names.spelled) {
      let isFramework = FrameworkClass.tag(of: custom) != nil
      define(
        custom, superclass: isFramework ? "UIViewController" : base, columns: columns?.columns)
      return custom
    }
    guard let columns else { return base }
    define(FrameworkClass.split(style: columns.style), superclass: base, columns: columns.columns)
    return FrameworkClass.split(style: columns.style)
  }

  private mutating func define(_ name: String, superclass: String, columns: Int? = nil) {
    guard UIKitClass(rawValue: name) == nil, scenario.classes[name] == nil else { return }
    var definition = ClassDefinition()
    definition.superclass = superclass
    definition.columns = columns
    scenario.classes[name] = definition
  }

  // MARK: relationships

  private mutating func relationship(
    _ segue: FileSegue, _ controller: FileController, in index: Int
  ) -> Relationship? {
    let isInColumns = FrameworkClass.styles.contains { $0.style == controller.style }
    let name: Relationship.Name? =
      switch segue.relationship {
      case "rootViewController": .rootViewController
      case "viewControllers": .viewControllers
      case "masterViewController": isInColumns ? .primary : .masterViewController
      case "detailViewController": isInColumns ? .secondary : .detailViewController
      case "supplementaryViewController": .supplementary
      case "compactViewController": .compact
      default: nil
      }
    guard let name, let id = segue.destination, let destination = scenes[index][id] else {
      openEnds.append(
        .relationshipWithoutMeaning, files[index], segue.position, "this relationship leads nowhere"
      )
      return nil
    }
    return Relationship(name, destination)
  }

  /// Puts relationships in the order of the format, and drops what the container cannot have.
  ///
  /// In files they stand in any order; only that of tabs means something.
  private mutating func arrange(
    _ relationships: inout [Relationship], of name: String, _ controller: FileController,
    _ file: StoryboardFile
  ) {
    var fitting: [Relationship.Name] = []
    if case .uikit(let kind, let columns) = scenario.ancestry(of: name) {
      fitting = Relationship.Name.fitting(kind, columns: columns)
    }
    let before = relationships.count
    var seen: Set<Relationship.Name> = []
    relationships = relationships.filter {
      fitting.contains($0.name)
        && (seen.insert($0.name).inserted || $0.name == .viewControllers)
    }
    if relationships.count < before {
      openEnds.append(
        .relationshipWithoutMeaning, file, controller.position,
        "this controller has relationships that its class does not have")
    }
    relationships = Relationship.Name.allCases.flatMap { name in
      relationships.filter { $0.name == name }
    }
  }
}
