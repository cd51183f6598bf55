/// The controller elements of Interface Builder and the framework classes they stand for.
package enum FrameworkClass {
  /// Element and class, for every controller of UIKit and its neighbours.
  static let pairs: [(tag: String, name: String)] = [
    ("viewController", "UIViewController"), ("navigationController", "UINavigationController"),
    ("tabBarController", "UITabBarController"), ("splitViewController", "UISplitViewController"),
    ("pageViewController", "UIPageViewController"),
    ("tableViewController", "UITableViewController"),
    ("collectionViewController", "UICollectionViewController"),
    ("avPlayerViewController", "AVPlayerViewController"),
    ("glkViewController", "GLKViewController"), ("hostingController", "UIHostingController"),
    ("lookAroundViewController", "MKLookAroundViewController"),
  ]

  private static let names = Dictionary(uniqueKeysWithValues: pairs.map { ($0.tag, $0.name) })
  private static let tags = Dictionary(uniqueKeysWithValues: pairs.map { ($0.name, $0.tag) })

  /// The class of a controller element; nil for an element that is none of UIKit's.
  package static func name(ofTag tag: String) -> String? { names[tag] }

  /// The element of a framework class.
  package static func tag(of name: String) -> String? { tags[name] }

  /// A split view's style, and how many columns it has.
  static let styles: [(style: String, columns: Int)] = [("doubleColumn", 2), ("tripleColumn", 3)]

  /// The class that stands for a plain split view of a style.
  static func split(style: String) -> String { "UISplitViewController.\(style)" }
}

extension FileController {
  /// The custom class as sources name it: without the module that old files mangle into it
  /// (`_TtC4Demo6Detail`), and without the types around it.
  package var className: String? {
    guard let customClass else { return nil }
    guard customClass.hasPrefix("_TtC") else {
      return customClass.split(separator: ".").last.map(String.init) ?? customClass
    }
    var rest = customClass.dropFirst(4).drop(while: \.isLetter)
    var name = customClass
    while let count = Int(rest.prefix(while: \.isNumber)), count > 0 {
      rest = rest.drop(while: \.isNumber)
      guard rest.count >= count else { break }
      name = String(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return name
  }
}
