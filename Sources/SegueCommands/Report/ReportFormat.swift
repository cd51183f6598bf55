import SegueConformance
import SegueExchange
import SegueReports

/// The forms that the results of `segue check` are written in.
enum ReportFormat: String, CaseIterable {
  case json, jsonl, junit, tap, markdown, html, sarif

  func text(of results: CheckResults) -> String {
    switch self {
    case .json: results.json.canonical
    case .jsonl: results.lines
    case .junit: results.junit
    case .tap: results.tap
    case .markdown: results.markdown
    case .html: results.html
    case .sarif: results.sarif.canonical
    }
  }
}

/// The files of `--report`.
struct ReportFiles {
  private var files: [(format: ReportFormat, path: String)] = []

  /// Reads `json=FILE,junit=FILE`.
  init(_ text: String) throws {
    let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else {
        throw UsageError(message: "--report is FORMAT=FILE,…, not '\(part)'")
      }
      guard let format = ReportFormat(rawValue: sides[0]) else {
        throw UsageError(message: "--report formats are \(formats), not '\(sides[0])'")
      }
      guard !files.contains(where: { $0.path == sides[1] }) else {
        throw UsageError(message: "--report names '\(sides[1])' twice")
      }
      files.append((format, sides[1]))
    }
  }

  /// Writes them all, each in one go, and goes on after one that cannot be written.
  ///
  /// - Returns: What could not be written.
  func write(_ results: CheckResults) -> [ExchangeError] {
    files.compactMap { format, path in
      do throws(ExchangeError) {
        try Files.makeFolder(of: path)
        try Files.write(format.text(of: results), to: path)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension Arguments {
  /// Takes `--report FORMAT=FILE,…`.
  mutating func reportFiles() throws -> ReportFiles? {
    try value("--report").map(ReportFiles.init)
  }
}
