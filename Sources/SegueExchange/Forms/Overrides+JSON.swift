package import SegueScenarios

/// The word that stands for what super answers.
private let superWord = JSON.string("super")

extension Answer: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case .bool(let answer): self = answer ? .yes : .no
    case superWord: self = .callSuper
    default: throw reader.fault("expected true, false or \"super\"")
    }
  }

  package var json: JSON {
    switch self {
    case .yes: .bool(true)
    case .no: .bool(false)
    case .callSuper: superWord
    }
  }
}

extension Answers: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case .bool, superWord: self.init(try Answer(reading: reader))
    case .object:
      var byKey = try reader.members(Answer.init(reading:))
      let otherwise = byKey.removeValue(forKey: "*") ?? .callSuper
      self.init(otherwise, byKey: byKey)
    default: throw reader.fault("expected true, false, \"super\" or an object of these by key")
    }
  }

  package var json: JSON {
    if byKey.isEmpty { return otherwise.json }
    var all = byKey
    if otherwise != .callSuper { all["*"] = otherwise }
    return .named(all)
  }
}

extension ChildrenAnswer: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case superWord: self = .callSuper
    case .string("reversed"): self = .reversed
    case .array:
      self = .controllers(try reader.list { r throws(ExchangeError) in try r.string() })
    default: throw reader.fault("expected \"super\", \"reversed\" or an array of controllers")
    }
  }

  package var json: JSON {
    switch self {
    case .callSuper: superWord
    case .reversed: .string("reversed")
    case .controllers(let names): .strings(names)
    }
  }
}

extension ControllerAnswer: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case superWord: self = .callSuper
    case .null: self = .nothing
    case .string(let name): self = .controller(name)
    default: throw reader.fault("expected \"super\", null or a controller")
    }
  }

  package var json: JSON {
    switch self {
    case .callSuper: superWord
    case .nothing: .null
    case .controller(let name): .string(name)
    }
  }
}

extension UnwindSegueAnswer: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case superWord: self = .callSuper
    case .null: self = .nothing
    case .object:
      let fields = try reader.fields(["class", "handler", "destination"])
      self = .segue(
        class: try fields["class"]?.string(),
        handler: try fields.optional("handler", [Step].init(reading:)),
        destination: try fields["destination"]?.string())
    default: throw reader.fault("expected \"super\", null or an object")
    }
  }

  package var json: JSON {
    switch self {
    case .callSuper: superWord
    case .nothing: .null
    case .segue(let name, let handler, let destination):
      .fields([
        ("class", .text(name)), ("handler", handler.map { .values($0) }),
        ("destination", .text(destination)),
      ])
    }
  }
}

extension Body: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["super", "steps"])
    self.init(
      callsSuper: try fields["super"]?.bool() ?? false,
      steps: try fields.optional("steps", [Step].init(reading:)) ?? [])
  }

  package var json: JSON {
    .fields([("super", .mark(callsSuper)), ("steps", JSON.values(steps).unlessEmpty)])
  }
}

extension Creation: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    switch reader.value {
    case .null: self = .nothing
    case .string("coder"): self = .coder(class: nil)
    case .string("withoutCoder"): self = .withoutCoder(class: nil)
    case .object:
      let fields = try reader.fields(["coder", "withoutCoder"])
      switch (fields["coder"], fields["withoutCoder"]) {
      case (let coder?, nil): self = .coder(class: try coder.string())
      case (nil, let coder?): self = .withoutCoder(class: try coder.string())
      default: throw reader.fault("expected one of the keys \"coder\" and \"withoutCoder\"")
      }
    default: throw reader.fault("expected \"coder\", \"withoutCoder\", an object or null")
    }
  }

  package var json: JSON {
    switch self {
    case .nothing: .null
    case .coder(let name): name.map { .fields([("coder", .string($0))]) } ?? .string("coder")
    case .withoutCoder(let name):
      name.map { .fields([("withoutCoder", .string($0))]) } ?? .string("withoutCoder")
    }
  }
}
