import SegueScenarios

extension UIViewController {
  /// What it hangs on: its presenter, else its parent.
  var above: UIViewController? { presentingViewController ?? parent }

  /// The top of its containment: the end of its parent chain.
  var topOfContainment: UIViewController {
    var top = self
    while let up = top.parent {
      app.fuel.note()
      top = up
    }
    return top
  }

  /// Whether it stands in the window's tree.
  var isAttached: Bool {
    guard let root = app.window?.rootViewController else { return false }
    var current = self
    while let up = current.above {
      app.fuel.note()
      current = up
    }
    return current === root
  }

  /// Whether it is another controller or hangs below it, by containment and presentation alike.
  func isWithin(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let here = current {
      app.fuel.note()
      if here === other { return true }
      current = here.above
    }
    return false
  }

  /// Whether it is another controller or one of its descendants by containment alone.
  func isContained(in other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let here = current {
      app.fuel.note()
      if here === other { return true }
      current = here.parent
    }
    return false
  }

  /// `navigationController`: the nearest one above it.
  var navigationController: UINavigationController? { nearestContainer() }

  /// `splitViewController`: the nearest one above it.
  var splitViewController: UISplitViewController? { nearestContainer() }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    var current = parent
    while let here = current {
      app.fuel.note()
      if let container = here as? Container { return container }
      current = here.parent
    }
    return nil
  }

  /// Whether it is the selected child of a tab bar controller.
  var isSelectedTab: Bool { (parent as? UITabBarController)?.selectedViewController === self }

  /// Whether anything in its branch, itself included, presents; presentations are not entered.
  func branchPresents() throws -> Bool {
    var waiting = [self]
    while let next = waiting.popLast() {
      try app.fuel.burn()
      if next.presentedViewController != nil { return true }
      waiting += next.children
    }
    return false
  }
}
