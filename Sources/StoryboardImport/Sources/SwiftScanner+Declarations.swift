extension SwiftScanner {
  /// `class Name<…>: Super, Protocol where … {`, and the same for the other kinds of types.
  mutating func typeHeader(_ index: Int) -> Int {
    defer {
      attributes = []
      objcName = nil
    }
    guard var name = tokens.at(index + 1), name.kind == .word,
      ["{", ":", "<", ".", "where"].contains(tokens.at(index + 2)?.text),
      let brace = tokens[index...].prefix(400).firstIndex(where: { $0.isSymbol("{") })
    else { return index + 1 }
    var after = index + 2
    while tokens.at(after)?.isSymbol(".") == true, let part = tokens.at(after + 1) {
      name = part
      after += 2
    }
    let inherited = inheritance(from: after, to: brace)
    let kind = tokens[index].text
    opening[brace] = .type(
      SourceType(
        name: name.text, keyword: kind,
        isTextEnum: kind == "enum" && inherited.first == "String",
        hasMembersExposed: kind != "class" && attributes.contains("@objc")))
    if kind == "class" {
      let exposesMembers = attributes.contains("@objcMembers")
      if let objcName { scan.facts.runtimeNames[objcName] = name.text }
      let declared = place(index + 1)
      scan.updateClass(name.text) {
        $0.superclass = $0.superclass ?? inherited.first
        $0.declarations.append(declared)
        $0.exposesMembers = exposesMembers
      }
    }
    return brace
  }

  /// The names after the colon, without their generic arguments and modules.
  private func inheritance(from start: Int, to end: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    var isAfterColon = false
    for token in tokens[start..<max(start, end)] {
      if token.isSymbol("<") || token.isSymbol("(") { depth += 1 }
      if token.isSymbol(">") || token.isSymbol(")") { depth -= 1 }
      guard depth == 0 else { continue }
      if token.isWord("where") { break }
      if token.isSymbol(":") { isAfterColon = true }
      guard isAfterColon else { continue }
      if token.isSymbol(".") {
        _ = names.popLast()
      } else if token.kind == .word {
        names.append(token.text)
      }
    }
    return names
  }

  /// `case a = "x", b` of an enum with text values; the value of a case without one is its name.
  ///
  /// - Returns: Where to go on.
  mutating func enumCases(_ index: Int) -> Int {
    guard isMember, let type, type.isTextEnum else { return index + 1 }
    var next = index + 1
    while let name = tokens.at(next), name.kind == .word {
      var value = name.text
      if tokens.at(next + 1)?.isSymbol("=") == true {
        guard let literal = tokens.at(next + 2)?.literal else { return next + 2 }
        value = literal
        next += 2
      }
      scan.define(name.text, value, in: type.name)
      guard tokens.at(next + 1)?.isSymbol(",") == true else { return next + 1 }
      next += 2
    }
    return next
  }

  /// `let name = "value"` and `let name: String = "value"`.
  mutating func constant(_ index: Int) {
    guard let name = tokens.at(index + 1), name.kind == .word else { return variables(index + 1) }
    var next = index + 2
    if tokens.at(next)?.isSymbol(":") == true { next += 2 }
    let isFirst = tokens.at(next)?.isSymbol("=") == true
    // `"a" + b` is no constant of value "a".
    guard isFirst, let value = tokens.at(next + 1)?.literal,
      !["+", ".", "?", "=", "!"].contains(tokens.at(next + 2)?.text)
    else { return variables(index + 1) }
    if isMember || scopes.isEmpty {
      scan.define(name.text, value, in: type?.name)
    } else {
      scan.facts.locals["\(type?.name ?? "").\(name.text)", default: []].insert(value)
    }
  }

  /// The names after `let` or `var`, also those of a pattern such as `let (a, b) =` or `let .some(a):`.
  mutating func variables(_ start: Int) {
    for token in tokens[min(start, tokens.count)...].prefix(20) {
      if ["=", ":", "{", "in", ";", "}"].contains(token.text) { return }
      if token.kind == .word { scan.facts.variables.insert(token.text) }
    }
  }

  /// The names before `in`: of a loop, or of a closure's arguments.
  mutating func arguments(before index: Int) {
    for token in tokens[..<index].suffix(30).reversed() {
      if ["{", "}", "for", "=", ";"].contains(token.text) { return }
      if token.kind == .word { scan.facts.variables.insert(token.text) }
    }
  }

  // MARK: functions

  /// Overrides under the names they had until Swift 2.
  private static let oldNames: Set<String> = [
    "prepareForSegue", "shouldPerformSegueWithIdentifier", "unwindForSegue",
  ]

  private struct Parameter {
    var label: String?
    var name: String
    var type: String
  }

  /// `func name<…>(label name: Type, …) … {`
  mutating func function(_ index: Int) -> Int {
    let written = attributes
    let exposedAs = objcName
    attributes = []
    objcName = nil
    guard let name = tokens.at(index + 1) else { return index + 1 }
    var open = index + 2
    if tokens.at(open)?.isSymbol("<") == true, let close = tokens[open].closing { open = close + 1 }
    guard tokens.at(open)?.isSymbol("(") == true, let close = tokens[open].closing else {
      return index + 2
    }
    if written.contains("override"), Self.oldNames.contains(name.text) { scan.isOldSwift = true }
    if written.contains("override"), name.text == "prepare" { scan.isNewSwift = true }
    if written.contains("fileprivate") { scan.isNewSwift = true }
    let parameters = parameters(tokens[(open + 1)..<close])
    scan.facts.literals.formUnion(tokens[open..<close].compactMap(\.literal))
    let brace = body(after: close)
    if let brace { opening[brace] = .function(parameters: Set(parameters.map(\.name))) }
    guard isMember, let type else { return close + 1 }
    if let hook = hook(name.text, parameters) {
      let fact = OverrideFact(
        hook: hook, isAlwaysTrue: brace.map(tokens.isAlwaysTrue) ?? false, place: place(index + 1))
      scan.updateClass(type.name) { $0.overrides.append(fact) }
    } else if !["prepare", "prepareForSegue"].contains(name.text), !written.contains("static") {
      let labels = parameters.map(\.label)
      let modern = ObjCSelector.modern(name.text, labels)
      let old = ObjCSelector.old(name.text, labels)
      let isExposed =
        type.hasMembersExposed
        || !written.isDisjoint(with: ["@IBAction", "@objc", "@IBSegueAction", "dynamic"])
      guard type.keyword != "protocol" else {
        if isExposed { scan.facts.protocolSelectors.insert(exposedAs ?? modern) }
        return close + 1
      }
      let fact = ActionFact(
        selector: exposedAs ?? modern, otherSelector: exposedAs == nil && old != modern ? old : nil,
        name: name.text,
        isExposed: isExposed, isInterfaceBuilderAction: written.contains("@IBAction"),
        takesSegue: parameters.first?.type.hasPrefix("UIStoryboardSegue") == true,
        isInExtension: type.keyword == "extension",
        isEmpty: brace.map(tokens.isEmptyBody) ?? false, isConditional: isConditional,
        place: place(index + 1))
      scan.updateClass(type.name) { $0.actions.append(fact) }
    }
    return close + 1
  }

  /// The opening brace of a function's body; nil when it has none, as in a protocol.
  private func body(after close: Int) -> Int? {
    let ends: Set = ["func", "var", "let", "class", "case", "init", "}", "@", ";"]
    for index in (close + 1)..<max(close + 1, min(tokens.count, close + 200)) {
      if tokens[index].isSymbol("{") { return index }
      if ends.contains(tokens[index].text) || tokens[index].kind == .directive { return nil }
    }
    return nil
  }

  private func parameters(_ list: ArraySlice<SourceToken>) -> [Parameter] {
    var found: [Parameter] = []
    var depth = 0
    var current: [SourceToken] = []
    for token in list {
      if ["(", "[", "<", "{"].contains(token.text) { depth += 1 }
      if [")", "]", ">", "}"].contains(token.text) { depth -= 1 }
      if depth == 0, token.isSymbol(",") {
        if let parameter = Self.parameter(current) { found.append(parameter) }
        current = []
      } else {
        current.append(token)
      }
    }
    return found + [Self.parameter(current)].compactMap(\.self)
  }

  private static func parameter(_ tokens: [SourceToken]) -> Parameter? {
    guard let colon = tokens.firstIndex(where: { $0.isSymbol(":") }), colon > 0 else { return nil }
    let names = tokens[..<colon].filter { $0.kind == .word }.map(\.text)
    guard let label = names.first, let name = names.last else { return nil }
    // A module may stand before the type.
    let type = tokens[(colon + 1)...].filter { $0.kind == .word && $0.text != "UIKit" }
    return Parameter(
      label: label == "_" ? nil : label, name: name, type: type.first?.text ?? "")
  }

  /// The steering method that a function overrides, under its old name or its new one.
  private func hook(_ name: String, _ parameters: [Parameter]) -> OverrideFact.Hook? {
    switch name {
    case "canPerformUnwindSegueAction": .canPerform
    case "shouldPerformSegue", "shouldPerformSegueWithIdentifier": .shouldPerform
    case "allowedChildrenForUnwinding", "allowedChildViewControllersForUnwinding",
      "allowedChildViewControllersForUnwindingFromSource":
      .allowedChildren
    case "childContaining", "childViewControllerContaining",
      "childViewControllerContainingSegueSource":
      .childContaining
    case "unwind" where parameters.count == 2 && parameters[1].label == "towards",
      "unwindForSegue":
      .unwindTowards
    case "segueForUnwinding", "segueForUnwindingToViewController": .segueForUnwinding
    case "forUnwindSegueAction", "viewControllerForUnwindSegueAction",
      "viewControllerForUnwind":
      .forUnwindAction
    case "performSegue" where parameters.first?.label == "withIdentifier",
      "performSegueWithIdentifier":
      .performSegue
    default: nil
    }
  }
}
