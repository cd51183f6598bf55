/// What one source says, before names of other sources are resolved.
struct SourceScan {
  var facts = ClassFacts()
  /// Calls whose identifier is a name.
  var open: [OpenPerform] = []
  /// The source uses names that Swift 3 renamed.
  var isOldSwift = false
  /// The source uses names that came with Swift 3 or later.
  var isNewSwift = false

  mutating func updateClass(_ name: String, _ change: (inout ClassFact) -> Void) {
    change(&facts.classes[name, default: ClassFact(name: name)])
  }

  /// A constant of a type, or of the file when there is none.
  mutating func define(_ name: String, _ value: String, in type: String?) {
    facts.constants[(type ?? "") + "." + name, default: []].insert(value)
    facts.constants[name, default: []].insert(value)
  }
}

/// A call and the expression that makes its identifier.
struct OpenPerform {
  var fact: PerformFact
  var expression: ArraySlice<SourceToken>
  /// Names that the call's functions give to their own arguments and variables.
  var shadowed: Set<String>
}

/// A pair of braces that is open.
struct SourceScope {
  enum Kind {
    case type(name: String, isExtension: Bool, isTextEnum: Bool, hasMembersExposed: Bool)
    case function(parameters: Set<String>)
    /// The completion block of a dismissal.
    case dismissal
    case block
  }

  var kind: Kind
}

extension [SourceToken] {
  /// The index of the bracket that closes the one at an index; nil when none does within reach.
  func closing(_ open: Int, _ left: String, _ right: String) -> Int? {
    var depth = 0
    for index in open..<Swift.min(count, open + 20_000) {
      if self[index].isSymbol(left) { depth += 1 }
      if self[index].isSymbol(right) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  func at(_ index: Int) -> SourceToken? { indices.contains(index) ? self[index] : nil }

  /// Whether a body, from its opening brace on, is empty.
  func isEmptyBody(_ open: Int) -> Bool { at(open + 1)?.isSymbol("}") == true }

  /// Whether a body does nothing but answer true, apart from what it does without asking.
  func isAlwaysTrue(_ open: Int) -> Bool {
    guard let close = closing(open, "{", "}"), close > open + 1 else { return false }
    let body = self[(open + 1)..<close].filter { !$0.isSymbol(";") }
    let deciding: Set = ["if", "guard", "switch", "while", "for", "super", "false", "NO", "do"]
    guard !body.contains(where: { deciding.contains($0.text) || $0.isSymbol("?") }) else {
      return false
    }
    let isTrue = ["true", "YES"].contains(body.last?.text)
    return isTrue
      && (body.count == 1
        || (body[body.count - 2].isWord("return") && body.count { $0.isWord("return") } == 1))
  }
}
