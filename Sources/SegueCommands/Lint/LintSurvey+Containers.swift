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

  /// A container that answers an action, and a controller in it that does.
  private struct Rivals {
    var container: Int
    var node: Int
    /// The container's action does nothing.
    var isEmpty: Bool
  }

  /// S3: a container and a controller inside it both answer an action that starts above both.
  ///
  /// Of several pairs that an unwind can come to, the first stands for all, and one whose container does
  /// nothing before others.
  mutating func checkContainers() {
    guard facts.isComplete else { return }
    for action in unwinds.keys.sorted() {
      let able = able(action).filter { own(action, $0) != nil }
      var found: [Int: Rivals] = [:]
      for container in able where able.count > 1 && contains(container) {
        let isEmpty = own(action, container)?.isEmpty == true
        let inside = graph.reached(from: [container]) { edge in
          edge.segue.kind == "relationship" || Self.contained.contains(edge.segue.kind)
        }
        let above = graph.reached(from: able.filter { $0 != container && inside[$0] != nil })
        for edge in unwinds[action] ?? []
        where found[edge].map({ isEmpty && !$0.isEmpty }) ?? true {
          guard let node = start(of: graph.edges[edge].source, in: above) else { continue }
          found[edge] = Rivals(container: container, node: node, isEmpty: isEmpty)
        }
      }
      for (edge, rivals) in found.sorted(by: { $0.key < $1.key }) {
        report(
          "S3", rivals.isEmpty ? .warning : .note, edge: edge,
          "\"\(action)\" is answered by \(scene(rivals.node)) as long as it is in "
            + "\(scene(rivals.container)), and by that container, "
            + "\(rivals.isEmpty ? "whose action does nothing, " : "")when it is gone")
      }
    }
  }

  /// Another node from which a way leads to a node, which may be one of those where ways begin itself.
  private func start(of node: Int, in above: [Int: Int?]) -> Int? {
    guard let edge = above[node] else { return nil }
    if edge != nil { return graph.way(to: node, in: above).first }
    for edge in graph.arriving[node] where above[graph.edges[edge].source] != nil {
      if let start = graph.way(to: graph.edges[edge].source, in: above).first, start != node {
        return start
      }
    }
    return nil
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
