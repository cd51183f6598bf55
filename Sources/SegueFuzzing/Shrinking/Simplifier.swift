package import SegueScenarios

/// Makes a scenario simpler as long as it fails the same way: parts are left out or put more simply, many at once, one by one, and two
/// at once where none alone can go, until nothing of that is left to try.
package struct Simplifier {
  /// The simplest scenario so far.
  package private(set) var best: Scenario
  /// How many scenarios were run.
  package private(set) var executions = 0
  private var simplicity: Simplicity
  private var tried: Set<Scenario> = []
  private let profiles: [Profile]
  private let budget: Int
  private let goesOn: () -> Bool
  private let fails: (Scenario) -> Bool

  /// A change to a scenario; it counts only where what comes of it is simpler.
  typealias Change = (inout Scenario) -> Void

  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - profiles: The profiles to try, the simplest first.
  ///   - budget: How many scenarios may be run.
  ///   - goesOn: Whether there is time left.
  ///   - fails: Whether a scenario fails the same way.
  package init(
    _ scenario: Scenario, profiles: [Profile], budget: Int = 3000,
    goesOn: @escaping () -> Bool = { true }, fails: @escaping (Scenario) -> Bool
  ) {
    best = scenario
    simplicity = Simplicity(scenario, profiles)
    self.profiles = profiles
    self.budget = budget
    self.goesOn = goesOn
    self.fails = fails
  }

  /// Runs to the end, or until the budget or the time is used up.
  ///
  /// - Parameter inPairs: Whether two changes are tried together where none alone holds, which are many.
  package mutating func run(inPairs: Bool = true) {
    var hasMoved = true
    while hasMoved, mayGoOn {
      hasMoved = false
      for changes in families { hasMoved = all(of: changes(best)) || hasMoved }
      hasMoved = hasMoved || inPairs && pair()
    }
  }

  private var mayGoOn: Bool { executions < budget && goesOn() }

  /// The kinds of changes: those that leave much out come first.
  private var families: [(Scenario) -> [Change]] {
    [
      { $0.stepRuns() }, { $0.instanceRuns() }, { $0.sweeps() }, { $0.sceneChanges() },
      { $0.segueChanges() },
      { $0.classChanges() }, { $0.stepChanges() }, { $0.starts() }, { $0.mergers() },
      { [profiles] _ in
        profiles.map { profile in { $0.profile = profile } } + [{ $0.device = Device() }]
      },
    ]
  }

  /// Tries changes together, then each half of them, down to single ones. Places in a list of changes are such that earlier changes
  /// leave later ones their meaning.
  private mutating func all(of changes: [Change]) -> Bool {
    guard !changes.isEmpty, mayGoOn else { return false }
    if attempt({ scenario in for change in changes { change(&scenario) } }) { return true }
    guard changes.count > 1 else { return false }
    let middle = changes.count / 2
    let first = all(of: Array(changes[..<middle]))
    return all(of: Array(changes[middle...])) || first
  }

  /// Tries two changes together, of which neither holds alone.
  private mutating func pair() -> Bool {
    let whole = best
    for first in families.flatMap({ $0(whole) }) {
      var half = whole
      first(&half)
      guard half != whole, half.repair() else { continue }
      for second in families.flatMap({ $0(half) }) {
        guard mayGoOn else { return false }
        if attempt(
          mustShrink: true,
          { scenario in
            scenario = half
            second(&scenario)
          })
        {
          return true
        }
      }
    }
    return false
  }

  /// Keeps what comes of a change where it is simpler and still fails.
  private mutating func attempt(mustShrink: Bool = false, _ change: Change) -> Bool {
    var candidate = best
    change(&candidate)
    guard candidate != best, candidate.repair() else { return false }
    let simpler = Simplicity(candidate, profiles)
    guard mustShrink ? simpler.size < simplicity.size : simpler < simplicity,
      tried.insert(candidate).inserted
    else { return false }
    executions += 1
    guard fails(candidate) else { return false }
    (best, simplicity) = (candidate, simpler)
    return true
  }
}
