package import SegueConformance
import SegueScenarios

extension CaseVerdict {
  /// What a report says of a run.
  ///
  /// - Parameter path: Where the case stands in the corpus.
  package init(path: String, run: ConformanceRun) {
    let verdict = run.verdict
    self.init(
      Subject(
        uid: run.conformanceCase.uid, path: path, title: run.conformanceCase.title,
        rules: run.conformanceCase.rules, level: run.conformanceCase.level),
      profile: run.profile, kind: verdict.kind, layers: verdict.layers.mapValues { $0 == .pass },
      fingerprint: verdict.fingerprint, place: Place(verdict.outcome), reason: verdict.reason)
  }

  /// `Unwinding/pop [ios9] An unwind pops to the list`
  package var headline: String { "\(subject.path) [\(profile.rawValue)] \(subject.title)" }

  /// The rules, one after the other.
  package var ruleList: String { subject.rules.map(\.description).joined(separator: ", ") }

  /// The line that shows what the model does there, typed where the folder `corpus` is named so.
  package func again(corpus: String = "Corpus") -> String {
    "segue explain \(corpus)/\(subject.path).json --profile \(profile.rawValue)"
  }

  /// What a reader is told of a failure, part by part.
  package var parts: [(label: String, text: String)] {
    var parts = [("rules", "\(ruleList) (\(subject.level.rawValue))"), ("verdict", kind.rawValue)]
    if let place {
      parts.append(("place", place.words))
      if let expected = place.expected { parts.append(("expected", expected)) }
      parts.append((place.law == nil ? "actual" : "seen", place.actual))
    } else if let reason {
      parts.append(("reason", reason))
    }
    if let fingerprint { parts.append(("fingerprint", fingerprint)) }
    return parts + [("again", again())]
  }
}

extension CaseVerdict.Place {
  fileprivate init?(_ outcome: Verdict.Outcome) {
    switch outcome {
    case .fail(let divergence):
      self.init(
        layer: divergence.layer, law: nil, step: divergence.step,
        expected: divergence.expected.words, actual: divergence.actual.words)
    case .unlawful(let violation):
      self.init(
        layer: nil, law: violation.law, step: violation.step, expected: nil,
        actual: violation.seen)
    default: return nil
    }
  }

  /// `callbacks, step 2`
  package var words: String {
    let what = layer?.rawValue ?? law?.description ?? ""
    return "\(what), \(step == 0 ? "launch" : "step \(step)")"
  }
}
