/// One kind of custom container (a drawer, a pager): what it overrides of `UIViewController` to take part in unwinding, and
/// which of its children can be seen.
///
/// What is not implemented is UIKit's own, as in a container that overrides nothing. Children are numbers, in the order of
/// `ContainerState.children`.
///
///     struct Pager: ContainerHooks {
///       let name = "pager"
///       func shows(_ child: Int, in state: ContainerState) -> Bool { child == state.selected }
///       func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState) {
///         if let child { state.selected = child }
///       }
///     }
public protocol ContainerHooks: Sendable {
  /// What its instances are called in findings: a letter, then letters, digits and `-`.
  var name: String { get }
  /// Whether a child can be seen where the container itself can.
  func shows(_ child: Int, in state: ContainerState) -> Bool
  /// The children that the search visits, in its order. UIKit calls this `allowedChildrenForUnwinding(from:)`.
  ///
  /// By default all in order, without the one that `childContaining` answers (UNW-9).
  func allowedChildrenForUnwinding(from source: UnwindSource, in state: ContainerState) -> [Int]
  /// The child that contains the source. UIKit calls this `childContaining(_:)`.
  ///
  /// By default the one that the search came through (UNW-10).
  func childContaining(_ source: UnwindSource, in state: ContainerState) -> Int?
  /// Brings a child to where it can be seen. UIKit calls this `unwind(for:towards:)`.
  ///
  /// By default nothing happens (UNW-84).
  ///
  /// - Parameters:
  ///   - segue: The unwind.
  ///   - child: The child that is or holds the destination; nil when the way leads out of the container.
  ///   - state: The container's state, to be changed.
  func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState)
}

extension ContainerHooks {
  /// All children in order, without the one that `childContaining` answers.
  public func allowedChildrenForUnwinding(
    from source: UnwindSource, in state: ContainerState
  ) -> [Int] {
    let excluded = childContaining(source, in: state)
    return state.children.indices.filter { $0 != excluded }
  }

  /// The child that the search came through.
  public func childContaining(_ source: UnwindSource, in state: ContainerState) -> Int? {
    source.branch
  }

  /// Nothing happens.
  public func unwind(
    for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState
  ) {}
}

/// What a container is like at one moment.
public struct ContainerState: Hashable, Sendable {
  /// Its children's names, in order.
  public let children: [String]
  /// The selected one of its children.
  public var selected: Int
  /// Whether its drawer, or whatever it opens, is open.
  public var isOpen: Bool

  package init(children: [String], selected: Int, isOpen: Bool) {
    self.children = children
    self.selected = selected
    self.isOpen = isOpen
  }
}

/// Where an unwind comes from, as a container is asked. UIKit calls this `UIStoryboardUnwindSegueSource`.
public struct UnwindSource: Hashable, Sendable {
  /// The controller that unwinds.
  public let controller: String
  /// The unwind action.
  public let action: String
  /// The child that the search came through; nil when it came from elsewhere.
  public let branch: Int?

  package init(controller: String, action: String, branch: Int?) {
    self.controller = controller
    self.action = action
    self.branch = branch
  }
}

/// An unwind that is carried out. UIKit calls this `UIStoryboardSegue`.
public struct UnwindSegue: Hashable, Sendable {
  /// The controller that unwinds.
  public let source: String
  /// The controller it leads to.
  public let destination: String

  package init(source: String, destination: String) {
    self.source = source
    self.destination = destination
  }
}
