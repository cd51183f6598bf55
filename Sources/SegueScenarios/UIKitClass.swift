/// The view controller classes of UIKit that a scenario can name.
package enum UIKitClass: String, CaseIterable, Sendable {
  case viewController = "UIViewController"
  case navigation = "UINavigationController"
  case tab = "UITabBarController"
  case split = "UISplitViewController"
  case page = "UIPageViewController"

  /// Segue classes of UIKit, which a scenario cannot define again.
  package static let segueClasses: Set<String> = [
    "UIStoryboardSegue", "UIStoryboardPopoverSegue",
  ]
}

extension Scenario {
  /// What a class descends from.
  package enum Ancestry: Hashable, Sendable {
    /// The class of UIKit, and the columns that the nearest class on the way to it gives.
    case uikit(UIKitClass, columns: Int?)
    /// The class of this name on the way is neither in the scenario nor in UIKit.
    case unknown(String)
    /// The superclasses go round in a circle.
    case circle
    /// There are more superclasses than `deepestAncestry`.
    case tooDeep
  }

  /// How many classes a chain of superclasses may have; it keeps every look at a class short.
  package static let deepestAncestry = 100

  /// Follows the superclasses of a class to UIKit.
  package func ancestry(of name: String) -> Ancestry {
    var current = name
    var columns: Int?
    for _ in 0...Self.deepestAncestry {
      guard let definition = classes[current] else {
        guard let kind = UIKitClass(rawValue: current) else { return .unknown(current) }
        return .uikit(kind, columns: columns)
      }
      columns = columns ?? definition.columns
      current = definition.superclass
    }
    var seen: Set<String> = []
    while let definition = classes[current] {
      guard seen.insert(current).inserted else { return .circle }
      current = definition.superclass
    }
    return .tooDeep
  }
}
