import SegueCommands
import SegueTestFiles
import Testing

@Suite("Bench")
struct BenchTests {
  @Test("The model is measured in four ways, each next to the loop")
  func model() throws {
    let output = segue("bench", "model", "--seconds", "1")
    #expect(output.error.isEmpty && output.exit == .expected)
    let lines = output.standard.split(separator: "\n").map(String.init)
    try #require(lines.count == 6)
    #expect(lines[0].hasPrefix("15 steps, "))
    #expect(lines[1].hasSuffix("runs/s   of the loop"))
    let ways = [
      "hand-written loop", "model, whole trace", "model, end snapshot, no search",
      "model, whole trace as values",
    ]
    for (line, way) in zip(lines[2...], ways) {
      #expect(line.hasPrefix(way + "  ") && line.hasSuffix(" %"), "\(line)")
    }
    #expect(lines[2].hasSuffix(" 100.0 %"))
  }

  @Test("One run of the engine is a line like a peer's: the minimum of the bug", arguments: 1...7)
  func engineLine(bug: Int) throws {
    let minimum = [(3, 3, 2), (2, 2, 0), (3, 3, 1), (4, 4, 1), (8, 5, 2), (7, 7, 1), (10, 10, 1)]
    let output = segue("bench", "engine", "--bug", "\(bug)", "--seed", "3", "--storage", "arrays")
    let (steps, controllers, names) = minimum[bug - 1]
    #expect(
      output.standard.hasPrefix("{\"peer\":\"PropertyEngine-arrays\",\"bug\":\(bug),\"seed\":3,"))
    #expect(
      output.standard.hasSuffix(
        "\"ops\":\(steps),\"ctrls\":\(controllers),\"bits\":\(names)}\n"))
  }

  @Test("Without a bug it is the throughput")
  func engineThroughput() {
    let output = segue("bench", "engine", "--bug", "0", "--cases", "2000")
    #expect(
      output.standard.contains("\"cases\":2000,\"ops\":")
        && output.standard.hasSuffix("\"passed\":1}\n"))
  }

  @Test(
    "Debug and release draw the same cases: these numbers are pinned",
    arguments: [(4, 4), (5, 9), (6, 4), (7, 4)])
  func pinned(bug: Int, cases: Int) {
    let output = segue("bench", "engine", "--bug", "\(bug)", "--seed", "11", "--effort", "quick")
    #expect(output.standard.contains("\"seed\":11,\"cases\":\(cases),"), "\(output.standard)")
  }

  @Test("The shrinking challenge is a table with a line for each task")
  func challenge() {
    let lines = segue("bench", "challenge", "--seeds", "1").standard.split(separator: "\n")
    #expect(lines.count == 18)
    #expect(lines.dropFirst().allSatisfy { $0.contains(" 1 of 1 ") })
  }

  @Test("Adapters are measured in their own processes, a line each")
  func adapters() {
    let lines = Products.segue(["bench", "adapters", "--scenarios", "200"]).output.split(
      separator: "\n")
    #expect(lines.count == 4, "\(lines)")
    #expect(!lines.contains { $0.contains("not measured") }, "\(lines)")
  }

  @Test("The fuzzer is measured in four ways, each next to whole runs of the model")
  func fuzz() throws {
    let output = segue("bench", "fuzz", "--cases", "60")
    #expect(output.error.isEmpty && output.exit == .expected)
    let lines = output.standard.split(separator: "\n").map(String.init)
    try #require(lines.count == 6)
    #expect(lines[0].hasPrefix("60 cases, "))
    let ways = [
      "whole runs of the model", "scenarios, drawn only", "scenarios, drawn and compared",
      "executions of shrinking",
    ]
    for (line, way) in zip(lines[2...], ways) {
      #expect(line.hasPrefix(way + "  ") && line.hasSuffix(" %"), "\(line)")
    }
    #expect(lines[2].hasSuffix(" 100 %"))
  }
}
