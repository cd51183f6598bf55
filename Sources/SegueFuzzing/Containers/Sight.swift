import SegueScenarios

/// Who can be seen in the window of a snapshot, by what containers show.
struct Sight {
  private let tree: Hierarchy

  /// Nil where there is no such snapshot.
  init?(_ trace: Trace, step: Int) {
    guard trace.steps.indices.contains(step), let snapshot = trace.steps[step].snapshot,
      let tree = try? Hierarchy(parsing: snapshot.tree)
    else { return nil }
    self.tree = tree
  }

  func children(_ name: String) -> [String]? {
    tree.find(name).map { tree.children[$0].map { tree.names[$0] } }
  }

  /// Whether a controller is in the last presentation, and every container around it shows its branch.
  func canSee(_ name: String, _ containers: Containers) -> Bool {
    guard var node = tree.find(name) else { return false }
    while let parent = tree.parent[node] {
      guard shows(node, in: parent, containers) else { return false }
      node = parent
    }
    return tree.presented.indices.last { tree.presenter[$0] != nil } ?? 0 == node
  }

  /// The first custom container around a controller that does not show its branch, and that branch.
  func hiddenBranch(
    of name: String, _ containers: Containers
  ) -> (container: String, child: String)? {
    guard var node = tree.find(name) else { return nil }
    while let parent = tree.parent[node] {
      if isCustom(parent, containers), !shows(node, in: parent, containers) {
        return (tree.names[parent], tree.names[node])
      }
      node = parent
    }
    return nil
  }

  private func isCustom(_ node: Int, _ containers: Containers) -> Bool {
    containers.poses[tree.names[node]] != nil
  }

  private func shows(_ child: Int, in parent: Int, _ containers: Containers) -> Bool {
    let siblings = tree.children[parent]
    guard isCustom(parent, containers) else {
      // Tabs mark the selected one; a stack shows its last.
      return siblings.contains { tree.selected[$0] }
        ? tree.selected[child] : siblings.last == child
    }
    let names = siblings.map { tree.names[$0] }
    return siblings.firstIndex(of: child).map {
      containers.shows($0, tree.names[parent], names)
    } ?? false
  }
}
