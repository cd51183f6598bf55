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
  var features: Set<Feature>?
  var layers: Set<Layer>?
  var limits = AdapterLimits()
  /// The ends of what adapters say on standard error.
  let lastWords = LastWords()

  /// Takes the options.
  ///
  /// - Parameter fallback: The builtin that is meant when none is named.
  init(_ arguments: inout Arguments, fallback: String = Builtin.standard) throws {
    let builtin = try arguments.value("--builtin")
    let adapter = try arguments.value("--adapter")
    let library = try arguments.value("--library")
    let usesDescriptors = arguments.flag("--fd")
    guard [builtin, adapter, library].compactMap({ $0 }).count <= 1 else {
      throw UsageError(message: "--builtin, --adapter and --library name one implementation each")
    }
    guard !usesDescriptors || adapter != nil else {
      throw UsageError(message: "--fd needs --adapter")
    }
    do throws(AdapterError) {
      if let adapter {
        kind = .adapter(try AdapterCommand(line: adapter, usesDescriptors: usesDescriptors))
      } else if let library {
        kind = .adapter(LibraryWorker.command(for: library))
      } else {
        kind = .builtin(builtin ?? fallback)
      }
    } catch {
      throw UsageError(message: error.message)
    }
    features = try arguments.set("--features")
    layers = try arguments.set("--layers")
    if let seconds = try arguments.seconds("--timeout") { limits.scenario = .seconds(seconds) }
  }

  /// The command line's words for the same implementation; empty for the fallback.
  func words(fallback: String) -> String {
    switch kind {
    case .builtin(fallback): ""
    case .builtin(let name): " --builtin \(name)"
    case .adapter(let command): " --adapter " + command.quoted
    }
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
      let words = lastWords
      let starter = AdapterStarter(limits: limits) { () throws(AdapterError) in
        try AdapterProcess(command, lastWords: words)
      }
      do throws(AdapterError) {
        return try AdapterImplementation(starter, features: features, layers: layers)
      } catch {
        let more = lastWords.report.dropLast()
        throw AdapterError(message: error.message + (more.isEmpty ? "" : "\n" + more))
      }
    }
  }
}

/// An implementation of which less is asked.
private struct Restricted: Implementation {
  let base: any Implementation
  let name: String
  let features: Set<Feature>
  let profiles: Set<Profile>
  let layers: Set<Layer>

  init(_ base: any Implementation, features: Set<Feature>?, layers: Set<Layer>?) {
    self.base = base
    name = base.name
    profiles = base.profiles
    self.features = base.features.intersection(features ?? base.features)
    self.layers = base.layers.intersection(layers ?? base.layers)
  }

  func run(_ scenario: Scenario) throws(Fault) -> Trace { try base.run(scenario) }
}

extension Arguments {
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
