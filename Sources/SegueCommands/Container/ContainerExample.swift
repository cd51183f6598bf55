import SegueScenarios

/// A container that comes along: how one is written, and the mistakes that are made.
struct ContainerExample: Sendable {
  let name: String
  let summary: String
  let hooks: any ContainerHooks

  static func named(_ name: String) -> ContainerExample? { all.first { $0.name == name } }

  static let all = [
    ContainerExample(
      name: "drawer",
      summary: "healthy: opens for a destination in its menu, closes for one in its content",
      hooks: Drawer()),
    ContainerExample(
      name: "drawer-stays-closed", summary: "is not moved by unwind(for:towards:)",
      hooks: Drawer(opens: false)),
    ContainerExample(
      name: "pager",
      summary: "healthy: searches from the page shown on, and turns to the destination's",
      hooks: Pager()),
    ContainerExample(
      name: "pager-shown-only", summary: "allows the search no page but the one shown",
      hooks: Pager(order: .shownOnly)),
    ContainerExample(
      name: "pager-all", summary: "allows all pages, also the one that holds the source",
      hooks: Pager(order: .all)),
    ContainerExample(
      name: "pager-not-shown", summary: "takes the page shown for the one that holds the source",
      hooks: Pager(order: .notShown)),
    ContainerExample(
      name: "pager-direct-only",
      summary: "finds the source only where it is a page itself, not where it stands in one",
      hooks: Pager(order: .directOnly)),
    ContainerExample(
      name: "pager-turns-to-pages", summary: "turns only where the destination is a page itself",
      hooks: Pager(turnsToBranches: false)),
  ]
}

/// Its content comes first and can always be seen, its menu comes second and can be seen when it is open.
private struct Drawer: ContainerHooks {
  let name = "drawer"
  var opens = true

  func shows(_ child: Int, in state: ContainerState) -> Bool { child == 0 || state.isOpen }

  func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState) {
    if let child, opens { state.isOpen = child > 0 }
  }
}

/// Shows one page at a time.
private struct Pager: ContainerHooks {
  enum Order { case shownFirst, shownOnly, all, notShown, directOnly }

  let name = "pager"
  var order = Order.shownFirst
  var turnsToBranches = true

  func shows(_ child: Int, in state: ContainerState) -> Bool { child == state.selected }

  func childContaining(_ source: UnwindSource, in state: ContainerState) -> Int? {
    switch order {
    case .notShown: state.selected
    case .directOnly: state.children.firstIndex(of: source.controller)
    case .shownFirst, .shownOnly, .all: source.branch
    }
  }

  func allowedChildrenForUnwinding(from source: UnwindSource, in state: ContainerState) -> [Int] {
    let pages = state.children.indices.filter { $0 != childContaining(source, in: state) }
    let shown = pages.filter { $0 == state.selected }
    switch order {
    case .shownFirst: return shown + pages.filter { $0 != state.selected }
    case .shownOnly: return shown
    case .all: return Array(state.children.indices)
    case .notShown, .directOnly: return pages
    }
  }

  func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState) {
    let page = turnsToBranches ? child : state.children.firstIndex(of: segue.destination)
    if let page { state.selected = page }
  }
}
