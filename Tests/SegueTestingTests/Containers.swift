import SegueTesting

/// A drawer with its content first and its menu second: the content can always be seen, the menu when it is open.
struct Drawer: ContainerHooks {
  var name = "drawer"
  /// Whether it opens and closes when it is told to unwind.
  var moves = true
  /// Whether the search comes into a menu that is closed.
  var searchesMenu = true

  func shows(_ child: Int, in state: ContainerState) -> Bool { child == 0 || state.isOpen }

  func allowedChildrenForUnwinding(from source: UnwindSource, in state: ContainerState) -> [Int] {
    let own = childContaining(source, in: state)
    return state.children.indices.filter {
      $0 != own && (searchesMenu || shows($0, in: state))
    }
  }

  func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState) {
    if let child, moves { state.isOpen = child > 0 }
  }
}
