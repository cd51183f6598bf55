/// A kind of custom container wherever it runs: its hooks as questions, which may come to nothing.
package protocol AskedContainer: Sendable {
  /// What findings call it.
  var name: String { get }
  func shows(_ child: Int, in state: ContainerState) throws(Fault) -> Bool
  func allowedChildrenForUnwinding(
    from source: UnwindSource, in state: ContainerState
  ) throws(Fault) -> [Int]
  func unwind(
    for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState
  ) throws(Fault)
}

/// Hooks in Swift, which always answer.
package struct HookedContainer<Hooks: ContainerHooks>: AskedContainer {
  private let hooks: Hooks

  package init(_ hooks: Hooks) { self.hooks = hooks }

  package var name: String { hooks.name }

  package func shows(_ child: Int, in state: ContainerState) -> Bool {
    hooks.shows(child, in: state)
  }

  package func allowedChildrenForUnwinding(
    from source: UnwindSource, in state: ContainerState
  ) -> [Int] {
    hooks.allowedChildrenForUnwinding(from: source, in: state)
  }

  package func unwind(
    for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState
  ) {
    hooks.unwind(for: segue, towards: child, in: &state)
  }
}
