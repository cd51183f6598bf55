import SegueCommands
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
}
