import SegueConformance
import SegueExchange
import SegueScenarios
import SegueCommands
import Testing

@Suite("Explain")
struct ExplainTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "app.json": PushAndUnwind.scenario, "pop.json": TinySuite.pop, "sheet.json": TinySuite.sheet,
    ])
  }

  @Test("A scenario is explained step by step, with trees, rules and their sentences")
  func scenario() {
    #expect(segue("explain", folder.file("app.json")) == Output(PushAndUnwind.explanation))
  }

  @Test("A case is explained in the first of its profiles, as its scenario is")
  func conformanceCase() throws {
    let explained = segue("explain", folder.file("pop.json"))
    #expect(
      explained.standard.hasPrefix("profile ios9\n\nlaunch\n  init nav (UINavigationController)"))
    let scenario = try ConformanceCase(json: TinySuite.pop).scenario(in: .ios9)
    try folder.write(scenario.canonicalJSON, to: "scenario.json")
    #expect(segue("explain", folder.file("scenario.json")) == explained)
  }

  @Test("--profile wins over the file", arguments: Profile.allCases)
  func profile(profile: Profile) throws {
    for name in ["app.json", "pop.json"] {
      let output = segue("explain", folder.file(name), "--profile", profile.rawValue)
      #expect(output.standard.hasPrefix("profile \(profile.rawValue)\n"))
      #expect(output.exit == .expected)
      #expect(output.standard.contains("unwindTowards nav list") == (profile >= .ios9))
    }
  }

  @Test(
    "json is the trace and nothing else, and reads back equal",
    arguments: ["app.json", "pop.json", "sheet.json"])
  func json(name: String) throws {
    let output = segue("explain", folder.file(name), "--format", "json")
    #expect(output.error.isEmpty && output.exit == .expected)
    let trace = try Trace(json: output.standard)
    #expect(trace.canonicalJSON == output.standard)
    #expect(trace.ending == .completed)
    #expect(trace.steps.count == 3, "the launch and two steps")
    #expect(trace.steps.allSatisfy { $0.events.allSatisfy { !$0.rules.isEmpty } })
  }

}
