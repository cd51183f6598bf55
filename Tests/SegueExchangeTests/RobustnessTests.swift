import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("No text makes the reader trap")
struct RobustnessTests {
  @Test("A case that is cut off anywhere is an error with a place", arguments: ["short", "long"])
  func truncation(_ which: String) throws {
    let sample = which == "short" ? Samples.shortCase : Samples.conformanceCase
    // The newline at the end may be missing.
    let bytes = Array(sample.canonicalJSON.utf8.dropLast())
    for count in stride(from: 0, to: bytes.count, by: which == "short" ? 1 : 11) {
      do {
        _ = try ConformanceCase(json: Array(bytes[..<count]), file: "cut.json")
        Issue.record("cut at \(count) is read")
      } catch {
        #expect(
          error.file == "cut.json" && error.line > 0 && error.column > 0 && !error.message.isEmpty,
          "cut at \(count): \(error)")
      }
    }
  }

  @Test("Random changes of bytes are read or refused with a place")
  func mutations() throws {
    let sample = Array(Samples.conformanceCase.canonicalJSON.utf8)
    let spice = Array("{}[]\",:\\u0e+-.tfn \n".utf8) + [0, 0x80, 0xC3, 0xED, 0xFF]
    var read = 0
    for seed in 0..<1000 as Range<UInt64> {
      var generator = SeededGenerator(state: seed)
      var bytes = sample
      for _ in 0...generator.below(3) {
        let at = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes[at] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes[at] = spice[generator.below(spice.count)]
        case 2: bytes.remove(at: at)
        default: bytes.insert(spice[generator.below(spice.count)], at: at)
        }
      }
      do {
        let value = try ConformanceCase(json: bytes, file: "mutated.json")
        read += 1
        let text = value.json.canonical
        #expect(try ConformanceCase(json: Array(text.utf8), file: "again") == value, "seed \(seed)")
      } catch {
        #expect(
          error.line > 0 && error.column > 0 && !error.message.isEmpty, "seed \(seed): \(error)")
        #expect(!error.description.contains("\n"), "seed \(seed)")
      }
    }
    #expect(read > 0)
  }

  @Test("Random changes of values are read or refused with a place")
  func valueMutations() throws {
    let sample = Samples.conformanceCase.json
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(state: seed)
      let text = sample.mutated(with: &generator, one: 400).canonical
      do {
        let value = try ConformanceCase(json: Array(text.utf8), file: "mutated.json")
        let again = try ConformanceCase(json: Array(value.json.canonical.utf8), file: "again")
        #expect(again == value, "seed \(seed)")
      } catch {
        #expect(error.line > 0 && error.column > 0, "seed \(seed): \(error)")
        #expect(error.file == "mutated.json", "seed \(seed): \(error)")
      }
    }
  }

  @Test("10 MB are read")
  func large() throws {
    var scenario = Samples.shortCase.scenario
    scenario.steps = Array(repeating: .trigger(name: "row", on: "list"), count: 280_000)
    let text = scenario.canonicalJSON
    #expect(text.utf8.count > 10_000_000)
    #expect(try Scenario(json: text) == scenario)
  }

  @Test("An error near the end of a large file comes quickly and at its place")
  func largeFault() throws {
    var scenario = Samples.shortCase.scenario
    scenario.steps = Array(repeating: .trigger(name: "row", on: "list"), count: 100_000)
    scenario.steps.append(.dismiss(on: "nobody"))
    let text = scenario.canonicalJSON
    let error = try #require(throws: ExchangeError.self) { try Scenario(json: text) }
    #expect(error.path == "steps[100000].dismiss")
    #expect(error.line > 100_000 && error.column == 17)
  }

  @Test("Long texts are cut in messages")
  func longTexts() throws {
    let long = String(repeating: "x", count: 1_000_000)
    for text in ["{\"\(long)\": 1}", "{\"classes\": {\"\(long)\": {\"actoins\": []}}}"] {
      let error = try #require(throws: ExchangeError.self) { try Scenario(json: text) }
      #expect(error.description.count < 250)
    }
  }

  @Test("Texts in other encodings are called so")
  func encodings() throws {
    let texts: [[UInt8]] = [
      [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0],
      [0, 0x7B, 0, 0x7D], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
    ]
    for text in texts {
      let error = try #require(throws: ExchangeError.self) { try Scenario(json: text, file: "f") }
      #expect(error.description == "f:1:1: the file is UTF-16 or UTF-32; write it in UTF-8")
    }
  }

  @Test("Keys that are equal as text are one key, however they are written")
  func equalKeys() throws {
    let keys = ["\"\u{E9}\"", "\"e\u{301}\"", "\"\\u00e9\"", "\"e\\u0301\""]
    for one in keys {
      for other in keys {
        let text = "{\"classes\": {\"A\": {\"canPerform\": {\(one): true, \(other): false}}}}"
        let error = try #require(throws: ExchangeError.self) { try Scenario(json: text) }
        #expect(error.message.hasSuffix("stands twice in one object"))
      }
      let text = "{\"classes\": {\"A\": {\"shouldPerform\": {\(one): true}}}}"
      #expect(throws: Never.self) { try JSONDocument(Array(text.utf8), file: "f") }
    }
  }

  @Test("A chain of superclasses, references or handlers of any length is no danger")
  func longChains() throws {
    let count = 50_000
    var classes: [String: ClassDefinition] = [:]
    for index in 0..<count {
      classes["C\(index)"] = ClassDefinition()
      classes["C\(index)"]?.superclass = "C\((index + 1) % count)"
    }
    #expect(throws: ScenarioFault.self) { try Scenario(classes: classes).validate() }
    var scenes: [String: Scene] = [:]
    for index in 0..<count {
      scenes["s\(index)"] = Scene(
        controllerClass: "UINavigationController",
        relationships: [Relationship(.rootViewController, "s\((index + 1) % count)")])
    }
    let fault = #expect(throws: ScenarioFault.self) {
      try Scenario(storyboards: ["Main": Storyboard(scenes: scenes)]).validate()
    }
    #expect(fault?.message.contains("would contain itself") == true)
    var steps: [Step] = []
    for _ in 0..<200 {
      steps = [.makeSegue(MadeSegue(source: "a", destination: "a", handler: steps))]
    }
    let nested = Scenario(
      window: .code(class: "UIViewController", name: "a"), steps: steps)
    #expect(throws: ScenarioFault.self) { try nested.validate() }
    #expect(nested.features == [.segueMade])
  }
}

extension JSON {
  /// The value with about one in so many parts replaced, dropped or doubled.
  func mutated(with generator: inout SeededGenerator, one rate: Int) -> JSON {
    if generator.below(rate) == 0 {
      let others: [JSON] = [
        .null, .bool(true), .int(-1), .int(7), .double(0.5), .string(""), .string("self"),
        .string("list#2"), .string("*"), .array([]), .object([]),
      ]
      return others[generator.below(others.count)]
    }
    switch self {
    case .array(var elements):
      if !elements.isEmpty, generator.below(rate) == 0 {
        elements.remove(at: generator.below(elements.count))
      }
      return .array(elements.map { $0.mutated(with: &generator, one: rate) })
    case .object(var members):
      if !members.isEmpty, generator.below(rate) == 0 {
        members.remove(at: generator.below(members.count))
      }
      return .object(
        members.map { Member($0.key, $0.value.mutated(with: &generator, one: rate)) })
    default: return self
    }
  }
}
