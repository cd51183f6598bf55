package import SegueConformance
internal import SegueScenarios

/// `results.jsonl`: a header, a line for each case and profile, a footer.
extension CheckResults {
  /// What a line is.
  private enum LineKind: String, CaseIterable { case header, verdict, footer }

  private static func line(_ kind: LineKind, _ members: [(String, JSON?)]) -> String {
    JSON.fields([("t", .word(kind))] + members).line + "\n"
  }

  /// The whole text.
  package var lines: String {
    let text =
      Self.line(.header, header.members)
      + verdicts.map { Self.line(.verdict, $0.members) }.joined()
    return text + Self.line(.footer, footer(digest: Self.digest(text.utf8)))
  }

  static let footerKeys = ["lines", "verdicts", "complete", "stale", "digest"]

  private func footer(digest: String) -> [(String, JSON?)] {
    let levels = ConformanceCase.Level.allCases.map { level -> (String, JSON?) in
      let counted = verdicts.filter { $0.subject.level == level }
      return (level.rawValue, JSON.counts(of: counted).unlessEmpty)
    }
    return [
      ("lines", .int(verdicts.count)), ("verdicts", .fields(levels)),
      ("complete", .bool(isComplete)), ("stale", JSON.values(stale).unlessEmpty),
      ("digest", .string(digest)),
    ]
  }

  private static func digest(_ bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.add(bytes)
    return digest.text
  }

  // MARK: reading

  /// Reads a whole text; `file` is what errors call it.
  ///
  /// - Throws: The first fault, with its line and column: of a line that is none of the format's, is out of
  ///   order or stands there twice, or of a footer that does not fit what stands above it.
  package init(lines bytes: [UInt8], file: String) throws(ExchangeError) {
    var header: Header?
    var verdicts: [CaseVerdict] = []
    var start = 0
    var number = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      do throws(ExchangeError) {
        let reader = try JSONDocument(Array(bytes[start..<end]), file: file).reader
        switch try Self.kind(of: reader) {
        case .header:
          guard number == 1 else { throw reader.fault("the header stands in the first line") }
          header = try Header(reader.fields(["t"] + Header.keys))
        case .verdict:
          guard header != nil else { throw reader.fault("the header is missing") }
          let verdict = try CaseVerdict(reader.fields(["t"] + CaseVerdict.keys))
          if let last = verdicts.last, last.key >= verdict.key {
            throw reader.fault(
              last.key == verdict.key
                ? "the line before has the same uid and profile"
                : "lines are sorted by uid and profile")
          }
          verdicts.append(verdict)
        case .footer:
          guard let header else { throw reader.fault("the header is missing") }
          let fields = try reader.fields(["t"] + Self.footerKeys)
          let stale = try fields["stale"]?.list(StaleEntry.init(reading:)) ?? []
          self.init(header: header, verdicts: verdicts, stale: stale)
          try check(fields, digest: Self.digest(bytes[..<start]))
          guard end >= bytes.count - 1 else {
            throw ExchangeError(
              file: file, line: 2, column: 1, message: "something follows the footer")
          }
          return
        }
      } catch {
        var error = error
        error.line += number - 1
        throw error
      }
      start = end + 1
    }
    throw ExchangeError(
      file: file, line: number + 1, column: 1,
      message: number == 0 ? "the file is empty" : "the file ends before its footer")
  }

  /// What a line is, by its member `t`.
  private static func kind(of reader: JSONReader) throws(ExchangeError) -> LineKind {
    guard let member = try reader.children().first(where: { $0.key == "t" }) else {
      throw reader.fault("the key \"t\" is missing")
    }
    return try member.value.choice()
  }

  /// Refuses a footer that says anything else than what stands above it.
  private func check(_ fields: JSONFields, digest: String) throws(ExchangeError) {
    let wanted = JSON.fields(footer(digest: digest))
    for key in Self.footerKeys where key != "stale" {
      let said = try fields.required(key)
      guard case .object(let members) = wanted,
        let right = members.first(where: { $0.key == key })?.value, right != said.value
      else { continue }
      throw said.fault("the lines above give \(right.line)")
    }
  }
}
