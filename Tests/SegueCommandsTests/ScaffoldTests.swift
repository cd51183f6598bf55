import SegueExchange
import SegueTestFiles
import Testing

@testable import SegueCommands

/// Scaffolds as they are written. What the Swift one does is run by the target `ScaffoldTests`, which consists of its files.
@Suite("segue scaffold")
struct ScaffoldTests {
  /// What it is checked with after it was built, and what has to be on the machine.
  private struct Way {
    var tool: String
    var build: (_ folder: String) -> [String]?
    var adapter: (_ folder: String) -> String
  }

  private static func way(_ language: String) -> Way {
    switch language {
    case "python":
      Way(tool: "python3", build: { _ in nil }, adapter: { "python3 \($0)/adapter.py" })
    case "javascript": Way(tool: "node", build: { _ in nil }, adapter: { "node \($0)/adapter.mjs" })
    default:
      Way(
        tool: "cc",
        build: { folder in
          ["-std=c11", "-Wall", "-Wextra", "-Werror", "-o", folder + "/adapter"]
            + ["adapter.c", "json.c", "text.c"].map { folder + "/" + $0 }
        }, adapter: { $0 + "/adapter" })
    }
  }

  @Test(
    "A scaffold passes its first cases as it is written", arguments: ["python", "javascript", "c"])
  func passes(language: String) throws {
    let folder = try TemporaryFolder()
    let place = folder.file("mine")
    let written = SegueCommand.run(["scaffold", language, "--to", place])
    #expect(written.exit == .expected, "\(written.error)")
    let way = Self.way(language)
    do {
      try Products.run(way.tool, ["--version"])
    } catch {
      withKnownIssue { Issue.record("\(way.tool) is not on this machine: \(language) was not run") }
      return
    }
    if let words = way.build(place) { try Products.run(way.tool, words) }
    let checked = SegueCommand.run([
      "check", "--adapter", way.adapter(place), "--format", "json", "--filter",
      "feature:segue.unwind",
    ])
    #expect(checked.exit == .expected, "\(checked.standard.suffix(500)) \(checked.error)")
    #expect(checked.standard.contains("\"verdict\": \"pass\""))
    let probed = SegueCommand.run(["doctor", "--adapter", way.adapter(place)])
    #expect(probed.exit == .expected && !probed.standard.contains("\nwarn"), "\(probed.standard)")
  }

  @Test("An adapter that is green on its features has fewer than 40 lines")
  func small() throws {
    let lines = try Files.read(try Suite().specs + "/Adapters/python/minimal.py").count { $0 == 10 }
    #expect(lines < 40)
  }

  @Test("It prints the command that checks it, and the README has it too")
  func command() throws {
    let folder = try TemporaryFolder()
    let place = folder.file("my own")
    let written = SegueCommand.run(["scaffold", "python", "--to", place])
    #expect(
      written.standard.hasSuffix(
        "Check it:\n\n    segue check --adapter 'python3 \"\(place)/adapter.py\"'\n"))
    #expect(try folder.read("my own/README.md").contains("--adapter 'python3 ./adapter.py'\n"))
  }

  @Test("A folder that looks like an option is none to the compiler")
  func dash() throws {
    let commands = try #require(ScaffoldLanguage(rawValue: "c")).commands(in: "-x")
    #expect(commands.first == "cc -std=c11 -O2 -o ./-x/adapter ./-x/*.c")
  }

  @Test("The Swift one depends on the suite by its path, and has the files that are tested here")
  func swift() throws {
    let folder = try TemporaryFolder()
    #expect(SegueCommand.run(["scaffold", "swift", "--to", folder.path]).exit == .expected)
    let suite = try Suite()
    #expect(
      try folder.read("Package.swift").contains(
        ".package(name: \"segue-conformance\", path: \"\(suite.root)\")"))
    for name in ["MyNavigation.swift", "ConformanceTests.swift"] {
      let file = "Tests/MyNavigationTests/" + name
      let own = try Files.read(suite.specs + "/Adapters/swift/" + file)
      #expect(try folder.read(file) == String(decoding: own, as: UTF8.self))
    }
  }

  @Test("Nothing is overwritten, and nothing is written beside it")
  func overwriting() throws {
    let folder = try TemporaryFolder(["json.c": "mine"])
    let output = SegueCommand.run(["scaffold", "c", "--to", folder.path])
    #expect(output.exit == .usage)
    #expect(
      output.error.contains("\(folder.path)/json.c is there already; --to names another folder"))
    #expect(try folder.read("json.c") == "mine")
    #expect(try Files.list(folder.path, ending: "") == ["json.c"])
  }

  @Test(
    "A language that there is not, or none, is an error",
    arguments: [[], ["rust"], ["c", "swift"]])
  func languages(words: [String]) {
    let output = SegueCommand.run(["scaffold"] + words)
    #expect(output.exit == .usage)
    #expect(output.error.contains("one language is needed: swift, python, javascript, c"))
    #expect(output.error.contains("--to names the folder") == (words.count > 1))
  }
}
