import SegueConformance
import SegueScenarios
import Testing

/// An implementation that answers with a prepared trace, and says in which profile it was asked.
private struct Prepared: Implementation {
  let name = "prepared"
  var features = Set(Feature.allCases)
  var profiles = Set(Profile.allCases)
  var layers = Set(Layer.allCases)
  var answer: @Sendable (Scenario) -> Trace
  func run(_ scenario: Scenario) -> Trace { answer(scenario) }
}

@Suite("ConformanceRun")
struct ConformanceRunTests {
  private let good = Trace(steps: [began("nav[a]"), then("nav[a]")])

  private func conformanceCase(_ expectation: SegueConformance.Expectation) -> ConformanceCase {
    ConformanceCase(
      uid: "0000test", title: "Popping a stack of one", rules: [.CNT(50)], level: .must,
      status: .stable, since: "0.1.0", profiles: [.ios9, .ios14], requires: [.containerNavigation],
      provenance: Provenance(kind: .documented, sources: ["D1"]), scenario: app([.pop(on: "nav")]),
      expectation: expectation)
  }

  private var popped: ConformanceCase {
    conformanceCase(
      SegueConformance.Expectation(
        watch: [], steps: [nil, StepExpectation(snapshot: .init(tree: "nav[a]"))]))
  }

  @Test("runs the scenario in the profile asked for")
  func profile() {
    let run = ConformanceRun(
      popped, profile: .ios9,
      against: Prepared { scenario in
        scenario.profile == .ios9 ? good : Trace()
      })
    #expect(run.verdict.outcome == .pass && run.trace == good && run.profile == .ios9)
  }

  @Test("does not run what does not apply")
  func notApplicable() {
    let never: @Sendable (Scenario) -> Trace = { _ in
      Issue.record("the scenario was run")
      return Trace()
    }
    let lacking = Prepared(features: [.segueShow], answer: never)
    let young = Prepared(profiles: [.ios14], answer: never)
    let blind = Prepared(layers: [], answer: never)
    let all = Prepared(answer: never)
    func outcome(_ implementation: Prepared, _ profile: Profile) -> Verdict.Outcome {
      popped.check(implementation, profile: profile).outcome
    }
    #expect(outcome(lacking, .ios14) == .notApplicable(.features([.containerNavigation])))
    #expect(outcome(young, .ios9) == .notApplicable(.profile(.ios9)))
    #expect(outcome(all, .ios6) == .notApplicable(.profile(.ios6)))
    #expect(outcome(blind, .ios14) == .notApplicable(.layers))
  }

  @Test("a broken law fails a case that nothing else fails")
  func unlawful() {
    let odd = Trace(steps: [began("nav[a*]"), then("nav[a]")])
    let verdict = popped.check(Prepared { _ in odd }, profile: .ios14)
    #expect(verdict.isFailure && verdict.fingerprint == "law:LAW-3")
    #expect(verdict.violations.map(\.law) == [.LAW(3)])
    let worse = Trace(steps: [began("nav[a*]"), then("nav")])
    let both = popped.check(Prepared { _ in worse }, profile: .ios14)
    #expect(both.fingerprint == "outcome:tree:tree:-" && both.violations.count == 2)
  }

  @Test("who gives up before the launch is observed has broken no law")
  func exhausted() {
    let verdict = popped.check(
      Prepared { _ in Trace(ending: .exhausted(what: "fuel")) }, profile: .ios14)
    #expect(verdict.outcome == .inconclusive("fuel") && verdict.violations.isEmpty)
  }

  @Test("laws bind nobody past an expected unspecified point")
  func unspecified() {
    let open = conformanceCase(
      SegueConformance.Expectation(
        watch: [], steps: [nil, nil], ending: .unspecified(rule: .CNT(33))))
    let after = Trace(steps: [began("nav[a]"), then("nav")])
    let before = Trace(steps: [began("nav[a*]"), then("nav")])
    #expect(
      open.check(Prepared { _ in after }, profile: .ios14).outcome == .unspecified(.CNT(33)))
    #expect(open.check(Prepared { _ in before }, profile: .ios14).fingerprint == "law:LAW-3")
  }
}
