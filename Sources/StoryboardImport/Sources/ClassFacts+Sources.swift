extension ClassFacts {
  /// A source: its path and its text.
  package typealias Source = (path: String, bytes: [UInt8])

  /// Reads sources together: constants of one resolve calls of another.
  ///
  /// The Swift version decides selectors: until 2 `back(segue:)` is `back:`. When it is not given it is
  /// 2 if any source uses a name that Swift 3 renamed.
  package init(_ sources: [Source], swift version: Int? = nil) {
    self.init()
    var open: [OpenPerform] = []
    var isOld = false
    var isNew = false
    for source in sources {
      guard let language = SourceLanguage(path: source.path) else { continue }
      let list = SourceLexer.tokens(of: source.bytes, language)
      let scan: SourceScan
      switch language {
      case .swift:
        var scanner = SwiftScanner(list.tokens, bytes: source.bytes, path: source.path)
        scan = scanner.run()
      case .objectiveC:
        var scanner = ObjCScanner(list.tokens, bytes: source.bytes, path: source.path)
        scan = scanner.run()
      }
      isOld = isOld || scan.isOldSwift
      isNew = isNew || scan.isNewSwift
      open += scan.open
      merge(scan.facts)
      sourceCount += 1
      if let oddity = list.oddity ?? scan.oddity {
        var finder = PositionFinder(source.bytes)
        oddities.append(SourcePlace(file: source.path, position: finder.position(of: oddity)))
      }
      orders += list.orders.map { SourceOrder(file: source.path, line: $0.line, text: $0.text) }
    }
    isSwiftVersionKnown = version != nil || isOld != isNew
    if version.map({ $0 <= 2 }) ?? isOld { useOldSelectors() } else { expose() }
    performs = open.map { resolve($0) }
  }

  private mutating func merge(_ other: ClassFacts) {
    literals.formUnion(other.literals)
    constants.merge(other.constants) { $0.union($1) }
    locals.merge(other.locals) { $0.union($1) }
    variables.formUnion(other.variables)
    protocolSelectors.formUnion(other.protocolSelectors)
    runtimeNames.merge(other.runtimeNames) { first, _ in first }
    for (name, fact) in other.classes {
      guard var known = classes.removeValue(forKey: name) else {
        classes[name] = fact
        continue
      }
      known.superclass = known.superclass ?? fact.superclass
      known.declarations += fact.declarations
      known.actions += fact.actions
      known.overrides += fact.overrides
      known.exposesMembers = known.exposesMembers || fact.exposesMembers
      classes[name] = known
    }
  }

  /// Exposes what classes and protocols expose without a word at the method.
  private mutating func expose() {
    for name in classes.keys {
      let exposesAll = ancestry(of: name).names.contains { classes[$0]?.exposesMembers == true }
      guard var fact = classes.removeValue(forKey: name) else { continue }
      for index in fact.actions.indices {
        let action = fact.actions[index]
        fact.actions[index].isExposed =
          action.isExposed || exposesAll || protocolSelectors.contains(action.selector)
      }
      classes[name] = fact
    }
  }

  private mutating func useOldSelectors() {
    for name in classes.keys {
      guard var fact = classes.removeValue(forKey: name) else { continue }
      for index in fact.actions.indices {
        // Until Swift 3 every method of a class of Objective-C's was exposed.
        fact.actions[index].isExposed = true
        guard let other = fact.actions[index].otherSelector else { continue }
        fact.actions[index].otherSelector = fact.actions[index].selector
        fact.actions[index].selector = other
      }
      classes[name] = fact
    }
  }

  /// The identifiers that a call's expression can have: of a literal, or of constants that are found.
  private func resolve(_ call: OpenPerform) -> PerformFact {
    var fact = call.fact
    let tokens = Array(call.expression)
    if tokens.count == 1, case .string(let value) = tokens[0].kind {
      fact.identifiers = value.map { [$0] }
      return fact
    }
    guard var path = Self.path(tokens) else { return fact }
    if path.last == "rawValue" { path.removeLast() }
    if path.first == "self" || path.first == "Self" { path[0] = fact.inClass ?? "" }
    switch path.count {
    case 0: break
    case 1 where call.shadowed.contains(path[0]) || variables.contains(path[0]): break
    case 1: fact.identifiers = values(of: path[0], in: fact.inClass ?? "")
    default:
      let name = path.suffix(2).joined(separator: ".")
      // `.detail`: the type is not written.
      fact.identifiers = path[0].isEmpty && path.count == 2 ? constants[path[1]] : constants[name]
    }
    return fact
  }

  /// The values of a constant that is named without its type: of the class, or else of the file where no
  /// other type has one of the name; with those of functions of the class, which may be meant.
  private func values(of name: String, in type: String) -> Set<String>? {
    let global = constants[".\(name)"]
    let own = constants["\(type).\(name)"] ?? (global == constants[name] ? global : nil)
    let local = locals["\(type).\(name)"]
    guard let local else { return own }
    return local.union(own ?? global ?? [])
  }

  /// `A.b.c`; an empty first name for `.b`. Nil for anything else.
  private static func path(_ tokens: [SourceToken]) -> [String]? {
    var path: [String] = tokens.first?.isSymbol(".") == true ? [""] : []
    var wantsWord = path.isEmpty
    for token in tokens {
      guard wantsWord ? token.kind == .word : token.isSymbol(".") else { return nil }
      if wantsWord { path.append(token.text) }
      wantsWord.toggle()
    }
    return wantsWord ? nil : path
  }
}
