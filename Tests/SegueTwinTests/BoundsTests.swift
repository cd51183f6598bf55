import SegueScenarios
import SegueTwin
import Testing

/// What is deep, long or endless ends: as it should, or as exhausted.
@Suite("Bounds")
struct BoundsTests {
  @Test("a chain of presentations, hundreds deep, and an unwind through all of it")
  func presentations() {
    var app = Scenario(
      classes: ["Home": with { $0.actions = ["done:"] }],
      storyboards: [
        "Main": Storyboard(scenes: [
          "s": Scene(
            controllerClass: "UIViewController", identifier: "s",
            segues: [Segue(kind: .unwind, identifier: "close", action: "done:")])
        ])
      ], window: .code(class: "Home", name: "r0"))
    for level in 1..<300 {
      app.steps += [
        .create(class: "UIViewController", name: "r\(level)"),
        .present(controller: "r\(level)", on: "r\(level - 1)", style: .formSheet),
      ]
    }
    app.steps += [
      .instantiate(storyboard: "Main", identifier: "s", creator: nil),
      .present(controller: "s", on: "r299", style: .formSheet),
      .performSegue(identifier: "close", on: "s", sender: nil),
    ]
    for profile in [Profile.ios6, .ios9, .ios10, .ios14] {
      app.profile = profile
      #expect(isSettled(Twin().run(app)), "\(profile)")
    }
  }

  @Test("children in children, thousands deep, released at once")
  func children() {
    var steps: [Step] = []
    for level in 1..<3000 {
      steps += [
        .create(class: "UIViewController", name: "c\(level)"),
        .addChild(controller: "c\(level)", on: "c\(level - 1)"),
        .release(controller: "c\(level)"),
      ]
    }
    // In one handler, so that there is one snapshot of the whole.
    let made = MadeSegue(source: "c0", destination: "c0", handler: steps)
    let app = Scenario(
      steps: [
        .create(class: "UIViewController", name: "c0"), .makeSegue(made), .dismiss(on: "c2999"),
        .removeChild(controller: "c1"), .release(controller: "c0"),
      ])
    #expect(isSettled(Twin().run(app)))
  }

  @Test("callbacks, embeds and show calls without end are exhausted")
  func endless() {
    var app = Scenario(
      classes: [
        "Loop": with {
          $0.inPrepare = [.performSegue(identifier: "go", on: "self", sender: nil)]
        },
        "Show": with { $0.show = Body(steps: [.show(controller: "controller", on: "self")]) },
      ],
      storyboards: [
        "Main": Storyboard(
          initial: "s",
          scenes: [
            "s": Scene(
              controllerClass: "Loop",
              segues: [Segue(kind: .custom, identifier: "go", destination: "s")])
          ])
      ], window: .scene(storyboard: "Main", identifier: nil),
      steps: [.performSegue(identifier: "go", on: "s", sender: nil)])
    #expect(isExhausted(Twin().run(app)))
    app.window = .code(class: "Show", name: "y")
    app.steps = [.show(controller: "y", on: "y")]
    #expect(isExhausted(Twin().run(app)))
    let embeds = Scenario(
      storyboards: [
        "Main": Storyboard(
          initial: "s",
          scenes: [
            "s": Scene(
              controllerClass: "UIViewController",
              segues: [Segue(kind: .embed, destination: "s")])
          ])
      ], window: .scene(storyboard: "Main", identifier: nil))
    #expect(isExhausted(Twin().run(embeds)))
  }

  private func with(_ change: (inout ClassDefinition) -> Void) -> ClassDefinition {
    var definition = ClassDefinition()
    change(&definition)
    return definition
  }

  private func isSettled(_ trace: Trace) -> Bool {
    switch trace.ending {
    case .completed, .exhausted, .unspecified: true
    case .raised, .invalid: false
    }
  }

  private func isExhausted(_ trace: Trace) -> Bool {
    if case .exhausted = trace.ending { true } else { false }
  }
}
