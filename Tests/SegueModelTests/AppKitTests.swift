import SegueModel
import SegueScenarios
import Testing

/// AppKit shares some of the rules, and has some of its own.
@Suite("AppKit")
struct AppKitTests {
  private func scenario(_ profile: Profile, _ steps: [Step], segue: Segue.Kind = .custom)
    -> Scenario
  {
    Scenario(
      profile: profile, segueClasses: ["Turn": SegueClass(perform: Body())],
      storyboards: [
        "Main": Storyboard(
          initial: "home",
          scenes: [
            "home": Scene(
              controllerClass: "UIViewController",
              segues: [
                Segue(kind: segue, identifier: "go", destination: "detail", segueClass: "Turn")
              ]),
            "detail": Scene(controllerClass: "UIViewController"),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil), steps: steps)
  }

  @Test("SEG-141, SEG-8: code asks in AppKit, and not in iOS", arguments: Profile.allCases)
  func codeAsks(profile: Profile) {
    let trace = ReferenceModel().run(
      scenario(profile, [.performSegue(identifier: "go", on: "home", sender: nil)]))
    let questions = trace.steps.flatMap(\.events).filter { $0.kind == .shouldPerform }
    #expect(questions.count == (profile == .appkit ? 1 : 0))
  }

  @Test(
    "No rule of iOS's is cited in AppKit, and none of AppKit's in iOS", arguments: Profile.allCases)
  func citations(profile: Profile) {
    let trace = ReferenceModel().run(
      scenario(profile, [.performSegue(identifier: "go", on: "home", sender: nil)]))
    let cited = trace.steps.flatMap { $0.rules + $0.events.flatMap(\.rules) }
    #expect(!cited.isEmpty)
    #expect(cited.allSatisfy { ($0 >= .SEG(141) && $0.area == .SEG) == (profile == .appkit) })
  }

  @Test("AppKit has custom segues, segues that the app makes, and nothing else")
  func nothingElse() throws {
    try scenario(.appkit, []).validate()
    let fault = #expect(throws: ScenarioFault.self) {
      try scenario(.appkit, [], segue: .show).validate()
    }
    #expect(fault?.description == "profile: appkit has no segue.class")
  }
}
