public import SegueScenarios

/// One case, run against one implementation in one profile.
public struct ConformanceRun: Sendable {
  /// The case.
  public var conformanceCase: ConformanceCase
  /// The profile it ran in.
  public var profile: Profile
  /// What the implementation did; nil when the case does not apply to it, or it gave none.
  public var trace: Trace?
  /// How it is judged.
  public var verdict: Verdict

  /// A run that took place elsewhere.
  package init(
    _ conformanceCase: ConformanceCase, profile: Profile, trace: Trace? = nil, verdict: Verdict
  ) {
    self.conformanceCase = conformanceCase
    self.profile = profile
    self.trace = trace
    self.verdict = verdict
  }

  /// Runs a case, unless it does not apply; judges the trace by the case and by the laws.
  ///
  /// - Parameters:
  ///   - conformanceCase: The case.
  ///   - profile: One of the case's profiles.
  ///   - implementation: Runs the scenario, in that profile.
  public init(
    _ conformanceCase: ConformanceCase, profile: Profile,
    against implementation: some Implementation
  ) {
    self.conformanceCase = conformanceCase
    self.profile = profile
    if let reason = conformanceCase.inapplicability(to: implementation, in: profile) {
      verdict = Verdict(.notApplicable(reason))
      return
    }
    do throws(Fault) {
      let trace = try implementation.run(conformanceCase.scenario(in: profile))
      self.trace = trace
      verdict = conformanceCase.verdict(on: trace, profile: profile, layers: implementation.layers)
    } catch {
      verdict = Verdict(.faulty(error))
    }
  }
}

extension ConformanceCase {
  /// Runs the case against an implementation and judges what it did, by the expectation and by the laws.
  ///
  /// - Returns: The verdict; not applicable when a feature, the profile or every layer is missing.
  public func check(_ implementation: some Implementation, profile: Profile) -> Verdict {
    ConformanceRun(self, profile: profile, against: implementation).verdict
  }

  /// Judges a trace of the case's scenario, wherever it comes from, by the expectation and by the laws.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - profile: The profile that the scenario ran in.
  ///   - layers: The layers that the trace reports.
  public func verdict(on trace: Trace, profile: Profile, layers: Set<Layer>) -> Verdict {
    var verdict = Judge(layers: layers).verdict(on: trace, against: expectation)
    if case .invalid = verdict.outcome { return verdict }
    verdict.violations = Law.check(settledPart(of: trace), scenario(in: profile), layers: layers)
    if let violation = verdict.violations.first, verdict.divergence == nil {
      verdict.outcome = .unlawful(violation)
    }
    return verdict
  }

  /// The case's scenario in one of its profiles.
  public func scenario(in profile: Profile) -> Scenario {
    var scenario = scenario
    scenario.profile = profile
    return scenario
  }

  /// The scenario in the first of its profiles.
  package var sample: Scenario { scenario(in: profiles.first ?? .standard) }

  /// Why the case does not apply to an implementation in a profile; nil when it does.
  public func inapplicability(
    to implementation: some Implementation, in profile: Profile
  ) -> Inapplicability? {
    guard profiles.contains(profile), implementation.profiles.contains(profile) else {
      return .profile(profile)
    }
    let missing = requires.subtracting(implementation.features)
    guard missing.isEmpty else { return .features(missing.sorted()) }
    return implementation.layers.isEmpty ? .layers : nil
  }

  /// The trace without what comes after an expected unspecified point: there the laws bind nobody.
  private func settledPart(of trace: Trace) -> Trace {
    guard case .unspecified(let rule) = expectation.ending else { return trace }
    // Without a snapshot the last listed step is the one that ran into the unspecified point.
    let settled =
      expectation.steps.last??.snapshot == nil
      ? max(expectation.steps.count - 1, 0) : expectation.steps.count
    guard trace.steps.count > settled else { return trace }
    return Trace(
      steps: trace.steps.prefix(settled) + [StepTrace()], ending: .unspecified(rule: rule))
  }
}
