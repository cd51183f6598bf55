package import SegueConformance
import SegueScenarios

extension CheckResults {
  /// How many failures a summary shows in full: pages that CI systems take have a limit.
  private static let mostShown = 50

  /// Markdown for the summary of a CI run: the table, then what failed.
  package var markdown: String {
    let table = SummaryTable(self)
    var text = "# segue check: \(header.implementation.name.escapedForMarkdown)\n\n\(summary)\n\n"
    text += "| area | \(table.columns.joined(separator: " | ")) |\n"
    text += "|---|" + table.columns.map { _ in "---:|" }.joined() + "\n"
    for row in table.rows {
      let counts = row.counts.map(String.init).joined(separator: " | ")
      text += "| \(row.name.escapedForMarkdown) | \(counts) |\n"
    }
    text += section("Failures", verdicts(.failed) + verdicts(.broken), separator: "\n", block)
    text += section("Stale expected divergences", stale) { "- \($0.words.escapedForMarkdown)\n" }
    text += section("Expected divergences", verdicts(.expected)) { verdict in
      "- \(verdict.headline.escapedForMarkdown): \((verdict.onRecord ?? "").escapedForMarkdown)\n"
    }
    return text
  }

  private func section<Element>(
    _ title: String, _ elements: [Element], separator: String = "",
    _ text: (Element) -> String
  ) -> String {
    guard !elements.isEmpty else { return "" }
    let shown = elements.prefix(Self.mostShown).map(text).joined(separator: separator)
    let rest = elements.count - Self.mostShown
    return "\n## \(title)\n\n" + shown + (rest > 0 ? "\n… and \(rest) more\n" : "")
  }

  private func block(_ verdict: CaseVerdict) -> String {
    let lines = (verdict.isFailure ? verdict.parts : [("reason", verdict.reason ?? "")]).map {
      $0.0.padded(to: 13) + $0.1.oneLine
    }
    // A fence is longer than any run of its own character in what it holds.
    let ticks = lines.joined().split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, ticks + 1))
    return "### \(verdict.headline.escapedForMarkdown)\n\n\(fence)\n"
      + lines.joined(separator: "\n") + "\n\(fence)\n"
  }
}

extension String {
  /// The text in one line of Markdown, in which nothing of it is markup.
  var escapedForMarkdown: String {
    var escaped = ""
    for scalar in oneLine.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "@", "!": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
