internal import SegueExchange
internal import StoryboardImport

/// S5, S6, S14 and S15: what the storyboards alone tell.
extension LintSurvey {
  /// S5 and S15
  mutating func checkScenes() {
    for file in graph.files {
      for exit in file.strayExits {
        report(
          "S15", .error, file.path, exit.position,
          "this exit stands outside <objects>: its connections are dropped, and performing such a "
            + "segue raises", element: exit.id)
      }
    }
    var dead = Set(graph.nodes.indices).subtracting(fromRoots.keys)
    dead = dead.filter {
      !graph.nodes[$0].controller.isReference
        && graph.files[graph.nodes[$0].file].platform != .watchOS
    }
    // Of scenes that only lead to each other, the first stands for all.
    var said: Set<Int> = []
    let starts = dead.sorted().filter { node in
      graph.arriving[node].allSatisfy { graph.edges[$0].source == node }
    }
    for node in starts + dead.sorted() where !said.contains(node) {
      let behind = graph.reached(from: [node]) { [dead] in
        $0.destination.map(dead.contains) ?? false
      }.keys.filter { $0 != node }
      said.formUnion(behind)
      said.insert(node)
      report(
        "S5", .warning, node: node,
        "nothing leads to \(scene(node)): it is not initial, no segue arrives and it has no storyboard "
          + "identifier"
          + (behind.isEmpty ? "" : "; behind it: \(Self.list(behind.map(graph.name)))"))
    }
  }

  /// S6: the edges that lead back to a scene on the way to their source, found depth first.
  mutating func checkCycles() {
    var state = Array(repeating: UInt8(0), count: graph.nodes.count)
    // The scenes that are open, and where among them each is.
    var path: [Int] = []
    var places = Array(repeating: 0, count: graph.nodes.count)
    for root in graph.roots where state[root] == 0 {
      path = [root]
      var next = [0]
      (state[root], places[root]) = (1, 0)
      while let top = path.last {
        let number = next[next.count - 1]
        guard number < graph.leaving[top].count else {
          state[top] = 2
          path.removeLast()
          next.removeLast()
          continue
        }
        next[next.count - 1] += 1
        let edge = graph.leaving[top][number]
        guard let destination = graph.edges[edge].destination else { continue }
        if state[destination] == 0 {
          (state[destination], places[destination]) = (1, path.count)
          path.append(destination)
          next.append(0)
        } else if state[destination] == 1 {
          reportCycle(edge, path[places[destination]...])
        }
      }
    }
  }

  private mutating func reportCycle(_ edge: Int, _ nodes: ArraySlice<Int>) {
    let segue = graph.edges[edge].segue
    guard !["relationship", "embed"].contains(segue.kind), graph.hasUIKit(graph.edges[edge].source)
    else {
      return
    }
    let isMeantBack = [segue.identifier, segue.customClass].contains {
      Self.saysBack($0 ?? "")
    }
    let way = self.way(nodes, isRound: true)
    report(
      "S6", isMeantBack ? .warning : .note, edge: edge,
      "the \(segue.kind) segue \(self.segue(edge)) leads back to a scene on its way: each round of "
        + "\(way) makes new controllers"
        + (isMeantBack ? ", and the old one is not returned to; an unwind would return" : ""))
  }

  /// Whether a name begins with a word for going back: `UnwindToList`, `back`, but not `background`.
  private static func saysBack(_ name: String) -> Bool {
    let rest = name.dropFirst().prefix { $0.isLetter && $0.isLowercase }
    let word = name.prefix(1).lowercased() + rest
    return ["unwind", "back", "return", "dismiss", "pop", "goback"].contains(word)
  }

  /// S14
  mutating func checkReferences() {
    let used = Set(
      graph.edges.compactMap { edge in
        edge.segue.destination.map { "\(graph.nodes[edge.source].file)\n\($0)" }
      })
    for (node, target) in graph.targets.sorted(by: { $0.key < $1.key }) {
      // What no segue leads to does no harm.
      let controller = graph.nodes[node].controller
      let isUsed = used.contains("\(graph.nodes[node].file)\n\(controller.id)")
      let worst: LintRule.Severity = isUsed ? .error : .note
      switch target {
      case .node, .open: break
      case .noStoryboard(let name):
        report(
          "S14", isWholeFolder && isUsed ? .warning : .note, node: node,
          "there is no storyboard \"\(name)\" among the files")
      case .noInitial(let name):
        report(
          "S14", worst, node: node,
          "the storyboard \"\(name)\" has no initial controller, and the reference names no identifier"
        )
      case .noIdentifier(let identifier, let name):
        let guess = Self.guess(for: identifier, among: graph.identifiers(ofStoryboard: name))
        report(
          "S14", worst, node: node,
          "no scene of the storyboard \"\(name)\" has the identifier \"\(identifier)\""
            + (guess.map { "; did you mean \"\($0)\"?" } ?? ""))
      }
    }
  }
}
