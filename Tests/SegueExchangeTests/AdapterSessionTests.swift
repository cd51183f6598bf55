import SegueConformance
import SegueModel
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("The session of Specs/AdapterProtocol.md")
struct AdapterSessionTests {
  private struct Line {
    var isSuite: Bool
    var text: String
    var bytes: [UInt8] { Array(text.utf8) }
  }

  private func lines() throws -> [Line] {
    let file = try SegueExchange.Suite().specs + "/adapter-session.txt"
    return try String(decoding: Files.read(file), as: UTF8.self).split(separator: "\n").map {
      Line(isSuite: $0.hasPrefix("> "), text: String($0.dropFirst(2)))
    }
  }

  @Test("The suite says what the session says")
  func suite() throws {
    let said = try lines().filter(\.isSuite)
    #expect(said.first?.text == AdapterProtocol.hello)
    #expect(said.last?.text == AdapterProtocol.bye)
    for line in said.dropFirst().dropLast() {
      guard case .run(let id, let scenario) = try AdapterRequest(line: line.bytes) else {
        Issue.record("no scenario: \(line.text)")
        continue
      }
      let again = AdapterProtocol.run(id, Array(try scenario.get().json.line.utf8))
      #expect(String(decoding: again, as: UTF8.self) == line.text + "\n")
    }
  }

  @Test("The adapter's answers are those of the reference model")
  func adapter() throws {
    let lines = try lines()
    let declaration = try AdapterDeclaration(
      line: try #require(lines.first { !$0.isSuite }).bytes)
    var scenarios: [Int: Scenario] = [:]
    var answered = 0
    for line in lines.dropFirst(2) {
      if line.isSuite {
        guard case .run(let id, let scenario) = try AdapterRequest(line: line.bytes) else { break }
        scenarios[id] = try scenario.get()
        #expect(scenarios[id]?.features.isSubset(of: declaration.features) == true)
      } else {
        let answer = try AdapterAnswer(line: line.bytes)
        let scenario = try #require(scenarios[answer.id])
        let verdict = Judge(layers: declaration.layers)
          .verdict(on: try answer.result.get(), against: ReferenceModel().run(scenario))
        #expect(verdict.outcome == .pass)
        answered += 1
      }
    }
    #expect(answered == 2 && scenarios.count == 2)
  }
}
