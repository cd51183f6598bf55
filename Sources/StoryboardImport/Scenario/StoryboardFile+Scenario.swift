package import SegueScenarios

extension StoryboardFile {
  /// A scenario's storyboard as a file: importing it gives the same storyboard again.
  ///
  /// Triggers become buttons with the trigger as label, cells where it is an accessory's; classes keep
  /// their names, and the framework class they descend from becomes the element. What else classes do
  /// has no place in the file.
  package init(_ storyboard: Storyboard, named name: String, of scenario: Scenario) {
    self.init(path: name + ".storyboard", initial: storyboard.initial)
    scenes = storyboard.scenes.sorted { $0.key < $1.key }.map { name, scene in
      FileScene(scene, named: name, of: scenario)
    }
  }
}

private let nowhere = TextPosition(line: 0, column: 0)

extension FileScene {
  fileprivate init(_ scene: Scene, named name: String, of scenario: Scenario) {
    let kind = scenario.element(of: scene.controllerClass)
    let controller = FileController(
      tag: scene.reference == nil ? kind.tag : "viewControllerPlaceholder", id: name,
      customClass: scene.reference == nil ? kind.customClass : nil,
      storyboardIdentifier: scene.identifier,
      definesPresentationContext: scene.definesPresentationContext,
      modalPresentationStyle: scene.presentationStyle?.rawValue, style: kind.style,
      storyboardName: scene.reference?.storyboard,
      referencedIdentifier: scene.reference?.identifier,
      bundleIdentifier: scene.reference?.bundle, position: nowhere)
    self.init(id: "scene.\(name)", controller: controller, position: nowhere)
    segues = scene.relationships.enumerated().map { number, relationship in
      FileSegue(relationship, id: "relationship.\(name).\(number)")
    }
    segues += scene.segues.enumerated().map { number, segue in
      FileSegue(segue, scene: name, number: number)
    }
    if scene.segues.contains(where: { $0.kind == .unwind }) {
      exits = [FileExit(id: "exit.\(name)", position: nowhere)]
    }
  }
}

extension Scenario {
  /// The element of a class: that of the first framework class among its superclasses.
  fileprivate func element(of name: String) -> (tag: String, customClass: String?, style: String?) {
    var current = name
    var columns: Int?
    for _ in 0...Self.deepestAncestry where FrameworkClass.tag(of: current) == nil {
      guard let definition = classes[current] else { break }
      columns = columns ?? definition.columns
      current = definition.superclass
    }
    let tag = FrameworkClass.tag(of: current) ?? "viewController"
    let style = FrameworkClass.styles.first { $0.columns == columns }?.style
    let isOwn = FrameworkClass.tag(of: name) == nil && name != style.map(FrameworkClass.split)
    return (tag, isOwn ? name : nil, tag == "splitViewController" ? style : nil)
  }
}

extension FileSegue {
  private static let controller = FileOwner(tag: "", standing: .controller)

  fileprivate init(_ relationship: Relationship, id: String) {
    let word =
      switch relationship.name {
      case .primary: "masterViewController"
      case .secondary: "detailViewController"
      case .supplementary: "supplementaryViewController"
      case .compact: "compactViewController"
      default: relationship.name.rawValue
      }
    self.init(
      id: id, kind: "relationship", destination: relationship.destination, relationship: word,
      owner: Self.controller, position: nowhere)
  }

  fileprivate init(_ segue: Segue, scene: String, number: Int) {
    let isEmbed = segue.kind == .embed
    let id = "\(scene).\(number)"
    let isPopover = segue.kind == .popover || segue.kind == .popoverPresentation
    self.init(
      id: "segue.\(id)", kind: segue.kind.rawValue, identifier: segue.identifier,
      destination: segue.kind == .unwind ? "exit.\(scene)" : segue.destination,
      unwindAction: segue.action, customClass: segue.segueClass,
      modalPresentationStyle: segue.style?.rawValue, creationSelector: segue.segueAction,
      anchor: isPopover && segue.anchored ? "owner.\(id)" : nil,
      targetIndex: segue.pane == 1 ? nil : segue.pane,
      owner: isEmbed || segue.trigger != nil
        ? FileOwner(
          tag: isEmbed ? "containerView" : "button", id: "owner.\(id)", label: segue.trigger,
          standing: .inside)
        : Self.controller, position: nowhere)
  }
}
