import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("The schemas and the documents say what the code reads")
struct SchemaTests {
  private func document(_ name: String) throws -> JSONDocument {
    let file = try SegueExchange.Suite().specs + "/" + name
    return try JSONDocument(Files.read(file), file: file)
  }

  @Test(
    "A schema is in canonical form",
    arguments: [
      "scenario", "trace", "case", "results", "report", "rules", "lint", "adapter-protocol",
    ])
  func canonical(_ name: String) throws {
    let document = try document(name + ".schema.json")
    try document.checkCanonical(document.root.canonical)
  }

  @Test("A schema has the keys of the reader, in the order of the printer")
  func keys() throws {
    let scenario = try document("scenario.schema.json").root
    let trace = try document("trace.schema.json").root
    let file = try document("case.schema.json").root
    let message = try document("adapter-protocol.schema.json").root["$defs"]
    #expect(message?["hello"]?["properties"]?.keys == ["t"] + AdapterDeclaration.keys)
    #expect(message?["result"]?["properties"]?.keys == ["t"] + AdapterAnswer.keys)
    #expect(message?["run"]?["properties"]?.keys == ["t"] + AdapterRequest.keys)
    #expect(
      message?["hello"]?["properties"]?["features"]?["items"]?["enum"]
        == .strings(Feature.allCases.sorted().map(\.rawValue) + [DeclaredFeature.hooks.rawValue]))
    #expect(message?["hook"]?["properties"]?.keys == ["t"] + HookQuestion.keys)
    #expect(message?["answer"]?["properties"]?.keys == ["t"] + HookAnswer.keys)
    #expect(
      message?["hook"]?["properties"]?["hook"]?["enum"]
        == .strings(HookQuestion.Hook.allCases.map(\.rawValue)))
    #expect(scenario["properties"]?.keys == Scenario.keys)
    #expect(file["properties"]?.keys == ConformanceCase.keys)
    let types = scenario["$defs"]
    #expect(types?["class"]?["properties"]?.keys == ClassDefinition.keys)
    #expect(types?["segue"]?["properties"]?.keys == Segue.keys)
    #expect(types?["scene"]?["anyOf"]?[0]?["properties"]?.keys == Scene.keys)
    #expect(
      types?["relationships"]?["properties"]?.keys == Relationship.Name.allCases.map(\.rawValue))
    #expect(types?["profile"]?["enum"] == .strings(Profile.allCases.map(\.rawValue)))
    #expect(types?["style"]?["enum"] == .strings(PresentationStyle.allCases.map(\.rawValue)))
    #expect(
      types?["segue"]?["properties"]?["kind"]?["enum"]
        == .strings(Segue.Kind.allCases.map(\.rawValue)))
    for (index, key) in StepKey.allCases.enumerated() {
      let step = types?["step"]?["oneOf"]?[index]
      #expect(step?["properties"]?.keys == [key.rawValue] + key.others)
    }
    #expect(trace["$defs"]?["kind"]?["enum"] == .strings(Event.Kind.allCases.map(\.rawValue)))
    #expect(
      trace["$defs"]?["event"]?["properties"]?.keys
        == Event.Kind.allCases.map(\.rawValue) + Event.others)
    #expect(trace["$defs"]?["snapshot"]?["properties"]?.keys == Snapshot.keys)
    #expect(
      file["properties"]?["requires"]?["items"]?["enum"]
        == .strings(Feature.allCases.sorted().map(\.rawValue)))
  }

  @Test("The schema of results has the keys and words of the reader, in the order of the printer")
  func results() throws {
    let types = try document("results.schema.json").root["$defs"]
    func keys(_ name: String) -> [String]? { types?[name]?["properties"]?.keys }
    #expect(keys("header") == CheckResults.Header.keys)
    #expect(keys("implementation") == CheckResults.Subject.keys)
    #expect(keys("verdict") == CaseVerdict.keys)
    #expect(keys("footer") == CheckResults.footerKeys)
    #expect(keys("stale") == StaleEntry.keys)
    #expect(types?["kind"]?["enum"] == .strings(Verdict.Kind.allCases.map(\.rawValue)))
    #expect(
      types?["stale"]?["properties"]?["kind"]?["enum"]
        == .strings(StaleEntry.Kind.allCases.map(\.rawValue)))
    #expect(
      types?["level"]?["enum"] == .strings(ConformanceCase.Level.allCases.map(\.rawValue)))
    #expect(types?["layer"]?["enum"] == .strings(Layer.allCases.map(\.rawValue)))
    let document = try document("report.schema.json").root["properties"]?.keys
    #expect(document == ResultsFileTests.sample.json.keys)
  }

  @Test("ScenarioFormat.md lists every feature")
  func features() throws {
    let file = try SegueExchange.Suite().specs + "/ScenarioFormat.md"
    let text = String(decoding: try Files.read(file), as: UTF8.self)
    for feature in Feature.allCases { #expect(text.contains("| `\(feature.rawValue)` |")) }
  }
}

extension JSON {
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  subscript(index: Int) -> JSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }
}
