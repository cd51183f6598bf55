import SegueScenarios

extension Verdict {
  /// What a verdict is, in a word or two, as reports and files spell it, in the order of their tables.
  package enum Kind: String, CaseIterable, Sendable {
    case pass, fail, unlawful, crash, timeout, `protocol`
    case falseUnsupported = "false-unsupported"
    case unspecified
    case notApplicable = "not applicable"
    case inconclusive, invalid
    case notRun = "not run"

    /// Those for which the implementation is to blame.
    package static let failures: [Kind] = [
      .fail, .unlawful, .crash, .timeout, .protocol, .falseUnsupported,
    ]

    /// Those that say that no trace was given at all.
    package static let faults: [Kind] = [.crash, .timeout, .protocol, .falseUnsupported]
  }

  /// The verdict in a word or two.
  package var kind: Kind {
    switch outcome {
    case .pass: .pass
    case .fail: .fail
    case .unlawful: .unlawful
    case .unspecified: .unspecified
    case .notApplicable: .notApplicable
    case .inconclusive: .inconclusive
    case .invalid: .invalid
    case .faulty(let fault): fault.kind.verdict
    case .notRun: .notRun
    }
  }
}

extension Fault.Kind {
  fileprivate var verdict: Verdict.Kind {
    switch self {
    case .crash: .crash
    case .timeout: .timeout
    case .protocol: .protocol
    case .falseUnsupported: .falseUnsupported
    }
  }
}
