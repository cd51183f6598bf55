import Foundation
import SegueConformance
import SegueScenarios
import Testing

@Suite("Laws")
struct LawTests {
  @Test("the smallest breaking traces break these laws and no others", arguments: LawExamples.all)
  func breaking(example: LawExample) {
    let found = Law.check(example.trace, example.scenario, layers: example.layers)
    #expect(found.map(\.law) == example.breaks, "\(found.map { "\($0.law): \($0.seen)" })")
  }

  @Test("traces as they should be break none", arguments: LawExamples.healthy)
  func healthy(example: LawExample) {
    let found = Law.check(example.trace, example.scenario, layers: example.layers)
    #expect(found.isEmpty, "\(found.map { "\($0.law): \($0.seen)" })")
  }

  @Test("layers that are not reported break nothing", arguments: LawExamples.healthy)
  func fewerLayers(example: LawExample) {
    for mask in 0..<8 {
      let layers = Set(
        Layer.allCases.enumerated().filter { mask >> $0.offset & 1 == 1 }.map(\.element))
      var trace = example.trace
      for number in trace.steps.indices {
        trace.steps[number].events.removeAll { !layers.contains($0.kind.layer) }
        if !layers.contains(.outcome) { trace.steps[number].snapshot = nil }
      }
      let found = Law.check(trace, example.scenario, layers: layers)
      #expect(found.isEmpty, "\(layers): \(found.map { "\($0.law): \($0.seen)" })")
    }
  }

  @Test("every law has a trace that breaks it", arguments: Law.all.map(\.id))
  func covered(law: RuleID) {
    #expect(LawExamples.all.contains { $0.breaks.contains(law) })
  }

  @Test("LAW-54: a question whose own steps end the trace leaves no event")
  func questionCutShort() {
    var scenario = app([LawExamples.row])
    scenario.classes["Plain"]?.inShouldPerform = [
      .loadView(controller: "x"), .push(controller: nil, on: "nav"),
    ]
    let trace = Trace(
      steps: [began("nav[s]", detached: ["x"]), then([loaded("x")], nil)],
      ending: raised("NSInvalidArgumentException"))
    #expect(Law.check(trace, scenario).isEmpty)
  }

  @Test("an invalid trace is not asked anything")
  func invalid() {
    for example in LawExamples.all {
      var trace = example.trace
      trace.ending = .invalid(why: "x")
      #expect(Law.check(trace, example.scenario, layers: example.layers).isEmpty)
    }
  }

  @Test("any trace can be asked, however malformed")
  func hostile() {
    // Every example's trace under every other's scenario: nothing fits, and nothing traps.
    for (number, example) in LawExamples.all.enumerated() {
      for other in LawExamples.all[number...] {
        for profile in [Profile.ios6, .ios9, .ios14] {
          var scenario = other.scenario
          scenario.profile = profile
          _ = Law.check(example.trace, scenario)
        }
      }
    }
    #expect(Law.check(Trace(), app([])).map(\.law) == [.LAW(59)])
    let raised = Trace(ending: .raised(name: nil, reason: nil, rules: []))
    #expect(Law.check(raised, app([])).map(\.law) == [.LAW(59)])
  }

  @Test("a container whose class is absent at run time is UIKit's own container (STB-50)")
  func missingContainer() {
    var scenario = app([])
    var absent = ClassDefinition()
    absent.superclass = "UITabBarController"
    absent.missing = true
    scenario.classes["Absent"] = absent
    scenario.storyboards["Main"]?.scenes["tabs"] = Scene(controllerClass: "Absent")
    func laws(_ tree: String) -> [RuleID] {
      let trace = Trace(steps: [StepTrace(snapshot: Snapshot(tree: tree))])
      return Law.check(trace, scenario, layers: [.outcome]).map(\.law)
    }
    #expect(laws("tabs[a*, b]") == [] && laws("tabs[a*, b*]") == [.LAW(3)])
  }

  @Test("the laws in code are those of Specs/Laws.md, word for word, and so are the comments")
  func document() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: package.appending(path: "Specs/Laws.md"), encoding: .utf8)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("### LAW-") }
    let written = Set(headings.map { $0.dropFirst(4).description })
    #expect(Set(Law.all.map { "\($0.id) \($0.sentence)" }) == written)
    let folder = package.appending(path: "Sources/SegueConformance/Laws")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let source = try files.sorted().map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
    let comments = source.replacing("\n  /// ", with: " ")
    for law in Law.all {
      #expect(
        comments.contains("/// \(law.id): \(law.sentence)\n")
          || comments.contains(" \(law.id): \(law.sentence)\n"), "\(law.id)")
    }
  }
}
