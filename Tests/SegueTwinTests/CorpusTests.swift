import SegueConformance
import SegueExchange
import SegueScenarios
import SegueTwin
import Testing

/// The twin runs every case of the corpus in every profile of the case.
@Suite("Corpus")
struct CorpusTests {
  private static let areas = [
    "Containment", "LegacyUnwinding", "Presentation", "Reports", "Segues", "Showing", "Storyboards",
    "Unwinding",
  ]

  @Test("cases of the area", arguments: areas)
  func conforms(_ area: String) throws {
    let corpus = try Corpus.load(from: Suite().corpus)
    var runs = 0
    var cases = 0
    var failures: [String] = []
    for entry in corpus.entries where entry.path.hasPrefix(area + "/") {
      cases += 1
      for profile in entry.conformanceCase.profiles {
        runs += 1
        if let failure = failure(of: entry, in: profile) { failures.append(failure) }
      }
    }
    print("\(area): \(cases) cases, \(runs) runs, \(failures.count) failures")
    for failure in failures { Issue.record(Comment(rawValue: failure)) }
    #expect(cases > 0)
  }

  /// What a run of the case does otherwise than the case asks; nil when it passes.
  private func failure(of entry: Corpus.Entry, in profile: Profile) -> String? {
    let tested = entry.conformanceCase
    let trace = trace(of: tested, in: profile)
    let place = "\(entry.path) in \(profile.rawValue) \(tested.rules.map(\.description))"
    let verdict = tested.verdict(on: trace, profile: profile, layers: Set(Layer.allCases))
    switch verdict.outcome {
    case .pass: break
    case .fail(let divergence): return "\(place): \(divergence)"
    case .unlawful(let violation): return "\(place): \(violation)"
    case .unspecified: break
    case .notApplicable, .inconclusive, .invalid, .faulty, .notRun:
      return "\(place): \(verdict.outcome)"
    }
    // The judge accepts any ending where none is settled; the twin has to know the point.
    guard case .unspecified = tested.expectation.ending else { return nil }
    let same = trace.ending == tested.expectation.ending
    return same ? nil : "\(place): ends \(trace.ending), not \(tested.expectation.ending)"
  }

  private func trace(of tested: ConformanceCase, in profile: Profile) -> Trace {
    var scenario = tested.scenario
    scenario.profile = profile
    return Twin().run(scenario)
  }
}
