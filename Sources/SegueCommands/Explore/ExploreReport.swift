internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

/// What exploring found, for people, tools and `segue explain`.
struct ExploreReport {
  /// A sequence of steps and what it shows.
  private struct Finding {
    var kind: String
    var subject: String
    var result: String
    var steps: [Step]
  }

  private let explorer: Explorer
  private let openEnds: [OpenEnd]
  private let hasFacts: Bool
  private var findings: [Finding] = []
  /// Unwinds that no sequence came to, and scenes likewise.
  private let untried: [String]
  private let unseen: [String]

  var hasFaults: Bool {
    // Without sources no class has an action, so it means nothing that nobody answers.
    explorer.launchEnding != nil
      || findings.contains { $0.kind == "raises" || (hasFacts && $0.kind == "nobody") }
  }

  init(_ explorer: Explorer, openEnds: [OpenEnd], hasFacts: Bool) {
    self.explorer = explorer
    self.openEnds = openEnds
    self.hasFacts = hasFacts
    var untried: [String] = []
    var unseen: [String] = []
    for storyboard in explorer.base.storyboards.values {
      for (name, scene) in storyboard.scenes where scene.reference == nil {
        if !explorer.seenScenes.contains(name) { unseen.append(name) }
        for segue in scene.segues where segue.kind == .unwind {
          let key = Explorer.Unwind(
            scene: name, name: segue.trigger ?? segue.identifier ?? "", action: segue.action ?? "")
          if explorer.unwinds[key] == nil { untried.append(Self.subject(key)) }
        }
      }
    }
    self.untried = untried.sorted()
    self.unseen = unseen.sorted()
    for (unwind, outcomes) in explorer.unwinds.sorted(by: {
      Self.subject($0.key) < Self.subject($1.key)
    }) {
      for (outcome, steps) in outcomes.sorted(by: { $0.key < $1.key }) {
        let (kind, result) =
          switch outcome {
          case .destination(let scene): ("reaches", scene)
          case .nothing: ("nobody", "finds nobody")
          case .unspecified(let rule): ("unspecified", "unspecified by \(rule)")
          }
        findings.append(
          Finding(kind: kind, subject: Self.subject(unwind), result: result, steps: steps))
      }
    }
    for (words, steps) in explorer.raised.sorted(by: { $0.key < $1.key }) {
      findings.append(Finding(kind: "raises", subject: "raises", result: words, steps: steps))
    }
    for (scene, steps) in explorer.growing.sorted(by: { $0.key < $1.key }) {
      findings.append(Finding(kind: "grows", subject: "grows", result: scene, steps: steps))
    }
  }

  private static func subject(_ unwind: Explorer.Unwind) -> String {
    "\(unwind.scene)  \(unwind.name.isEmpty ? "-" : unwind.name)  \(unwind.action)"
  }

  // MARK: text

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
      case "raises": head = "A step raises:"
      case "grows": head = "Grows without bound:"
      default: head = "unwind \(finding.subject)"
      }
      if head != last { lines += ["", head] }
      last = head
      lines.append("  → \(finding.result)")
      for step in finding.steps { lines.append("      \(step.json.line)") }
    }
    lines += section(
      "Steps that end in what no source settles:",
      explorer.unsettled.sorted { $0.key < $1.key }.map { "\($0.value) by \($0.key)" })
    lines += section("Unwinds that were not tried:", untried)
    lines += section("Scenes that were not reached:", unseen)
    lines += section(
      "Open ends:",
      openEnds.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.message)" })
    return lines.joined(separator: "\n") + "\n"
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
    "\(explorer.stateCount) states, \(explorer.stepCount) steps; "
      + (explorer.leftByBudget + explorer.leftByDepth == 0
        ? "everything was visited"
        : "left: \(explorer.leftByDepth) states at the depth \(explorer.limits.depth), "
          + "\(explorer.leftByBudget) beyond --states")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  \($0)" }
  }

  // MARK: files

  var json: JSON {
    func strings(_ list: [String]) -> JSON { .array(list.map(JSON.string)) }
    let found = findings.map { finding in
      JSON.object([
        .init("kind", .string(finding.kind)), .init("subject", .string(finding.subject)),
        .init("result", .string(finding.result)),
        .init("steps", .array(finding.steps.map(\.json))),
      ])
    }
    return .object([
      .init("states", .int(explorer.stateCount)), .init("steps", .int(explorer.stepCount)),
      .init("leftByDepth", .int(explorer.leftByDepth)),
      .init(
        "unsettled",
        .object(explorer.unsettled.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) })
      ),
      .init("leftByBudget", .int(explorer.leftByBudget)), .init("findings", .array(found)),
      .init("unwindsNotTried", strings(untried)), .init("scenesNotReached", strings(unseen)),
      .init("openEnds", strings(openEnds.map { "\($0.file):\($0.position.line): \($0.message)" })),
    ])
  }

  /// Each finding as a scenario that `segue explain` takes.
  func save(to folder: String) throws(ExchangeError) {
    for (number, finding) in findings.enumerated() {
      var scenario = explorer.base
      scenario.steps = finding.steps
      try Files.write(
        scenario.json.canonical, to: "\(folder)/\(number + 1)-\(finding.kind).json")
    }
  }
}
