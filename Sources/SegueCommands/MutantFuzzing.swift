import FoundationEssentials
import SegueFuzzing
import SegueMutants
import SegueScenarios

/// How soon campaigns find mutants, how small they make them, and how small they could be.
struct MutantFuzzing {
  struct Options {
    var seeds: Int
    var cases: Int
    var scope: SmallScenarios
    var jobs: Int
    /// Whether what is found is made small, and compared with the smallest there is.
    var minimizes: Bool

    init(_ arguments: inout Arguments) throws {
      seeds = try arguments.count("--seeds", upTo: 1000) ?? 10
      cases = try arguments.count("--cases") ?? 10_000
      jobs =
        try arguments.count("--jobs", upTo: 256) ?? ProcessInfo.processInfo.activeProcessorCount
      minimizes = !arguments.flag("--no-minimize")
      scope = try SmallScenarios(
        profiles: Limits().profiles, arguments: &arguments)
    }
  }

  /// A mutant with one seed.
  struct Pair {
    /// How many scenarios a campaign runs until it shows.
    var after: Int
    var fingerprint: String
    /// What it was made into.
    var size: ScenarioSize
    var executions: Int
    /// The smallest scenario that fails so; nil is none within reach.
    var minimum: ScenarioSize?
  }

  let mutants: [Mutant]
  let options: Options
  /// For each mutant its pairs, by seed; nil where a campaign did not find it.
  private(set) var pairs: [[Pair?]]

  init(_ mutants: [Mutant], _ options: Options) {
    self.mutants = mutants
    self.options = options
    pairs = mutants.map { _ in Array(repeating: nil, count: options.seeds) }
    find()
    if options.minimizes { compare() }
  }

  /// Whether each was found with every seed.
  var isComplete: Bool { pairs.allSatisfy { $0.allSatisfy { $0 != nil } } }

  /// One campaign a seed for all mutants; what it shows is made small.
  private mutating func find() {
    let subjects = mutants.map { Minima.Subject($0, rules: $0.rules) }
    let (mutants, cases, minimizes) = (mutants, options.cases, options.minimizes)
    let shown = Batch.map(Array(1...options.seeds), jobs: options.jobs) { seed in
      let panel = Panel(subjects)
      var options = Campaign.Options(
        seed: UInt64(seed), cases: cases, limits: Limits(hasAppKit: true))
      // A law that the model breaks is a finding, and no end of the search for mutants.
      options.keepsGoing = true
      options.shrinking = 0
      _ = Campaign(options).run(on: panel, goesOn: { !panel.isDone })
      return panel.shown
    }
    let places = shown.indices.flatMap { seed in mutants.indices.map { (seed, $0) } }
    let found = Batch.map(places, jobs: options.jobs) { place -> Pair? in
      shown[place.0][place.1].map { Pair($0, mutants[place.1], minimizes: minimizes) }
    }
    for (place, pair) in zip(places, found) { pairs[place.1][place.0] = pair }
  }

  /// Looks for the true minimum of every mutant in every way in which it was found.
  private mutating func compare() {
    var subjects: [Minima.Subject] = []
    var places: [String: Int] = [:]
    func key(_ mutant: Int, _ fingerprint: String) -> String { "\(mutant) \(fingerprint)" }
    for (mutant, row) in pairs.enumerated() {
      for fingerprint in Set(row.compactMap { $0?.fingerprint }).sorted() {
        places[key(mutant, fingerprint)] = subjects.count
        subjects.append(
          Minima.Subject(
            mutants[mutant], wanted: fingerprint, rules: mutants[mutant].rules))
      }
    }
    var minima = Minima(options.scope, subjects, jobs: options.jobs)
    minima.run()
    for (mutant, row) in pairs.enumerated() {
      for (seed, pair) in row.enumerated() {
        guard let pair, let place = places[key(mutant, pair.fingerprint)] else { continue }
        pairs[mutant][seed]?.minimum = minima.minima[place]?.size
      }
    }
  }
}

extension MutantFuzzing.Pair {
  fileprivate init(_ shown: Panel.Shown, _ mutant: Mutant, minimizes: Bool) {
    var shrinker = ScenarioShrinker(
      shown.scenario, failing: shown.fingerprint, profiles: Limits().profiles)
    if minimizes { shrinker.run(on: mutant) }
    self.init(
      after: shown.after, fingerprint: shown.fingerprint, size: shrinker.best.size,
      executions: shrinker.executions)
  }
}
