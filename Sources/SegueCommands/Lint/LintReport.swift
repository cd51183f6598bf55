internal import SegueExchange
import SegueReports

/// Findings in the forms that tools read.
struct LintReport {
  var findings: [LintFinding]

  func text(_ format: Lint.Format) -> String {
    switch format {
    case .xcode: findings.map { "\(Self.xcode($0))\n" }.joined()
    case .github: findings.map { "\(Self.github($0))\n" }.joined()
    case .json: json.canonical
    case .sarif: sarif.canonical
    case .junit: junit
    case .html: html
    }
  }

  /// As compilers say it: Xcode shows such lines of a build phase in the editor.
  private static func xcode(_ finding: LintFinding) -> String {
    "\(oneLine(finding.file)):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
      + "\(oneLine(finding.message)) [\(finding.rule)]"
  }

  /// A text with what would end the line or steer a terminal written out.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if (0x20..<0x7F).contains(scalar.value) {
        line.unicodeScalars.append(scalar)
        continue
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// A workflow command of GitHub's; a note is a notice there.
  private static func github(_ finding: LintFinding) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
    func property(_ text: String) -> String {
      escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(command) file=\(property(finding.file)),line=\(finding.line),"
      + "col=\(finding.column),title=\(finding.rule)::\(escaped(finding.message))"
  }

  // MARK: JSON

  private var json: JSON {
    .array(
      findings.map { finding in
        var members = [
          JSON.Member("rule", .string(finding.rule)),
          JSON.Member("severity", .string(finding.severity.rawValue)),
          JSON.Member("file", .string(finding.file)), JSON.Member("line", .int(finding.line)),
          JSON.Member("column", .int(finding.column)),
          JSON.Member("message", .string(finding.message)),
        ]
        if let element = finding.element {
          members.append(JSON.Member("element", .string(element)))
        }
        return .object(members)
      })
  }

  // MARK: JUnit

  private var junit: String {
    let failures = findings.count { $0.severity > .note }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="segue lint" tests="\(max(1, findings.count))" failures="\(failures)">

      """
    for finding in findings {
      let name = "\(finding.file):\(finding.line):\(finding.column)".escapedForXML
      let message = finding.message.escapedForXML
      let outcome =
        finding.severity == .note
        ? "<system-out>\(message)</system-out>"
        : "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\"/>"
      text +=
        "    <testcase classname=\"\(finding.rule)\" name=\"\(name)\">\(outcome)</testcase>\n"
    }
    if findings.isEmpty { text += "    <testcase classname=\"segue lint\" name=\"no faults\"/>\n" }
    return text + "  </testsuite>\n</testsuites>\n"
  }
}
