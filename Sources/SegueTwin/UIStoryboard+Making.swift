import SegueScenarios

extension UIStoryboard {
  /// Who makes the controller of a scene.
  enum Maker {
    /// The class's own `init(coder:)`.
    case itself
    /// The creator given to an instantiation (STB-14).
    case creator(Creation)
    /// A segue action of the source (SEG-22).
    case segueAction(Creation)
  }

  /// Makes the controller of a scene, or of the scene that a reference stands for, with what its
  /// relationships bring: STB-25, STB-26, SEG-73.
  func instantiate(
    _ name: String, in app: UIApplication, by maker: Maker = .itself
  ) throws -> UIViewController {
    let archive = try resolve(name, in: app)
    return try app.nest {
      try app.fuel.burnStep()
      let appClass = try archive.appClass(by: maker, in: app)
      let controller = UIViewController.alloc(appClass, name: archive.name, in: app)
      controller.archive = archive
      if controller.appClass.first(\.skipsInitCoder) != true {
        controller.segueTemplates = archive.scene.segues
      }
      for relationship in archive.scene.relationships where appClass.fits(relationship.name) {
        let child = try archive.storyboard.instantiate(relationship.destination, in: app)
        try controller.take(child, by: relationship.name)
      }
      try controller.awake()
      return controller
    }
  }
}

extension SceneArchive {
  /// The class of the object that is made: STB-12, STB-40 to STB-42, SEG-108. One that never reaches
  /// `super.init(coder:)` is no object of the scene: STB-15, SEG-24.
  fileprivate func appClass(
    by maker: UIStoryboard.Maker, in app: UIApplication
  ) throws -> AppClass {
    let own = appClass
    let creation: Creation
    switch maker {
    case .itself: return own
    case .creator(let given):
      app.log(.creator, on: nil, name: name)
      creation = given
    case .segueAction(let given): creation = given
    }
    switch creation {
    case .withoutCoder:
      throw Halt.raise(
        ExceptionName.internalInconsistency,
        "Custom instantiated view controller must call -[super initWithCoder:]")
    case .nothing, .coder(nil): return own
    case .coder(let name?):
      let made = app.appClass(name)
      guard made.descends(from: own.name) else { throw Halt.unspecified(.STB(42)) }
      return made
    }
  }
}

extension AppClass {
  /// Whether a relationship is one of this kind of container.
  fileprivate func fits(_ name: Relationship.Name) -> Bool {
    Relationship.Name.fitting(kind, columns: columns).contains(name)
  }
}

extension UIViewController {
  /// Takes a child that a relationship brings: SEG-44, CNT-66.
  fileprivate func take(
    _ child: UIViewController, by relationship: Relationship.Name
  ) throws {
    switch (relationship, self) {
    case (.masterViewController, let split as UISplitViewController):
      split.columns[.primary] = child
    case (.detailViewController, let split as UISplitViewController):
      split.columns[.secondary] = child
    case (.primary, let split as UISplitViewController):
      split.columns[.primary] = try split.wrapped(child)
    case (.secondary, let split as UISplitViewController):
      split.columns[.secondary] = try split.wrapped(child)
    case (.supplementary, let split as UISplitViewController):
      split.columns[.supplementary] = try split.wrapped(child)
    case (.compact, let split as UISplitViewController): split.columns[.compact] = child
    default: adopt(child)
    }
  }
}
