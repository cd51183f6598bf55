import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios

extension CheckResults {
  /// SARIF 2.1.0: a result for each failure, at its case's file in the corpus; what failed as expected is suppressed.
  var sarif: JSON {
    let failures = byPath.filter { $0.isFailure || standing(of: $0) == .broken }
    let rules = Set(failures.compactMap(\.subject.rules.first)).sorted()
    let driver = JSON.fields([
      ("name", .string("segue check")), ("version", .string(header.suite)),
      ("rules", .array(rules.map { .fields([("id", .string($0.description))]) })),
    ])
    return .fields([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .fields([
            ("tool", .fields([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(failures.map { result($0, rules) })),
          ])
        ])
      ),
    ])
  }

  private func result(_ verdict: CaseVerdict, _ rules: [RuleID]) -> JSON {
    let place = verdict.place.map { place in
      [place.words, place.expected.map { "expected \($0)" }, "got \(place.actual)"]
        .compactMap(\.self).joined(separator: "; ")
    }
    let message =
      "\(header.implementation.name), \(verdict.headline): "
      + (place ?? "\(verdict.kind.rawValue): \(verdict.reason ?? "")")
    let file = "Corpus/\(verdict.subject.path).json".escapedForURI
    let location = JSON.fields([
      (
        "physicalLocation",
        .fields([
          ("artifactLocation", .fields([("uri", .string(file))])),
          ("region", .fields([("startLine", .int(1))])),
        ])
      )
    ])
    let suppressions = verdict.onRecord.map { reason in
      JSON.array([
        .fields([("kind", .string("external")), ("justification", .string(reason))])
      ])
    }
    let fingerprint =
      "\(verdict.subject.uid)/\(verdict.profile.rawValue)/\(verdict.fingerprint ?? "")"
    return .fields([
      ("ruleId", .text(verdict.subject.rules.first?.description)),
      ("ruleIndex", .number(rules.firstIndex { $0 == verdict.subject.rules.first })),
      ("level", .string(verdict.subject.level.severity)),
      ("message", .fields([("text", .string(message))])), ("locations", .array([location])),
      ("partialFingerprints", .fields([("case/v1", .string(fingerprint))])),
      ("suppressions", suppressions),
    ])
  }
}

extension ConformanceCase.Level {
  /// SARIF's word for it.
  fileprivate var severity: String {
    switch self {
    case .must: "error"
    case .should: "warning"
    case .may, .info: "note"
    }
  }
}

extension String {
  /// A path as a reference that may stand in a URI.
  var escapedForURI: String {
    var text = hasPrefix("/") ? "file://" : ""
    for byte in utf8 {
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
