public import SegueConformance
public import SegueScenarios
public import Testing

/// Runs a case of the corpus in every profile that it shares with an implementation, and records an issue where it fails.
///
///     @Test(arguments: try ConformanceCase.all(for: MyNavigation()))
///     func conforms(_ conformanceCase: ConformanceCase) {
///       expectConformance(of: MyNavigation(), to: conformanceCase, except: ["4k2p0q7x": "sheets do not cover tabs yet"])
///     }
///
/// The difference in a case of level `may` is shown as a known issue and fails nothing.
///
/// - Parameters:
///   - implementation: Runs the case's scenario.
///   - conformanceCase: One of those that `ConformanceCase.all(for:)` gives; one that does not apply is an issue.
///   - divergences: Cases that are expected to fail, by uid, each with the reason. One that passes is an issue.
///   - sourceLocation: Where issues are reported.
public func expectConformance(
  of implementation: some Implementation, to conformanceCase: ConformanceCase,
  except divergences: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = FailureText(of: implementation, in: conformanceCase)?.text
  func record() {
    if let text { Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
  }
  if let reason = divergences[conformanceCase.uid] {
    withKnownIssue(Comment(rawValue: reason), sourceLocation: sourceLocation) { record() }
  } else if conformanceCase.level == .may {
    withKnownIssue(
      "the case is of level may", isIntermittent: true, sourceLocation: sourceLocation
    ) { record() }
  } else {
    record()
  }
}

extension ConformanceCase: CustomTestStringConvertible {
  /// The uid and the title.
  public var testDescription: String { "\(uid) \(title)" }
}
