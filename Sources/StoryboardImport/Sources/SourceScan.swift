/// What one source says, before names of other sources are resolved.
struct SourceScan {
  var facts = ClassFacts()
  /// Calls whose identifier is a name.
  var open: [OpenPerform] = []
  /// The source uses names that Swift 3 renamed.
  var isOldSwift = false
  /// The source uses names that came with Swift 3 or later.
  var isNewSwift = false
  /// The offset from which on nothing was read: braces that do not match, or nest deeper than in any real source.
  var oddity: Int?

  /// How deep braces may nest, and conditions.
  static let deepest = 250

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
    case type(SourceType)
    case function(parameters: Set<String>)
    /// The completion block of a dismissal.
    case dismissal
    case block
  }

  var kind: Kind
  /// Where it begins.
  var offset: Int
}

/// A type whose members are being read.
struct SourceType {
  var name: String
  var keyword: String
  var isTextEnum: Bool
  /// An `@objc` extension or protocol.
  var hasMembersExposed: Bool
}

extension [SourceToken] {
  func at(_ index: Int) -> SourceToken? { indices.contains(index) ? self[index] : nil }

  /// Whether a body, from its opening brace on, is empty.
  func isEmptyBody(_ open: Int) -> Bool { at(open + 1)?.isSymbol("}") == true }

  /// Whether a body does nothing but answer true, apart from what it does without asking.
  func isAlwaysTrue(_ open: Int) -> Bool {
    // A longer body decides something.
    guard let close = at(open)?.closing, (2..<200).contains(close - open) else { return false }
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
