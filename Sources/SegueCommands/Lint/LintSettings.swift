internal import SegueExchange
internal import StoryboardImport

/// What `.segue-lint.json` says: severities, and findings that are known and accepted.
struct LintSettings {
  /// A severity, or off.
  enum Weight: String, CaseIterable { case off, note, warning, error }

  /// Findings to leave out: all that match each part that is given.
  struct Exception {
    var rule: String?
    /// A pattern with `*` for any text.
    var file: String?
    var element: String?
  }

  var severity: [String: Weight] = [:]
  var ignore: [Exception] = []
  var swift: Int?
  var facts: String?

  init() {}

  init(json bytes: [UInt8], file: String) throws(ExchangeError) {
    let fields = try JSONDocument(bytes, file: file).reader.fields([
      "severity", "ignore", "swift", "facts",
    ])
    for (key, reader) in try fields["severity"]?.children() ?? [] {
      guard LintRule.byID[key] != nil else {
        throw reader.fault("there is no rule \"\(key)\"", inKey: true)
      }
      severity[key] = try reader.choice()
    }
    ignore =
      try fields["ignore"]?.list { reader throws(ExchangeError) in
        let fields = try reader.fields(["rule", "file", "element", "reason"])
        if let rule = fields["rule"], LintRule.byID[try rule.string()] == nil {
          throw rule.fault("there is no rule of this name")
        }
        guard fields.members.contains(where: { $0.key != "reason" }) else {
          throw reader.fault("an exception names a rule, a file or an element")
        }
        _ = try fields.required("reason").string()
        return Exception(
          rule: try fields["rule"]?.string(), file: try fields["file"]?.string(),
          element: try fields["element"]?.string())
      } ?? []
    swift = try fields["swift"]?.int()
    if let version = swift, version < 1, let reader = fields["swift"] {
      throw reader.fault("a version of Swift is a whole number from 1 on")
    }
    facts = try fields["facts"]?.string()
    if let name = facts, !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") {
      facts = file[...slash] + name
    }
  }

  /// The settings of a file, or else of the first folder that has some.
  init(named file: String?, in paths: [String]) throws(ExchangeError) {
    let found = paths.filter(Files.isFolder).map { $0 + "/.segue-lint.json" }
    guard let file = file ?? found.first(where: Files.isThere) else {
      self.init()
      return
    }
    try self.init(json: Files.read(file), file: file)
  }

  /// The findings that stay, with the severities that are wanted.
  func applied(
    to findings: [LintFinding], orders: [SourceOrder], foreign: Set<String>
  ) -> [LintFinding] {
    var silenced: [String: Set<Int?>] = [:]
    for order in orders {
      let words = order.text.split { $0 == " " || $0 == "," }.map(String.init)
      guard let verb = words.first, verb == "disable" || verb == "disable-file" else { continue }
      for rule in words.dropFirst() {
        let key = order.file + "\n" + rule
        if verb == "disable-file" {
          silenced[key, default: []].insert(nil)
        } else {
          silenced[key, default: []].formUnion([order.line, order.line + 1])
        }
      }
    }
    return findings.compactMap { finding in
      let lines = silenced[finding.file + "\n" + finding.rule] ?? []
      guard !lines.contains(nil), !lines.contains(finding.line), !foreign.contains(finding.file),
        !ignore.contains(where: { $0.matches(finding) })
      else { return nil }
      var finding = finding
      if let weight = severity[finding.rule] {
        guard let wanted = LintRule.Severity(rawValue: weight.rawValue) else { return nil }
        finding.severity = wanted
      }
      return finding
    }
  }
}

extension LintSettings.Exception {
  fileprivate func matches(_ finding: LintFinding) -> Bool {
    (rule == nil || rule == finding.rule)
      && (file.map { glob($0, finding.file) || glob("*/" + $0, finding.file) } ?? true)
      && (element == nil || element == finding.element)
  }
}
