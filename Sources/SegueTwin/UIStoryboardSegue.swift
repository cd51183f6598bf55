import SegueScenarios

/// Stands for UIKit's `UIStoryboardSegue`: the object of one performance (SEG-31, SEG-40).
class UIStoryboardSegue {
  let app: UIApplication
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController
  /// Its class's name: UIKit's, or the app's.
  let className: String
  /// The app's class; nil for UIKit's own.
  let segueClass: SegueClass?
  /// The block given to it, with what its names stand for where it was written (SEG-33).
  let handler: (steps: [Step], roles: Roles)?

  /// Makes the object and tells of it. A segue class may hand super another destination (SEG-32).
  init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    className: String = "UIStoryboardSegue", segueClass: SegueClass? = nil,
    handler: (steps: [Step], roles: Roles)? = nil
  ) throws {
    app = source.app
    self.identifier = identifier
    self.source = source
    self.className = className
    self.segueClass = segueClass
    self.handler = handler
    if let scene = segueClass?.destination, let home = source.app.home(of: scene) {
      self.destination = try home.instantiate(scene, in: source.app)
    } else {
      self.destination = destination
    }
    app.log(.segue, on: source, to: self.destination, name: className)
  }

  /// `perform()`: an override of the app's class, with or without super, or UIKit's (SEG-70, SEG-72).
  func perform() throws {
    guard let body = segueClass?.perform else { return try uikitPerform() }
    app.log(.perform, on: source, to: destination, name: className)
    if body.callsSuper { try uikitPerform() }
    try app.perform(body.steps, Roles(source: source, destination: destination))
  }

  /// UIKit's own `perform()`: the handler, or the exception of SEG-34.
  func uikitPerform() throws {
    guard let handler else {
      if app.profile == .appkit { throw Halt.unspecified(.SEG(147)) }
      throw Halt.raise(
        ExceptionName.internalInconsistency,
        "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either"
          + " have a performHandler or it must override -perform.")
    }
    app.log(.perform, on: source, to: destination, name: className)
    try app.perform(
      handler.steps, handler.roles.with(source: source, destination: destination))
  }
}

extension UIApplication {
  /// The storyboard in which a scene stands.
  func home(of scene: String) -> UIStoryboard? {
    if homes.isEmpty {
      for (name, storyboard) in scenario.storyboards {
        for scene in storyboard.scenes.keys { homes[scene] = name }
      }
    }
    return homes[scene].flatMap { storyboards[$0] }
  }

  /// A segue class that a storyboard or a hook names: SEG-71.
  func segueClass(_ name: String) throws -> SegueClass {
    guard let found = scenario.segueClasses[name], !found.missing else {
      if profile == .appkit { throw Halt.unspecified(.SEG(147)) }
      throw Halt.raise(
        ExceptionName.invalidArgument, "Could not find a segue class named '\(name)'")
    }
    return found
  }
}
