import SegueReports
extension LintReport {
  /// A page that stands alone: the findings by file, and the rules they break.
  var html: String {
    let broken = LintRule.all.filter { rule in findings.contains { $0.rule == rule.id } }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>segue lint</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em }
      h2 { font-size: 1em; margin-top: 2em }
      td { padding: 0.2em 1em 0.2em 0; vertical-align: top }
      .error { color: #b00020 } .warning { color: #9a5b00 } .note { color: #555 }
      dt { font-weight: bold; margin-top: 1em }
      </style>
      </head>
      <body>
      <h1>segue lint</h1>
      <p>\(counts)</p>
      \(files)
      \(broken.isEmpty ? "" : "<h2>Rules</h2>\n<dl>\n\(broken.map(Self.entry).joined())</dl>\n")</body>
      </html>

      """
  }

  private var counts: String {
    LintRule.Severity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  /// A table for each file; findings come in order of files.
  private var files: String {
    var text = ""
    var last: String?
    for finding in findings {
      if finding.file != last {
        text += last == nil ? "" : "</table>\n"
        text += "<h2>\(finding.file.escapedForXML)</h2>\n<table>\n"
        last = finding.file
      }
      let severity = finding.severity.rawValue
      text +=
        "<tr><td>\(finding.line):\(finding.column)</td><td class=\"\(severity)\">\(severity)</td>"
        + "<td><a href=\"#\(finding.rule)\">\(finding.rule)</a></td>"
        + "<td>\(finding.message.escapedForXML)</td></tr>\n"
    }
    return text + (last == nil ? "" : "</table>")
  }

  private static func entry(_ rule: LintRule) -> String {
    "<dt id=\"\(rule.id)\">\(rule.id) \(rule.title.escapedForXML)</dt>\n<dd>\(rule.mending.escapedForXML)</dd>\n"
  }
}
