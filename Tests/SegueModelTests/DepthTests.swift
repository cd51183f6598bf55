import SegueModel
import SegueScenarios
import Testing

/// Hierarchies far deeper than a call stack: one unwind costs in proportion to what it touches.
@Suite("Depth")
struct DepthTests {
  static let depth = 100_000

  enum Shape: String, CaseIterable {
    case presentations, stack, containers

    /// Builds a hierarchy of `depth` controllers over `home`, and unwinds from the last one.
    func scenario(_ depth: Int) -> Scenario {
      var home = ClassDefinition()
      home.actions = ["done:"]
      let exit = Segue(kind: .unwind, identifier: "exit", action: "done:")
      var steps: [Step] = [.create(class: "UIViewController", name: "c")]
      steps += Array(repeating: .create(class: "UIViewController", name: "c"), count: depth - 1)
      steps.append(.instantiate(storyboard: "Main", identifier: "last", creator: nil))
      let names = (1...depth).map { $0 == 1 ? "c" : "c#\($0)" } + ["last"]
      switch self {
      case .presentations:
        steps += zip(["home"] + names, names).map { .present(controller: $1, on: $0, style: nil) }
      case .stack:
        steps += names.map { .push(controller: $0, on: "nav") }
      case .containers:
        steps += zip(["home"] + names, names).map { .addChild(controller: $1, on: $0) }
      }
      steps.append(.performSegue(identifier: "exit", on: "last", sender: nil))
      return Scenario(
        classes: ["Home": home],
        storyboards: [
          "Main": Storyboard(
            initial: self == .stack ? "nav" : "home",
            scenes: [
              "nav": Scene(
                controllerClass: "UINavigationController",
                relationships: [Relationship(.rootViewController, "home")]),
              "home": Scene(controllerClass: "Home"),
              "last": Scene(
                controllerClass: "UIViewController", identifier: "last", segues: [exit]),
            ])
        ],
        window: .scene(storyboard: "Main", identifier: nil), steps: steps)
    }
  }

  @Test(
    "100,000 controllers deep, an unwind neither overflows the stack nor guesses",
    arguments: Shape.allCases)
  func unwindsFromTheDepth(shape: Shape) throws {
    let trace = ReferenceModel().run(
      shape.scenario(Self.depth), snapshots: .last, fuel: 1_000 * Self.depth)
    #expect(trace.ending == .completed)
    let last = try #require(trace.steps.last)
    #expect(last.events.contains { $0.kind == .action && $0.on == "home" })
    switch shape {
    case .presentations:
      #expect(last.snapshot?.tree == "home")
      #expect(last.events.filter { $0.kind == .dismiss }.map(\.on) == ["home"])
    case .stack:
      #expect(last.snapshot?.tree == "nav[home]")
      #expect(last.events.filter { $0.kind == .popTo }.map(\.to) == ["home"])
    case .containers:
      #expect(last.events.filter { $0.kind == .unwindTowards }.count == Self.depth)
    }
  }
}
