import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("What is written reads back as the same value")
struct RoundTripTests {
  private func check<Value: JSONForm & Equatable>(_ value: Value) throws {
    let text = value.json.canonical
    #expect(try Value(json: Array(text.utf8), file: "sample") == value, "\(text)")
    let line = value.json.line
    #expect(!line.contains("\n"))
    #expect(try Value(json: Array(line.utf8), file: "sample") == value, "\(line)")
    #expect(try Value(json: Array(line.utf8), file: "sample").json.canonical == text)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func scenarios() throws {
    try check(Samples.scenario)
    try check(Scenario())
    try check(Scenario(window: .code(class: "UIViewController", name: "root")))
  }

  @Test(arguments: Samples.steps) func steps(_ step: Step) throws { try check(step) }

  @Test func traces() throws { for trace in Samples.traces { try check(trace) } }

  @Test func events() throws { for event in Samples.events { try check(event) } }

  @Test func endings() throws {
    for ending in Samples.endings where ending != .completed { try check(ending) }
  }

  @Test func cases() throws {
    try check(Samples.conformanceCase)
    try check(Samples.shortCase)
    var everything = Samples.shortCase
    everything.expectation = Expectation(watch: nil, steps: [])
    try check(everything)
    everything.expectation = Expectation(watch: [], steps: [nil])
    try check(everything)
  }

  @Test("Every key of the format stands in a sample")
  func everyKey() {
    let text = Samples.conformanceCase.canonicalJSON + Samples.scenario.canonicalJSON
    let keys =
      ConformanceCase.keys + Scenario.keys + ClassDefinition.keys + Scene.keys + Segue.keys
      + StepKey.allCases.map(\.rawValue) + Snapshot.keys
      + Relationship.Name.allCases.map(\.rawValue)
    for key in Set(keys) { #expect(text.contains("\"\(key)\":"), "\(key)") }
  }
}
