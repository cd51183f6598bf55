import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios

/// An adapter, and the ways to ask it something: each time in a fresh process.
struct Examination {
  typealias Session = AdapterSession<AdapterProcess>

  let command: AdapterCommand
  let limits: AdapterLimits
  let words: LastWords
  let declaration: AdapterDeclaration
  /// How long the handshake took.
  let start: Duration
  /// The latest profile that it has: all is asked in it.
  let profile: Profile
  /// What it declares, as far as the profile has it.
  let features: Set<Feature>
  /// For each feature that it declares, the smallest scenario of the corpus that needs it and nothing undeclared.
  let canaries: [Feature: Scenario]

  /// Starts the adapter and shakes hands.
  init(
    _ command: AdapterCommand, limits: AdapterLimits, words: LastWords, corpus: Corpus
  ) throws(AdapterError) {
    (self.command, self.limits, self.words) = (command, limits, words)
    let process = try AdapterProcess(command, lastWords: words)
    var session = try Session(process, limits: limits)
    start = session.age
    declaration = session.declaration
    session.stop()
    profile = declaration.profiles.filter { $0 != .appkit }.max() ?? .appkit
    features = declaration.features.intersection(profile.features)
    canaries = Self.canaries(for: features, in: profile, of: corpus)
  }

  private static func canaries(
    for features: Set<Feature>, in profile: Profile, of corpus: Corpus
  ) -> [Feature: Scenario] {
    let scenarios = corpus.entries.lazy.map(\.conformanceCase)
      .filter { $0.profiles.contains(profile) && $0.requires.isSubset(of: features) }
      .map { (needs: $0.requires, scenario: $0.scenario(in: profile)) }
      .sorted {
        ($0.needs.count, $0.scenario.steps.count) < ($1.needs.count, $1.scenario.steps.count)
      }
    var canaries: [Feature: Scenario] = [:]
    for feature in features {
      canaries[feature] = scenarios.first { $0.needs.contains(feature) }?.scenario
    }
    return canaries
  }

  /// The canaries in the order of their features, each once.
  var all: [Scenario] {
    var seen: Set<Scenario> = []
    return canaries.sorted { $0.key < $1.key }.map(\.value).filter { seen.insert($0).inserted }
  }

  func session() throws(Fault) -> Session {
    do throws(AdapterError) {
      return try Session(try AdapterProcess(command, lastWords: words), limits: limits)
    } catch {
      throw Fault(.crash, "it does not start again: \(error.message)")
    }
  }

  typealias Answer = Result<Trace, Fault>

  /// What came of scenarios in one fresh adapter, and in which order.
  ///
  /// - Parameter window: How many are in flight at most.
  func ask(_ scenarios: [Scenario], window: Int = 1) throws(Fault) -> (
    answers: [Answer], order: [Int]
  ) {
    try ask(lines: scenarios.map { Array($0.json.line.utf8) }, window: window)
  }

  /// The same for scenarios as JSON, which may be none that the suite could read.
  func ask(
    lines: [[UInt8]], window: Int = 1, fuel: Int = AdapterProtocol.fuel
  ) throws(Fault) -> (answers: [Answer], order: [Int]) {
    var session = try session()
    defer { session.stop() }
    var answers: [Int: Answer] = [:]
    var order: [Int] = []
    var next = 0
    while order.count < lines.count {
      while next < lines.count, session.inFlight.count < window {
        session.send(job: next, scenario: lines[next], fuel: fuel)
        next += 1
      }
      switch session.next() {
      case .answer(let job, let answer):
        answers[job] = answer
        order.append(job)
      case .broken(let fault): throw fault
      }
    }
    return (lines.indices.compactMap { answers[$0] }, order)
  }

  /// What came of one scenario.
  func ask(_ scenario: Scenario) throws(Fault) -> Trace { try ask([scenario]).answers[0].get() }

  /// What should come of a scenario.
  func model(_ scenario: Scenario) -> Trace { ReferenceModel().run(scenario) }

  /// How an answer differs from the model's in the outcome, where that is declared; nil when it does not.
  func difference(of trace: Trace, in scenario: Scenario) -> String? {
    let verdict = Judge(layers: declaration.layers.intersection([.outcome])).verdict(
      on: trace, against: model(scenario))
    return verdict.isFailure ? verdict.fingerprint : nil
  }
}
