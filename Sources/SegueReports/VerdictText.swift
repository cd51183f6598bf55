package import SegueConformance
import SegueScenarios

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

  /// The verdict, and why it is none.
  package var summary: String { name + (reason.map { " (\($0))" } ?? "") }

  /// The verdict in a word or two.
  package var name: String { kind.rawValue }
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
