/// A tree of controllers, as `Snapshot.tree` and each of `Snapshot.detached` write it, in flat arrays.
///
///     let tree = try Hierarchy(parsing: "tabs[nav[list, detail]*, other] > sheet")
///     tree.find("detail").map { tree.path(to: $0) }   // [0, 1, 3]: tabs, nav, detail
///
/// Controllers are numbered in the order in which they were added, so whatever a controller hangs on has a
/// smaller number than the controller itself, and number 0 is the root. Nothing here recurses: a chain may
/// be as deep as memory allows.
public struct Hierarchy: Hashable, Sendable {
  /// The controllers' names.
  public private(set) var names: [String] = []
  /// The container of each controller; nil for the root and for presented controllers.
  public private(set) var parent: [Int?] = []
  /// The controller that each controller is directly presented by; nil for the root and for children.
  public private(set) var presenter: [Int?] = []
  /// The children of each controller, in order.
  public private(set) var children: [[Int]] = []
  /// The controller that each controller directly presents.
  public private(set) var presented: [Int?] = []
  /// Whether each controller is marked as its container's selected one.
  public private(set) var selected: [Bool] = []

  /// No controllers: what a scenario without a window shows.
  public init() {}

  /// What a controller hangs on.
  public enum Place: Hashable, Sendable {
    /// On nothing; only the first controller of a hierarchy.
    case root
    /// Last among the children of a controller.
    case child(of: Int)
    /// Presented by a controller that presents nothing yet.
    case presented(by: Int)
  }

  /// Adds a controller.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - place: What it hangs on, which must have been added before; a presenter must not present yet.
  ///   - selected: Whether it is its container's selected child.
  /// - Returns: Its number.
  @discardableResult
  public mutating func add(_ name: String, _ place: Place, selected: Bool = false) -> Int {
    let number = names.count
    names.append(name)
    children.append([])
    presented.append(nil)
    self.selected.append(selected)
    switch place {
    case .root:
      precondition(number == 0, "the root is the first controller of a hierarchy")
      parent.append(nil)
      presenter.append(nil)
    case .child(let container):
      precondition(container < number, "a container is added before its children")
      children[container].append(number)
      parent.append(container)
      presenter.append(nil)
    case .presented(let by):
      precondition(by < number, "a presenter is added before what it presents")
      precondition(presented[by] == nil, "a controller presents one other at a time")
      presented[by] = number
      parent.append(nil)
      presenter.append(by)
    }
    return number
  }

  /// Marks a controller as its container's selected child.
  public mutating func select(_ controller: Int) {
    selected[controller] = true
  }
}
