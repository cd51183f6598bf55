internal import StoryboardImport

/// S3 and S4: another controller answers than the one that is meant.
extension LintSurvey {
  private static let contained: Set<String> = ["show", "push", "showDetail", "replace", "embed"]

  /// The app's own method in a node's class, extensions of framework classes aside (S10).
  private func own(_ action: String, _ node: Int) -> ActionFact? {
    guard ClassFacts.isFramework(graph.className(node)) == false,
      let fact = facts.implementation(of: action, in: ancestries[node])
    else { return nil }
    let isShared = ancestries[node].names.contains { name in
      ClassFacts.isFramework(name) && facts.classes[name]?.actions.contains(fact) == true
    }
    return isShared ? nil : fact
  }

  /// S3: a container and a controller inside it both answer an action that starts above both.
  mutating func checkContainers() {
    guard facts.isComplete else { return }
    for action in unwinds.keys.sorted() {
      let able = able(action).filter { own(action, $0) != nil }
      guard able.count > 1 else { continue }
      for container in able where contains(container) {
        let inside = graph.reached(from: [container]) { edge in
          edge.segue.kind == "relationship" || Self.contained.contains(edge.segue.kind)
        }
        for node in able where node != container && inside[node] != nil {
          let above = graph.reached(from: [node])
          for edge in unwinds[action] ?? []
          where above[graph.edges[edge].source] != nil && graph.edges[edge].source != node {
            let isEmpty = own(action, container)?.isEmpty == true
            report(
              "S3", isEmpty ? .warning : .note, edge: edge,
              "\"\(action)\" is answered by \(scene(node)) as long as it is in \(scene(container)), and by "
                + "that container, \(isEmpty ? "whose action does nothing, " : "")when it is gone")
          }
        }
      }
    }
  }

  private func contains(_ node: Int) -> Bool {
    graph.leaving[node].contains { graph.edges[$0].segue.kind == "relationship" }
  }

  /// S4: a screen that the tab bar controller itself presents unwinds to the first tab in order that answers (UNW-70), whichever
  /// was selected.
  mutating func checkTabs() {
    guard facts.isComplete else { return }
    for node in graph.nodes.indices where graph.nodes[node].controller.tag == "tabBarController" {
      let tabs = graph.leaving[node].filter {
        graph.edges[$0].segue.relationship == "viewControllers"
      }
      let starts = graph.leaving[node].filter { graph.edges[$0].segue.kind != "relationship" }
        .compactMap { graph.edges[$0].destination }
      guard tabs.count > 1, !starts.isEmpty else { continue }
      let above = graph.reached(from: starts)
      for action in unwinds.keys.sorted() {
        let edges = (unwinds[action] ?? []).filter { above[graph.edges[$0].source] != nil }
        guard !edges.isEmpty,
          facts.implementation(of: action, in: ancestries[node]) == nil, ancestries[node].isKnown
        else { continue }
        let answers = tabs.map { self.answers(action, in: $0) }
        guard let first = answers.firstIndex(of: true),
          let winner = graph.edges[tabs[first]].destination
        else { continue }
        for edge in edges {
          report(
            "S4", .warning, edge: edge,
            "\"\(action)\" starts above all tabs of \(scene(node)), which is asked first and does not "
              + "answer; from any tab it selects \(graph.name(winner)), the first that answers")
        }
      }
    }
  }

  /// Whether some scene that a tab starts with answers; nil when that is not known.
  private func answers(_ action: String, in tab: Int) -> Bool? {
    guard let start = graph.edges[tab].destination else { return nil }
    let branch = graph.reached(from: [start]) { $0.segue.kind == "relationship" }.keys
    if branch.contains(where: { facts.implementation(of: action, in: ancestries[$0]) != nil }) {
      return true
    }
    return branch.allSatisfy { ancestries[$0].isKnown } ? false : nil
  }
}
