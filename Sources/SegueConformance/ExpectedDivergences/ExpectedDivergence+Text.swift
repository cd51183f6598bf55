import SegueScenarios

extension ExpectedDivergence {
  /// The entry as a line of the file.
  package var text: String {
    var words: [String] = []
    switch selector {
    case .uid(let uid): words.append("@" + uid)
    case .path(let pattern): words.append(word(pattern.text))
    case .rule(let rule): words.append("rule:\(rule)")
    }
    words.append(outcome.rawValue)
    if let profiles { words.append("profile=" + profiles.map(\.rawValue).joined(separator: ",")) }
    if let layer { words.append("layer=" + layer.rawValue) }
    if let fingerprint { words.append("fingerprint=" + word(fingerprint)) }
    if let until { words.append("until=\(until)") }
    words.append(reason.map { "# " + $0 } ?? "#")
    return words.joined(separator: "  ")
  }

  /// A text in quotes, where it is needed to hold it together.
  private func word(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { " \t\n\r\"\\".unicodeScalars.contains($0) })
    else { return text }
    return "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\"", "\\": "\\\(scalar)"
        default: String(scalar)
        }
      }.joined() + "\""
  }
}
