import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueScenarios
import Testing

/// Scenarios that somebody wrote or saved, made smaller.
@Suite("Shrinking")
struct ShrinkingTests {
  /// Makes a scenario simpler as long as a condition holds.
  private func simplified(
    _ scenario: Scenario, _ profiles: [Profile] = [], keeping holds: @escaping (Scenario) -> Bool
  ) -> Scenario {
    var simplifier = Simplifier(scenario, profiles: profiles, fails: holds)
    simplifier.run()
    return simplifier.best
  }

  /// The first drawn scenario of which a condition holds.
  private func drawn(_ holds: (Scenario) -> Bool) throws -> Scenario {
    let first = GenerationTests.scenarios(11, 400).first(where: holds)
    return try #require(first)
  }

  @Test("Of a scenario from elsewhere only what matters is left")
  func deaf() throws {
    var scenario = try drawn { Run($0, on: Deaf()).verdict.isFailure }
    let fault = Run(scenario, on: Deaf()).verdict.fingerprint
    scenario.steps += scenario.steps
    scenario.classes["Unused"] = ClassDefinition()
    let best = simplified(scenario) { Run($0, on: Deaf()).verdict.fingerprint == fault }
    #expect(Run(best, on: Deaf()).verdict.fingerprint == fault)
    #expect(best.classes["Unused"] == nil)
    #expect(best.steps.count <= 3, "\(best.steps)")
  }

  @Test("Without steps that made instances, later steps name those of lower numbers")
  func instances() throws {
    let rounds = [1, 2, 3].flatMap { number -> [Step] in
      let detail = number == 1 ? "detail" : "detail#\(number)"
      let way = number == 3 ? "leave" : "save"
      return [.trigger(name: "row", on: "list"), .trigger(name: way, on: detail)]
    }
    var scenario = try Scenario(
      json: """
        { "profile": "ios14", "classes": { "List": {"actions": ["done:", "gone:"]} },
          "storyboards": { "Main": { "initial": "list", "scenes": {
            "list": {"class": "List", "segues": [
              {"kind": "presentation", "trigger": "row", "destination": "detail"}]},
            "detail": {"class": "UIViewController", "segues": [
              {"kind": "unwind", "trigger": "save", "action": "done:"},
              {"kind": "unwind", "trigger": "leave", "action": "gone:"}]} } } },
          "window": {"storyboard": "Main"}, "steps": [] }
        """)
    scenario.steps = rounds
    let best = simplified(scenario) { candidate in
      let last = Run(candidate, on: Deaf()).expected.steps.last
      return last?.events.contains { $0.kind == .action && $0.name == "gone:" } == true
    }
    #expect(best.steps == [rounds[0], .trigger(name: "leave", on: "detail")])
  }

  @Test("Where everything fails nothing is left, but a scenario that is valid")
  func nothing() throws {
    let scenario = try drawn { !$0.classes.isEmpty && $0.steps.count > 3 }
    let best = simplified(scenario, Profile.ios.sorted(by: >)) { _ in true }
    try best.validate()
    #expect(best.steps.isEmpty && best.classes.isEmpty && best.segueClasses.isEmpty)
    #expect(best.storyboards.values.allSatisfy { $0.scenes.isEmpty })
    #expect(best.profile == Profile.ios.max() && best.device == Device())
  }

  @Test("A segue keeps no style, identifier, class or kind that does not matter")
  func segues() throws {
    let scenario = try drawn { scenario in
      scenario.storyboards.values.contains { storyboard in
        storyboard.scenes.values.contains { $0.segues.contains { $0.style != nil } }
      }
    }
    let best = simplified(scenario) { candidate in
      candidate.storyboards.values.contains { storyboard in
        storyboard.scenes.values.contains { !$0.segues.isEmpty }
      }
    }
    let segues = best.storyboards.values.flatMap { $0.scenes.values }.flatMap(\.segues)
    #expect(segues.count == 1)
    #expect(segues[0].style == nil && segues[0].segueClass == nil && segues[0].identifier == nil)
    #expect([.show, .unwind].contains(segues[0].kind))
  }

  @Test("Two parts of which neither can go alone go together")
  func pairs() throws {
    let scenario = try Scenario(
      json: #"{"profile":"ios13", "#
        + #""classes":{"A":{"refusesShow":true,"isModalInPresentation":true}}, "#
        + #""storyboards":{"Main":{"initial":"a","scenes":{"a":{"class":"A"}}}}, "#
        + #""window":{"storyboard":"Main"},"steps":[]}"#)
    let best = simplified(scenario) { candidate in
      guard let a = candidate.classes["A"] else { return false }
      return (a.refusesShow == nil) == (a.isModalInPresentation == nil)
    }
    #expect(best.size.overrides == 0)
  }

  @Test("A container becomes one of a simpler kind, and the device that it needed goes")
  func containers() throws {
    let scenario = try Scenario(
      json: #"{"profile":"ios13","device":{"width":"regular","idiom":"pad"}, "#
        + #""storyboards":{"Main":{"initial":"s","scenes":{"s":{"class":"UISplitViewController", "#
        + #""relationships":{"masterViewController":"a","detailViewController":"b"}}, "#
        + #""a":{"class":"UIViewController"},"b":{"class":"UIViewController"}}}}, "#
        + #""window":{"storyboard":"Main"},"steps":[]}"#)
    let best = simplified(scenario) { candidate in
      candidate.storyboards.values.contains { storyboard in
        storyboard.scenes.values.contains { $0.relationships.count == 2 }
      }
    }
    let root = try #require(best.storyboards["Main"]?.scenes["s"])
    #expect(root.controllerClass == "UITabBarController" && best.device == Device())
  }

  @Test("The budget bounds the runs")
  func budget() throws {
    let scenario = try drawn { $0.steps.count > 3 }
    var simplifier = Simplifier(scenario, profiles: [], budget: 7) { _ in false }
    simplifier.run()
    #expect(simplifier.executions == 7)
  }
}
