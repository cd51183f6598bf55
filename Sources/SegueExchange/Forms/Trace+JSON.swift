package import SegueScenarios

extension Trace: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["steps", "ends"])
    self.init(
      steps: try fields["steps"]?.list(StepTrace.init(reading:)) ?? [],
      ending: try fields.optional("ends", Ending.init(reading:)) ?? .completed)
  }

  package var json: JSON {
    .fields([
      ("steps", JSON.values(steps).unlessEmpty), ("ends", ending.json.unlessEmpty),
    ])
  }
}

extension StepTrace: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["events", "rules", "snapshot"])
    self.init(
      events: try fields["events"]?.list(Event.init(reading:)) ?? [], rules: try fields.rules(),
      snapshot: try fields.optional("snapshot", Snapshot.init(reading:)))
  }

  package var json: JSON {
    .fields([
      ("events", JSON.values(events).unlessEmpty), ("rules", JSON.rules(rules)),
      ("snapshot", snapshot?.json),
    ])
  }
}

extension Snapshot: JSONForm {
  static let keys = ["tree", "detached", "loaded", "styles"]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init(
      tree: try fields.required("tree").string(), detached: try fields.strings("detached"),
      loaded: try fields.strings("loaded"), styles: try fields.stringsByName("styles"))
  }

  package var json: JSON {
    .fields([
      ("tree", .string(tree)), ("detached", detached.map(JSON.strings)),
      ("loaded", loaded.map(JSON.strings)), ("styles", styles.map(JSON.stringsByName)),
    ])
  }
}

extension JSONFields {
  func strings(_ key: String) throws(ExchangeError) -> [String]? {
    try self[key]?.list { r throws(ExchangeError) in try r.string() }
  }

  func stringsByName(_ key: String) throws(ExchangeError) -> [String: String]? {
    try self[key]?.members { r throws(ExchangeError) in try r.string() }
  }
}

extension JSON {
  static func stringsByName(_ strings: [String: String]) -> JSON {
    .object(strings.sorted { $0.key < $1.key }.map { Member($0.key, .string($0.value)) })
  }
}

/// How a trace ended is an object whose key says which way; one that completed has none.
extension Ending: JSONForm {
  private enum Key: String, CaseIterable { case raised, unspecified, exhausted, invalid }

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let (key, value) = try reader.discriminator(
      Key.self, what: "an ending", others: ["reason", "rules"])
    let fields = try reader.fields(
      [key.rawValue] + (key == .raised ? ["reason", "rules"] : []))
    switch key {
    case .raised:
      self = .raised(
        name: value.value == .null ? nil : try value.string(),
        reason: try fields["reason"]?.string(),
        rules: try fields.rules())
    case .unspecified: self = .unspecified(rule: try value.rule())
    case .exhausted: self = .exhausted(what: try value.string())
    case .invalid: self = .invalid(why: try value.string())
    }
  }

  package var json: JSON {
    switch self {
    case .completed: .object([])
    case .raised(let name, let reason, let rules):
      .fields([
        ("raised", name.map(JSON.string) ?? .null), ("reason", .text(reason)),
        ("rules", JSON.rules(rules)),
      ])
    case .unspecified(let rule): .fields([("unspecified", .string(rule.description))])
    case .exhausted(let what): .fields([("exhausted", .string(what))])
    case .invalid(let why): .fields([("invalid", .string(why))])
    }
  }
}

extension JSONFields {
  /// The rules cited; none where the key is absent.
  func rules() throws(ExchangeError) -> [RuleID] {
    try self["rules"]?.list { r throws(ExchangeError) in try r.rule() } ?? []
  }
}

extension JSON {
  static func rules(_ rules: [RuleID]) -> JSON? { strings(rules.map(\.description)).unlessEmpty }
}

extension Event: JSONForm {
  static let others = ["to", "name", "sender", "answer", "list", "rules"]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let (kind, receiver) = try reader.discriminator(
      Kind.self, what: "an event", others: Self.others)
    let fields = try reader.fields([kind.rawValue] + Self.others)
    self.init(
      kind, on: try receiver.string(), to: try fields["to"]?.string(),
      name: try fields["name"]?.string(), sender: try fields["sender"]?.string(),
      answer: try fields["answer"]?.bool(), list: try fields.strings("list"),
      rules: try fields.rules())
  }

  package var json: JSON {
    .fields([
      (kind.rawValue, .string(on)), ("to", .text(to)), ("name", .text(name)),
      ("sender", .text(sender)), ("answer", .flag(answer)), ("list", list.map(JSON.strings)),
      ("rules", JSON.rules(rules)),
    ])
  }
}
