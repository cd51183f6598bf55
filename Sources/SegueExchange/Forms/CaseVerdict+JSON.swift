package import SegueConformance
internal import SegueScenarios

extension CaseVerdict: JSONForm {
  static let keys = [
    "uid", "profile", "path", "title", "rules", "level", "verdict", "layers", "fingerprint",
    "layer",
    "law", "step", "expected", "actual", "reason", "onRecord",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    try self.init(reader.fields(Self.keys))
  }

  init(_ fields: JSONFields) throws(ExchangeError) {
    let subject = Subject(
      uid: try fields.required("uid").string(), path: try fields.required("path").string(),
      title: try fields.required("title").string(),
      rules: try fields.required("rules").list { r throws(ExchangeError) in try r.rule() },
      level: try fields.required("level").choice())
    var layers: [Layer: Bool] = [:]
    for (key, value) in try fields["layers"]?.children() ?? [] {
      guard let layer = Layer(rawValue: key) else {
        throw value.fault(
          JSONReader.unknown(key, allowed: Layer.allCases.map(\.rawValue)), inKey: true)
      }
      layers[layer] = try value.choice(LayerWord.self) == .pass
    }
    self.init(
      subject, profile: try fields.required("profile").choice(),
      kind: try fields.required("verdict").choice(), layers: layers,
      fingerprint: try fields["fingerprint"]?.string(), place: try Place(fields),
      reason: try fields["reason"]?.string(), onRecord: try fields["onRecord"]?.string())
  }

  private enum LayerWord: String, CaseIterable { case pass, fail }

  package var json: JSON { .fields(members) }

  var members: [(String, JSON?)] {
    let judged = layers.sorted { $0.key < $1.key }.map { layer, passes in
      JSON.Member(layer.rawValue, .string((passes ? LayerWord.pass : .fail).rawValue))
    }
    return [
      ("uid", .string(subject.uid)), ("profile", .word(profile)), ("path", .string(subject.path)),
      ("title", .string(subject.title)),
      ("rules", .strings(subject.rules.map(\.description))), ("level", .word(subject.level)),
      ("verdict", .word(kind)), ("layers", JSON.object(judged).unlessEmpty),
      ("fingerprint", .text(fingerprint)), ("layer", .word(place?.layer)),
      ("law", .text(place?.law?.description)), ("step", .number(place?.step)),
      ("expected", .text(place?.expected)), ("actual", .text(place?.actual)),
      ("reason", .text(reason)), ("onRecord", .text(onRecord)),
    ]
  }
}

extension CaseVerdict.Place {
  fileprivate init?(_ fields: JSONFields) throws(ExchangeError) {
    guard let step = fields["step"] else { return nil }
    let rule = { (r: JSONReader) throws(ExchangeError) in try r.rule() }
    self.init(
      layer: try fields["layer"]?.choice(), law: try fields.optional("law", rule),
      step: try step.int(), expected: try fields["expected"]?.string(),
      actual: try fields.required("actual").string())
  }
}
