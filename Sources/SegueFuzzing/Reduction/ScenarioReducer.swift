package import SegueScenarios

/// Makes a scenario smaller that somebody wrote or saved, as long as it fails the same way: parts are left out one by one, to a
/// fixed point.
package struct ScenarioReducer {
  /// The smallest scenario so far.
  package private(set) var best: Scenario
  /// How many scenarios were run.
  package private(set) var executions = 0
  let budget: Int
  let fails: (Scenario) -> Bool

  /// - Parameters:
  ///   - scenario: One that fails.
  ///   - budget: How many scenarios may be run.
  ///   - fails: Whether a scenario fails the same way.
  package init(_ scenario: Scenario, budget: Int = 5000, fails: @escaping (Scenario) -> Bool) {
    best = scenario
    self.budget = budget
    self.fails = fails
  }

  /// Reduces to the end, or until the budget is used up.
  package mutating func run() {
    var hasMoved = true
    while hasMoved, executions < budget {
      hasMoved = false
      for step in best.steps.indices.reversed() where step < best.steps.count {
        hasMoved = attempt { $0.steps.remove(at: step) } || hasMoved
      }
      for name in best.storyboards.keys.sorted() {
        for scene in (best.storyboards[name]?.scenes.keys.sorted() ?? []) {
          hasMoved = reduce(scene, of: name) || hasMoved
        }
        hasMoved = attempt { $0.storyboards[name] = nil } || hasMoved
      }
      for name in best.classes.keys.sorted() { hasMoved = reduce(class: name) || hasMoved }
      for name in best.segueClasses.keys.sorted() {
        hasMoved = attempt { $0.segueClasses[name] = nil } || hasMoved
      }
      hasMoved = attempt { $0.device = Device() } || hasMoved
    }
  }

  /// Takes a change over if it is one, leaves a valid scenario, and the scenario still fails.
  private mutating func attempt(_ change: (inout Scenario) -> Void) -> Bool {
    guard executions < budget else { return false }
    var candidate = best
    change(&candidate)
    guard candidate != best, (try? candidate.validate()) != nil else { return false }
    executions += 1
    guard fails(candidate) else { return false }
    best = candidate
    return true
  }

  private mutating func reduce(_ scene: String, of storyboard: String) -> Bool {
    func change(_ body: @escaping (inout Scene) -> Void) -> (inout Scenario) -> Void {
      { scenario in
        guard var changed = scenario.storyboards[storyboard]?.scenes[scene] else { return }
        body(&changed)
        scenario.storyboards[storyboard]?.scenes[scene] = changed
      }
    }
    var hasMoved = attempt { $0.storyboards[storyboard]?.scenes[scene] = nil }
    guard let whole = best.storyboards[storyboard]?.scenes[scene] else { return hasMoved }
    for place in whole.segues.indices.reversed() {
      hasMoved =
        attempt(change { if place < $0.segues.count { $0.segues.remove(at: place) } }) || hasMoved
      hasMoved =
        attempt(change { if place < $0.segues.count { $0.segues[place].style = nil } }) || hasMoved
      hasMoved =
        attempt(
          change {
            guard place < $0.segues.count, $0.segues[place].kind != .custom else { return }
            $0.segues[place].segueClass = nil
          }) || hasMoved
    }
    for place in whole.relationships.indices.reversed() {
      hasMoved =
        attempt(change { if place < $0.relationships.count { $0.relationships.remove(at: place) } })
        || hasMoved
    }
    hasMoved = attempt(change { $0.definesPresentationContext = nil }) || hasMoved
    hasMoved = attempt(change { $0.presentationStyle = nil }) || hasMoved
    hasMoved = attempt(change { $0.identifier = nil }) || hasMoved
    if let superclass = best.classes[whole.controllerClass]?.superclass {
      hasMoved = attempt(change { $0.controllerClass = superclass }) || hasMoved
    }
    return hasMoved
  }

  /// Leaves out one property of a class after the other.
  private mutating func reduce(class name: String) -> Bool {
    var hasMoved = attempt { $0.classes[name] = nil }
    guard let whole = best.classes[name] else { return hasMoved }
    let plain = ClassDefinition()
    func reset<Value>(_ path: WritableKeyPath<ClassDefinition, Value>) -> (inout Scenario) -> Void {
      { $0.classes[name]?[keyPath: path] = plain[keyPath: path] }
    }
    for action in whole.actions.sorted() {
      hasMoved = attempt { $0.classes[name]?.actions.remove(action) } || hasMoved
    }
    let changes = [
      reset(\.missing), reset(\.definesPresentationContext), reset(\.presentationStyle),
      reset(\.isModalInPresentation), reset(\.columns), reset(\.skipsInitCoder),
      reset(\.shouldPerform), reset(\.canPerform), reset(\.canPerformWithSender),
      reset(\.allowedChildren), reset(\.childContaining), reset(\.unwindTowards),
      reset(\.forUnwindAction), reset(\.segueForUnwinding), reset(\.show), reset(\.showDetail),
      reset(\.refusesShow), reset(\.segueActions), reset(\.inShouldPerform), reset(\.inPrepare),
      reset(\.inViewDidLoad), reset(\.inAction), reset(\.shouldDismiss), reset(\.keepsPopover),
      reset(\.shouldSelect), reset(\.collapseSecondary), reset(\.handlesShowDetail),
      reset(\.topColumnForCollapsing),
    ]
    for change in changes { hasMoved = attempt(change) || hasMoved }
    return hasMoved
  }
}
