internal import SegueExchange
internal import StoryboardImport

/// S1, S7 and S13: what an unwind segue names, and who could answer it.
extension LintSurvey {
  mutating func checkUnwinds() {
    let all = facts.classes.values.flatMap { fact in
      fact.actions.map { (name: fact.name, action: $0) }
    }.sorted { ($0.name, $0.action.selector) < ($1.name, $1.action.selector) }
    for action in unwinds.keys.sorted() {
      checkShape(action)
      guard facts.isComplete else { continue }
      if implementers[action] == nil {
        checkNobody(action, all)
      } else {
        checkOnlyItself(action)
      }
    }
  }

  /// S7: the runtime has one argument to give.
  private mutating func checkShape(_ action: String) {
    let colons = action.count { $0 == ":" }
    guard colons != 1 else { return }
    for edge in unwinds[action] ?? [] {
      report(
        "S7", .warning, edge: edge,
        "the unwind action \"\(action)\" takes \(colons == 0 ? "no argument" : "\(colons) arguments"); an unwind gives it one, the segue"
          + (colons > 1 ? ", and leaves the others undefined" : ""))
    }
  }

  /// S13 or S1: no class has a method of this selector.
  private mutating func checkNobody(_ action: String, _ all: [(name: String, action: ActionFact)]) {
    let name = action.prefix { $0 != ":" }
    let isSure = !hasUnknownClasses && hasAllSources
    let exposed = all.filter { $0.action.isExposed && $0.action.takesSegue }
    let other = exposed.first { $0.action.otherSelector == action }
    let sameName = exposed.first { $0.action.name == name }
    let hidden = all.first { $0.action.selector == action }
    let guess =
      Self.guess(for: action, among: exposed.map(\.action))
      ?? Self.guess(for: action, among: all.map(\.action))
    for edge in unwinds[action] ?? [] {
      if let other {
        report(
          "S13", isSure && facts.isSwiftVersionKnown ? .error : .warning, edge: edge,
          "the storyboard says \"\(action)\", the declaration in \(other.name) makes "
            + "\"\(other.action.selector)\"")
      } else if let sameName {
        report(
          "S13", .warning, edge: edge,
          "no class implements \"\(action)\"; \(sameName.name) has \"\(sameName.action.selector)\"")
      } else if let hidden {
        report(
          "S1", isSure ? .error : .note, edge: edge,
          "nobody can answer \"\(action)\": \(hidden.name) declares it without @IBAction or @objc")
      } else {
        report(
          "S1", isSure ? .error : .note, edge: edge,
          "nobody can answer \"\(action)\": no class among the sources implements it"
            + (guess.map { "; did you mean \"\($0)\"?" } ?? "") + way(to: graph.edges[edge].source))
      }
    }
  }

  /// The selector of the method that may be meant: one that is near, or whose name is near, whatever its label.
  private static func guess(for action: String, among methods: [ActionFact]) -> String? {
    let selectors = Dictionary(
      methods.flatMap { [($0.selector, $0.selector), ("\($0.name):", $0.selector)] },
      uniquingKeysWith: min)
    return guess(for: action, among: Array(selectors.keys)).flatMap { selectors[$0] }
  }

  /// S1: a source is never the destination of its own unwind (UNW-2, UNW-8), and nobody else has the
  /// action.
  ///
  /// Only where no code can make another controller that answers: the scene has no identifier, no way leads
  /// from it to another scene of its class or back to itself, and no other class inherits the action.
  private mutating func checkOnlyItself(_ action: String) {
    let able = able(action)
    guard able.count == 1, !hasUnknownClasses, hasAllSources else { return }
    let all = implementers[action] ?? []
    let heirs = facts.classes.keys.filter { name in
      facts.ancestry(of: name).names.contains(where: all.contains)
    }
    for edge in unwinds[action] ?? [] {
      let source = graph.edges[edge].source
      guard able == [source], heirs.allSatisfy(ancestries[source].names.contains),
        graph.nodes[source].controller.storyboardIdentifier == nil,
        graph.reached(from: graph.leaving[source].compactMap { graph.edges[$0].destination })[
          source] == nil
      else { continue }
      report(
        "S1", .error, edge: edge,
        "nobody can answer \"\(action)\": only the source's own class \(graph.className(source)) "
          + "implements it, and a source is not asked" + way(to: source))
    }
  }

  /// How a scene is reached, to see who stands above it.
  private func way(to node: Int) -> String {
    guard fromRoots[node] != nil else { return "; nothing leads to the scene" }
    let way = graph.way(to: node, in: fromRoots)
    guard way.count > 1 else { return "" }
    return "; the scene is reached by " + self.way(way[...])
  }
}
