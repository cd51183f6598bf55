public import SegueScenarios

/// What a trace is judged to be.
public struct Verdict: Hashable, Sendable {
  /// The judgement as a whole.
  public var outcome: Outcome
  /// The judgement of each layer by itself; a layer that is not listed was not judged.
  public var layers: [Layer: LayerVerdict]
  /// The laws that the trace breaks, whatever else it does.
  public var violations: [Violation]

  /// A verdict with all its parts.
  public init(
    _ outcome: Outcome, layers: [Layer: LayerVerdict] = [:], violations: [Violation] = []
  ) {
    self.outcome = outcome
    self.layers = layers
    self.violations = violations
  }

  /// The judgement as a whole.
  public enum Outcome: Hashable, Sendable {
    /// All that is asserted holds.
    case pass
    /// The first divergence, in the order of the trace.
    case fail(Divergence)
    /// Nothing diverges, and the trace breaks a law.
    case unlawful(Violation)
    /// All that is asserted holds up to a point from which no source settles anything.
    case unspecified(RuleID)
    /// The scenario was not run.
    case notApplicable(Inapplicability)
    /// One of the traces ran out of fuel before anything diverged.
    case inconclusive(String)
    /// The scenario asks for a step that cannot be carried out.
    case invalid(String)
    /// There is no trace: the implementation, or its adapter, did not answer as it should.
    case faulty(Fault)
    /// Budget, deadline or an interrupt came first.
    case notRun(String)
  }

  /// Whether the implementation is at fault.
  public var isFailure: Bool {
    switch outcome {
    case .fail, .unlawful, .faulty: true
    default: false
    }
  }

  /// The first divergence, if there is one.
  public var divergence: Divergence? {
    guard case .fail(let divergence) = outcome else { return nil }
    return divergence
  }

  /// What kind of failure this is, without the names of one scenario; nil when it is none.
  public var fingerprint: String? {
    switch outcome {
    case .fail(let divergence): divergence.fingerprint
    case .unlawful(let violation): "law:\(violation.law)"
    case .faulty(let fault): "fault:\(fault.kind.rawValue)"
    default: nil
    }
  }
}

/// The judgement of one layer by itself.
public enum LayerVerdict: Hashable, Sendable {
  /// Nothing in the layer diverges.
  case pass
  /// The layer's first divergence; its event index counts the layer's own compared events.
  case fail(Divergence)
}

/// Why a case does not apply to an implementation.
public enum Inapplicability: Hashable, Sendable {
  /// It needs features that the implementation does not declare, in order.
  case features([Feature])
  /// The case or the implementation does not have the profile.
  case profile(Profile)
  /// The implementation reports no layer at all.
  case layers
}
