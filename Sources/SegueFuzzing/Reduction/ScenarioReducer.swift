package import SegueScenarios

/// Makes a scenario smaller as long as it fails the same way: parts are left out or put more simply, one by one, and two at once where
/// none alone can go, to a fixed point.
package struct ScenarioReducer {
  /// The smallest scenario so far.
  package private(set) var best: Scenario
  /// How many scenarios were run.
  package private(set) var executions = 0
  private let profiles: [Profile]
  private let budget: Int
  private let fails: (Scenario) -> Bool

  /// A change to a scenario; one that changes nothing is no candidate.
  typealias Change = (inout Scenario) -> Void

  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - profiles: The profiles to try, the simplest first.
  ///   - budget: How many scenarios may be run.
  ///   - fails: Whether a scenario fails the same way.
  package init(
    _ scenario: Scenario, profiles: [Profile], budget: Int = 3000,
    fails: @escaping (Scenario) -> Bool
  ) {
    best = scenario
    self.profiles = profiles
    self.budget = budget
    self.fails = fails
  }

  /// Reduces to the end, or until the budget is used up.
  package mutating func run() {
    var hasMoved = true
    while hasMoved, executions < budget {
      hasMoved = false
      hasMoved = pass { $0.stepRuns() } || hasMoved
      hasMoved = pass { $0.sceneChanges() } || hasMoved
      hasMoved = pass { $0.segueChanges() } || hasMoved
      hasMoved = pass { $0.classChanges() } || hasMoved
      hasMoved = pass { $0.stepChanges() } || hasMoved
      let profiles = profiles.prefix { $0 != best.profile }
      hasMoved =
        pass { _ in
          profiles.map { profile in { $0.profile = profile } } + [{ $0.device = Device() }]
        }
        || hasMoved
      hasMoved = hasMoved || pair()
    }
  }

  /// Tries two changes together, of which neither holds alone; gives whether there are two that make the scenario smaller.
  private mutating func pair() -> Bool {
    let size = best.size
    var seen: Set<Scenario> = []
    for first in best.changes {
      var half = best
      first(&half)
      guard half != best else { continue }
      for second in half.changes {
        guard executions < budget else { return false }
        var candidate = half
        second(&candidate)
        guard candidate.size < size, seen.insert(candidate).inserted,
          (try? candidate.validate()) != nil
        else { continue }
        executions += 1
        guard fails(candidate) else { continue }
        best = candidate
        return true
      }
    }
    return false
  }

  /// Tries the changes that there are for a scenario, one after the other; each that holds is kept.
  private mutating func pass(_ changes: (Scenario) -> [Change]) -> Bool {
    var hasMoved = false
    for change in changes(best) where executions < budget {
      var candidate = best
      change(&candidate)
      guard candidate != best, (try? candidate.validate()) != nil else { continue }
      executions += 1
      guard fails(candidate) else { continue }
      best = candidate
      hasMoved = true
    }
    return hasMoved
  }
}

extension Scenario {
  /// Every change that there is.
  fileprivate var changes: [ScenarioReducer.Change] {
    stepRuns() + sceneChanges() + segueChanges() + classChanges() + stepChanges()
  }
}
