import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios
import Testing

/// The corpus against the reference model, area by area, and against its own rules.
@Suite("Corpus")
struct CorpusTests {
  static let areas = [
    "Containment", "LegacyUnwinding", "Presentation", "Reports", "Segues", "Showing", "Storyboards",
    "Unwinding",
  ]
  static let corpus = Result { try Corpus.load(from: try Suite().corpus) }
  static let rules = Result { try Rule.load(from: try Suite().specs) }

  static func entries(_ area: String) throws -> [Corpus.Entry] {
    try corpus.get().entries.filter { $0.path.hasPrefix(area + "/") }
  }

  @Test("Every folder of the corpus is tested here, and 250 cases are the floor")
  func areasAreComplete() throws {
    let entries = try Self.corpus.get().entries
    #expect(Set(entries.map { String($0.path.prefix { $0 != "/" }) }) == Set(Self.areas))
    #expect(entries.count >= 250)
  }

  @Test("The reference model conforms, in every profile of every case", arguments: areas)
  func referenceConforms(area: String) throws {
    for entry in try Self.entries(area) {
      for profile in entry.conformanceCase.profiles {
        let verdict = entry.conformanceCase.check(ReferenceModel(), profile: profile)
        switch (verdict.outcome, entry.conformanceCase.expectation.ending) {
        case (.pass, _), (.unspecified, .unspecified): break
        default: Issue.record("\(entry.path) [\(profile.rawValue)]: \(verdict.outcome)")
        }
      }
    }
  }

  @Test("Where a case says that something is unspecified, the model stops there", arguments: areas)
  func modelStopsWhereUnspecified(area: String) throws {
    for entry in try Self.entries(area) {
      guard case .unspecified(let rule) = entry.conformanceCase.expectation.ending else { continue }
      for profile in entry.conformanceCase.profiles {
        let trace = ReferenceModel().run(entry.conformanceCase.scenario(in: profile))
        #expect(
          trace.ending == .unspecified(rule: rule), "\(entry.path) [\(profile.rawValue)]")
      }
    }
  }

  @Test(
    "A case asserts only events that one of its rules led to, and watches what it expects",
    arguments: areas)
  func casesAssertOnlyTheirRules(area: String) throws {
    for entry in try Self.entries(area) {
      let expectation = entry.conformanceCase.expectation
      for offence in expectation.unwatched {
        Issue.record("\(entry.path) step \(offence.step): \(offence.event.kind) is not watched")
      }
      for profile in entry.conformanceCase.profiles {
        let trace = ReferenceModel().run(entry.conformanceCase.scenario(in: profile))
        for offence in expectation.unjustified(by: trace, citing: entry.conformanceCase.rules) {
          Issue.record("\(entry.path) [\(profile.rawValue)] step \(offence.step): \(offence.event)")
        }
      }
    }
  }

  @Test(
    "A case is as binding as its strongest rule, and runs only where its rules hold",
    arguments: areas)
  func levelsFollowRules(area: String) throws {
    let rules = Dictionary(
      uniqueKeysWithValues: try Self.rules.get().map { ($0.id, $0) })
    for entry in try Self.entries(area) {
      let conformanceCase = entry.conformanceCase
      let cited = conformanceCase.rules.compactMap { rules[$0] }
      #expect(cited.count == conformanceCase.rules.count, "\(entry.path) cites an unknown rule")
      let order: [Rule.Level] = [.must, .should, .may, .unspecified]
      let strongest = order.first { level in cited.contains { $0.level == level } }
      let expected: [ConformanceCase.Level] =
        switch strongest {
        case .must: [.must, .info]
        case .should: [.should, .info]
        case .may: [.may, .info]
        default: [.info]
        }
      #expect(expected.contains(conformanceCase.level), "\(entry.path)")
      for rule in cited where rule.level != .unspecified {
        #expect(
          Set(conformanceCase.profiles).isSubset(of: rule.profiles),
          "\(entry.path) runs where \(rule.id) does not hold")
      }
    }
  }
}
