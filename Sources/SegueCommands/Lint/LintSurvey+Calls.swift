internal import SegueExchange
internal import StoryboardImport

/// S2, S9 and S12: segues that code performs by name.
extension LintSurvey {
  mutating func checkCalls() {
    for call in facts.performs {
      guard let identifiers = call.identifiers, identifiers.count == 1,
        let identifier = identifiers.first
      else { continue }
      checkMissing(call, identifier)
      if call.isAfterDismissal { checkAfterDismissal(call, identifier) }
    }
    checkManual()
  }

  /// The scenes whose controller can run code of a class: it is their class or a superclass.
  private func nodes(of name: String) -> [Int] {
    (descendants[name] ?? []).filter { !graph.nodes[$0].controller.isReference }
  }

  private func hasSegue(_ node: Int, _ identifier: String) -> Bool {
    graph.leaving[node].contains { graph.edges[$0].segue.identifier == identifier }
  }

  /// S12
  private mutating func checkMissing(_ call: PerformFact, _ identifier: String) {
    guard call.receiver == .itself, let name = call.inClass,
      facts.override(of: .performSegue, in: facts.ancestry(of: name)) == nil
    else { return }
    let nodes = nodes(of: name)
    guard !nodes.isEmpty else { return }
    let lacking = nodes.filter { !hasSegue($0, identifier) }
    guard !lacking.isEmpty else { return }
    let known = nodes.flatMap { graph.leaving[$0].compactMap { graph.edges[$0].segue.identifier } }
    if lacking.count < nodes.count {
      // Another device's storyboard, or a scene on which this code never runs.
      guard !ClassFacts.isFramework(name) else { return }
      return report(
        "S12", .note, at: call.place,
        "of the scenes of \(name), \(Self.list(lacking.map(place))) has no segue \"\(identifier)\"")
    }
    let isSure =
      facts.isComplete && isWholeFolder && !call.isConditional && !ClassFacts.isFramework(name)
      && nodes.allSatisfy(graph.hasUIKit)
      && facts.classes[name].map { $0.declarations.count == 1 } == true
    let guess = Self.guess(for: identifier, among: known)
    report(
      "S12", isSure ? .error : .note, at: call.place,
      "no scene of \(name) has a segue \"\(identifier)\""
        + (guess.map { "; did you mean \"\($0)\"?" }
          ?? " (looked at \(Self.list(nodes.map(place))))"))
  }

  private func place(_ node: Int) -> String {
    "\(graph.name(node)) in \(graph.files[graph.nodes[node].file].name)"
  }

  /// S2: by then the source has neither presenter nor parent.
  private mutating func checkAfterDismissal(_ call: PerformFact, _ identifier: String) {
    guard call.receiver == .itself, let name = call.inClass else { return }
    let isUnwind = nodes(of: name).contains { node in
      graph.leaving[node].contains {
        graph.edges[$0].segue.kind == "unwind" && graph.edges[$0].segue.identifier == identifier
      }
    }
    guard isUnwind else { return }
    report(
      "S2", .warning, at: call.place,
      "the unwind \"\(identifier)\" is performed after \(name) was dismissed: by then nobody stands "
        + "above it")
  }

  /// S9
  private mutating func checkManual() {
    // An identifier made by an expression could be any.
    let isSure = facts.isComplete && facts.performs.allSatisfy { $0.identifiers != nil }
    let performed = facts.performs.reduce(into: Set<String>()) {
      $0.formUnion($1.identifiers ?? [])
    }
    let constants = facts.constants.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (number, edge) in graph.edges.enumerated()
    where edge.segue.owner.standing == .controller && edge.segue.kind != "relationship"
      && edge.segue.kind != "embed" && graph.hasUIKit(edge.source)
    {
      guard let identifier = edge.segue.identifier else {
        report(
          "S9", .warning, edge: number,
          "a segue of \(scene(edge.source)) itself has no identifier, so nothing can perform it")
        continue
      }
      guard isSure, !performed.contains(identifier), !facts.literals.contains(identifier),
        !constants.contains(identifier)
      else { continue }
      report(
        "S9", .warning, edge: number,
        "no code performs the segue \"\(identifier)\" of \(scene(edge.source))")
    }
  }
}
