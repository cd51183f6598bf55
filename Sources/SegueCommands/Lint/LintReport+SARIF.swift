internal import SegueExchange

extension LintReport {
  /// SARIF 2.1.0.
  var sarif: JSON {
    .fields([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .fields([
            ("tool", .fields([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
          ])
        ])
      ),
    ])
  }

  private var driver: JSON {
    .fields([
      ("name", .string("segue lint")),
      (
        "rules",
        .array(
          LintRule.all.map { rule in
            .fields([
              ("id", .string(rule.id)),
              ("shortDescription", .fields([("text", .string(rule.title))])),
              ("help", .fields([("text", .string(rule.mending))])),
              (
                "defaultConfiguration", .fields([("level", .string(rule.severity.rawValue))])
              ),
            ])
          })
      ),
    ])
  }

  private func result(_ finding: LintFinding) -> JSON {
    let region = JSON.fields([
      ("startLine", .int(finding.line)), ("startColumn", .int(finding.column)),
    ])
    let location = JSON.fields([
      (
        "physicalLocation",
        .fields([
          ("artifactLocation", .fields([("uri", .string(finding.file.escapedForURI))])),
          ("region", region),
        ])
      )
    ])
    var members: [(String, JSON?)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .int(LintRule.all.firstIndex { $0.id == finding.rule } ?? -1)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .fields([("text", .string(finding.message))])),
      ("locations", .array([location])),
    ]
    if let element = finding.element {
      let fingerprint = "\(finding.rule)/\(element)"
      members.append(("partialFingerprints", .fields([("element/v1", .string(fingerprint))])))
    }
    return .fields(members)
  }
}
