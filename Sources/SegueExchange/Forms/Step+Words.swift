package import SegueScenarios

extension Step {
  /// The step in the words of its file: `trigger save on detail`.
  package var words: String { json.words }
}

extension JSON {
  /// The values without quotes, the members of an object one after the other.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .array(let values): "[\(values.map(\.words).joined(separator: ", "))]"
    case .object(let members):
      members.map { member in
        if case .object = member.value { return "\(member.key) {\(member.value.words)}" }
        return "\(member.key) \(member.value.words)"
      }.joined(separator: " ")
    default: line
    }
  }
}
