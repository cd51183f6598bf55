/// Finds the facts of a Swift source: declarations by their headers, calls wherever they stand.
struct SwiftScanner {
  let path: String
  let tokens: [SourceToken]
  var scan = SourceScan()
  var scopes: [SourceScope] = []
  var finder: PositionFinder
  /// What the brace at an index opens, found when its header was read.
  var opening: [Int: SourceScope.Kind] = [:]
  /// The attributes and modifiers before the declaration to come.
  var attributes: Set<String> = []
  /// The name in `@objc(name:)`.
  var objcName: String?
  /// Conditional compilation: the scopes at `#if`, and at the end of the first branch.
  private var conditions: [(start: [SourceScope], first: [SourceScope]?)] = []

  init(_ tokens: [SourceToken], bytes: [UInt8], path: String) {
    self.path = path
    self.tokens = tokens
    finder = PositionFinder(bytes)
  }

  var isConditional: Bool { !conditions.isEmpty }

  mutating func place(_ index: Int) -> SourcePlace {
    SourcePlace(file: path, position: finder.position(of: tokens[index].offset))
  }

  /// The innermost type around.
  var type: SourceType? {
    for scope in scopes.reversed() {
      if case .type(let type) = scope.kind { return type }
    }
    return nil
  }

  /// Whether a declaration here is a member of its type, not a local of a function.
  var isMember: Bool { if case .type = scopes.last?.kind { true } else { false } }

  mutating func run() -> SourceScan {
    var index = 0
    while index < tokens.count, scan.oddity == nil { index = step(index) }
    scan.oddity = scan.oddity ?? scopes.last?.offset
    return scan
  }

  /// Looks at a token; where to go on.
  private mutating func step(_ index: Int) -> Int {
    let token = tokens[index]
    switch token.kind {
    case .directive: condition(token.text, index)
    case .symbol where token.text == "{" && scopes.count == SourceScan.deepest:
      scan.oddity = token.offset
    case .string(let value): if let value { scan.facts.literals.insert(value) }
    case .symbol where token.text == "{":
      scopes.append(SourceScope(kind: opening[index] ?? .block, offset: token.offset))
      attributes = []
    case .symbol where token.text == "}":
      if scopes.popLast() == nil { scan.oddity = token.offset }
      attributes = []
    case .symbol where token.text == "@": return attribute(index)
    case .word: return word(index)
    default: break
    }
    return index + 1
  }

  /// Every branch is read as if it were there; braces count as in the first.
  private mutating func condition(_ directive: String, _ index: Int) {
    switch directive {
    case "#if" where conditions.count == SourceScan.deepest: scan.oddity = tokens[index].offset
    case "#if": conditions.append((scopes, nil))
    case "#endif":
      if let first = conditions.popLast()?.first { scopes = first }
    default:
      guard var open = conditions.popLast() else { return }
      open.first = open.first ?? scopes
      scopes = open.start
      conditions.append(open)
    }
  }

  private mutating func attribute(_ index: Int) -> Int {
    guard let name = tokens.at(index + 1), name.kind == .word else { return index + 1 }
    attributes.insert("@" + name.text)
    guard tokens.at(index + 2)?.isSymbol("(") == true,
      let close = tokens[index + 2].closing
    else { return index + 2 }
    if name.text == "objc" { objcName = tokens[(index + 3)..<close].map(\.text).joined() }
    return close + 1
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "override", "static",
    "final", "dynamic", "required", "convenience", "nonisolated", "mutating", "indirect", "lazy",
  ]

  private mutating func word(_ index: Int) -> Int {
    let text = tokens[index].text
    let follows = index > 0 ? tokens[index - 1].text : ""
    if Self.modifiers.contains(text), !tokens[index].isQuoted {
      attributes.insert(text)
      return index + 1
    }
    if follows != ".", !tokens[index].isQuoted {
      switch text {
      case "class" where declaresClass(index, after: follows): return typeHeader(index)
      case "class":
        attributes.insert("static")
        return index + 1
      case "struct", "enum", "protocol", "actor", "extension": return typeHeader(index)
      case "func": return function(index)
      case "case":
        attributes = []
        objcName = nil
        return enumCases(index)
      case "let": constant(index)
      case "var": variables(index + 1)
      case "in": arguments(before: index)
      default: break
      }
    }
    attributes = []
    objcName = nil
    call(index)
    return index + 1
  }

  /// `class` also stands in `class func`, and in a protocol's `: class`.
  private func declaresClass(_ index: Int, after: String) -> Bool {
    guard let next = tokens.at(index + 1), next.kind == .word, after != ":", after != "," else {
      return false
    }
    return !["func", "var", "let", "subscript"].contains(next.text)
      && !Self.modifiers.contains(next.text)
  }
}
