import SegueModel
import SegueScenarios
import Testing

/// The five published execution logs (`Specs/Unwinding.md`), call by call.
@Suite("Published logs")
struct PublishedLogTests {
  /// Who was asked and what followed, in the shorthand of the logs.
  static func log(_ scenario: Scenario) -> [String] {
    let trace = ReferenceModel().run(scenario)
    return (trace.steps.last?.events ?? []).compactMap { event in
      switch event.kind {
      case .shouldPerform: "should(\(event.on))"
      case .canPerform, .canPerformWithSender: "\(event.on) \(event.answer == true ? "✓" : "✗")"
      case .allowedChildren where event.list?.isEmpty == false:
        "\(event.on) allowed[\(event.list?.joined(separator: ",") ?? "")]"
      case .prepare: "prepare(\(event.on))"
      case .action: "\(event.on).action"
      case .dismiss: "\(event.on).dismiss"
      case .unwindTowards: "\(event.on).unwind→\(event.to ?? "")"
      case .popTo: "\(event.on) pops to \(event.to ?? "")"
      case .select: "\(event.on) selects \(event.to ?? "")"
      default: nil
      }
    }
  }

  func scene(_ cls: String, _ segues: [Segue] = []) -> Scene {
    Scene(controllerClass: cls, segues: segues)
  }

  func cascade(_ profile: Profile) -> Scenario {
    var home = ClassDefinition()
    home.actions = ["unwind:"]
    return Scenario(
      profile: profile, classes: ["Home": home],
      storyboards: [
        "Main": Storyboard(
          initial: "v1",
          scenes: [
            "v1": scene("Home", [Segue(kind: .presentation, trigger: "go", destination: "v2")]),
            "v2": scene(
              "UIViewController", [Segue(kind: .presentation, trigger: "go", destination: "v3")]),
            "v3": scene(
              "UIViewController", [Segue(kind: .presentation, trigger: "go", destination: "v4")]),
            "v4": scene(
              "UIViewController", [Segue(kind: .unwind, trigger: "exit", action: "unwind:")]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [
        .trigger(name: "go", on: "v1"), .trigger(name: "go", on: "v2"),
        .trigger(name: "go", on: "v3"), .trigger(name: "exit", on: "v4"),
      ])
  }

  @Test("UNW-6: CASC, iOS 10 and later asks 4,3,2,1", arguments: [Profile.ios10, .ios13, .ios14])
  func cascade10(profile: Profile) {
    #expect(
      Self.log(cascade(profile)) == [
        "should(v4)", "v4 ✗", "v3 ✗", "v2 ✗", "v1 ✓", "prepare(v4)", "v1.action", "v1.dismiss",
      ])
  }

  @Test("UNW-64: CASC, iOS 9 asks 4,3,4,3,2,4,3,2,1")
  func cascade9() {
    #expect(
      Self.log(cascade(.ios9)) == [
        "should(v4)", "v4 ✗", "v3 ✗", "v4 ✗", "v3 ✗", "v2 ✗", "v4 ✗", "v3 ✗", "v2 ✗", "v1 ✓",
        "prepare(v4)", "v1.action", "v1.dismiss",
      ])
  }

  @Test("UNW-28: PUSHP, a push and a presentation unwound in one go")
  func pushAndPresentation() {
    var holder = ClassDefinition()
    holder.actions = ["unwind:"]
    let scenario = Scenario(
      profile: .ios10, classes: ["Holder": holder],
      storyboards: [
        "Main": Storyboard(
          initial: "nav",
          scenes: [
            "nav": Scene(
              controllerClass: "UINavigationController",
              relationships: [Relationship(.rootViewController, "a")]),
            "a": scene("Holder", [Segue(kind: .show, trigger: "go", destination: "b")]),
            "b": scene(
              "UIViewController", [Segue(kind: .presentation, trigger: "go", destination: "c")]),
            "c": scene("Holder", [Segue(kind: .unwind, trigger: "exit", action: "unwind:")]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [
        .trigger(name: "go", on: "a"), .trigger(name: "go", on: "b"),
        .trigger(name: "exit", on: "c"),
      ])
    #expect(
      Self.log(scenario) == [
        "should(c)", "b ✗", "c ✗", "nav allowed[a]", "a ✓", "prepare(c)", "a.action",
        "nav.dismiss", "nav.unwind→a", "nav pops to a",
      ])
    #expect(ReferenceModel().run(scenario).steps.last?.snapshot?.tree == "nav[a]")
  }

  @Test("PRS-3: CTX, an embedded controller presents over its own context")
  func currentContext() {
    var outer = ClassDefinition()
    outer.actions = ["unwind:"]
    var inner = outer
    inner.definesPresentationContext = true
    let scenario = Scenario(
      profile: .ios10, classes: ["Outer": outer, "Inner": inner],
      storyboards: [
        "Main": Storyboard(
          initial: "v1",
          scenes: [
            "v1": scene("Outer", [Segue(kind: .embed, destination: "v2")]),
            "v2": scene(
              "Inner",
              [
                Segue(
                  kind: .presentation, trigger: "go", destination: "v3", style: .overCurrentContext)
              ]),
            "v3": scene(
              "UIViewController", [Segue(kind: .unwind, trigger: "exit", action: "unwind:")]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [.trigger(name: "go", on: "v2"), .trigger(name: "exit", on: "v3")])
    #expect(
      Self.log(scenario) == [
        "should(v3)", "v3 ✗", "v2 ✓", "prepare(v3)", "v2.action", "v2.dismiss",
      ])
    #expect(ReferenceModel().run(scenario).steps[1].snapshot?.tree == "v1[v2 > v3]")
  }

  @Test("UNW-27: SUPER, two pushes and two presentations, overrides accept only the first")
  func superUnwind() {
    var refusing = ClassDefinition()
    refusing.actions = ["unwind:"]
    refusing.canPerformWithSender = Answers(.no)
    var accepting = refusing
    accepting.canPerformWithSender = Answers(.yes)
    func go(_ kind: Segue.Kind, _ to: String) -> [Segue] {
      [Segue(kind: kind, trigger: "go", destination: to)]
    }
    let scenario = Scenario(
      profile: .ios10, classes: ["V": refusing, "First": accepting],
      storyboards: [
        "Main": Storyboard(
          initial: "nav",
          scenes: [
            "nav": Scene(
              controllerClass: "UINavigationController",
              relationships: [Relationship(.rootViewController, "v1")]),
            "v1": scene("First", go(.show, "v2")), "v2": scene("V", go(.show, "v3")),
            "v3": scene("V", go(.presentation, "v4")), "v4": scene("V", go(.presentation, "v5")),
            "v5": scene("V", [Segue(kind: .unwind, trigger: "exit", action: "unwind:")]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [
        .trigger(name: "go", on: "v1"), .trigger(name: "go", on: "v2"),
        .trigger(name: "go", on: "v3"), .trigger(name: "go", on: "v4"),
        .trigger(name: "exit", on: "v5"),
      ])
    #expect(
      Self.log(scenario) == [
        "should(v5)", "v5 ✗", "v4 ✗", "v3 ✗", "nav allowed[v2,v1]", "v2 ✗", "v1 ✓", "prepare(v5)",
        "v1.action", "nav.dismiss", "nav.unwind→v1", "nav pops to v1",
      ])
  }
}
