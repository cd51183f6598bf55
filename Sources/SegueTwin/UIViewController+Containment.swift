import SegueScenarios

// Custom containment, and the primitives on which the containers stand.
extension UIViewController {
  /// `addChild(_:)`, with the child's view into the container's: CNT-23, CNT-69.
  func addChild(_ child: UIViewController) throws {
    guard type(of: self) == UIViewController.self else {
      throw Halt.invalid("\(name) is no custom container")
    }
    try receive(child)
    try loadViewIfNeeded()
    try child.loadViewIfNeeded()
    try bringOnScreen(child)
  }

  /// Makes a controller its last child, and tells it of that: CNT-23, CNT-69, CNT-75.
  func receive(_ child: UIViewController) throws {
    if child.parent === self { throw Halt.unspecified(.CNT(75)) }
    try checkAdoption(of: child)
    child.removeFromParent()
    app.log(.willMove, on: child, to: self)
    adopt(child)
  }

  /// `removeFromParent()`: CNT-68, CNT-70. It is told so at once; nothing else happens in between.
  func removeFromParent() {
    guard let parent else { return }
    parent.disown(self)
    app.log(.didMove, on: self)
  }

  /// Stops where it is open what becomes of a child, or of the container that it leaves: CNT-32, CNT-74, CNT-76.
  func checkAdoption(of child: UIViewController) throws {
    if child.presentingViewController != nil { throw Halt.unspecified(.CNT(32)) }
    if let old = child.parent, old !== self, old.misses(child) { throw Halt.unspecified(.CNT(76)) }
    if isWithin(child) || child === app.window?.rootViewController {
      throw Halt.unspecified(.CNT(74))
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
