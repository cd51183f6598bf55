package import SegueScenarios

/// The adapter protocol, as `Specs/AdapterProtocol.md` describes it: JSON objects, one a line.
package enum AdapterProtocol {
  /// The one version there is.
  package static let version = 1
  /// The most bytes of a line, its end not counted.
  package static let longestLine = 1 << 20
  /// The most scenarios that may be in flight.
  package static let widestWindow = 1024
  /// How much an implementation may do in a scenario before it gives up.
  package static let fuel = 1_000_000
  /// The variable that tells an adapter which descriptors to use instead of standard input and output.
  package static let variable = "SEGUE_FD"

  static let hello = JSON.object([
    JSON.Member("t", .string("hello")),
    JSON.Member(
      "protocol",
      .object([JSON.Member("min", .int(version)), JSON.Member("max", .int(version))])),
    JSON.Member("suite", .string(Suite.version)),
  ]).line
  static let bye = JSON.object([JSON.Member("t", .string("bye"))]).line

  /// The most bytes of a scenario that fits into a line.
  static let longestScenario = longestLine - 100
  /// What a scenario comes to that no adapter can be sent.
  static let tooLong = Trace(ending: .exhausted(what: "the scenario is too long for a line"))
  /// What one comes to whose answer nobody waited for.
  static let interrupted = Trace(ending: .exhausted(what: "interrupted"))

  /// The line that asks for a scenario, its end included.
  static func run(_ id: Int, _ scenario: [UInt8], fuel: Int = fuel) -> [UInt8] {
    Array("{\"t\":\"run\",\"id\":\(id),\"fuel\":\(fuel),\"scenario\":".utf8) + scenario + [
      0x7D, 0x0A,
    ]
  }

  /// The member `"t"`, which says what a message is.
  enum Kind: String, CaseIterable { case hello, run, result, hook, answer, bye }
}

extension JSONReader {
  /// The members of a message; keys that begin with `x-` are the sender's own.
  func message(
    _ kind: AdapterProtocol.Kind, _ keys: [String]
  ) throws(ExchangeError) -> JSONFields {
    let children = try children()
    if let t = children.first(where: { $0.key == "t" })?.value {
      let found: AdapterProtocol.Kind = try t.choice()
      guard found == kind else {
        throw t.fault("expected \(kind.rawValue), found \(found.rawValue)")
      }
    }
    let own = children.map(\.key).filter { $0.hasPrefix("x-") }
    let fields = try fields(["t"] + keys + own)
    _ = try fields.required("t")
    return fields
  }
}

/// What an adapter says of itself in its hello.
package struct AdapterDeclaration: Hashable, Sendable {
  package var name: String
  package var version: String
  package var profiles: Set<Profile>
  package var features: Set<Feature>
  package var layers: Set<Layer>
  /// It answers for a custom container: `container.custom.hooks`.
  package var answersHooks: Bool
  /// How many scenarios may be in flight.
  package var window: Int

  /// It answers for a container and does nothing else.
  package var isContainerOnly: Bool { answersHooks && features.isEmpty }

  package init(
    name: String, version: String, profiles: Set<Profile>, features: Set<Feature>,
    layers: Set<Layer>, answersHooks: Bool = false, window: Int
  ) {
    self.name = name
    self.version = version
    self.profiles = profiles
    self.features = features
    self.layers = layers
    self.answersHooks = answersHooks
    self.window = window
  }

  static let keys = ["protocol", "name", "version", "profiles", "features", "observes", "window"]

  /// Reads the line of a hello.
  package init(line: [UInt8]) throws(ExchangeError) {
    let reader = try JSONDocument(line, file: "hello").reader
    let fields = try reader.message(.hello, Self.keys)
    let version = try fields.required("protocol")
    guard try version.int() == AdapterProtocol.version else {
      throw version.fault("the only version of the protocol is \(AdapterProtocol.version)")
    }
    name = try fields.required("name").string()
    // It becomes a part of titles and lines of reports.
    guard !name.contains(where: \.isNewline) else {
      throw try fields.required("name").fault("a name is one line of text")
    }
    self.version = try fields["version"]?.string() ?? ""
    profiles = try fields.required("profiles").set { r throws(ExchangeError) in try r.choice() }
    let declared: Set<DeclaredFeature> = try fields.required("features").set {
      r throws(ExchangeError) in try r.choice()
    }
    features = Set(declared.compactMap(\.feature))
    answersHooks = declared.contains(.hooks)
    layers = try fields.required("observes").set { r throws(ExchangeError) in try r.choice() }
    window = try fields["window"]?.int() ?? 1
    for key in ["profiles", "observes"] where try fields.required(key).elements().isEmpty {
      throw try fields.required(key).fault("nothing is listed, so nothing could be judged")
    }
    guard let window = fields["window"], !(1...AdapterProtocol.widestWindow).contains(self.window)
    else { return }
    throw window.fault("a window is 1 to \(AdapterProtocol.widestWindow)")
  }

  /// The line of a hello.
  package var line: String {
    JSON.fields([
      ("t", .word(AdapterProtocol.Kind.hello)),
      ("protocol", .int(AdapterProtocol.version)), ("name", .string(name)),
      ("version", JSON.string(version).unlessEmpty),
      ("profiles", .strings(profiles.sorted().map(\.rawValue))),
      ("features", .strings(DeclaredFeature.list(features, hooks: answersHooks))),
      ("observes", .strings(layers.sorted().map(\.rawValue))), ("window", .int(window)),
    ]).line
  }
}

/// What a hello may list under `features`: what scenarios need, and what no scenario does.
struct DeclaredFeature: RawRepresentable, CaseIterable, Hashable {
  let rawValue: String

  /// Answering for a custom container.
  static let hooks = DeclaredFeature(name: "container.custom.hooks")
  static let allCases = Feature.allCases.map { DeclaredFeature(name: $0.rawValue) } + [hooks]

  private init(name: String) { rawValue = name }

  init?(rawValue: String) {
    guard Feature(rawValue: rawValue) != nil || rawValue == Self.hooks.rawValue else { return nil }
    self.rawValue = rawValue
  }

  var feature: Feature? { Feature(rawValue: rawValue) }

  static func list(_ features: Set<Feature>, hooks: Bool) -> [String] {
    (features.map(\.rawValue) + (hooks ? [Self.hooks.rawValue] : [])).sorted()
  }
}
