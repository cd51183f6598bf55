package import SegueScenarios

extension [Step] {
  init(reading reader: JSONReader) throws(ExchangeError) {
    self = try reader.list(Step.init(reading:))
  }
}

extension MadeSegue: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields([
      "identifier", "class", "source", "destination", "handler", "performs",
    ])
    self.init(
      identifier: try fields["identifier"]?.string(),
      segueClass: try fields["class"]?.string(),
      source: try fields.required("source").string(),
      destination: try fields.required("destination").string(),
      handler: try fields.optional("handler", [Step].init(reading:)),
      performs: try fields["performs"]?.int() ?? 1)
  }

  package var json: JSON {
    .fields([
      ("identifier", .text(identifier)),
      ("class", .text(segueClass)),
      ("source", .string(source)),
      ("destination", .string(destination)),
      ("handler", handler.map { .values($0) }),
      ("performs", performs == 1 ? nil : .int(performs)),
    ])
  }
}
