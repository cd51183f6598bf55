import SegueExchange
import SegueScenarios

/// What a command runs: `--builtin`, `--adapter` or `--library`, and how.
struct Target {
  enum Kind: Equatable {
    case builtin(String)
    case adapter(AdapterCommand)
  }

  var kind: Kind
  /// What is asked and judged at most.
  let features: Set<Feature>?
  let layers: Set<Layer>?
  let limits: AdapterLimits
  /// The same options for another command line, each behind a space; the fallback needs none.
  let words: String
  /// The ends of what adapters say on standard error.
  let lastWords = LastWords()

  /// Takes the options.
  ///
  /// - Parameter fallback: The builtin that is meant when none is named.
  init(_ arguments: inout Arguments, fallback: String = Builtin.standard) throws {
    let before = arguments
    let builtin = try arguments.value("--builtin")
    let adapter = try arguments.adapter()
    guard builtin == nil || adapter == nil else {
      throw UsageError(message: "--builtin, --adapter and --library name one implementation each")
    }
    kind = adapter.map { .adapter($0) } ?? .builtin(builtin ?? fallback)
    features = try arguments.set("--features")
    layers = try arguments.set("--layers")
    limits = try arguments.limits()
    let own = ["--builtin", "--adapter", "--library", "--features", "--layers", "--timeout"]
    words = try before.words(own.filter { $0 != "--builtin" || builtin != fallback }, ["--fd"])
  }

  /// How it is started as an adapter, a builtin too.
  var command: AdapterCommand {
    switch kind {
    case .builtin(let name):
      AdapterCommand(words: [Files.thisProgram, Serve.name, "--builtin", name])
    case .adapter(let command): command
    }
  }

  /// - Parameter isValid: Whether it is given only scenarios that are known to be valid.
  /// - Throws: `UsageError` when there is no such builtin, `AdapterError` when the adapter does not start.
  func implementation(isValid: Bool = false) throws -> any Implementation {
    switch kind {
    case .builtin(let name):
      let builtin = isValid ? try Builtin.drawing(name) : try Builtin.named(name)
      return features == nil && layers == nil
        ? builtin : Restricted(builtin, features: features, layers: layers)
    case .adapter(let command):
      var limits = limits
      limits.isInterrupted = { Interrupt.isSet }
      let starter = command.starter(limits, lastWords)
      return try lastWords.added { () throws(AdapterError) in
        try AdapterImplementation(starter, features: features, layers: layers)
      }
    }
  }
}

extension AdapterCommand {
  /// Starts it as a process, again when needed.
  func starter(
    _ limits: AdapterLimits, _ lastWords: LastWords
  ) -> AdapterStarter<AdapterProcess> {
    AdapterStarter(limits: limits) { () throws(AdapterError) in
      try AdapterProcess(self, lastWords: lastWords)
    }
  }
}

extension LastWords {
  /// What is started; the error of an adapter that does not start has its last words.
  func added<Started>(
    to start: () throws(AdapterError) -> Started
  ) throws(AdapterError) -> Started {
    do throws(AdapterError) {
      return try start()
    } catch {
      let more = report.dropLast()
      throw AdapterError(message: error.message + (more.isEmpty ? "" : "\n" + more))
    }
  }
}

/// An implementation of which less is asked.
private struct Restricted: Implementation {
  let base: any Implementation
  let name: String
  let version: String
  let features: Set<Feature>
  let profiles: Set<Profile>
  let layers: Set<Layer>

  init(_ base: any Implementation, features: Set<Feature>?, layers: Set<Layer>?) {
    self.base = base
    name = base.name
    version = base.version
    profiles = base.profiles
    self.features = base.features.intersection(features ?? base.features)
    self.layers = base.layers.intersection(layers ?? base.layers)
  }

  func run(_ scenario: Scenario) throws(Fault) -> Trace { try base.run(scenario) }
}

extension Arguments {
  /// Takes `--adapter` with `--fd`, or `--library`; nil when neither is there.
  mutating func adapter() throws -> AdapterCommand? {
    let adapter = try value("--adapter")
    let library = try path("--library")
    let usesDescriptors = flag("--fd")
    guard adapter == nil || library == nil else {
      throw UsageError(message: "--builtin, --adapter and --library name one implementation each")
    }
    guard !usesDescriptors || adapter != nil else {
      throw UsageError(message: "--fd needs --adapter")
    }
    do throws(AdapterError) {
      return try adapter.map { line throws(AdapterError) in
        try AdapterCommand(line: line, usesDescriptors: usesDescriptors)
      } ?? library.map(LibraryWorker.command(for:))
    } catch {
      throw UsageError(message: error.message)
    }
  }

  /// Takes `--timeout`.
  mutating func limits() throws -> AdapterLimits {
    var limits = AdapterLimits()
    if let seconds = try seconds("--timeout") { limits.scenario = .seconds(seconds) }
    return limits
  }

  /// Takes `--key a,b`, each one of a closed list; `*` stands for any text.
  fileprivate mutating func set<Choice>(_ key: String) throws -> Set<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard let text = try value(key) else { return nil }
    var set: Set<Choice> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let found = Choice.allCases.filter { glob(String(word), $0.rawValue) }
      guard !found.isEmpty else {
        let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "\(key) lists some of \(allowed), not '\(word)'")
      }
      set.formUnion(found)
    }
    return set
  }
}
