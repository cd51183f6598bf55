extension Scenario {
  /// What an implementation needs for this scenario: derived from what it uses, never declared by hand.
  ///
  /// Only classes that an instance can have count, with their superclasses.
  public var features: Set<Feature> {
    var finder = FeatureFinder(scenario: self)
    finder.read()
    return finder.found
  }
}

/// Walks a scenario and notes what it uses; `Feature` says what each feature covers.
private struct FeatureFinder {
  let scenario: Scenario
  var found: Set<Feature> = []
  private var classesSeen: Set<String> = []
  private var segueClassesSeen: Set<String> = []
  /// Steps still to be read: those of classes, handlers and nested steps come here too, so that no
  /// depth of the scenario becomes depth of the call stack.
  private var waiting: [[Step]] = []
  private var classesWaiting: [String] = []

  init(scenario: Scenario) { self.scenario = scenario }

  mutating func read() {
    switch scenario.window {
    case .none: found.insert(.windowNone)
    case .code(let name, _): use(name)
    case .scene: break
    }
    for storyboard in scenario.storyboards.values {
      for scene in storyboard.scenes.values { read(scene) }
    }
    waiting.append(scenario.steps)
    while true {
      if let name = classesWaiting.popLast() {
        readClass(name)
      } else if let steps = waiting.popLast() {
        for step in steps { read(step) }
      } else {
        return
      }
    }
  }

  // MARK: storyboards

  private mutating func read(_ scene: Scene) {
    guard scene.reference == nil else {
      found.insert(.storyboardReference)
      return
    }
    use(scene.controllerClass)
    if scene.definesPresentationContext == true { found.insert(.presentationContext) }
    read(scene.presentationStyle)
    for segue in scene.segues { read(segue) }
  }

  private mutating func read(_ segue: Segue) {
    found.insert(segue.kind.feature)
    if segue.segueAction != nil { found.insert(.segueAction) }
    read(segue.style)
    guard let name = segue.segueClass else { return }
    if segue.kind != .custom { found.insert(.segueClass) }
    useSegueClass(name)
  }

  private mutating func read(_ style: PresentationStyle?) {
    if style == .currentContext || style == .overCurrentContext {
      found.insert(.presentationContext)
    }
  }

  private mutating func useSegueClass(_ name: String) {
    guard segueClassesSeen.insert(name).inserted else { return }
    if let perform = scenario.segueClasses[name]?.perform { waiting.append(perform.steps) }
  }

  // MARK: classes

  private mutating func use(_ name: String) {
    if classesSeen.insert(name).inserted { classesWaiting.append(name) }
  }

  private mutating func readClass(_ name: String) {
    guard let definition = scenario.classes[name] else {
      if let kind = UIKitClass(rawValue: name) { use(kind, columns: nil) }
      return
    }
    if case .uikit(let kind, let columns) = scenario.ancestry(of: name) {
      use(kind, columns: columns)
    }
    if scenario.classes[definition.superclass] != nil { use(definition.superclass) }
    if definition.definesPresentationContext == true { found.insert(.presentationContext) }
    read(definition.presentationStyle)
    readHooks(definition)
    readNested(definition)
  }

  private mutating func use(_ kind: UIKitClass, columns: Int?) {
    switch kind {
    case .viewController: break
    case .navigation: found.insert(.containerNavigation)
    case .tab: found.insert(.containerTab)
    case .split: found.insert(columns == nil ? .containerSplit : .containerColumns)
    case .page: found.insert(.containerPage)
    }
  }

  private mutating func readHooks(_ definition: ClassDefinition) {
    note(.hookShouldPerform, definition.shouldPerform != nil || !definition.inShouldPerform.isEmpty)
    note(.hookCanPerform, definition.canPerform != nil)
    note(
      .hookAllowedChildren,
      definition.allowedChildren != nil || definition.childContaining != nil)
    note(.hookUnwindTowards, definition.unwindTowards != nil)
    note(
      .hookDeprecated,
      definition.forUnwindAction != nil || definition.segueForUnwinding != nil
        || definition.canPerformWithSender != nil)
    note(
      .hookShow,
      definition.show != nil || definition.showDetail != nil || definition.refusesShow != nil
        || definition.handlesShowDetail != nil)
    note(.segueAction, !definition.segueActions.isEmpty)
    for creation in definition.segueActions.values { read(creation) }
    if case .segue(let name, let handler, _) = definition.segueForUnwinding {
      note(.segueClass, name != nil)
      if let name { useSegueClass(name) }
      note(.segueMade, handler != nil)
      waiting.append(handler ?? [])
    }
  }

  private mutating func readNested(_ definition: ClassDefinition) {
    let bodies = [definition.unwindTowards, definition.show, definition.showDetail]
    let lists =
      [definition.inShouldPerform, definition.inPrepare, definition.inViewDidLoad]
      + Array(definition.inAction.values) + bodies.map { $0?.steps ?? [] }
    for steps in lists where !steps.isEmpty {
      found.insert(.hookNested)
      waiting.append(steps)
    }
  }

  private mutating func note(_ feature: Feature, _ used: Bool) {
    if used { found.insert(feature) }
  }

  // MARK: steps

  private mutating func read(_ step: Step) {
    switch step {
    case .swipe: found.insert(.presentationSwipe)
    case .performSegue: found.insert(.segueCode)
    case .instantiate(_, _, let creator):
      found.insert(.storyboardInstantiate)
      note(.storyboardCreator, creator != nil)
      if let creator { read(creator) }
    case .create(let name, _):
      found.insert(.controllerCode)
      use(name)
    case .makeSegue(let made):
      found.insert(.segueMade)
      if let name = made.segueClass { useSegueClass(name) }
      waiting.append(made.handler ?? [])
    case .present(_, _, let style):
      found.insert(.presentationCode)
      read(style)
    case .dismiss: found.insert(.presentationCode)
    case .show: found.insert(.segueShow)
    case .showDetail: found.insert(.segueShowDetail)
    case .addChild, .removeChild: found.insert(.containerCustom)
    case .hold, .release: found.insert(.controllerHeld)
    case .setRoot: found.insert(.windowRoot)
    default: break
    }
  }

  private mutating func read(_ creation: Creation) {
    switch creation {
    case .coder(let name?), .withoutCoder(let name?): use(name)
    case .coder, .withoutCoder, .nothing: break
    }
  }
}

extension Segue.Kind {
  fileprivate var feature: Feature {
    switch self {
    case .show: .segueShow
    case .showDetail: .segueShowDetail
    case .presentation: .seguePresentation
    case .popoverPresentation: .seguePopover
    case .embed: .segueEmbed
    case .custom: .segueCustom
    case .unwind: .segueUnwind
    case .push, .modal, .popover, .replace: .segueDeprecated
    }
  }
}
