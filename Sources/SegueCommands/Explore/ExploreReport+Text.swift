internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

extension ExploreReport {
  var text: String {
    var lines = ["From \(start): \(coverage)"]
    if !hasFacts {
      lines.append("No sources were understood: classes may have more actions than are known.")
    }
    if let ending = explorer.launchEnding {
      lines = ["From \(start): the launch already ends, \(Self.words(ending))"]
    }
    var last = ""
    for finding in findings {
      let head: String
      switch finding.kind {
      case .raises: head = "A step raises:"
      case .grows: head = "Grows without bound, round by round, by segues that lead forward:"
      case .reaches, .nobody, .unspecified:
        head = "unwind \(finding.subject)" + (finding.place.map { "  (\($0.text))" } ?? "")
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
    lines += section(
      "Scenes that were not reached, \(unseen.count) of \(sceneCount):", Self.wrapped(unseen))
    lines += section(
      "Open ends:",
      openEnds.map { "\(SourcePlace(file: $0.file, position: $0.position).text): \($0.message)" })
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
      return "\(Self.count(explorer.knownCount, "state")) seen in "
        + "\(Self.count(explorer.stepCount, "step")) at random; "
        + "\(Self.count(explorer.leftByDepth, "walk")) ended at the depth \(explorer.limits.depth)"
    }
    return
      "\(Self.count(explorer.stateCount, "state")), \(Self.count(explorer.stepCount, "step")); "
      + (explorer.leftCount + explorer.leftByDepth == 0
        ? "everything was visited"
        : "left: \(Self.count(explorer.leftByDepth, "state")) at the depth \(explorer.limits.depth), "
          + "\(explorer.leftCount) beyond --states")
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The most lines of a section: people read no more of a kind.
  private static let mostLines = 20

  private func section(_ title: String, _ lines: [String]) -> [String] {
    guard lines.count > Self.mostLines else {
      return lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
    }
    return ["", title] + lines.prefix(Self.mostLines).map { "  \($0)" }
      + [
        "  … and \(Self.count(lines.count - Self.mostLines, "line")) more, all of them with --format json"
      ]
  }

  /// Names, as many on a line as fit.
  private static func wrapped(_ names: [String]) -> [String] {
    names.reduce(into: []) { lines, name in
      if let last = lines.last, last.utf8.count + name.utf8.count < 100 {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append(name)
      }
    }
  }

  var json: JSON {
    func strings(_ list: [String]) -> JSON { .array(list.map(JSON.string)) }
    let found = findings.map { finding in
      JSON.object([
        .init("kind", .string(finding.kind.rawValue)), .init("subject", .string(finding.subject)),
        .init("place", finding.place.map { .string($0.text) } ?? .null),
        .init("result", .string(finding.result)),
        .init("steps", .array(finding.steps.map(\.json))),
      ])
    }
    return .object([
      .init("start", .string(start)), .init("states", .int(explorer.knownCount)),
      .init("visited", .int(explorer.stateCount)),
      .init("steps", .int(explorer.stepCount)),
      .init("leftByDepth", .int(explorer.leftByDepth)),
      .init("leftByBudget", .int(explorer.leftCount)),
      .init("unsettled", .object(unsettled.map { .init($0.key, .int($0.value)) })),
      .init("findings", .array(found)),
      .init("unwindsNotTried", strings(untried)), .init("scenesNotReached", strings(unseen)),
      .init(
        "openEnds",
        strings(
          openEnds.map {
            "\(SourcePlace(file: $0.file, position: $0.position).text): \($0.message)"
          })),
    ])
  }
}

extension SourcePlace {
  /// `Main.storyboard:12:7`
  fileprivate var text: String { "\(file):\(position.line):\(position.column)" }
}
