import SegueScenarios

extension UINavigationController {
  /// A request arrives; a stack outside the window's tree changes at once, as often as it is told (PRS-21).
  func beginStackRequest() throws {
    if isAttached { try app.beginRequest() }
  }

  /// Removes the members above the given number: SEG-76, CNT-9, CNT-10. The root stays.
  func pop(keeping count: Int) throws {
    guard count >= 1, children.count > count else { return }
    app.fuel.note(children.count)
    let popped = Array(children[count...].reversed())
    for controller in popped where try controller.branchPresents() {
      throw Halt.unspecified(.CNT(33))
    }
    app.retreats += 1
    if isViewInWindow { app.beginTransition() }
    for controller in popped { app.log(.willMove, on: controller) }
    children.removeLast(popped.count)
    for controller in popped { controller.parent = nil }
    try bringOnScreen(topViewController)
    for controller in popped { app.log(.didMove, on: controller) }
  }

  /// The user taps the back button: PRS-19, UNW-37.
  func back() throws {
    guard children.count > 1 else { throw Halt.invalid("\(name) shows no back button") }
    try popViewController()
  }

  /// `setViewControllers(_:animated:)`: CNT-4, CNT-55, CNT-71.
  func setViewControllers(_ controllers: [UIViewController]) throws {
    try beginStackRequest()
    app.fuel.note(children.count + controllers.count)
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      throw Halt.raise(
        ExceptionName.internalInconsistency,
        "All view controllers in a navigation controller must be distinct"
          + " (<\(controllers.map(\.name).joined(separator: ", "))>)")
    }
    for controller in controllers {
      switch controller {
      case is UINavigationController, is UITabBarController, is UISplitViewController:
        throw Halt.unspecified(.CNT(71))
      default: if controller.parent !== self { try checkAdoption(of: controller) }
      }
    }
    let kept = Set(controllers.map(ObjectIdentifier.init))
    let leaving = children.filter { !kept.contains(ObjectIdentifier($0)) }
    for controller in leaving where try controller.branchPresents() {
      throw Halt.unspecified(.CNT(33))
    }
    if isViewInWindow && controllers.last !== topViewController { app.beginTransition() }
    if !leaving.isEmpty { app.retreats += 1 }
    for controller in leaving { controller.parent = nil }
    for controller in controllers where controller.parent !== self {
      controller.parent?.disown(controller)
      controller.parent = self
    }
    children = controllers
    try bringOnScreen(topViewController)
  }
}
