/// The file of `--expect`: entries, with comments and empty lines between them.
package struct ExpectedDivergences: Equatable, Sendable {
  /// A line of the file.
  package enum Line: Equatable, Sendable {
    case comment(String)
    /// An entry, and how it is written there.
    case entry(ExpectedDivergence, text: String)

    var text: String {
      switch self {
      case .comment(let text), .entry(_, let text): text
      }
    }
  }

  /// The file as it is named to people.
  package let file: String
  package let lines: [Line]

  package var entries: [ExpectedDivergence] {
    lines.compactMap { if case .entry(let entry, _) = $0 { entry } else { nil } }
  }

  /// The whole file.
  package var text: String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// What is wrong with a file, and where.
  package struct Fault: Error, Hashable, Sendable {
    package var line: Int
    /// In Unicode scalars, from 1.
    package var column: Int
    package var message: String
  }

  /// Reads a file.
  ///
  /// - Throws: The first fault.
  package init(_ text: String, file: String) throws(Fault) {
    self.file = file
    var rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      let row = row.last == "\r" ? row.dropLast() : row
      var parser = ExpectedDivergenceParser(row, line: index + 1)
      if let entry = try parser.entry() {
        lines.append(.entry(entry, text: String(row)))
      } else {
        lines.append(.comment(String(row)))
      }
    }
    self.lines = lines
  }
}

/// An entry that no longer says what is so.
package struct StaleEntry: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case matchesNothing = "matches nothing"
    /// An earlier entry already covers all its cases.
    case shadowed
    /// None of its cases fails.
    case passes
    /// A case fails in another way than it says.
    case differs
    /// The suite is newer than `until` allows.
    case expired
    case noReason = "no reason"
  }

  package var file: String
  package var line: Int
  package var entry: String
  package var kind: Kind
  /// What is so instead, in words.
  package var detail: String

  package init(file: String, line: Int, entry: String, kind: Kind, detail: String) {
    self.file = file
    self.line = line
    self.entry = entry
    self.kind = kind
    self.detail = detail
  }

  /// All entries of several lists in the order of the file, each once.
  static func union(_ lists: [[StaleEntry]]) -> [StaleEntry] {
    var seen: Set<Place> = []
    return lists.flatMap(\.self).filter { seen.insert($0.place).inserted }
      .sorted { $0.place < $1.place }
  }

  private struct Place: Hashable, Comparable {
    var file: String
    var line: Int
    static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }

  private var place: Place { Place(file: file, line: line) }
}
