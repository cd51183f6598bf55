import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios
import Testing

/// What the model's traces of the corpus cite; of the rules of unwinding only that they hold.
@Suite("Citations")
struct CitationTests {
  static func traces(_ area: String, _ use: (Corpus.Entry, Profile, Trace) throws -> Void) throws {
    for entry in try CorpusTests.entries(area) {
      for profile in entry.conformanceCase.profiles {
        try use(entry, profile, ReferenceModel().run(entry.conformanceCase.scenario(in: profile)))
      }
    }
  }

  @Test("A trace cites only rules that hold in its profile", arguments: CorpusTests.areas)
  func citedRulesHold(area: String) throws {
    let rules = Dictionary(
      uniqueKeysWithValues: try CorpusTests.rules.get().map { ($0.id, $0) })
    try Self.traces(area) { entry, profile, trace in
      for id in trace.citations {
        let rule = try #require(rules[id])
        #expect(
          rule.profiles.contains(profile),
          "\(entry.path) [\(profile.rawValue)] cites \(id), which does not hold there")
      }
    }
  }

  @Test("No event of a trace cites a rule twice", arguments: CorpusTests.areas)
  func citedOnce(area: String) throws {
    try Self.traces(area) { entry, profile, trace in
      for event in trace.steps.flatMap(\.events) {
        let rules = event.rules.filter { ![.UNW, .LUN].contains($0.area) }
        #expect(Set(rules).count == rules.count, "\(entry.path) \(event.kind) \(rules)")
      }
    }
  }

  /// Rules that a near miss leaves out altogether: no earlier step of one needs them.
  static let leftOut = [
    "CNT-23", "CNT-29", "CNT-60", "PRS-1", "PRS-4", "PRS-15", "PRS-46", "PRS-47", "SEG-18",
    "SEG-26", "SEG-35", "SEG-36", "SEG-57", "SEG-58", "SEG-65", "SEG-107", "SEG-109", "SEG-110",
    "SEG-112", "SEG-113", "SEG-122", "SHW-4", "SHW-11",
  ]

  @Test("Where a rule only seems to decide, it is not cited", arguments: CorpusTests.areas)
  func nearMissesDoNotCite(area: String) throws {
    let leftOut = Set(Self.leftOut.compactMap { RuleID($0) })
    #expect(leftOut.count == Self.leftOut.count)
    try Self.traces(area) { entry, profile, trace in
      let near = leftOut.intersection(entry.conformanceCase.nearMissOf)
      guard !near.isEmpty else { return }
      let cited = near.intersection(trace.citations)
      #expect(cited.isEmpty, "\(entry.path) [\(profile.rawValue)] cites \(cited)")
    }
  }

  @Test("Every rule of the model's is cited somewhere")
  func everyRuleIsCited() throws {
    var cited: Set<RuleID> = []
    for area in CorpusTests.areas {
      try Self.traces(area) { _, _, trace in cited.formUnion(trace.citations) }
    }
    let silent = try CorpusTests.rules.get().filter {
      $0.level != .unspecified && !cited.contains($0.id)
        && ![.LAW, .UNW, .LUN].contains($0.id.area)
    }
    #expect(silent.isEmpty, "\(silent.map(\.id.description).joined(separator: " "))")
  }
}

extension Trace {
  /// Every rule that it cites anywhere.
  var citations: Set<RuleID> {
    var cited = Set(steps.flatMap { $0.rules + $0.events.flatMap(\.rules) })
    if case .raised(_, _, let why) = ending { cited.formUnion(why) }
    return cited
  }
}
