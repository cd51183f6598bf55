package import SegueConformance
internal import SegueScenarios

extension ConformanceCase: JSONForm {
  static let keys = [
    "uid", "title", "rules", "nearMissOf", "level", "status", "since", "profiles", "requires",
    "provenance", "scenario", "expect",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    let scenario = try fields.required("scenario")
    for (key, value) in try scenario.children() where key == "profile" {
      throw value.fault("the scenario of a case has no profile of its own", inKey: true)
    }
    self.init(
      uid: try fields.required("uid").string(),
      title: try fields.required("title").string(),
      rules: try fields.required("rules").list { r throws(ExchangeError) in try r.rule() },
      nearMissOf: try fields["nearMissOf"]?.list { r throws(ExchangeError) in try r.rule() } ?? [],
      level: try fields.required("level").choice(),
      status: try fields.required("status").choice(),
      since: try fields.required("since").string(),
      profiles: try fields.required("profiles").list { r throws(ExchangeError) in
        try r.choice()
      },
      requires: try fields["requires"]?.set { r throws(ExchangeError) in try r.choice() } ?? [],
      provenance: try Provenance(reading: fields.required("provenance")),
      scenario: try Scenario(reading: scenario),
      expectation: try Expectation(reading: fields.required("expect")))
  }

  package var json: JSON {
    .fields([
      ("uid", .string(uid)),
      ("title", .string(title)),
      ("rules", .strings(rules.map(\.description))),
      ("nearMissOf", JSON.strings(nearMissOf.map(\.description)).unlessEmpty),
      ("level", .word(level)),
      ("status", .word(status)),
      ("since", .string(since)),
      ("profiles", .strings(profiles.map(\.rawValue))),
      ("requires", .strings(requires.sorted().map(\.rawValue))),
      ("provenance", provenance.json),
      ("scenario", scenario.json),
      ("expect", expectation.json),
    ])
  }
}

extension Provenance: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["kind", "sources", "note"])
    self.init(
      kind: try fields.required("kind").choice(), sources: try fields.strings("sources") ?? [],
      note: try fields["note"]?.string())
  }

  package var json: JSON {
    .fields([
      ("kind", .word(kind)), ("sources", JSON.strings(sources).unlessEmpty),
      ("note", .text(note)),
    ])
  }
}

extension Expectation: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["watch", "steps", "ends"])
    let watch: Set<Event.Kind>?
    switch fields["watch"]?.value {
    case nil: watch = []
    case .string("all"): watch = nil
    case .array: watch = try fields["watch"]?.set { r throws(ExchangeError) in try r.choice() }
    default: throw try fields.required("watch").fault("expected \"all\" or an array of kinds")
    }
    self.init(
      watch: watch,
      steps: try fields["steps"]?.list { r throws(ExchangeError) -> StepExpectation? in
        r.value == .null ? nil : try StepExpectation(reading: r)
      } ?? [],
      ending: try fields.optional("ends", Ending.init(reading:)) ?? .completed)
  }

  package var json: JSON {
    let kinds = watch.map { watch in
      JSON.strings(Event.Kind.allCases.filter(watch.contains).map(\.rawValue))
    }
    return .fields([
      ("watch", (kinds ?? .string("all")).unlessEmpty),
      ("steps", JSON.array(steps.map { $0?.json ?? .null }).unlessEmpty),
      ("ends", ending.json.unlessEmpty),
    ])
  }
}

extension StepExpectation: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["events", "snapshot"])
    self.init(
      events: try fields["events"]?.list(Pattern.init(reading:)),
      snapshot: try fields.optional("snapshot", ExpectedSnapshot.init(reading:)))
  }

  package var json: JSON {
    .fields([("events", events.map { .values($0) }), ("snapshot", snapshot?.json)])
  }
}

extension ExpectedSnapshot: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Snapshot.keys)
    self.init(
      tree: try fields["tree"]?.tree(),
      detached: try fields["detached"]?.list { r throws(ExchangeError) in try r.tree() },
      loaded: try fields.strings("loaded"), styles: try fields.stringsByName("styles"))
  }

  package var json: JSON {
    .fields([
      ("tree", .text(tree)), ("detached", detached.map(JSON.strings)),
      ("loaded", loaded.map(JSON.strings)), ("styles", styles.map(JSON.stringsByName)),
    ])
  }
}

extension JSONReader {
  /// The text of a tree, which a trace must be able to have.
  fileprivate func tree() throws(ExchangeError) -> String {
    let text = try string()
    do {
      _ = try Hierarchy(parsing: text)
    } catch {
      throw fault("this is no tree: \(error)")
    }
    return text
  }
}

extension Pattern: JSONForm {
  private enum Key: String, CaseIterable { case optional, either, unordered, forbid }

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let children = try reader.children()
    guard let key = children.lazy.compactMap({ Key(rawValue: $0.key) }).first else {
      self = .event(try Event(reading: reader))
      return
    }
    let value = try reader.fields([key.rawValue]).required(key.rawValue)
    switch key {
    case .optional: self = .optional(try Event(reading: value))
    case .either:
      let ways = try value.elements()
      guard ways.count == 2 else { throw value.fault("expected two arrays of patterns") }
      self = .either(
        try ways[0].list(Pattern.init(reading:)), try ways[1].list(Pattern.init(reading:)))
    case .unordered: self = .unordered(try value.list(Event.init(reading:)))
    case .forbid:
      if case .string = value.value {
        self = .forbidKind(try value.choice())
      } else {
        self = .forbid(try Event(reading: value))
      }
    }
  }

  package var json: JSON {
    func pattern(_ key: Key, _ value: JSON) -> JSON { .fields([(key.rawValue, value)]) }
    switch self {
    case .event(let event): return event.json
    case .optional(let event): return pattern(.optional, event.json)
    case .either(let one, let other):
      return pattern(.either, .array([.values(one), .values(other)]))
    case .unordered(let events): return pattern(.unordered, .values(events))
    case .forbidKind(let kind): return pattern(.forbid, .string(kind.rawValue))
    case .forbid(let event): return pattern(.forbid, event.json)
    }
  }
}
