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

  /// `navigationController`: the nearest one above it. Under More it is the one that no source shows at work
  /// (CNT-73).
  func navigationController() throws -> UINavigationController? {
    var current = self
    while let up = current.parent {
      app.fuel.note()
      if let stack = up as? UINavigationController { return stack }
      if current.isUnderMore { throw Halt.unspecified(.CNT(73)) }
      current = up
    }
    return nil
  }

  /// `splitViewController`: the nearest one above it.
  var splitViewController: UISplitViewController? {
    var current = parent
    while let here = current {
      app.fuel.note()
      if let split = here as? UISplitViewController { return split }
      current = here.parent
    }
    return nil
  }

  /// Whether it is a tab without a place in the bar: it stands under More (CNT-14).
  var isUnderMore: Bool { (parent as? UITabBarController)?.isUnderMore(self) == true }

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
