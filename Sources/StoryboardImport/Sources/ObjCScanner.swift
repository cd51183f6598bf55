/// Finds the facts of an Objective-C source: interfaces, categories, methods and messages.
struct ObjCScanner {
  private let path: String
  private let tokens: [SourceToken]
  private var scan = SourceScan()
  private var finder: PositionFinder
  /// The class whose `@interface` or `@implementation` is open, and whether it is a category's.
  private var type: (name: String, isCategory: Bool, isImplementation: Bool)?
  private var depth = 0
  /// The depth of braces inside which the completion block of a dismissal runs.
  private var dismissals: [Int] = []
  private var dismissalBraces: Set<Int> = []
  private var parameters: Set<String> = []
  private var conditions: [(start: Int, first: Int?)] = []

  init(_ tokens: [SourceToken], bytes: [UInt8], path: String) {
    self.path = path
    self.tokens = tokens
    finder = PositionFinder(bytes)
  }

  private mutating func place(_ index: Int) -> SourcePlace {
    SourcePlace(file: path, position: finder.position(of: tokens[index].offset))
  }

  mutating func run() -> SourceScan {
    var index = 0
    while index < tokens.count {
      step(index)
      index += 1
    }
    return scan
  }

  private mutating func step(_ index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .directive: condition(token.text)
    case .string(let value): if let value { scan.facts.literals.insert(value) }
    case .symbol where token.text == "{":
      depth += 1
      if dismissalBraces.contains(index) { dismissals.append(depth) }
    case .symbol where token.text == "}":
      if dismissals.last == depth { dismissals.removeLast() }
      // Outside of a class this may end what a header began for C++.
      if depth == 0, type != nil { noteOddity(index) }
      depth = max(0, depth - 1)
    case .symbol where token.text == "@": keyword(index)
    case .symbol where token.text == "-" && depth == 0 && type != nil: method(index)
    case .word: word(index)
    default: break
    }
  }

  /// Braces do not match: a macro, or something that was not understood.
  private mutating func noteOddity(_ index: Int) {
    scan.oddity = scan.oddity ?? tokens[index].offset
  }

  /// Braces count as in the first branch.
  private mutating func condition(_ directive: String) {
    switch directive {
    case "#if": conditions.append((depth, nil))
    case "#endif": if let first = conditions.popLast()?.first { depth = first }
    default:
      guard var open = conditions.popLast() else { return }
      open.first = open.first ?? depth
      depth = open.start
      conditions.append(open)
    }
  }

  /// `@interface Name : Super`, `@interface Name (Category)`, `@implementation Name`, `@end`.
  private mutating func keyword(_ index: Int) {
    guard let word = tokens.at(index + 1) else { return }
    switch word.text {
    case "end":
      if depth > 0, type != nil { noteOddity(index) }
      type = nil
    case "interface", "implementation":
      guard let name = tokens.at(index + 2), name.kind == .word else { return }
      let isImplementation = word.text == "implementation"
      // `()` is a class extension: part of the class itself.
      let isCategory =
        tokens.at(index + 3)?.isSymbol("(") == true && tokens.at(index + 4)?.isSymbol(")") != true
      type = (name.text, isCategory, isImplementation)
      depth = 0
      guard !isCategory else { return }
      var superclass: String?
      if tokens.at(index + 3)?.isSymbol(":") == true { superclass = tokens.at(index + 4)?.text }
      let declared = place(index + 2)
      scan.updateClass(name.text) {
        $0.superclass = $0.superclass ?? superclass
        if isImplementation { $0.declarations.append(declared) }
      }
    default: break
    }
  }

  /// `- (IBAction)name:(UIStoryboardSegue *)segue other:(id)x {`
  private mutating func method(_ index: Int) {
    guard let type else { return }
    var next = index + 1
    // Without a type a method gives an object.
    if tokens.at(next)?.isSymbol("(") == true {
      guard let close = tokens[next].closing else { return }
      next = close + 1
    }
    let isAction = tokens.at(index + 2)?.isWord("IBAction") == true
    let start = next
    var selector = ""
    var takesSegue: Bool?
    parameters = []
    while let part = tokens.at(next), part.kind == .word {
      let hasArgument = tokens.at(next + 1)?.isSymbol(":") == true
      // After the last argument stand attributes.
      guard hasArgument || selector.isEmpty else { break }
      selector += part.text + (hasArgument ? ":" : "")
      guard hasArgument else { break }
      next += 2
      if tokens.at(next)?.isSymbol("(") == true, let close = tokens[next].closing {
        takesSegue =
          takesSegue ?? tokens[next..<close].contains { $0.isWord("UIStoryboardSegue") }
        next = close + 1
      }
      if let name = tokens.at(next), name.kind == .word { parameters.insert(name.text) }
      next += 1
    }
    guard start < tokens.count, type.isImplementation,
      let brace = tokens[start...].prefix(80).firstIndex(where: { $0.isSymbol("{") })
    else { return }
    if let hook = Self.hook(selector) {
      let fact = OverrideFact(
        hook: hook, isAlwaysTrue: tokens.isAlwaysTrue(brace), place: place(start))
      scan.updateClass(type.name) { $0.overrides.append(fact) }
    } else if !selector.isEmpty, !selector.hasPrefix("prepareForSegue:") {
      let fact = ActionFact(
        selector: selector, isInterfaceBuilderAction: isAction, takesSegue: takesSegue ?? false,
        isInExtension: type.isCategory, isEmpty: tokens.isEmptyBody(brace),
        isConditional: !conditions.isEmpty,
        place: place(start))
      scan.updateClass(type.name) { $0.actions.append(fact) }
    }
  }

  private static func hook(_ selector: String) -> OverrideFact.Hook? {
    switch selector.prefix(while: { $0 != ":" }) {
    case "canPerformUnwindSegueAction": .canPerform
    case "shouldPerformSegueWithIdentifier": .shouldPerform
    case "allowedChildViewControllersForUnwindingFromSource": .allowedChildren
    case "childViewControllerContainingSegueSource": .childContaining
    case "unwindForSegue": .unwindTowards
    case "segueForUnwindingToViewController": .segueForUnwinding
    case "viewControllerForUnwindSegueAction": .forUnwindAction
    case "performSegueWithIdentifier": .performSegue
    default: nil
    }
  }

  // MARK: messages and constants

  private mutating func word(_ index: Int) {
    switch tokens[index].text {
    case "performSegueWithIdentifier" where tokens.at(index + 1)?.isSymbol(":") == true:
      perform(index)
    case "dismissViewControllerAnimated": dismissal(index)
    case "NSString":
      // `NSString * const kName = @"value"`
      var next = index + 1
      while let token = tokens.at(next), token.isSymbol("*") || token.isWord("const") { next += 1 }
      if let name = tokens.at(next), name.kind == .word, tokens.at(next + 1)?.isSymbol("=") == true,
        let value = tokens.at(next + 2)?.literal, tokens.at(next + 3)?.isSymbol(";") == true,
        depth == 0
      {
        scan.define(name.text, value, in: nil)
      }
    case "#define":
      if let name = tokens.at(index + 1), let value = tokens.at(index + 2)?.literal {
        scan.define(name.text, value, in: nil)
      }
    default: variable(index)
    }
  }

  /// What is assigned to, gone through in a loop or an argument of a block is no constant.
  private mutating func variable(_ index: Int) {
    guard let after = tokens.at(index + 1) else { return }
    let before = tokens.at(index - 1)?.text
    let isAssigned = after.isSymbol("=") && tokens.at(index + 2)?.isSymbol("=") != true
    let isArgument = before == "*" && (after.isSymbol(")") || after.isSymbol(","))
    guard isAssigned || isArgument || after.isWord("in") else { return }
    let isConstant =
      depth == 0 && tokens.at(index + 2)?.literal != nil
      && tokens.at(index + 3)?.isSymbol(";") == true
    if !isConstant { scan.facts.variables.insert(tokens[index].text) }
  }

  private mutating func perform(_ index: Int) {
    guard depth > 0 else { return }
    var end = index + 2
    var brackets = 0
    while let token = tokens.at(end), end < index + 200 {
      if token.isSymbol("[") || token.isSymbol("(") { brackets += 1 }
      if token.isSymbol("]") || token.isSymbol(")") { brackets -= 1 }
      if brackets < 0 || (brackets == 0 && token.isWord("sender")) { break }
      end += 1
    }
    let expression = tokens[(index + 2)..<max(index + 2, min(end, tokens.count))]
    let receiver = tokens.at(index - 1)?.text ?? ""
    let isItself =
      ["self", "super", "weakSelf", "strongSelf"].contains(receiver)
      && tokens.at(index - 2)?.isSymbol("[") == true
    let fact = PerformFact(
      inClass: type?.name, receiver: isItself ? .itself : .other,
      expression: expression.map { $0.literal.map { "@\"\($0)\"" } ?? $0.text }.joined(),
      isAfterDismissal: !dismissals.isEmpty, isConditional: !conditions.isEmpty,
      place: place(index))
    scan.open.append(OpenPerform(fact: fact, expression: expression, shadowed: parameters))
  }

  private mutating func dismissal(_ index: Int) {
    guard index > 0,
      tokens[index - 1].isWord("self") || tokens[index - 1].isSymbol("]")
        || tokens[index - 1].text.hasSuffix("presentingViewController")
        || tokens[index - 1].text == "navigationController"
    else { return }
    for next in index..<min(index + 30, tokens.count)
    where tokens[next].isWord("completion") && tokens.at(next + 2)?.isSymbol("^") == true {
      if let brace = tokens[next...].prefix(8).firstIndex(where: { $0.isSymbol("{") }) {
        dismissalBraces.insert(brace)
      }
      return
    }
  }
}
