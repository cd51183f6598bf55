package import SegueConformance
import SegueScenarios

extension CheckResults {
  /// The Test Anything Protocol, version 14: a test point for each case and profile, then one for each stale
  /// entry. What failed as expected is a TODO, what has no judgement is skipped; what was not run is not ok.
  package var tap: String {
    let points =
      byPath.map(point)
      + stale.map { entry in { number in "not ok \(number) - stale \(Self.text(entry.words))\n" } }
    return "TAP version 14\n1..\(points.count)\n"
      + points.enumerated().map { $1($0 + 1) }.joined()
  }

  private func point(_ verdict: CaseVerdict) -> (Int) -> String {
    let standing = standing(of: verdict)
    let directive =
      switch standing {
      case .passed, .failed: ""
      case .expected: " # TODO \((verdict.onRecord ?? "").oneLine)"
      case .tolerated: " # TODO only a \(verdict.subject.level.rawValue)"
      case .skipped: " # SKIP \(verdict.kind.rawValue): \((verdict.reason ?? "").oneLine)"
      case .broken, .notRun: ""
      }
    let isOK = standing == .passed || standing == .skipped
    let details =
      isOK
      ? [] : verdict.isFailure ? verdict.parts : [(verdict.kind.rawValue, verdict.reason ?? "")]
    return { number in
      (isOK ? "ok" : "not ok") + " \(number) - \(Self.text(verdict.headline))\(directive)\n"
        + Self.block(details)
    }
  }

  /// A description: a backslash keeps `#` from beginning a directive.
  private static func text(_ text: String) -> String {
    text.oneLine.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A YAML block of quoted texts.
  private static func block(_ parts: [(label: String, text: String)]) -> String {
    guard !parts.isEmpty else { return "" }
    let lines = parts.map { part in
      "  \(part.label.replacing(" ", with: "-")): \(quoted(part.text))\n"
    }
    return "  ---\n" + lines.joined() + "  ...\n"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where !scalar.isPlain:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
