import SegueCommands
import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios
import SegueTestFiles
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

  @Test("--profile wins over the file", arguments: Profile.ios)
  func profile(profile: Profile) throws {
    let sign =
      switch profile {
      case .ios6: "✗ unspecified by SEG-87"
      case .ios8_0, .ios8: "forUnwindAction nav list \"done:\""
      default: "unwindTowards nav list"
      }
    for name in ["app.json", "pop.json"] {
      let output = segue("explain", folder.file(name), "--profile", profile.rawValue)
      #expect(output.standard.hasPrefix("profile \(profile.rawValue)\n"))
      #expect(output.standard.contains("\n  " + sign))
      #expect(output.error.isEmpty && output.exit == .expected)
    }
  }

  @Test("The first rule of each event, or all of a step without any, has its sentence once")
  func legend() throws {
    let rules = try Rule.load(from: try Suite().specs)
    for profile in ["ios6", "ios14"] {
      let text = segue("explain", folder.file("app.json"), "--profile", profile).standard
      let trace = try Trace(
        json: segue("explain", folder.file("app.json"), "--profile", profile, "--format", "json")
          .standard)
      let cited = Set(
        trace.ending.rules
          + trace.steps.flatMap { step in
            let first = step.events.compactMap(\.rules.first)
            return first.isEmpty ? step.rules : first
          })
      let legend = rules.filter { cited.contains($0.id) }.sorted { $0.id < $1.id }.map {
        "\($0.id)" + String(repeating: " ", count: 10 - "\($0.id)".count) + $0.sentence + "\n"
      }
      #expect(legend.count == cited.count)
      #expect(text.hasSuffix("\n\n" + legend.joined()), "\(profile)")
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

  @Test("How a scenario ends early is said after its events, with the rules")
  func endings() throws {
    let steps = #""steps": [{"push": "list", "on": "nav"}, {"back": "nav"}]"#
    let start = try #require(PushAndUnwind.scenario.firstRange(of: "\"steps\""))
    try folder.write(PushAndUnwind.scenario[..<start.lowerBound] + steps + "}", to: "raises.json")
    let text = segue("explain", folder.file("raises.json")).standard
    #expect(text.contains("\nstep 1  {\"push\":\"list\",\"on\":\"nav\"}\n"))
    #expect(text.contains("\n  ✗ raised NSInvalidArgumentException"))
    #expect(text.contains("\n    CNT-3 CNT-54\n"))
    #expect(!text.contains("step 2"), "after an exception there is no step")
  }
}
