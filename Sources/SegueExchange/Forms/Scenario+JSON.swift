package import SegueScenarios

extension Scenario: JSONForm {
  static let keys = [
    "profile", "device", "classes", "segueClasses", "storyboards", "window", "steps",
  ]

  /// Reads and validates.
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init(
      profile: try fields.optional("profile") { r throws(ExchangeError) in try r.choice() }
        ?? .standard,
      device: try fields.optional("device", Device.init(reading:)) ?? Device(),
      classes: try fields.optional("classes") { r throws(ExchangeError) in
        try r.members(ClassDefinition.init(reading:))
      } ?? [:],
      segueClasses: try fields.optional("segueClasses") { r throws(ExchangeError) in
        try r.members(SegueClass.init(reading:))
      } ?? [:],
      storyboards: try fields.optional("storyboards") { r throws(ExchangeError) in
        try r.members(Storyboard.init(reading:))
      } ?? [:],
      window: try fields.optional("window", WindowRoot.init(reading:)) ?? .none,
      steps: try fields.optional("steps", [Step].init(reading:)) ?? [])
    do throws(ScenarioFault) {
      try validate()
    } catch {
      throw reader.fault(error)
    }
  }

  package var json: JSON {
    .fields([
      ("profile", profile == .standard ? nil : .word(profile)),
      ("device", device.json.unlessEmpty),
      ("classes", JSON.named(classes).unlessEmpty),
      ("segueClasses", JSON.named(segueClasses).unlessEmpty),
      ("storyboards", JSON.named(storyboards).unlessEmpty),
      ("window", window.json.unlessEmpty),
      ("steps", JSON.values(steps).unlessEmpty),
    ])
  }
}

extension JSONReader {
  /// The error for a fault that validation found in the value read from here.
  func fault(_ fault: ScenarioFault) -> ExchangeError {
    let (found, isExact) = document.map.node(at: fault.path, from: node)
    let place = document.map.place(of: found, inKey: fault.isInKey && isExact)
    let path = FieldPath(document.map.path(to: node).parts + fault.path.parts)
    return ExchangeError(
      file: document.file, line: place.line, column: place.column, path: path.description,
      message: fault.message)
  }
}

extension Device: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["width", "idiom"])
    self.init()
    if let width = fields["width"] { self.width = try width.choice() }
    if let idiom = fields["idiom"] { self.idiom = try idiom.choice() }
  }

  package var json: JSON {
    let standard = Device()
    return .fields([
      ("width", width == standard.width ? nil : .word(width)),
      ("idiom", idiom == standard.idiom ? nil : .word(idiom)),
    ])
  }
}

extension WindowRoot: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let all = try reader.fields(["storyboard", "identifier", "class", "name"])
    if all["class"] != nil {
      let fields = try reader.fields(["class", "name"])
      self = .code(
        class: try fields.required("class").string(), name: try fields.required("name").string())
    } else {
      let fields = try reader.fields(["storyboard", "identifier"])
      self = .scene(
        storyboard: try fields.required("storyboard").string(),
        identifier: try fields["identifier"]?.string())
    }
  }

  package var json: JSON {
    switch self {
    case .none: .object([])
    case .scene(let storyboard, let identifier):
      .fields([("storyboard", .string(storyboard)), ("identifier", .text(identifier))])
    case .code(let name, let controller):
      .fields([("class", .string(name)), ("name", .string(controller))])
    }
  }
}
