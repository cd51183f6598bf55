package import SegueConformance
package import SegueScenarios

/// What a report knows of the rules that it names.
package struct RulesInText {
  /// What each rule says.
  let sentences: [RuleID: String]
  /// In how many traces each rule is cited.
  private var citations: [RuleID: Int] = [:]

  /// - Parameters:
  ///   - cases: Many of all kinds: the corpus.
  ///   - model: Says what happens in each.
  package init(
    sentences: [RuleID: String], cases: [ConformanceCase], model: @escaping (Scenario) -> Trace
  ) {
    self.init(sentences: sentences, traces: cases.lazy.map { model($0.sample) })
  }

  /// - Parameter traces: What the model does in many scenarios of all kinds.
  package init(sentences: [RuleID: String], traces: some Sequence<Trace>) {
    self.sentences = sentences
    for rule in traces.lazy.flatMap(\.citedRules) { citations[rule, default: 0] += 1 }
  }

  /// Rules that may be broken, the likeliest first: that is the one that is cited least elsewhere, since one that much else cites is
  /// seldom what only this breaks.
  func ranked(_ rules: some Sequence<RuleID>) -> [RuleID] {
    Set(rules).sorted { (citations[$0] ?? 0, $0) < (citations[$1] ?? 0, $1) }
  }

  /// The first rules with their sentences, and the names of some more.
  func lines(_ rules: [RuleID]) -> [String] {
    let more = rules.dropFirst(3).prefix(8).map(\.description)
    return rules.prefix(3).map { "\($0)  \(sentences[$0] ?? "")" }
      + (more.isEmpty ? [] : ["also cited  " + more.joined(separator: " ")])
  }
}
