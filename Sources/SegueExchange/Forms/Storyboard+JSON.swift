package import SegueScenarios

extension Storyboard: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["initial", "scenes"])
    self.init(
      initial: try fields["initial"]?.string(),
      scenes: try fields["scenes"]?.members(Scene.init(reading:)) ?? [:])
  }

  package var json: JSON {
    .fields([("initial", .text(initial)), ("scenes", JSON.named(scenes).unlessEmpty)])
  }
}

extension Scene: JSONForm {
  static let keys = [
    "class", "identifier", "definesPresentationContext", "presentationStyle", "relationships",
    "segues",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let all = try reader.fields(Self.keys + ["reference"])
    if all["reference"] != nil {
      let reference = try reader.fields(["reference"]).required("reference")
      self.init(controllerClass: "", reference: try Reference(reading: reference))
      return
    }
    self.init(
      controllerClass: try all.required("class").string(),
      identifier: try all["identifier"]?.string(),
      definesPresentationContext: try all["definesPresentationContext"]?.bool(),
      presentationStyle: try all["presentationStyle"]?.choice(),
      relationships: try all.optional("relationships", [Relationship].init(reading:)) ?? [],
      segues: try all["segues"]?.list(Segue.init(reading:)) ?? [])
  }

  package var json: JSON {
    if let reference { return .fields([("reference", reference.json)]) }
    return .fields([
      ("class", .string(controllerClass)),
      ("identifier", .text(identifier)),
      ("definesPresentationContext", .flag(definesPresentationContext)),
      ("presentationStyle", .word(presentationStyle)),
      ("relationships", relationships.json.unlessEmpty),
      ("segues", JSON.values(segues).unlessEmpty),
    ])
  }
}

extension Reference: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["storyboard", "identifier", "bundle"])
    self.init(
      storyboard: try fields["storyboard"]?.string(),
      identifier: try fields["identifier"]?.string(), bundle: try fields["bundle"]?.string())
  }

  package var json: JSON {
    .fields([
      ("storyboard", .text(storyboard)), ("identifier", .text(identifier)),
      ("bundle", .text(bundle)),
    ])
  }
}

/// The relationships of a scene are one object, in the order of `Relationship.Name`.
extension [Relationship] {
  init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Relationship.Name.allCases.map(\.rawValue))
    self = []
    for name in Relationship.Name.allCases {
      guard let member = fields[name.rawValue] else { continue }
      if name == .viewControllers {
        for scene in try member.elements() {
          append(Relationship(name, try scene.string()))
        }
      } else {
        append(Relationship(name, try member.string()))
      }
    }
  }

  var json: JSON {
    .fields(
      Relationship.Name.allCases.map { name in
        let destinations = filter { $0.name == name }.map(\.destination)
        return (
          name.rawValue,
          name == .viewControllers
            ? JSON.strings(destinations).unlessEmpty : .text(destinations.first)
        )
      })
  }
}

extension Segue: JSONForm {
  static let keys = [
    "kind", "trigger", "identifier", "destination", "action", "class", "style", "segueAction",
    "anchored", "pane",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init(
      kind: try fields.required("kind").choice(),
      trigger: try fields["trigger"]?.string(),
      identifier: try fields["identifier"]?.string(),
      destination: try fields["destination"]?.string(),
      action: try fields["action"]?.string(),
      segueClass: try fields["class"]?.string(),
      style: try fields["style"]?.choice(),
      segueAction: try fields["segueAction"]?.string(),
      anchored: try fields["anchored"]?.bool() ?? true,
      pane: try fields["pane"]?.int() ?? 1)
  }

  package var json: JSON {
    .fields([
      ("kind", .word(kind)),
      ("trigger", .text(trigger)),
      ("identifier", .text(identifier)),
      ("destination", .text(destination)),
      ("action", .text(action)),
      ("class", .text(segueClass)),
      ("style", .word(style)),
      ("segueAction", .text(segueAction)),
      ("anchored", anchored ? nil : .bool(false)),
      ("pane", pane == 1 ? nil : .int(pane)),
    ])
  }
}
