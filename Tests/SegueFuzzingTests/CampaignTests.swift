import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueModel
import SegueScenarios
import Testing

/// What a campaign finds, and how small it makes it.
@Suite("Campaigns")
struct CampaignTests {
  static func campaign(_ seed: UInt64, cases: Int = 2000, findings: Int = 1) -> Campaign {
    Campaign(
      .init(
        search: SearchOptions(
          seed: seed, cases: cases, steps: 30, smallScope: 0, shrinking: 300, confirmations: 1,
          explanation: 0, findings: findings)))
  }

  @Test("The model does not differ from itself, and keeps the laws")
  func selfAgreement() {
    var campaign = Self.campaign(1, cases: 300)
    campaign.run(on: ReferenceModel())
    #expect(campaign.search.findings.isEmpty)
    #expect(campaign.unspecified == 0)
    #expect(campaign.rulesReached.count > 100)
  }

  @Test("An exit that nobody answers is found, and shown with no more than two scenes and steps")
  func deaf() throws {
    var campaign = Self.campaign(2)
    var told: [Finding<ScenarioModel>] = []
    campaign.run(on: Deaf(), found: { told.append($0) })
    let finding = try #require(told.first)
    #expect(told.count == 1)
    let scenario = try #require(finding.minimal.blueprint?.scenario)
    #expect(scenario.storyboards["Main"]?.scenes.count ?? 0 <= 2)
    #expect(scenario.steps.count <= 2, "\(scenario.steps)")
    #expect(finding.confirmed == 1)
    let run = Run(scenario, on: Deaf())
    #expect(run.verdict.isFailure)
  }

  @Test("The same seed finds the same, step for step")
  func determinism() {
    var one = Self.campaign(4)
    one.run(on: Forgetful())
    var two = Self.campaign(4)
    two.run(on: Forgetful())
    #expect(one.search.findings.map(\.minimal.steps) == two.search.findings.map(\.minimal.steps))
    #expect(one.search.findings.first?.origin == two.search.findings.first?.origin)
    #expect(!one.search.findings.isEmpty)
  }

  @Test("A finding is a case that the model passes and the implementation does not")
  func foundCase() throws {
    var campaign = Self.campaign(6)
    campaign.run(on: Forgetful())
    let blueprint = try #require(campaign.search.findings.first?.minimal.blueprint)
    let run = Run(blueprint.scenario, on: Forgetful())
    let text = blueprint.scenario.canonicalJSON
    let found = ConformanceCase(found: run, on: "forgetful", note: "", text: text)
    let profile = try #require(found.profiles.first)
    #expect(found.check(ReferenceModel(), profile: profile).outcome == .pass)
    #expect(found.check(Forgetful(), profile: profile).isFailure)
    #expect(found.uid == ConformanceCase(found: run, on: "forgetful", note: "", text: text).uid)
    var other = blueprint.scenario
    other.classes["Unlike"] = ClassDefinition()
    other.classes["Unlike"]?.keepsPopover = true
    #expect(
      found.uid
        != ConformanceCase(found: run, on: "forgetful", note: "", text: other.canonicalJSON).uid)
    #expect(found.uid.count == 8)
  }

  @Test("A scenario from elsewhere is reduced to what matters")
  func reducer() throws {
    var scenario = try #require(
      GenerationTests.scenarios(11, 300).first { Run($0, on: Deaf()).verdict.isFailure })
    let fault = Run(scenario, on: Deaf()).verdict.fingerprint
    scenario.steps += scenario.steps
    scenario.classes["Unused"] = ClassDefinition()
    var reducer = ScenarioReducer(scenario) {
      Run($0, on: Deaf()).verdict.fingerprint == fault
    }
    reducer.run()
    #expect(Run(reducer.best, on: Deaf()).verdict.fingerprint == fault)
    #expect(reducer.best.classes["Unused"] == nil)
    #expect(reducer.best.steps.count <= 3, "\(reducer.best.steps)")
  }
}
