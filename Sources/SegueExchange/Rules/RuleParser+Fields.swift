internal import SegueScenarios

extension RuleParser {
  typealias Fields = (level: Rule.Level, profiles: [Profile], support: Rule.Support)

  mutating func parseFindings(_ id: RuleID) throws(ExchangeError) -> Fields {
    let level: Rule.Level = try choice(field("level", of: id))
    var evidence: [Rule.Evidence] = []
    for item in items(try field("evidence", of: id)) { evidence.append(try choice(item)) }
    let (sources, follows) = try splitSources(field("sources", of: id))
    let profiles = try profiles(field("profiles", of: id))
    let facts = items(try field("facts", of: id)).map(\.text)
    let example = try field("example", of: id)
    guard example.text.split(separator: "/").count == 2, !example.text.contains(" ") else {
      throw fault("expected a case: Area/name", line: example.line, column: example.column)
    }
    return (
      level, profiles,
      .rule(
        Rule.Findings(
          evidence: evidence, sources: sources, follows: follows, facts: facts,
          example: example.text))
    )
  }

  mutating func parseLaw(_ id: RuleID) throws(ExchangeError) -> Fields {
    let level: Rule.Level = try choice(field("level", of: id))
    let profiles = try profiles(field("profiles", of: id))
    let needs = try field("needs", of: id).text.split(separator: ";").map {
      String($0.drop { $0 == " " })
    }
    var rules: [RuleID] = []
    for item in items(try field("rules", of: id)) where item.text != "-" {
      rules.append(try rule(item))
    }
    let breaks = try field("breaks", of: id).text
    return (level, profiles, .law(Rule.Derivation(needs: needs, rules: rules, breaks: breaks)))
  }
}
