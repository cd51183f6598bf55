package import SegueConformance
import SegueScenarios

/// A run of the corpus against one implementation, as people read it.
package struct CheckReport {
  /// A case in one profile, with where it stands.
  package struct Line {
    package var path: String
    /// The file, as a command that is typed in the current folder names it.
    package var file: String
    package var run: ConformanceRun

    package init(path: String, file: String, run: ConformanceRun) {
      self.path = path
      self.file = file
      self.run = run
    }
  }

  package let implementation: String
  let lines: [Line]

  package init(implementation: String, lines: [Line]) {
    self.implementation = implementation
    self.lines = lines
  }

  /// Whether anything failed that the suite insists on.
  package var hasFailures: Bool { lines.contains { $0.run.verdict.isFailure } }

  /// Whether a case was not run, or not to its end: what is not known must not count as passed.
  package var isIncomplete: Bool {
    lines.contains { line in
      switch line.run.verdict.outcome {
      case .notRun, .inconclusive: true
      default: false
      }
    }
  }

  /// Cases whose scenario cannot be carried out: a fault of the suite.
  package var invalid: [Line] {
    lines.filter { if case .invalid = $0.run.verdict.outcome { true } else { false } }
  }

  package var text: String {
    var text: [String] = []
    for line in lines { text += failure(line) }
    text += table
    return text.joined(separator: "\n") + "\n"
  }

  private func failure(_ line: Line) -> [String] {
    let verdict = line.run.verdict
    let title = "\(line.path) [\(line.run.profile.rawValue)] \(line.run.conformanceCase.title)"
    let again = "     segue explain \(line.file) --profile \(line.run.profile.rawValue)"
    let rules =
      "     rules     "
      + line.run.conformanceCase.rules.map(\.description).joined(separator: ", ")
    switch verdict.outcome {
    case .fail(let divergence):
      return [
        "FAIL \(title)", rules,
        "     \(divergence.layer.rawValue), \(place(divergence.step))",
        "     expected  \(divergence.expected.words)", "     actual    \(divergence.actual.words)",
        again,
      ]
    case .unlawful(let violation):
      return [
        "FAIL \(title)", rules,
        "     \(violation.law), \(place(violation.step)): \(violation.seen)", again,
      ]
    case .invalid(let why): return ["BROKEN \(title)", "     \(why)", again]
    case .inconclusive(let what): return ["INCONCLUSIVE \(title)", "     \(what)", again]
    case .faulty(let fault): return ["FAIL \(title)", rules, "     \(fault.words)", again]
    case .pass, .unspecified, .notApplicable, .notRun: return []
    }
  }

  private func place(_ step: Int) -> String { step == 0 ? "launch" : "step \(step)" }

  /// Area by verdict.
  private var table: [String] {
    let verdicts = CheckReport.verdictNames
    var counts: [String: [String: Int]] = [:]
    for line in lines {
      let area = String(line.path.split(separator: "/").first ?? "")
      counts[area, default: [:]][line.run.verdict.name, default: 0] += 1
      counts["total", default: [:]][line.run.verdict.name, default: 0] += 1
    }
    let areas = counts.keys.filter { $0 != "total" }.sorted() + ["total"]
    let shown = verdicts.filter { name in counts["total"]?[name] != nil }
    let header = "".padded(to: 18) + shown.map { $0.leftPadded(to: 16) }.joined()
    return [header]
      + areas.map { area in
        area.padded(to: 18)
          + shown.map { "\(counts[area]?[$0] ?? 0)".leftPadded(to: 16) }.joined()
      }
  }

  /// The names of verdicts, in the order of reports.
  package static let verdictNames = [
    "pass", "fail", "unlawful", "crash", "timeout", "protocol", "false-unsupported", "unspecified",
    "not applicable", "inconclusive", "invalid", "not run",
  ]
}

extension Verdict {
  /// Why it is no judgement, or what an unlawful trace shows; nil where the verdict says it all.
  package var reason: String? {
    switch outcome {
    case .pass, .fail: nil
    case .unlawful(let violation): violation.seen
    case .unspecified(let rule): "\(rule)"
    case .notApplicable(.features(let features)):
      "without " + features.map(\.rawValue).joined(separator: ", ")
    case .notApplicable(.profile(let profile)): "not in \(profile.rawValue)"
    case .notApplicable(.layers): "no layer is reported"
    case .inconclusive(let what): what
    case .invalid(let why): why
    case .faulty(let fault): fault.detail
    case .notRun(let why): why
    }
  }

  /// The verdict in a word or two.
  package var name: String {
    switch outcome {
    case .pass: "pass"
    case .fail: "fail"
    case .unlawful: "unlawful"
    case .unspecified: "unspecified"
    case .notApplicable: "not applicable"
    case .inconclusive: "inconclusive"
    case .invalid: "invalid"
    case .faulty(let fault): fault.kind.rawValue
    case .notRun: "not run"
    }
  }
}

extension Fault {
  var words: String { "\(kind.rawValue): \(detail)" }
}

extension Observation {
  /// What stands there, in words.
  package var words: String {
    switch self {
    case .event(let event): event.words
    case .oneOf(let events, let orNothing):
      (events.map(\.words) + (orNothing ? ["nothing more"] : [])).joined(separator: ", or ")
    case .nothing: "nothing more in this step"
    case .noEvent(let kind): "no \(kind.rawValue)"
    case .not(let event): "not \(event.words)"
    case .tree(let tree): "tree \(tree.isEmpty ? "(no window)" : tree)"
    case .detached(let trees): "detached [\(trees.joined(separator: "; "))]"
    case .loaded(let names): "loaded [\(names.joined(separator: ", "))]"
    case .styles(let styles):
      "styles "
        + styles.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    case .noSnapshot: "no snapshot"
    case .ending(let ending): ending.words ?? "the trace completes"
    case .noStep: "the step was not begun"
    }
  }
}

extension String {
  package func leftPadded(to width: Int) -> String {
    count >= width ? self : String(repeating: " ", count: width - count) + self
  }
}
