package import SegueScenarios

extension Event {
  /// The event in words: `canPerform list "done:" = no`.
  package var words: String {
    var text = kind.rawValue
    if !on.isEmpty { text += " \(on)" }
    if kind == .log { return "\(text): \(name ?? "…")" }
    if let to { text += kind == .prepare || kind == .segue ? " → \(to)" : " \(to)" }
    if let name { text += kind == .initialize || kind == .segue ? " (\(name))" : " \"\(name)\"" }
    if let sender { text += " from \(sender)" }
    if let list { text += " [\(list.joined(separator: ", "))]" }
    if let answer { text += answer ? " = yes" : " = no" }
    return text
  }
}

extension Ending {
  /// The ending in words, or nil where every step ran.
  package var words: String? {
    switch self {
    case .completed: nil
    case .raised(let name, let reason, _):
      "raised \(name ?? "an exception")" + (reason.map { ": \($0)" } ?? "")
    case .unspecified(let rule): "unspecified by \(rule): no source settles what happens here"
    case .exhausted(let what): "exhausted: \(what)"
    case .invalid(let why): "invalid: \(why)"
    }
  }

  /// The rules that the ending cites.
  package var rules: [RuleID] {
    switch self {
    case .raised(_, _, let rules): rules
    case .unspecified(let rule): [rule]
    case .completed, .exhausted, .invalid: []
    }
  }
}
