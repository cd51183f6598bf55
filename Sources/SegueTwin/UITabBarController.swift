import SegueScenarios

/// Stands for UIKit's `UITabBarController`; its tabs are its children.
final class UITabBarController: UIViewController {
  /// The selected tab; nil while More is selected, and without tabs.
  private(set) var selectedViewController: UIViewController?

  /// How many children have a place in the bar; with more, four of them and More (CNT-14).
  private static let placesInBar = 5

  override func shows(_ child: UIViewController) -> Bool { child === selectedViewController }
  override func misses(_ child: UIViewController) -> Bool { shows(child) && children.count > 1 }
  override var uikitAsksChildren: Bool { true }

  /// CNT-57.
  override func awake() throws { selectedViewController = children.first }

  override func unlink() {
    super.unlink()
    selectedViewController = nil
  }

  override func childWasDisowned(_ child: UIViewController) {
    if child === selectedViewController { selectedViewController = nil }
  }

  /// UNW-83, UNW-84.
  override func uikitUnwind(towards next: UIViewController) throws {
    guard next.parent === self, next !== selectedViewController else { return }
    app.log(.select, on: self, to: next)
    try select(next)
  }

  /// `selectedViewController = controller`: CNT-12, CNT-13, CNT-14, CNT-16.
  func select(_ controller: UIViewController) throws {
    guard controller.parent === self else {
      throw Halt.raise(
        nil,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
          + " controller's list of view controllers can be selected.")
    }
    if isUnderMore(controller) {
      // It is pushed onto the More navigation controller.
      switch controller {
      case is UISplitViewController:
        throw UISplitViewController.cannotBePushed(onto: "UIMoreNavigationController")
      case is UITabBarController: throw Halt.unspecified(.CNT(7))
      default: break
      }
    }
    selectedViewController = controller
    try bringOnScreen(controller)
  }

  /// With more children than places the last place is More's: CNT-14.
  func isUnderMore(_ child: UIViewController) -> Bool {
    guard children.count > Self.placesInBar else { return false }
    return !children.prefix(Self.placesInBar - 1).contains { $0 === child }
  }

  /// Selects the More controller: CNT-56.
  func selectMore() throws {
    guard children.count > Self.placesInBar else { throw Halt.invalid("\(name) has no More item") }
    selectedViewController = nil
  }

  /// The user taps a tab: CNT-15.
  func tap(_ controller: UIViewController) throws {
    guard controller.parent === self else {
      throw Halt.invalid("\(controller.name) is no tab of \(name)")
    }
    guard let answer = appClass.first(\.shouldSelect) else { return try select(controller) }
    app.log(.delegate, on: self, to: controller, name: "shouldSelect", answer: answer)
    guard answer else { return }
    try select(controller)
    app.log(.delegate, on: self, to: controller, name: "didSelect")
  }

  /// `viewControllers = controllers`; the selection stays while its tab does, and is open after that: CNT-76.
  func setViewControllers(_ controllers: [UIViewController]) throws {
    app.fuel.note(children.count + controllers.count)
    let kept = Set(controllers.map(ObjectIdentifier.init))
    guard kept.count == controllers.count else {
      throw Halt.invalid("a controller is set twice as a tab of \(name)")
    }
    for controller in controllers where controller.parent !== self {
      try checkAdoption(of: controller)
    }
    let selected = selectedViewController
    if let selected, !controllers.isEmpty, !kept.contains(ObjectIdentifier(selected)) {
      throw Halt.unspecified(.CNT(76))
    }
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.parent = nil }
    for controller in controllers where controller.parent !== self {
      controller.parent?.disown(controller)
      controller.parent = self
    }
    children = controllers
    selectedViewController = children.isEmpty ? nil : selected ?? children.first
    try bringOnScreen(self)
  }
}
