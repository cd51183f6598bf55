package import SegueConformance
import SegueScenarios

extension CheckResults {
  /// JUnit's XML: a suite for each area, a test case for each case and profile. What failed as expected is
  /// skipped, with its reason; a stale entry is a failure of its own; what was not run is an error.
  package var junit: String {
    let cases = byPath.map { (area: $0.subject.area, text: testCase($0), element: element($0)) }
    let entries = stale.map {
      (area: "expected divergences", text: testCase($0), element: "failure")
    }
    let all = cases + entries
    var areas: [String] = []
    for area in all.map(\.area) where !areas.contains(area) { areas.append(area) }
    let suites = areas.map { area in
      let own = all.filter { $0.area == area }
      return "  <testsuite name=\"\(area.escapedForXML)\"\(Self.counts(own.map(\.element)))>\n"
        + own.map(\.text).joined() + "  </testsuite>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="segue check: \(header.implementation.name.escapedForXML)"\
      \(Self.counts(all.map(\.element)))>

      """ + suites.joined() + "</testsuites>\n"
  }

  private static func counts(_ elements: [String?]) -> String {
    let parts = [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")].map {
      key, name in
      " \(key)=\"\(elements.count { $0 == name })\""
    }
    return " tests=\"\(elements.count)\"" + parts.joined()
  }

  /// The element that says that a case did not pass.
  private func element(_ verdict: CaseVerdict) -> String? {
    switch standing(of: verdict) {
    case .passed: nil
    case .failed: "failure"
    case .expected, .tolerated, .skipped: "skipped"
    case .broken, .notRun: "error"
    }
  }

  private func testCase(_ verdict: CaseVerdict) -> String {
    let path = verdict.subject.path
    let name = "\(path.dropFirst(verdict.subject.area.count + 1)) [\(verdict.profile.rawValue)]"
    let start =
      "    <testcase classname=\"\(verdict.subject.area.escapedForXML)\" name=\"\(name.escapedForXML)\""
    guard let element = element(verdict) else { return start + "/>\n" }
    return start + ">\n      <\(element) type=\"\(verdict.kind.rawValue.escapedForXML)\""
      + " message=\"\(message(verdict).escapedForXML)\">\(details(verdict))</\(element)>\n    </testcase>\n"
  }

  /// Why it did not pass, in one line.
  private func message(_ verdict: CaseVerdict) -> String {
    switch standing(of: verdict) {
    case .expected: "expected: \(verdict.onRecord ?? "")"
    case .tolerated: "only a \(verdict.subject.level.rawValue): \(verdict.subject.title)"
    case .skipped, .broken, .notRun: "\(verdict.kind.rawValue): \(verdict.reason ?? "")"
    case .failed where verdict.place == nil:
      "\(verdict.kind.rawValue): \(verdict.reason ?? "")"
    case .failed, .passed: verdict.subject.title
    }
  }

  private func details(_ verdict: CaseVerdict) -> String {
    guard verdict.isFailure else { return "" }
    return verdict.parts.map { "\($0.label): \($0.text.oneLine)".escapedForXML }
      .joined(separator: "\n")
  }

  private func testCase(_ entry: StaleEntry) -> String {
    """
        <testcase classname="expected divergences" name="\("\(entry.file):\(entry.line)".escapedForXML)">
          <failure type="\(entry.kind.rawValue.escapedForXML)" message="\(entry.words.escapedForXML)"/>
        </testcase>

    """
  }
}
