import SegueReports
import SegueScenarios

/// What a probe found, and what to do about it.
struct Diagnosis {
  enum Kind: String, CaseIterable { case ok, warn, fail, skip }

  var kind: Kind
  var finding: String
  var advice: String?

  static func ok(_ finding: String) -> Self { Self(kind: .ok, finding: finding) }
  /// Nothing that the adapter declares could show it.
  static func skip(_ finding: String) -> Self { Self(kind: .skip, finding: finding) }
  static func warn(_ finding: String, _ advice: String) -> Self {
    Self(kind: .warn, finding: finding, advice: advice)
  }
  static func fail(_ finding: String, _ advice: String) -> Self {
    Self(kind: .fail, finding: finding, advice: advice)
  }

  func text(of probe: String) -> String {
    "\(kind.rawValue)  \(probe.padded(to: 20))\(finding)\n"
      + (advice.map { "      \("".padded(to: 20))→ \($0)\n" } ?? "")
  }
}

/// What to do where an adapter gives no answer.
enum Advice {
  static let handshake =
    "answer the first line with a hello, as Specs/AdapterProtocol.md says, and flush it"

  static func about(_ fault: Fault) -> String {
    switch fault.kind {
    case .crash:
      "stay alive until bye: answer what goes wrong with status error and a message"
    case .timeout:
      "answer each run with one line and flush it; --timeout allows more than 10 s"
    case .protocol:
      "one line of JSON an answer, with the id of its run, and nothing else; what people read goes to standard error"
    case .falseUnsupported:
      "leave the feature out of the hello, or do what it asks for"
    }
  }
}
