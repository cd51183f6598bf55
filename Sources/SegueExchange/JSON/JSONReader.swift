package import SegueScenarios

/// A value in a JSON document, and the questions that typed reading asks of it.
///
/// Everything is strict: what is not expected is an error that says what was, with its place.
package struct JSONReader {
  package let document: JSONDocument
  package let value: JSON
  let node: Int

  /// An error about this value, or about its key.
  package func fault(_ message: String, inKey: Bool = false) -> ExchangeError {
    let place = document.map.place(of: node, inKey: inKey)
    return ExchangeError(
      file: document.file, line: place.line, column: place.column,
      path: document.map.path(to: node).description, message: message)
  }

  func wrongKind(_ expected: String) -> ExchangeError {
    fault("expected \(expected), found \(value.kind)")
  }

  // MARK: scalars

  package func string() throws(ExchangeError) -> String {
    guard case .string(let text) = value else { throw wrongKind("a string") }
    return text
  }

  package func bool() throws(ExchangeError) -> Bool {
    guard case .bool(let answer) = value else { throw wrongKind("true or false") }
    return answer
  }

  package func int() throws(ExchangeError) -> Int {
    switch value {
    case .int(let number): return number
    case .double: throw fault("expected a whole number, found another number")
    default: throw wrongKind("a whole number")
    }
  }

  /// One of the values of an enum, by its raw value.
  package func choice<Choice>(
    _ type: Choice.Type = Choice.self
  ) throws(ExchangeError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      throw fault(Self.unknown(text, allowed: Choice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// What to say about a text that is none of those allowed.
  static func unknown(_ text: String, allowed: [String]) -> String {
    let hint = meant(by: text, among: allowed).map { "; did you mean \(quoted($0))?" } ?? ""
    return "\(quoted(text)) is none of \(allowed.joined(separator: ", "))\(hint)"
  }

  package func rule() throws(ExchangeError) -> RuleID {
    let text = try string()
    guard let rule = RuleID(text) else {
      throw fault("\(quoted(text)) is no rule: expected an area and a number, such as UNW-4")
    }
    return rule
  }

  // MARK: arrays and objects

  /// The elements of an array.
  package func elements() throws(ExchangeError) -> [JSONReader] {
    guard case .array(let values) = value else { throw wrongKind("an array") }
    var child = node + 1
    return values.map { value in
      defer { child = document.map.end(of: child) }
      return JSONReader(document: document, value: value, node: child)
    }
  }

  /// The elements of an array, each read in the same way.
  package func list<Element>(
    _ read: (JSONReader) throws(ExchangeError) -> Element
  ) throws(ExchangeError) -> [Element] {
    var list: [Element] = []
    for element in try elements() { list.append(try read(element)) }
    return list
  }

  /// The elements of an array in which nothing stands twice.
  package func set<Element: Hashable>(
    _ read: (JSONReader) throws(ExchangeError) -> Element
  ) throws(ExchangeError) -> Set<Element> {
    var set: Set<Element> = []
    for element in try elements() where !set.insert(try read(element)).inserted {
      throw element.fault("it stands here twice")
    }
    return set
  }

  /// The members of an object with any keys, each read in the same way.
  package func members<Value>(
    _ read: (JSONReader) throws(ExchangeError) -> Value
  ) throws(ExchangeError) -> [String: Value] {
    var members: [String: Value] = [:]
    for (key, reader) in try children() { members[key] = try read(reader) }
    return members
  }

  /// The members of an object in the order of the file.
  package func children() throws(ExchangeError) -> [(key: String, value: JSONReader)] {
    guard case .object(let members) = value else { throw wrongKind("an object") }
    var child = node + 1
    return members.map { member in
      defer { child = document.map.end(of: child) }
      return (member.key, JSONReader(document: document, value: member.value, node: child))
    }
  }

  /// The members of an object that has these keys and no others.
  package func fields(_ keys: [String]) throws(ExchangeError) -> JSONFields {
    let children = try children()
    for (key, reader) in children where !keys.contains(key) {
      let hint = nearest(to: key, among: keys).map { "; did you mean \(quoted($0))?" } ?? ""
      throw reader.fault("unknown key \(quoted(key))\(hint)", inKey: true)
    }
    return JSONFields(object: self, members: children)
  }
}

/// The members of an object whose keys are known to be allowed.
package struct JSONFields {
  package let object: JSONReader
  package let members: [(key: String, value: JSONReader)]

  /// The member of a key, if it is there.
  package subscript(key: String) -> JSONReader? { members.first { $0.key == key }?.value }

  /// The member of a key that must be there.
  package func required(_ key: String) throws(ExchangeError) -> JSONReader {
    guard let member = self[key] else {
      throw object.fault("the key \(quoted(key)) is missing")
    }
    return member
  }

  /// The member of a key, read in some way, or nil where it is not there.
  package func optional<Value>(
    _ key: String, _ read: (JSONReader) throws(ExchangeError) -> Value
  ) throws(ExchangeError) -> Value? {
    guard let member = self[key] else { return nil }
    return try read(member)
  }
}
