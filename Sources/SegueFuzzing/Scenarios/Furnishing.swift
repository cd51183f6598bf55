import SegueScenarios

/// A scene together with children that it brings along, the simplest first.
enum Furnishing: Int, CaseIterable {
  case plain, tab, split, navigation, page, twoColumns, threeColumns
  case stack, tabs, tabWithStack, panes, stackAndPane, paneAndStack, columns, stackInColumns
  case manyTabs, columnsWithCompact, tabsWithPanes, box, boxWithStack

  var kind: Blueprint.SceneKind {
    switch self {
    case .plain: .plain
    case .tab, .tabs, .tabWithStack, .manyTabs, .tabsWithPanes: .tab
    case .split, .panes, .stackAndPane, .paneAndStack: .split
    case .navigation, .stack: .navigation
    case .page: .page
    case .twoColumns, .columns, .stackInColumns, .columnsWithCompact: .twoColumns
    case .threeColumns: .threeColumns
    case .box, .boxWithStack: .box
    }
  }

  /// What it brings along.
  var children: [Furnishing] {
    switch self {
    case .plain, .tab, .split, .navigation, .page, .twoColumns, .threeColumns: []
    case .stack: [.plain]
    case .tabs, .panes, .columns: [.plain, .plain]
    case .tabWithStack, .stackAndPane, .stackInColumns, .boxWithStack: [.stack, .plain]
    case .paneAndStack: [.plain, .stack]
    case .manyTabs: Array(repeating: .plain, count: 6)
    case .columnsWithCompact, .box: [.plain, .plain, .plain]
    // What stands under More would be pushed, and split view controllers cannot be.
    case .tabsWithPanes: Array(repeating: .plain, count: 5) + [.panes]
    }
  }

  /// Whether it is a container that comes without the children that it could come with.
  var isBare: Bool { children.isEmpty && !kind.places.isEmpty }

  /// How many scenes it makes.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// What an implementation must have for it.
  var features: Set<Feature> {
    children.reduce(kind.features) { $0.union($1.features) }
  }
}
