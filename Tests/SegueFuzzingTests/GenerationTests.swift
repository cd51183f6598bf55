import PropertyEngine
import SegueFuzzing
import SegueModel
import SegueScenarios
import Testing

/// What is drawn can be run, and is worth running.
@Suite("Generated scenarios")
struct GenerationTests {
  /// The first scenarios of a seed, within limits.
  static func scenarios(_ seed: UInt64, _ count: Int, _ limits: Limits = Limits()) -> [Scenario] {
    Limits.$current.withValue(limits) {
      var search = Search<ScenarioModel>(
        SearchOptions(seed: seed, cases: count, steps: 36 + limits.steps, smallScope: 0))
      var result: [Scenario] = []
      while let trial = search.next() {
        if let launched = trial.content.launched { result.append(launched.scenario) }
        search.record(.passed, of: trial)
      }
      return result
    }
  }

  @Test(
    "Every scenario is valid, and no step of it calls itself invalid or without end",
    arguments: [UInt64(1), 3])
  func validity(_ seed: UInt64) throws {
    let scenarios = Self.scenarios(seed, 200)
    #expect(scenarios.count > 175, "of 200 cases \(scenarios.count) can be launched")
    for scenario in scenarios {
      try scenario.validate()
      switch ReferenceModel().run(scenario).ending {
      case .completed, .raised, .unspecified: break
      case let ending: Issue.record("\(ending)")
      }
    }
  }

  @Test("What was compiled while it was drawn does what the scenario does")
  func compiledOnce() {
    var search = Search<ScenarioModel>(
      SearchOptions(seed: 8, cases: 100, steps: 48, smallScope: 0))
    while let trial = search.next() {
      if let launched = trial.content.launched {
        #expect(launched.expected == ReferenceModel().run(launched.scenario))
      }
      search.record(.passed, of: trial)
    }
  }

  @Test("Unwinds reach a destination in more than four of ten scenarios")
  func unwinds() {
    let scenarios = Self.scenarios(4, 300)
    let arrived = scenarios.count { scenario in
      ReferenceModel().run(scenario).steps.contains { step in
        step.events.contains { $0.kind == .action }
      }
    }
    #expect(arrived * 10 > scenarios.count * 4, "\(arrived) of \(scenarios.count)")
  }

  @Test("Fewer than one scenario in twenty ends with something unspecified")
  func unspecified() {
    let scenarios = Self.scenarios(4, 300)
    let ended = scenarios.count {
      if case .unspecified = ReferenceModel().run($0).ending { true } else { false }
    }
    #expect(ended * 20 < scenarios.count, "\(ended) of \(scenarios.count)")
  }

  @Test("Where an implementation has AppKit, some scenarios are AppKit's, and valid there")
  func appkit() throws {
    let scenarios = Self.scenarios(11, 300, Limits(hasAppKit: true))
      .filter { $0.profile == .appkit }
    #expect(scenarios.count > 10, "\(scenarios.count)")
    for scenario in scenarios { try scenario.validate() }
    let rules = scenarios.flatMap { ReferenceModel().run($0).steps }
      .flatMap { $0.events.flatMap(\.rules) + $0.rules }
    #expect(Set([RuleID.SEG(141), .SEG(143), .SEG(146)]).subtracting(rules) == [])
  }

  @Test("Scenarios reach unwinding, presentation, containers, exceptions and all profiles")
  func variety() {
    let scenarios = Self.scenarios(5, 500)
    let traces = scenarios.map { ReferenceModel().run($0) }
    let kinds = Set(traces.flatMap(\.steps).flatMap(\.events).map(\.kind))
    let wanted: Set<Event.Kind> = [
      .action, .prepare, .present, .dismiss, .push, .canPerform, .allowedChildren,
    ]
    #expect(wanted.subtracting(kinds) == [])
    #expect(Set(scenarios.map(\.profile)) == Set(Profile.ios))
    #expect(traces.contains { if case .raised = $0.ending { true } else { false } })
    let rules = Set(traces.flatMap { $0.steps.flatMap { $0.events.flatMap(\.rules) + $0.rules } })
    #expect(rules.count > 215, "\(rules.count) rules")
  }

  @Test("Rules that need several things at once are met within 900 scenarios")
  func meetings() {
    let traces = Self.scenarios(6, 900).map { ReferenceModel().run($0) }
    let rules = Set(traces.flatMap { $0.steps.flatMap { $0.events.flatMap(\.rules) + $0.rules } })
    let wanted: [RuleID] = [
      // A collapse; a detail.
      .CNT(59), .SHW(43),
      // An old stack; a supplied segue.
      .LUN(34), .LUN(7),
      // An override of the search with a source below it; a descendant's override.
      .UNW(14), .UNW(33), .UNW(73), .UNW(74),
    ]
    #expect(Set(wanted).subtracting(rules) == [])
  }

  @Test("An implementation that lacks something is never asked for it")
  func features() {
    let features: Set<Feature> = [.seguePresentation, .segueUnwind, .containerNavigation]
    let limits = Limits(profiles: [.ios13], features: features, scenes: 4, steps: 5)
    let scenarios = Self.scenarios(7, 400, limits)
    #expect(scenarios.count > 80, "\(scenarios.count)")
    for scenario in scenarios {
      #expect(scenario.features.isSubset(of: features))
      #expect(scenario.profile == .ios13)
      #expect(scenario.steps.count <= 5 && (scenario.storyboards["Main"]?.scenes.count ?? 0) <= 5)
    }
  }

  @Test("The same seed draws the same scenarios, another seed others")
  func determinism() {
    #expect(Self.scenarios(9, 60) == Self.scenarios(9, 60))
    #expect(Self.scenarios(9, 60) != Self.scenarios(10, 60))
  }
}
