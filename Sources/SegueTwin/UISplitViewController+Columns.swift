import SegueScenarios

// The column style of iOS 14.
extension UISplitViewController {
  /// CNT-19, CNT-65, CNT-72.
  func collapseColumns() throws {
    if appClass.first(\.topColumnForCollapsing) != nil {
      app.log(.delegate, on: self, name: "topColumnForCollapsing")
    }
    if columns[.compact] == nil { throw Halt.unspecified(.CNT(72)) }
  }

  /// `setViewController(_:for:)`: CNT-66. SHW-48 leads here too.
  func setColumn(_ column: Column, to controller: UIViewController?) throws {
    guard isColumnStyle else { throw Halt.invalid("\(name) has no columns") }
    guard column != .supplementary || appClass.columns == 3 else {
      throw Halt.invalid("\(name) has no supplementary column")
    }
    if let controller, let current = columns[column] {
      // The controller of a column may stand in the navigation controller that was made for it.
      let wrapper = current as? UINavigationController
      if current === controller { return }
      if wrapper?.isWrapper == true && wrapper?.children.first === controller { return }
    }
    guard let controller else { return try empty(column) }
    try checkAdoption(of: controller)
    try replace(column, by: column == .compact ? controller : wrapped(controller))
  }

  private func empty(_ column: Column) throws {
    try replace(column, by: nil)
    if isCollapsed && columns[.compact] == nil { throw Halt.unspecified(.CNT(72)) }
  }

  /// A plain controller in a navigation controller of UIKit's own: CNT-66, CNT-77.
  func wrapped(_ controller: UIViewController) throws -> UIViewController {
    switch controller.appClass.kind {
    case .navigation: return controller
    case .tab, .split, .page: throw Halt.unspecified(.CNT(77))
    case .viewController: break
    }
    let name = UIKitClass.navigation.rawValue
    let wrapper = try app.make(name, name: name)
    (wrapper as? UINavigationController)?.isWrapper = true
    wrapper.adopt(controller)
    return wrapper
  }

  /// What a segue of the kind `replace` does: SHW-17, SHW-51.
  func replacePane(_ pane: Int, by controller: UIViewController) throws {
    if isCollapsed || isColumnStyle { throw Halt.unspecified(.SHW(51)) }
    try replace(pane == 0 ? .primary : .secondary, by: controller)
  }
}
