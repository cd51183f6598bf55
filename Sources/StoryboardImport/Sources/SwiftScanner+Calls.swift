extension SwiftScanner {
  private static let calls: Set<String> = [
    "performSegue", "performSegueWithIdentifier", "dismiss", "dismissViewControllerAnimated",
  ]

  /// Names that Swift 3 and later brought.
  private static let newNames: Set<String> = [
    "DispatchQueue", "IndexPath", "URLSession", "Notification", "UserDefaults", "JSONDecoder",
    "Codable", "some", "async", "await",
  ]

  /// A call of `performSegue` or `dismiss`, if the word is one.
  mutating func call(_ index: Int) {
    let text = tokens[index].text
    if Self.newNames.contains(text) { scan.isNewSwift = true }
    guard Self.calls.contains(text), tokens.at(index + 1)?.isSymbol("(") == true,
      let close = tokens[index + 1].closing
    else { return }
    switch text {
    case "performSegue":
      if tokens.at(index + 2)?.isWord("withIdentifier") == true { scan.isNewSwift = true }
      perform(index, close)
    case "performSegueWithIdentifier":
      scan.isOldSwift = true
      perform(index, close)
    case "dismiss": dismissal(index, close)
    case "dismissViewControllerAnimated":
      scan.isOldSwift = true
      dismissal(index, close)
    default: break
    }
  }

  private mutating func perform(_ index: Int, _ close: Int) {
    var start = index + 2
    if tokens.at(start)?.isWord("withIdentifier") == true { start += 2 }
    guard start < close else { return }
    var end = start
    var depth = 0
    // What is longer is no identifier that could be resolved.
    while end < min(close, start + 50) {
      if ["(", "[", "{"].contains(tokens[end].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[end].text) { depth -= 1 }
      if depth == 0, tokens[end].isSymbol(",") { break }
      end += 1
    }
    // What `catch` and accessors name by themselves.
    var shadowed: Set = ["error", "newValue", "oldValue"]
    var isAfterDismissal = false
    for scope in scopes {
      if case .function(let parameters) = scope.kind { shadowed.formUnion(parameters) }
      if case .dismissal = scope.kind { isAfterDismissal = true }
    }
    let receiver = receiver(of: index)
    let expression = tokens[start..<end]
    let fact = PerformFact(
      inClass: type?.name, receiver: receiver.map(Self.isItself) ?? true ? .itself : .other,
      expression: expression.map { $0.literal.map { "\"\($0)\"" } ?? $0.text }.joined(),
      isAfterDismissal: isAfterDismissal, isConditional: isConditional, place: place(index))
    scan.open.append(OpenPerform(fact: fact, expression: expression, shadowed: shadowed))
  }

  private static func isItself(_ name: String) -> Bool {
    ["self", "super", "strongSelf", "weakSelf", "this"].contains(name)
  }

  /// The last name before the dot; nil when the call has no receiver.
  private func receiver(of index: Int) -> String? {
    var before = index - 1
    guard before >= 0, tokens[before].isSymbol(".") else { return nil }
    before -= 1
    while before >= 0, tokens[before].isSymbol("?") || tokens[before].isSymbol("!") { before -= 1 }
    guard before >= 0, tokens[before].kind == .word else { return "" }
    // `self.detail.performSegue` has `detail` as receiver.
    return tokens[before].text
  }

  /// A dismissal of the object itself, or of what it stands in, with a block that runs afterwards.
  private mutating func dismissal(_ index: Int, _ close: Int) {
    if let receiver = receiver(of: index), !Self.isItself(receiver) {
      let own: Set = [
        "presentingViewController", "navigationController", "parent", "tabBarController",
        "parentViewController",
      ]
      guard own.contains(receiver) else { return }
    }
    if tokens.at(close + 1)?.isSymbol("{") == true { opening[close + 1] = .dismissal }
    for next in (index + 2)..<min(close, index + 100)
    where tokens[next].isWord("completion") && tokens.at(next + 2)?.isSymbol("{") == true {
      opening[next + 2] = .dismissal
    }
  }
}
