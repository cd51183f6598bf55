/// The Objective-C selectors of Swift methods.
enum ObjCSelector {
  /// A parameter's label; nil for `_`.
  typealias Label = String?

  /// From Swift 3 on the first label counts: `f(segue:)` is `fWithSegue:`, `f(for:)` is `fFor:`.
  static func modern(_ name: String, _ labels: [Label]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if let first, !first.isEmpty {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: name)) {
        selector += "With"
      }
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + rest(labels)
  }

  /// Until Swift 2 the first label is part of the name only when it is written into it.
  static func old(_ name: String, _ labels: [Label]) -> String {
    labels.isEmpty ? name : name + ":" + rest(labels)
  }

  private static func rest(_ labels: [Label]) -> String {
    labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The list that Swift's importer and its printer of selectors share.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static func firstWord(of name: String) -> String {
    let rest = name.dropFirst()
    let end = rest.firstIndex(where: \.isUppercase) ?? name.endIndex
    return String(name[..<end])
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }
}
