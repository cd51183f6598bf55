internal import SegueExchange

extension LintReport {
  /// SARIF 2.1.0.
  var sarif: JSON {
    .members([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .members([
            ("tool", .members([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
          ])
        ])
      ),
    ])
  }

  private var driver: JSON {
    .members([
      ("name", .string("segue lint")),
      (
        "rules",
        .array(
          LintRule.all.map { rule in
            .members([
              ("id", .string(rule.id)),
              ("shortDescription", .members([("text", .string(rule.title))])),
              ("help", .members([("text", .string(rule.mending))])),
              (
                "defaultConfiguration", .members([("level", .string(rule.severity.rawValue))])
              ),
            ])
          })
      ),
    ])
  }

  private func result(_ finding: LintFinding) -> JSON {
    let region = JSON.members([
      ("startLine", .int(finding.line)), ("startColumn", .int(finding.column)),
    ])
    let location = JSON.members([
      (
        "physicalLocation",
        .members([
          ("artifactLocation", .members([("uri", .string(Self.uri(finding.file)))])),
          ("region", region),
        ])
      )
    ])
    var members: [(String, JSON)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .int(LintRule.all.firstIndex { $0.id == finding.rule } ?? -1)),
      ("level", .string(finding.severity.rawValue)),
      ("message", .members([("text", .string(finding.message))])),
      ("locations", .array([location])),
    ]
    if let element = finding.element {
      let fingerprint = "\(finding.rule)/\(element)"
      members.append(("partialFingerprints", .members([("element/v1", .string(fingerprint))])))
    }
    return .members(members)
  }

  /// A path as a reference that may stand in a URI.
  private static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension JSON {
  fileprivate static func members(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member($0, $1) })
  }
}
