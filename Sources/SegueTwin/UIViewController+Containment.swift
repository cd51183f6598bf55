import SegueScenarios

// Custom containment, and the primitives on which the containers stand.
extension UIViewController {
  /// `addChild(_:)`, with the child's view into the container's: CNT-23, CNT-69.
  func addChild(_ child: UIViewController) throws {
    guard type(of: self) == UIViewController.self else {
      throw Halt.invalid("\(name) is no custom container")
    }
    try checkAdoption(of: child)
    child.leaveParent()
    app.log(.willMove, on: child, to: self)
    adopt(child)
    try loadViewIfNeeded()
    try child.loadViewIfNeeded()
    try app.loadVisibleViews()
  }

  /// `removeFromParent()`: CNT-68, CNT-70.
  func removeFromParent() throws {
    leaveParent()
    try app.loadVisibleViews()
  }

  /// Leaves its parent and is told so; nothing else happens in between.
  func leaveParent() {
    guard let parent else { return }
    parent.disown(self)
    app.log(.didMove, on: self)
  }

  /// Refuses what cannot become a child: CNT-32, and what would stand in itself.
  func checkAdoption(of child: UIViewController) throws {
    if child.presentingViewController != nil { throw Halt.unspecified(.CNT(32)) }
    guard !isWithin(child), child !== app.window?.rootViewController else {
      throw Halt.invalid("\(child.name) is the top of a tree and cannot become a child there")
    }
  }

  /// Makes a controller its last child, silently; it leaves its old parent first (CNT-23).
  func adopt(_ child: UIViewController) {
    if let old = child.parent { old.disown(child) }
    children.append(child)
    child.parent = self
  }

  /// Lets a child go, silently.
  func disown(_ child: UIViewController) {
    app.fuel.note(children.count)
    children.removeAll { $0 === child }
    child.parent = nil
    childWasDisowned(child)
  }
}
