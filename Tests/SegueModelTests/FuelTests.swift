import SegueModel
import SegueScenarios
import Testing

/// Fuel bounds what a run writes, not only how many steps it takes: no file makes a trace that does not
/// fit into memory.
@Suite("Fuel")
struct FuelTests {
  private func scenario(_ steps: [Step], _ profile: Profile = .ios13) -> Scenario {
    Scenario(
      profile: profile, window: .code(class: "UIViewController", name: "root"), steps: steps)
  }

  /// How many controllers all snapshots name, and how many events there are.
  private func size(_ trace: Trace) -> (named: Int, events: Int) {
    var size = (named: 0, events: 0)
    for step in trace.steps {
      size.events += step.events.count
      guard let snapshot = step.snapshot else { continue }
      for tree in [snapshot.tree] + (snapshot.detached ?? []) {
        size.named += tree.utf8.count { "[,>".utf8.contains($0) } + 1
      }
    }
    return size
  }

  @Test("Snapshots of ever more controllers use fuel by what they name")
  func snapshots() {
    let steps = Array(repeating: Step.create(class: "UIViewController", name: "c"), count: 10_000)
    let trace = ReferenceModel().run(scenario(steps))
    #expect(trace.ending == .exhausted(what: "fuel"))
    #expect(size(trace).named <= ModelRun.standardFuel)
    #expect(trace.steps.count > 1_000, "an ordinary run is far from it")
    #expect(trace.steps.last?.snapshot == nil)
    let unwatched = ReferenceModel().run(scenario(steps), snapshots: .never)
    #expect(unwatched.ending == .completed)
  }

  @Test("Segues that perform segues use fuel by the events they leave")
  func nestedPerformances() {
    var steps: [Step] = []
    for _ in 0..<20 {
      var made = MadeSegue(source: "root", destination: "root", handler: steps)
      made.performs = 100
      steps = [.makeSegue(made)]
    }
    let trace = ReferenceModel().run(scenario(steps))
    #expect(trace.ending == .exhausted(what: "fuel"))
    #expect(size(trace).events <= ModelRun.standardFuel / 4)
  }

  @Test("The repeated search of iOS 9 uses fuel while it goes on")
  func repeatedSearch() {
    var home = ClassDefinition()
    home.actions = ["done:"]
    let exit = Segue(kind: .unwind, identifier: "exit", action: "done:")
    let names = (1...600).map { $0 == 1 ? "c" : "c#\($0)" }
    var steps = names.map { _ in Step.create(class: "UIViewController", name: "c") }
    steps += zip(["home"] + names, names).map { .present(controller: $1, on: $0, style: nil) }
    steps.append(.instantiate(storyboard: "Main", identifier: "last", creator: nil))
    steps.append(.present(controller: "last", on: names[names.count - 1], style: nil))
    steps.append(.performSegue(identifier: "exit", on: "last", sender: nil))
    let scenario = Scenario(
      profile: .ios9, classes: ["Home": home],
      storyboards: [
        "Main": Storyboard(
          initial: "home",
          scenes: [
            "home": Scene(controllerClass: "Home"),
            "last": Scene(controllerClass: "UIViewController", identifier: "last", segues: [exit]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil), steps: steps)
    for layers in [Set(Layer.allCases), [.outcome]] {
      let trace = ReferenceModel().run(
        scenario, layers: layers, snapshots: .never, fuel: 100_000)
      #expect(trace.ending == .exhausted(what: "fuel"))
      #expect(size(trace).events <= 25_000)
    }
  }

  @Test("Long names use more fuel, since every event and snapshot repeats them")
  func longNames() {
    let name = String(repeating: "n", count: 1_000_000)
    let trace = ReferenceModel().run(
      scenario(
        [.create(class: "UIViewController", name: name)]
          + Array(repeating: .loadView(controller: "root"), count: 1_000)))
    #expect(trace.ending == .exhausted(what: "fuel"))
    #expect(trace.steps.count < 100)
  }

  @Test("An ordinary run of thousands of steps has fuel enough")
  func ordinary() {
    var steps: [Step] = [
      .create(class: "UIViewController", name: "c"), .addChild(controller: "c", on: "root"),
    ]
    steps += (0..<20_000).flatMap { _ in
      [Step.loadView(controller: "root"), .loadView(controller: "c")]
    }
    #expect(ReferenceModel().run(scenario(steps)).ending == .completed)
  }

  /// A scene with so many unwind segues, each with an action of its own that a class has.
  private func manySegues(_ count: Int, _ steps: [Step]) -> Scenario {
    var classes: [String: ClassDefinition] = ["C": ClassDefinition()]
    var segues: [Segue] = []
    for index in 0..<count {
      segues.append(Segue(kind: .unwind, trigger: "t\(index)", action: "a\(index):"))
      classes["C\(index)"] = ClassDefinition()
      classes["C\(index)"]?.actions = ["a\(index):"]
    }
    return Scenario(
      classes: classes,
      storyboards: [
        "Main": Storyboard(
          initial: "s", scenes: ["s": Scene(controllerClass: "C", segues: segues)])
      ],
      window: .scene(storyboard: "Main", identifier: nil), steps: steps)
  }

  @Test("A table of actions that would not fit into memory is not made")
  func manyActions() {
    let trace = ReferenceModel().run(manySegues(5_000, []))
    #expect(trace.ending == .exhausted(what: "too many classes and actions"))
    #expect(ReferenceModel().run(manySegues(500, [])).ending == .completed)
  }

  @Test("Looking for one segue among very many uses more fuel")
  func longScenes() {
    let steps = Array(repeating: Step.trigger(name: "t2999", on: "s"), count: 30_000)
    let trace = ReferenceModel().run(manySegues(3_000, steps))
    #expect(trace.ending == .exhausted(what: "fuel"))
  }
}
