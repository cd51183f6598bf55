import SegueScenarios

/// Stands for UIKit's `UIPageViewController`: CNT-22.
final class UIPageViewController: UIViewController {
  override var uikitAsksChildren: Bool { true }

  /// `setViewControllers(_:direction:animated:completion:)`: CNT-67.
  func setViewControllers(_ controllers: [UIViewController]) throws {
    guard controllers.count == 1, let page = controllers.first else {
      throw Halt.raise(
        nil,
        "The number of view controllers provided (\(controllers.count)) doesn't match the number"
          + " required (1) for the requested transition")
    }
    guard page.parent !== self else { return }
    try checkAdoption(of: page)
    for child in children { child.parent = nil }
    children = []
    adopt(page)
    try bringOnScreen(page)
  }
}
