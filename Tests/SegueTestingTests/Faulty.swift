import SegueModel
import SegueTesting

/// The model, except that nobody implements an unwind action: every exit fails silently.
struct Deaf: Implementation {
  let name = "deaf"
  var layers: Set<Layer> = [.outcome]

  func run(_ scenario: Scenario) -> Trace {
    var scenario = scenario
    for name in scenario.classes.keys { scenario.classes[name]?.actions = [] }
    return ReferenceModel().run(scenario)
  }
}

/// The model, as an implementation of few things.
struct Modest: Implementation {
  let name = "modest"
  var features: Set<Feature> = [.containerNavigation, .segueShow, .segueUnwind]
  var profiles: Set<Profile> = [.ios14]

  func run(_ scenario: Scenario) -> Trace { ReferenceModel().run(scenario) }
}
