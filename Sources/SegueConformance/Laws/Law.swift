public import SegueScenarios

/// A statement that holds for any trace, whatever implementation made it, and needs no model to compare
/// with. `Specs/Laws.md` says for each which rules it follows from.
public struct Law: Sendable {
  /// Its id: `LAW-7`.
  public let id: RuleID
  /// The statement.
  public let sentence: String
  /// The profiles in which it holds.
  public let profiles: ClosedRange<Profile>
  /// The layers without which it cannot be decided.
  public let needs: Set<Layer>

  /// What breaks it in a trace, by step.
  let violations: @Sendable (Inspection) -> [Breach]

  /// Where a law is broken, and by what.
  struct Breach {
    var step: Int
    var seen: String
  }

  /// The laws that a trace breaks.
  ///
  /// A law is not asked when the scenario's profile is not one of its own, when it needs a layer that is
  /// not reported, or when the trace ends as invalid. What cannot be decided is not broken.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - scenario: The scenario that was run, in its profile.
  ///   - layers: The layers that the trace reports.
  /// - Returns: The violations, in the order of the trace; of each law the first one only.
  public static func check(
    _ trace: Trace, _ scenario: Scenario, layers: Set<Layer> = Set(Layer.allCases)
  ) -> [Violation] {
    if case .invalid = trace.ending { return [] }
    let inspection = Inspection(trace, scenario, layers: layers)
    let found = all.compactMap { law -> Violation? in
      guard law.profiles.contains(scenario.profile), law.needs.isSubset(of: layers),
        let breach = law.violations(inspection).first
      else { return nil }
      return Violation(law: law.id, step: breach.step, seen: breach.seen)
    }
    return found.sorted { ($0.step, $0.law) < ($1.step, $1.law) }
  }

  /// A law about single steps.
  init(
    _ number: UInt16, _ profiles: ClosedRange<Profile>, _ needs: Set<Layer>,
    each statement: @escaping @Sendable (Moment) -> String?, _ sentence: String
  ) {
    self.init(
      number, profiles, needs,
      whole: { inspection in
        for moment in inspection.moments {
          if let seen = statement(moment) { return [Breach(step: moment.number, seen: seen)] }
        }
        return []
      }, sentence)
  }

  /// A law about a whole trace.
  init(
    _ number: UInt16, _ profiles: ClosedRange<Profile>, _ needs: Set<Layer>,
    whole statement: @escaping @Sendable (Inspection) -> [Breach], _ sentence: String
  ) {
    self.id = .LAW(number)
    self.sentence = sentence
    self.profiles = profiles
    self.needs = needs
    self.violations = statement
  }

  /// A law about unwind steps.
  init(
    _ number: UInt16, _ profiles: ClosedRange<Profile>, _ needs: Set<Layer>,
    unwind statement: @escaping @Sendable (Unwind) -> String?, _ sentence: String
  ) {
    self.init(
      number, profiles, needs, each: { moment in moment.unwind.flatMap(statement) }, sentence)
  }
}

/// The laws themselves; the functions answer what was seen where a law is broken.
enum Laws {}
