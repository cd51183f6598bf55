import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("Faults of scenarios are found, the first one first")
struct ValidationTests {
  @Test(arguments: Faulty.all) func fault(_ faulty: Faulty) throws {
    let fault = try #require(throws: ScenarioFault.self) { try faulty.scenario.validate() }
    #expect(fault.description == faulty.fault)
  }

  @Test("What is only seen at run time is no fault")
  func runTime() throws {
    var scenario = Samples.shortCase.scenario
    scenario.storyboards["Main"]?.initial = nil
    scenario.storyboards["Main"]?.scenes["away"] = Scene(
      controllerClass: "", reference: Reference(storyboard: "Nowhere", identifier: "x"))
    scenario.window = .scene(storyboard: "Main", identifier: "unknown")
    scenario.steps = [
      .pop(on: "nav#7"), .trigger(name: "none", on: "list"), .dismiss(on: "later"),
      .instantiate(storyboard: "Nowhere", identifier: nil, creator: nil),
      .create(class: "UIViewController", name: "later"),
    ]
    try scenario.validate()
  }

  @Test("The deepest handler that is valid can be read back")
  func deepHandlers() throws {
    func nested(_ depth: Int) -> [Step] {
      (0..<depth).reduce([.dismiss(on: "destination")]) { steps, _ in
        [.makeSegue(MadeSegue(source: "self", destination: "self", handler: steps))]
      }
    }
    var sample = Samples.shortCase
    var definition = ClassDefinition()
    definition.segueForUnwinding = .segue(class: nil, handler: nested(16), destination: nil)
    definition.inAction = ["a:": nested(16)]
    sample.scenario.classes["List"] = definition
    #expect(try ConformanceCase(json: sample.canonicalJSON) == sample)
    definition.inAction = ["a:": nested(17)]
    sample.scenario.classes["List"] = definition
    let fault = #expect(throws: ScenarioFault.self) { try sample.scenario.validate() }
    #expect(fault?.message == "handlers stand more than 16 deep in one another")
  }
}
