internal import SegueExchange
internal import StoryboardImport

extension ClassFacts {
  /// Takes what a facts file says: a class in it replaces all that the sources say of it.
  ///
  ///     { "complete": true,
  ///       "classes": { "Detail": { "superclass": "UIViewController", "actions": ["done:"],
  ///                                "answersEveryAction": true } },
  ///       "performs": [ { "class": "Detail", "identifier": "back", "afterDismissal": true } ] }
  mutating func correct(from bytes: [UInt8], file: String) throws(ExchangeError) {
    let document = try JSONDocument(bytes, file: file)
    let fields = try document.reader.fields(["complete", "classes", "performs"])
    isDeclaredComplete = try fields["complete"]?.bool() ?? isDeclaredComplete
    for (name, reader) in try fields["classes"]?.children() ?? [] {
      guard !name.isEmpty else { throw reader.fault("a class has a name", inKey: true) }
      classes[name] = try ClassFact(name, reading: reader, file: file)
    }
    for reader in try fields["performs"]?.elements() ?? [] {
      performs.append(try PerformFact(reading: reader, file: file))
    }
  }
}

extension JSONReader {
  fileprivate func place(in file: String) -> SourcePlace {
    let place = fault("")
    return SourcePlace(
      file: file, position: TextPosition(line: place.line, column: place.column))
  }
}

extension ClassFact {
  fileprivate init(
    _ name: String, reading reader: JSONReader, file: String
  ) throws(ExchangeError) {
    self.init(name: name)
    let fields = try reader.fields(["superclass", "actions", "answersEveryAction"])
    let place = reader.place(in: file)
    superclass = try fields["superclass"]?.string()
    if superclass != nil { declarations = [place] }
    actions =
      try fields["actions"]?.list { reader throws(ExchangeError) in
        let selector = try reader.string()
        guard !selector.isEmpty else { throw reader.fault("an action has a selector") }
        return ActionFact(selector: selector, place: reader.place(in: file))
      } ?? []
    if try fields["answersEveryAction"]?.bool() == true {
      overrides = [OverrideFact(hook: .canPerform, isAlwaysTrue: true, place: place)]
    }
  }
}

extension PerformFact {
  fileprivate init(reading reader: JSONReader, file: String) throws(ExchangeError) {
    let fields = try reader.fields(["class", "identifier", "afterDismissal"])
    let identifier = try fields.required("identifier").string()
    self.init(
      inClass: try fields.required("class").string(), receiver: .itself,
      identifiers: [identifier], expression: identifier,
      isAfterDismissal: try fields["afterDismissal"]?.bool() ?? false, isConditional: false,
      place: reader.place(in: file))
  }
}
