internal import SegueScenarios

extension JSONReader {
  /// The one key of an object that says what the object is, out of those there are.
  func discriminator<Key>(
    _ type: Key.Type, what: String, others: [String]
  ) throws(ExchangeError) -> (key: Key, value: JSONReader)
  where Key: RawRepresentable<String> & CaseIterable {
    var found: (key: Key, value: JSONReader)?
    for (name, value) in try children() {
      guard let key = Key(rawValue: name) else {
        if others.contains(name) { continue }
        let all = Key.allCases.map(\.rawValue) + others
        let hint = nearest(to: name, among: all).map { "; did you mean \(quoted($0))?" } ?? ""
        throw value.fault("unknown key \(quoted(name))\(hint)", inKey: true)
      }
      if let found {
        throw value.fault(
          "\(what) is one thing: \(quoted(found.key.rawValue)) or \(quoted(name))", inKey: true)
      }
      found = (key, value)
    }
    guard let found else { throw fault("no key says what \(what) this is") }
    return found
  }

  /// A string, or nil for null: where absence is an argument of its own.
  func stringOrNull() throws(ExchangeError) -> String? {
    switch value {
    case .null: return nil
    case .string(let text): return text
    default: throw wrongKind("a string or null")
    }
  }
}
