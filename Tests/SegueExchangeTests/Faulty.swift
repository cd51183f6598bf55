import SegueConformance
import SegueScenarios
import Testing

/// A scenario with a fault, and what is said about it.
struct Faulty: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var scenario: Scenario
  var fault: String

  init(_ name: String, _ fault: String, _ change: (inout Scenario) -> Void) {
    testDescription = name
    self.fault = fault
    scenario = Samples.shortCase.scenario
    change(&scenario)
  }
}

extension Faulty {
  static let all = classes + storyboards + relationships + segues + steps
}

// MARK: changes that make a fault

extension Faulty {
  /// Adds a scene to the storyboard of the sample.
  static func adding(_ name: String, _ scene: Scene) -> (inout Scenario) -> Void {
    { $0.storyboards["Main"]?.scenes[name] = scene }
  }

  static func container(
    _ name: String, _ relationships: [Relationship]
  ) -> (inout Scenario) -> Void {
    adding("box", Scene(controllerClass: name, relationships: relationships))
  }

  static func segue(_ segue: Segue) -> (inout Scenario) -> Void {
    { $0.storyboards["Main"]?.scenes["list"]?.segues.append(segue) }
  }

  static func definition(
    _ change: @escaping (inout ClassDefinition) -> Void
  ) -> (inout Scenario) -> Void {
    { scenario in
      var definition = ClassDefinition()
      change(&definition)
      scenario.classes["List"] = definition
    }
  }

  static func step(_ step: Step) -> (inout Scenario) -> Void {
    { $0.steps.append(step) }
  }

  static let box = "storyboards.Main.scenes.box"
  static let added = "storyboards.Main.scenes.list.segues[1]"
  static let rule = "a name is a letter or _, then letters, digits, _, . and -"
  static let nobody = "there is no scene \"x\" and no controller of that name made in code"
}
