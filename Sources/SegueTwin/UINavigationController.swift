import SegueScenarios

/// Stands for UIKit's `UINavigationController`; its stack are its children.
final class UINavigationController: UIViewController {
  var topViewController: UIViewController? { children.last }
  /// UIKit made it for the controller of a column (CNT-66).
  var isWrapper = false

  override func shows(_ child: UIViewController) -> Bool { child === topViewController }
  override func misses(_ child: UIViewController) -> Bool {
    shows(child) && children.dropLast().last?.isViewLoaded == false
  }
  override var uikitOverridesShow: Bool { true }
  /// UNW-11.
  override var childrenForUnwinding: [UIViewController] { children.reversed() }
  override var uikitAsksChildren: Bool { true }

  /// SHW-5, SHW-10.
  override func uikitShow(_ controller: UIViewController) throws {
    if controller is UINavigationController {
      try present(PresentationRequest(controller: controller, caller: .unsettled))
    } else {
      app.log(.push, on: self, to: controller)
      try pushViewController(controller)
    }
  }

  /// UNW-29, UNW-84.
  override func uikitUnwind(towards next: UIViewController) throws {
    guard next.parent === self, next !== topViewController else { return }
    app.log(.popTo, on: self, to: next)
    try popToViewController(next)
  }

  /// `pushViewController(_:animated:)`: CNT-1, CNT-3 to CNT-9.
  func pushViewController(_ controller: UIViewController?) throws {
    try beginStackRequest()
    guard let controller else {
      throw Halt.raise(
        nil, "Application tried to push a nil view controller on target <\(name)>.")
    }
    try checkPushable(controller)
    try append(controller)
  }

  /// What cannot be pushed: CNT-3, CNT-6 to CNT-8, CNT-53, CNT-54.
  private func checkPushable(_ controller: UIViewController) throws {
    guard controller.parent !== self else {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        app.profile < .ios13
          ? "Pushing the same view controller instance more than once is not supported"
            + " (<\(controller.name)>)"
          : "<\(name)> is pushing the same view controller instance (<\(controller.name)>) more"
            + " than once which is not supported and is most likely an error in the application :"
            + " <app>")
    }
    switch controller {
    case is UINavigationController:
      throw Halt.raise(
        ExceptionName.invalidArgument, "Pushing a navigation controller is not supported")
    case is UITabBarController: throw Halt.unspecified(.CNT(7))
    case is UISplitViewController: throw UISplitViewController.cannotBePushed(onto: name)
    default: break
    }
  }

  /// Puts a controller on top: SEG-6, SEG-75, SEG-102.
  func append(_ controller: UIViewController, silently: Bool = false) throws {
    try checkAdoption(of: controller)
    if isViewInWindow { app.beginTransition() }
    adopt(controller)
    let isTold = isAttached && !silently
    if isTold { app.log(.willMove, on: controller, to: self) }
    try bringOnScreen(controller)
    if isTold && isAttached && controller.parent === self {
      app.log(.didMove, on: controller, to: self)
    }
  }

  /// `popViewController(animated:)`: CNT-1, CNT-50.
  func popViewController() throws {
    try beginStackRequest()
    try pop(keeping: children.count - 1)
  }

  /// `popToViewController(_:animated:)`: CNT-2, CNT-51.
  func popToViewController(_ controller: UIViewController) throws {
    try beginStackRequest()
    app.fuel.note(children.count)
    guard let place = children.firstIndex(where: { $0 === controller }) else {
      throw Halt.raise(
        ExceptionName.internalInconsistency,
        "Tried to pop to a view controller that doesn't exist.")
    }
    try pop(keeping: place + 1)
  }

  /// `popToRootViewController(animated:)`: CNT-52.
  func popToRootViewController() throws {
    try beginStackRequest()
    try pop(keeping: 1)
  }
}
