import SegueModel
import SegueScenarios
import Testing

/// Whoever leaves a container while it moves in there is not told that it has arrived.
@Suite("Moves")
struct MovesTests {
  @Test("SEG-117: the parent that didMove names is the parent")
  func childLeavesWhileEmbedded() {
    var shy = ClassDefinition()
    shy.inViewDidLoad = [.removeChild(controller: "self")]
    let trace = ReferenceModel().run(
      Scenario(
        classes: ["Shy": shy],
        storyboards: [
          "Main": Storyboard(
            initial: "box",
            scenes: [
              "box": Scene(
                controllerClass: "UIViewController",
                segues: [Segue(kind: .embed, destination: "child")]),
              "child": Scene(controllerClass: "Shy"),
            ])
        ],
        window: .scene(storyboard: "Main", identifier: nil)))
    #expect(trace.ending == .completed)
    let told = trace.steps.flatMap(\.events).filter { $0.kind == .didMove }
    #expect(told.map(\.to) == [nil])
  }
}
