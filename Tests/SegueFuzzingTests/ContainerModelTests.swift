import PropertyEngine
import SegueFuzzing
import SegueModel
import SegueScenarios
import Testing

/// Where containers are put.
@Suite("Hierarchies with containers")
struct ContainerModelTests {
  /// The trees before the unwind.
  static let trees: [String] = {
    var search = Search<ContainerModel>(
      SearchOptions(seed: 3, cases: 400, steps: 14, smallScope: 0))
    var trees: [String] = []
    while let trial = search.next() {
      let model = ContainerCheck.model(trial.content)
      let trace = ReferenceModel().run(model.scenario(model.names("box")))
      if let tree = trace.steps.dropLast().last?.snapshot?.tree { trees.append(tree) }
      search.record(.passed, of: trial)
    }
    return trees
  }()

  @Test("Most cases can be built")
  func built() { #expect(Self.trees.count > 250, "\(Self.trees.count)") }

  @Test(
    "Containers stand in stacks and tabs, in each other, presented, and around all of these",
    arguments: [
      "nav[box", "tabs[box", "box2[box", "box[box2", "> box", "box[nav", "box[tabs", "box > ",
      "nav > box",
    ])
  func places(_ place: String) {
    #expect(Self.trees.contains { $0.contains(place) })
  }

  @Test("Every hierarchy has a container, and its unwind is the last step")
  func containers() {
    for tree in Self.trees { #expect(tree.contains("box"), "\(tree)") }
  }
}
