import Foundation
import SegueConformance
import SegueExchange
import SegueScenarios
import Testing

@Suite("Specs, code and corpus are tied together")
struct TiesTests {
  /// The suite as it is.
  static func ties() throws -> Ties {
    let suite = try Suite()
    let folder = suite.root + "/Sources/SegueModel"
    var code: [String: String] = [:]
    for file in try Files.list(folder, ending: ".swift") {
      code[file] = String(decoding: try Files.read(folder + "/" + file), as: UTF8.self)
    }
    let sources = String(
      decoding: try Files.read(suite.specs + "/Sources.md"), as: UTF8.self)
    let keys = sources.matches(of: /(?m)^\| `?([A-Za-z0-9\/, -]+?)`? \|/).flatMap {
      $0.1.split(whereSeparator: { ", ".contains($0) }).map(String.init)
    }
    return Ties(
      rules: try CorpusTests.rules.get(), code: code,
      cases: try CorpusTests.corpus.get().entries.map {
        ($0.path, $0.conformanceCase.rules, $0.conformanceCase.nearMissOf)
      },
      sources: Set(keys))
  }

  @Test("Every rule has code, a source, a case and a near miss; nothing names a rule that is not")
  func nothingIsLoose() throws {
    let faults = try Self.ties().faults()
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// Ways to break a tie, and the fault that must be found.
  enum Break: String, CaseIterable {
    case codeRemoved, unknownCitation, caseRemoved, nearMissRemoved, sourceRemoved, exampleElsewhere

    func apply(to ties: inout Ties, _ rule: Rule) {
      switch self {
      case .codeRemoved:
        for file in ties.code.keys {
          ties.code[file] = ties.code[file]?
            .replacingOccurrences(of: "UNW-29", with: "").replacingOccurrences(
              of: "UNW(29)", with: ""
            )
            .replacingOccurrences(of: "UNW-26 to UNW-28", with: "")
        }
      case .unknownCitation: ties.code["extra"] = ".UNW(999)"
      case .caseRemoved: ties.cases.removeAll { $0.path == rule.findings?.example }
      case .nearMissRemoved:
        for index in ties.cases.indices { ties.cases[index].nearMissOf.removeAll { $0 == rule.id } }
      case .sourceRemoved:
        let index = ties.rules.firstIndex { $0.id == rule.id } ?? 0
        guard var findings = rule.findings else { return }
        findings.sources = []
        findings.follows = []
        ties.rules[index].support = .rule(findings)
      case .exampleElsewhere:
        for index in ties.cases.indices { ties.cases[index].rules.removeAll { $0 == rule.id } }
      }
    }
  }

  @Test("A broken tie is found", arguments: Break.allCases)
  func brokenTiesAreFound(way: Break) throws {
    var ties = try Self.ties()
    let before = Set(ties.faults())
    let rule = try #require(ties.rules.first { $0.id == RuleID("UNW-29") })
    way.apply(to: &ties, rule)
    #expect(!Set(ties.faults()).subtracting(before).isEmpty)
  }
}
