import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios
import Testing

/// What the model's traces of the corpus cite of the rules of unwinding.
@Suite("Citations of unwinding")
struct UnwindingCitationTests {
  /// The traces of one area's cases, in all their profiles.
  static func traces(_ area: String) throws -> [(path: String, profile: Profile, trace: Trace)] {
    try CorpusTests.entries(area).flatMap { entry in
      entry.conformanceCase.profiles.map { profile in
        (
          entry.path, profile,
          ReferenceModel().run(entry.conformanceCase.scenario(in: profile))
        )
      }
    }
  }

  @Test("No event cites a rule twice", arguments: CorpusTests.areas)
  func citedOnce(area: String) throws {
    for (path, profile, trace) in try Self.traces(area) {
      for event in trace.steps.flatMap(\.events) {
        #expect(
          Set(event.rules).count == event.rules.count,
          "\(path) [\(profile.rawValue)]: \(event.kind) of \(event.on) cites \(event.rules)")
      }
    }
  }

  @Test(
    "A rule of unwinding is cited where it decides: in the trace of its example",
    arguments: ["Unwinding", "LegacyUnwinding"])
  func examplesCite(area: String) throws {
    let traces = try Self.traces(area)
    for rule in try CorpusTests.rules.get() where rule.level != .unspecified {
      guard let findings = rule.findings, findings.example.hasPrefix(area + "/") else { continue }
      let mine = traces.filter { $0.path == findings.example }
      #expect(
        mine.contains { $0.trace.cited.contains(rule.id) }, "\(findings.example): \(rule.id)")
    }
  }

  @Test(
    "Prepare and action of an unwind cite what they share, whoever supplied the segue",
    arguments: CorpusTests.areas)
  func unwindsCite(area: String) throws {
    for (path, profile, trace) in try Self.traces(area) {
      for step in trace.steps {
        let told = step.events.filter { $0.kind == .prepare }
        let sent = step.events.filter { $0.kind == .action }
        guard told.count == 1, sent.count == 1 else { continue }
        let shared = (told + sent).allSatisfy { $0.rules.contains(.UNW(78)) }
        #expect(
          shared && told[0].rules.contains(.SEG(74)),
          "\(path) [\(profile.rawValue)]")
      }
    }
  }

  @Test("A rule is one of a citation once, and a ninth is left out")
  func citesAreSets() {
    let twice = Cites(.UNW(4), .UNW(8), .UNW(4)).and(.UNW(8)).and(.UNW(7), if: true)
    #expect(twice.rules == [.UNW(4), .UNW(8), .UNW(7)])
    let nine = (1...9).dropFirst().reduce(Cites(.UNW(1))) { $0.and(.UNW($1)) }
    #expect(nine.rules == (1...8).map { RuleID.UNW($0) })
  }
}

extension Trace {
  /// Every rule that the trace cites anywhere.
  fileprivate var cited: Set<RuleID> {
    var cited = Set(steps.flatMap { $0.rules + $0.events.flatMap(\.rules) })
    switch ending {
    case .raised(_, _, let rules): cited.formUnion(rules)
    case .unspecified(let rule): cited.insert(rule)
    default: break
    }
    return cited
  }
}
