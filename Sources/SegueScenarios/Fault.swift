/// How an implementation failed to give a trace at all.
public struct Fault: Error, Hashable, Sendable {
  /// The kinds of faults, as reports spell them.
  public enum Kind: String, CaseIterable, Sendable {
    /// The process that ran the scenario ended, by a signal or by itself.
    case crash
    /// No answer came in time.
    case timeout
    /// The answer does not follow the protocol.
    case `protocol`
    /// It said `unsupported` of a scenario whose features it declares.
    case falseUnsupported = "false-unsupported"
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// What was seen, in a few words: a signal, an exit code, the line that is no answer.
  public var detail: String
  /// Nothing could be run at all, and nothing will be: it says nothing of the scenario.
  package var isLoss = false

  /// A fault.
  public init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }
}
