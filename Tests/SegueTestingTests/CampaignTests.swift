import SegueModel
import SegueTesting
import Testing

/// Campaigns in the tests of a package.
@Suite("A campaign in a test")
struct CampaignTests {
  @Test("The smallest counterexample is the issue, with its scenario and how to see it again")
  func finding() throws {
    let shelf = Shelf.standard
    let told = try #require(
      CampaignText(of: Deaf(), seed: 1, cases: 300, controllers: 4, steps: 4)?.text)
    #expect(told.hasPrefix("deaf diverges: outcome:"))
    #expect(told.hasSuffix(shelf.explain("found.json")))
    let json = try #require(told.split(separator: "\n{\n").last?.split(separator: "\n}\n").first)
    let scenario = try Scenario(json: "{\n\(json)\n}\n")
    #expect(scenario.steps.count <= 2)
    #expect(Deaf().run(scenario).steps.last != ReferenceModel().run(scenario).steps.last)
    withKnownIssue {
      expectNoDivergence(of: Deaf(), cases: 300, controllers: 4, steps: 4)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [told]
    }
  }

  @Test("The model does not differ from itself")
  func agreement() { expectNoDivergence(of: ReferenceModel(), cases: 50) }

  @Test("A campaign that could run nothing is an issue")
  func nothing() {
    let told = CampaignText(
      of: Modest(features: [.windowNone]), seed: 1, cases: 0, controllers: 4, steps: 4)?.text
    #expect(told == "none of 0 scenarios could be run with what modest declares")
  }
}
