package import SegueConformance
internal import SegueScenarios

extension CheckResults.Header: JSONForm {
  static let keys = [
    "format", "suite", "corpus", "implementation", "filter", "profile", "failOn", "seed",
    "shards",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    try self.init(reader.fields(Self.keys))
  }

  init(_ fields: JSONFields) throws(ExchangeError) {
    let format = try fields.required("format")
    guard try format.int() == 1 else { throw format.fault("this program reads format 1") }
    let suite = try fields.required("suite")
    guard SuiteVersion(try suite.string()) != nil else {
      throw suite.fault("expected a version, such as 0.1.0")
    }
    self.init(
      suite: try suite.string(), corpus: try fields.required("corpus").string(),
      implementation: try CheckResults.Subject(reading: fields.required("implementation")),
      filter: try fields["filter"]?.string(), profile: try fields["profile"]?.choice(),
      failOn: try fields.required("failOn").choice(),
      seed: try fields.optional("seed") { seed throws(ExchangeError) in try seed.wholeNumber() },
      shards: try fields.optional("shards", Shards.init(reading:)))
  }

  package var json: JSON { .fields(members) }

  var members: [(String, JSON?)] {
    [
      ("format", .int(1)), ("suite", .string(suite)), ("corpus", .string(corpus)),
      ("implementation", implementation.json), ("filter", .text(filter)),
      ("profile", .word(profile)), ("failOn", .word(failOn)),
      ("seed", .text(seed.map(String.init))),
      ("shards", shards?.json),
    ]
  }
}

extension CheckResults.Subject: JSONForm {
  static let keys = ["name", "version", "features", "profiles", "observes"]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init(
      name: try fields.required("name").string(),
      version: try fields["version"]?.string() ?? "",
      features: try fields.required("features").list { r throws(ExchangeError) in
        try r.choice()
      },
      profiles: try fields.required("profiles").list { r throws(ExchangeError) in
        try r.choice()
      },
      layers: try fields.required("observes").list { r throws(ExchangeError) in
        try r.choice()
      })
  }

  package var json: JSON {
    .fields([
      ("name", .string(name)), ("version", JSON.string(version).unlessEmpty),
      ("features", .strings(features.map(\.rawValue))),
      ("profiles", .strings(profiles.map(\.rawValue))),
      ("observes", .strings(layers.map(\.rawValue))),
    ])
  }
}

extension Shards: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["count", "present"])
    let shards = Shards(
      count: try fields.required("count").int(),
      present: try fields.required("present").list { r throws(ExchangeError) in try r.int() })
    guard let shards else { throw reader.fault("there are no such shards") }
    self = shards
  }

  package var json: JSON {
    .fields([("count", .int(count)), ("present", .array(present.map(JSON.int)))])
  }
}

extension StaleEntry: JSONForm {
  static let keys = ["file", "line", "entry", "kind", "detail"]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init(
      file: try fields.required("file").string(), line: try fields.required("line").int(),
      entry: try fields.required("entry").string(), kind: try fields.required("kind").choice(),
      detail: try fields.required("detail").string())
  }

  package var json: JSON {
    .fields([
      ("file", .string(file)), ("line", .int(line)), ("entry", .string(entry)),
      ("kind", .word(kind)), ("detail", .string(detail)),
    ])
  }
}

extension CheckResults {
  /// One document, cases in the order of the corpus on disk: what `segue check --format json` prints.
  package var json: JSON {
    .fields([
      ("implementation", .string(header.implementation.name)), ("complete", .bool(isComplete)),
      ("results", .values(byPath)), ("stale", JSON.values(stale).unlessEmpty),
      ("summary", .counts(of: verdicts)),
    ])
  }
}

extension JSON {
  /// How often each verdict was given, in the order of reports.
  static func counts(of verdicts: [CaseVerdict]) -> JSON {
    var counts: [Verdict.Kind: Int] = [:]
    for verdict in verdicts { counts[verdict.kind, default: 0] += 1 }
    return .fields(Verdict.Kind.allCases.map { ($0.rawValue, .number(counts[$0])) })
  }
}

extension JSONReader {
  /// A whole number from 0 on in a string: numbers of 64 bits are more than JSON's readers agree on.
  fileprivate func wholeNumber() throws(ExchangeError) -> UInt64 {
    guard let number = UInt64(try string()) else {
      throw fault("expected a whole number in quotes")
    }
    return number
  }
}
