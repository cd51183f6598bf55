package import SegueConformance
import SegueScenarios

extension CheckResults {
  /// One page that needs nothing beside it: the table, then what failed, what is stale, what was expected.
  package var html: String {
    let name = header.implementation.name.escapedForXML
    let table = SummaryTable(self)
    let head = (["area"] + table.columns).map { "<th>\($0.escapedForXML)</th>" }.joined()
    let rows = table.rows.map { row in
      "<tr><th>\(row.name.escapedForXML)</th>" + row.counts.map { "<td>\($0)</td>" }.joined()
        + "</tr>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>segue check: \(name)</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
      table { border-collapse: collapse; } th, td { padding: .2rem .8rem; border-bottom: 1px solid #ccc; }
      td { text-align: right; font-variant-numeric: tabular-nums; } th { text-align: left; font-weight: 600; }
      dl { display: grid; grid-template-columns: 7rem 1fr; gap: .1rem 1rem; } dt { color: #666; }
      dd { margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
      summary { cursor: pointer; }
      @media (prefers-color-scheme: dark) { body { background: #16181c; color: #ddd; } dt { color: #999; } }
      </style>
      </head>
      <body>
      <h1>segue check: \(name)</h1>
      <p>\(summary)</p>
      <table>
      <tr>\(head)</tr>
      \(rows.joined())</table>
      \(section("Failures", verdicts(.failed) + verdicts(.broken)))\(staleSection)\
      \(section("Expected divergences", verdicts(.expected)))\
      \(section("Tolerated", verdicts(.tolerated)))</body>
      </html>

      """
  }

  private func section(_ title: String, _ verdicts: [CaseVerdict]) -> String {
    guard !verdicts.isEmpty else { return "" }
    let blocks = verdicts.map { verdict in
      let onRecord = verdict.onRecord.map { [("on record", $0)] } ?? []
      let parts = verdict.isFailure ? verdict.parts : [("reason", verdict.reason ?? "")]
      let list = (onRecord + parts).map {
        "<dt>\($0.0.escapedForXML)</dt><dd>\($0.1.oneLine.escapedForXML)</dd>\n"
      }
      let isOpen = verdict.onRecord == nil ? " open" : ""
      return "<details\(isOpen)><summary>\(verdict.headline.escapedForXML)</summary>\n<dl>\n"
        + list.joined() + "</dl></details>\n"
    }
    return "<h2>\(title)</h2>\n" + blocks.joined()
  }

  private var staleSection: String {
    guard !stale.isEmpty else { return "" }
    let entries = stale.map { "<li>\($0.words.escapedForXML)</li>\n" }
    return "<h2>Stale expected divergences</h2>\n<ul>\n\(entries.joined())</ul>\n"
  }
}
