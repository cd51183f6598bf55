import SegueConformance
import SegueExchange
import SegueScenarios

/// What holds `Specs/`, the code and the corpus together, as a function of their contents.
struct Ties {
  var rules: [Rule]
  /// The text of every source file that executes rules.
  var code: [String: String]
  /// Each case's path, the rules it asserts, and those it is a near miss of.
  var cases: [(path: String, rules: [RuleID], nearMissOf: [RuleID])]
  /// The keys that `Sources.md` defines.
  var sources: Set<String>

  /// Every broken tie, in words.
  func faults() -> [String] {
    let cited = idsInCode()
    let known = Set(rules.map(\.id))
    var faults: [String] = []
    for id in cited.subtracting(known).sorted() {
      faults.append("the code cites \(id), which is no rule")
    }
    for entry in cases {
      for id in entry.rules + entry.nearMissOf where !known.contains(id) {
        faults.append("\(entry.path) names \(id), which is no rule")
      }
    }
    for rule in rules where rule.id.area != .LAW { faults += self.faults(of: rule, cited) }
    return faults
  }

  private func faults(of rule: Rule, _ cited: Set<RuleID>) -> [String] {
    guard let findings = rule.findings else { return ["\(rule.id) has no findings"] }
    var faults: [String] = []
    let isAsserted = rule.level != .unspecified
    if isAsserted, !cited.contains(rule.id) { faults.append("\(rule.id) has no code") }
    if isAsserted, findings.sources.isEmpty, findings.follows.isEmpty {
      faults.append("\(rule.id) has no source")
    }
    for source in findings.sources where !isKnown(source) {
      faults.append("\(rule.id) has a source that Sources.md does not have: \(source)")
    }
    guard let example = cases.first(where: { $0.path == findings.example }) else {
      return faults + ["\(rule.id) has no case \(findings.example)"]
    }
    if !example.rules.contains(rule.id) {
      faults.append("\(findings.example) does not assert \(rule.id)")
    }
    if isAsserted, !cases.contains(where: { $0.nearMissOf.contains(rule.id) }) {
      faults.append("\(rule.id) has no near miss")
    }
    return faults
  }

  /// A key of `Sources.md`, or an address in one of the forms that it explains.
  private func isKnown(_ source: String) -> Bool {
    sources.contains(source) || source.contains("/") || source.contains("#")
      || source.contains(".") || source.hasPrefix("R-")
  }

  /// Ids in comments (`UNW-4`) and in citations (`.UNW(4)`).
  func idsInCode() -> Set<RuleID> {
    var ids: Set<RuleID> = []
    for text in code.values {
      for match in text.matches(of: /\b([A-Z]{3})[-(](\d+)\b/) {
        if let id = RuleID("\(match.1)-\(match.2)") { ids.insert(id) }
      }
      // Spans such as "UNW-9 to UNW-13" name every rule between.
      for match in text.matches(of: /\b([A-Z]{3})-(\d+) to [A-Z]{3}-(\d+)\b/) {
        guard let first = Int(match.2), let last = Int(match.3), first < last else { continue }
        for number in first...last {
          if let id = RuleID("\(match.1)-\(number)"), rules.contains(where: { $0.id == id }) {
            ids.insert(id)
          }
        }
      }
    }
    return ids
  }
}
