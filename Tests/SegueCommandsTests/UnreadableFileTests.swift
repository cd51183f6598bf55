import SegueCommands
import SegueTestFiles
import Testing

@Suite("Unreadable files")
struct UnreadableFileTests {
  @Test(
    "A malformed file is one line with file, line and column, and exit code 2", arguments: faults
  )
  func malformed(what: String, text: String, message: String) throws {
    let folder = try TemporaryFolder(["bad.json": text])
    let file = folder.file("bad.json")
    let output = segue("explain", file)
    #expect(output == usageError("\(file):\(message)"), "\(what)")
    #expect(output.error.split(separator: "\n").count == 1, "\(what)")
    #expect(segue("explain", file, "--format", "json") == output, "\(what)")
  }

  static let faults: [(what: String, text: String, message: String)] = [
    ("empty", "", "1:1: the file is empty"),
    ("truncated", "{\"profile\":\n  ", "2:3: the file ends where a value was expected"),
    ("wrong type", "{\"steps\": 7}", "1:11: steps: expected an array, found a number"),
    ("not an object", "[]", "1:1: expected an object, found an array"),
    (
      "unknown key", "{\"step\": []}", "1:2: step: unknown key \"step\"; did you mean \"steps\"?"
    ),
    (
      "unknown class", "{\"window\": {\"class\": \"Detial\", \"name\": \"a\"}}",
      "1:22: window.class: there is no class \"Detial\": list it in \"classes\""
    ),
    (
      "references in a circle", circle,
      "4:59: storyboards.B.scenes.on.reference: the scene \"go\" would contain itself"
    ),
    (
      "deep nesting", String(repeating: "[", count: 100_000),
      "1:65: arrays and objects stand more than 64 deep in one another"
    ),
    (
      "lone surrogate", "{\"profile\": \"\\ud800\"}",
      "1:14: half of a surrogate pair stands alone"
    ),
    (
      "a line break in a word", "{\"profile\": \"a\\nb\"}",
      "1:13: profile: \"a\\nb\" is none of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit"
    ),
    ("unfit for a case", "{\"uid\": 3}", "1:1: the key \"scenario\" is missing"),
  ]

  static let circle = """
    {
      "storyboards": {
        "A": {"initial": "go", "scenes": {"go": {"reference": {"storyboard": "B"}}}},
        "B": {"initial": "on", "scenes": {"on": {"reference": {"storyboard": "A"}}}}
      },
      "window": {"storyboard": "A"}
    }
    """

  @Test("A file that is not there, or is a folder, is named")
  func noFile() throws {
    let folder = try TemporaryFolder()
    #expect(
      segue("explain", folder.file("none.json"))
        == usageError("\(folder.file("none.json")): there is no such file"))
    #expect(segue("explain", folder.path) == usageError("\(folder.path): this is no regular file"))
  }

  @Test("A case that is cut off anywhere is one line, and exit code 2")
  func truncated() throws {
    let folder = try TemporaryFolder()
    let bytes = Array(TinySuite.sheet.utf8.dropLast(2))
    for count in stride(from: 0, through: bytes.count, by: 13) {
      try folder.write(String(decoding: bytes[..<count], as: UTF8.self), to: "cut.json")
      let output = segue("explain", folder.file("cut.json"))
      #expect(output.exit == .usage && output.standard.isEmpty, "cut at \(count)")
      #expect(
        output.error.hasPrefix("error: \(folder.file("cut.json")):"), "cut at \(count)")
      #expect(output.error.split(separator: "\n").count == 1, "cut at \(count)")
    }
  }
}
