import SegueConformance
import SegueExchange
import SegueMutants
import SegueReports
import SegueScenarios

/// `segue rules`: the specification, rule by rule.
enum Rules: Subcommand {
  static let name = "rules"
  static let summary = "the rules with their evidence, level, profiles and cases"
  static let help = """
    usage: segue rules [ID …] [--format text|json]

    Without an id: every rule on a line. With ids, such as UNW-4, or an area, such as UNW: all that is known
    about them. json: id, sentence, evidence, sources, level, profiles, cases and mutants of each.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let format = try arguments.format()
    let wanted = try arguments.rest()
    let suite = try LoadedSuite(at: folder)
    let all = suite.specification.rules
    var chosen = all
    if !wanted.isEmpty {
      chosen = all.filter { wanted.contains("\($0.id)") || wanted.contains("\($0.id.area)") }
      for word in wanted
      where !all.contains(where: { "\($0.id)" == word || "\($0.id.area)" == word }) {
        throw UsageError(message: "there is no rule or area '\(word)'")
      }
    }
    let cases = casesByRule(suite.corpus)
    if format == .json {
      return Output(JSON.array(chosen.map { $0.json(cases[$0.id] ?? []) }).canonical)
    }
    if wanted.isEmpty { return Output(chosen.map(\.oneLine).joined(separator: "\n") + "\n") }
    return Output(chosen.map { $0.page(cases[$0.id] ?? []) }.joined(separator: "\n"))
  }

  /// The paths of the cases that assert each rule.
  private static func casesByRule(_ corpus: Corpus) -> [RuleID: [String]] {
    var cases: [RuleID: [String]] = [:]
    for entry in corpus.entries {
      for rule in entry.conformanceCase.rules { cases[rule, default: []].append(entry.path) }
    }
    return cases
  }
}

extension Rule {
  fileprivate var oneLine: String {
    "\(id)".padded(to: 8) + level.rawValue.padded(to: 12) + sentence
  }

  /// The mutants that break it.
  private var mutants: [String] { Mutant.all.filter { $0.breaks.contains(id) }.map(\.name) }

  /// All that is known about the rule.
  fileprivate func page(_ cases: [String]) -> String {
    var lines = ["\(id)  \(sentence)", ""]
    lines.append("  level     \(level.rawValue)")
    lines.append("  profiles  \(profiles.map(\.rawValue).joined(separator: ", "))")
    if let findings {
      lines.append("  evidence  \(findings.evidence.map(\.rawValue).joined(separator: ", "))")
      let sources = findings.sources + findings.follows.map { "follows from \($0)" }
      lines.append("  sources   \(sources.joined(separator: ", "))")
    }
    if let derivation {
      if !derivation.rules.isEmpty {
        lines.append("  rules     \(derivation.rules.map(\.description).joined(separator: ", "))")
      }
      lines.append("  breaks    \(derivation.breaks)")
    }
    for (index, path) in cases.enumerated() {
      lines.append((index == 0 ? "  cases     " : "            ") + path)
    }
    for (index, mutant) in mutants.enumerated() {
      lines.append((index == 0 ? "  mutants   " : "            ") + mutant)
    }
    if !body.isEmpty {
      lines +=
        [""]
        + body.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.isEmpty ? "" : "  \($0)"
        }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate func json(_ cases: [String]) -> JSON {
    func strings(_ list: [String]) -> JSON { .array(list.map(JSON.string)) }
    var members = [
      JSON.Member("id", .string("\(id)")), JSON.Member("sentence", .string(sentence)),
      JSON.Member("level", .string(level.rawValue)),
      JSON.Member("profiles", strings(profiles.map(\.rawValue))),
    ]
    if let findings {
      members += [
        JSON.Member("evidence", strings(findings.evidence.map(\.rawValue))),
        JSON.Member("sources", strings(findings.sources)),
        JSON.Member("follows", strings(findings.follows.map(\.description))),
      ]
    }
    if let derivation {
      members += [
        JSON.Member("rules", strings(derivation.rules.map(\.description))),
        JSON.Member("breaks", .string(derivation.breaks)),
      ]
    }
    members.append(JSON.Member("cases", strings(cases)))
    members.append(JSON.Member("mutants", strings(mutants)))
    return .object(members)
  }
}
