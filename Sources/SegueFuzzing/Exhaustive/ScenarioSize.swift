package import SegueScenarios

/// How large a scenario is, as findings and minima are compared: the number of steps decides, then that of controllers, then of
/// actions, then of overrides. `Specs/SmallScenarios.md` says what counts as which.
package struct ScenarioSize: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var steps: Int
  /// Scenes that are no references, and controllers made in code.
  package var controllers: Int
  /// Unwind actions that classes implement.
  package var actions: Int
  /// Everything that is not as it is by default.
  package var overrides: Int

  package init(steps: Int, controllers: Int, actions: Int, overrides: Int) {
    self.steps = steps
    self.controllers = controllers
    self.actions = actions
    self.overrides = overrides
  }

  package static func < (one: ScenarioSize, other: ScenarioSize) -> Bool {
    (one.steps, one.controllers, one.actions, one.overrides)
      < (other.steps, other.controllers, other.actions, other.overrides)
  }

  /// `2/3/1/0`: steps, controllers, actions, overrides.
  package var description: String { "\(steps)/\(controllers)/\(actions)/\(overrides)" }

  /// What the numbers of a description are.
  package static let legend = "(steps/controllers/actions/overrides)"
}

extension Scenario {
  package var size: ScenarioSize {
    var size = ScenarioSize(
      steps: steps.count, controllers: 0, actions: 0, overrides: device == Device() ? 0 : 1)
    if case .code = window { size.controllers += 1 }
    for case .create in steps { size.controllers += 1 }
    for definition in classes.values {
      size.actions += definition.actions.count
      size.overrides += Departure.allCases.count { $0.isIn(definition) }
    }
    for scene in storyboards.values.lazy.flatMap(\.scenes.values) {
      if scene.reference != nil {
        size.overrides += 1
      } else {
        size.controllers += 1
      }
      if scene.definesPresentationContext != nil { size.overrides += 1 }
      if scene.presentationStyle != nil { size.overrides += 1 }
      for segue in scene.segues { size.overrides += segue.departures }
    }
    return size
  }
}

extension Segue {
  /// In how many ways it differs from a plain segue of its kind.
  fileprivate var departures: Int {
    (style == nil ? 0 : 1) + (segueClass == nil || kind == .custom ? 0 : 1)
      + (segueAction == nil ? 0 : 1) + (anchored ? 0 : 1) + (pane == 1 ? 0 : 1)
  }
}
