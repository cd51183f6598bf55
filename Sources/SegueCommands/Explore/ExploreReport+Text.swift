internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

extension ExploreReport {
  var text: String {
    var lines = [coverage]
    if !hasFacts {
      lines.append("No sources were understood: classes may have more actions than are known.")
    }
    if let ending = explorer.launchEnding {
      lines = ["The launch already ends: \(Self.words(ending))"]
    }
    var last = ""
    for finding in findings {
      let head: String
      switch finding.kind {
      case .raises: head = "A step raises:"
      case .grows: head = "Grows without bound, round by round, by segues that lead forward:"
      case .reaches, .nobody, .unspecified: head = "unwind \(finding.subject)"
      }
      if head != last { lines += ["", head] }
      last = head
      lines.append("  → \(finding.result)")
      for step in finding.steps { lines.append("      \(step.json.line)") }
    }
    lines += section(
      "Steps that end in what no source settles:",
      unsettled.map { "\($0.value) by \($0.key)" })
    lines += section("Unwinds that were not tried:", untried)
    lines += section("Scenes that were not reached:", unseen)
    lines += section(
      "Open ends:",
      openEnds.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.message)" })
    return lines.joined(separator: "\n") + "\n"
  }

  private var unsettled: [(key: String, value: Int)] {
    explorer.findings.unsettled.sorted { $0.key < $1.key }
  }

  private static func words(_ ending: Ending) -> String {
    switch ending {
    case .completed: "completed"
    case .raised(let name, let reason, _):
      "it raises " + [name, reason].compactMap(\.self).joined(separator: ": ")
    case .unspecified(let rule): "it is unspecified by \(rule)"
    case .exhausted(let what): "it goes on without end (\(what))"
    case .invalid(let why): why
    }
  }

  private var coverage: String {
    guard explorer.limits.seed == nil else {
      return "\(explorer.knownCount) states seen in \(explorer.stepCount) steps at random; "
        + "\(explorer.leftByDepth) walks ended at the depth \(explorer.limits.depth)"
    }
    return "\(explorer.stateCount) states, \(explorer.stepCount) steps; "
      + (explorer.leftCount + explorer.leftByDepth == 0
        ? "everything was visited"
        : "left: \(explorer.leftByDepth) states at the depth \(explorer.limits.depth), "
          + "\(explorer.leftCount) beyond --states")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
  }

  var json: JSON {
    func strings(_ list: [String]) -> JSON { .array(list.map(JSON.string)) }
    let found = findings.map { finding in
      JSON.object([
        .init("kind", .string(finding.kind.rawValue)), .init("subject", .string(finding.subject)),
        .init("result", .string(finding.result)),
        .init("steps", .array(finding.steps.map(\.json))),
      ])
    }
    return .object([
      .init("states", .int(explorer.knownCount)), .init("visited", .int(explorer.stateCount)),
      .init("steps", .int(explorer.stepCount)),
      .init("leftByDepth", .int(explorer.leftByDepth)),
      .init("leftByBudget", .int(explorer.leftCount)),
      .init("unsettled", .object(unsettled.map { .init($0.key, .int($0.value)) })),
      .init("findings", .array(found)),
      .init("unwindsNotTried", strings(untried)), .init("scenesNotReached", strings(unseen)),
      .init("openEnds", strings(openEnds.map { "\($0.file):\($0.position.line): \($0.message)" })),
    ])
  }
}
