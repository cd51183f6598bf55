package import SegueConformance
import SegueExchange
import SegueModel
import SegueReports
package import SegueScenarios

/// What went wrong in a case, as it reads in the output of a test.
package struct FailureText {
  private let run: ConformanceRun
  private let others: [Profile]
  private let shelf: Shelf

  /// Runs a case in the profiles that it shares with an implementation, the newest first.
  ///
  /// - Returns: What is to be told; nil when nothing failed.
  package init?(
    of implementation: some Implementation, in conformanceCase: ConformanceCase,
    shelf: Shelf = .standard
  ) {
    let shared = conformanceCase.profiles.filter { implementation.profiles.contains($0) }
    let runs = (shared.isEmpty ? conformanceCase.profiles : shared).reversed().map {
      ConformanceRun(conformanceCase, profile: $0, against: implementation)
    }.filter(Self.isTold)
    guard let run = runs.first else { return nil }
    self.run = run
    others = runs.dropFirst().map(\.profile)
    self.shelf = shelf
  }

  /// What fails, what says nothing at all, and what does not apply: a test that ran nothing is not green.
  private static func isTold(_ run: ConformanceRun) -> Bool {
    switch run.verdict.outcome {
    case .pass, .unspecified: false
    case .fail, .unlawful, .notApplicable, .inconclusive, .invalid, .faulty, .notRun: true
    }
  }

  package var text: String {
    let told = run.conformanceCase
    var lines = ["\(told.uid) \(told.title)"]
    lines += told.rules.map { "\($0)  \(shelf.sentences[$0] ?? "")" }
    switch run.verdict.outcome {
    case .fail(let divergence): lines += diverging(divergence)
    case .unlawful(let violation):
      lines.append("\(violation.law)  \(shelf.sentences[violation.law] ?? "")")
      lines.append("\(place(violation.step)): \(violation.seen)")
    default:
      lines.append(
        "\(run.profile.rawValue), \(run.verdict.name): \(run.verdict.reason ?? "")")
    }
    if !others.isEmpty {
      lines.append("fails too  in \(others.map(\.rawValue).joined(separator: ", "))")
    }
    if let file = shelf.files[told.uid] {
      lines.append("again      \(shelf.explain(file)) --profile \(run.profile.rawValue)")
    }
    return lines.joined(separator: "\n")
  }

  private func diverging(_ divergence: Divergence) -> [String] {
    let scenario = run.conformanceCase.scenario(in: run.profile)
    let expected = ReferenceModel().run(scenario)
    let wanted = tree(expected, divergence.step)
    let seen = tree(run.trace, divergence.step)
    var lines = [
      "\(place(divergence.step)), \(divergence.layer.rawValue)",
      "expected   \(divergence.expected.words)", "actual     \(divergence.actual.words)",
    ]
    if divergence.step > 0 {
      lines.append("before     \(tree(expected, divergence.step - 1) ?? "-")")
    }
    if let wanted, let seen, wanted != seen {
      lines += TreeText.beside(
        TreeText.lines(wanted), TreeText.lines(seen), titles: ("expected", "actual"))
    } else {
      lines.append("after      \(wanted ?? "-")")
    }
    return lines
  }

  private func tree(_ trace: Trace?, _ step: Int) -> String? {
    guard let trace, step < trace.steps.count else { return nil }
    return trace.steps[step].snapshot?.tree
  }

  /// The profile and the step, in the words of its file.
  private func place(_ step: Int) -> String {
    let steps = run.conformanceCase.scenario.steps
    guard step > 0, step <= steps.count else { return "\(run.profile.rawValue), launch" }
    return "\(run.profile.rawValue), step \(step) \(steps[step - 1].json.line)"
  }
}
