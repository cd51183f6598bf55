import FoundationEssentials
import Glibc
import SegueCommands
import SegueTestFiles
import Testing

@Suite("Format")
struct FormatTests {
  private static let untidy = TinySuite.sheet.replacing("\n", with: " ").replacing(
    #"["presentation.code"]"#, with: #"["segue.show"]"#)

  @Test("A case is rewritten in canonical form, with what it requires, and named")
  func rewrites() throws {
    let folder = try TemporaryFolder(["a.json": Self.untidy])
    let file = folder.file("a.json")
    #expect(segue("format", file) == Output("\(file)\n"))
    #expect(try folder.read("a.json") == TinySuite.sheet)
  }

  @Test("A case in canonical form is left alone and not named")
  func canonical() throws {
    let folder = try TemporaryFolder(["a.json": TinySuite.sheet, "b.json": TinySuite.pop])
    #expect(segue("format", folder.file("a.json"), folder.file("b.json")) == Output())
    #expect(try folder.read("a.json") == TinySuite.sheet)
    #expect(try folder.read("b.json") == TinySuite.pop)
  }

  @Test("A broken file keeps its text, is said with its place, and the others are still rewritten")
  func broken() throws {
    let scenario = PushAndUnwind.scenario
    let folder = try TemporaryFolder([
      "a.json": "{\"uid\": ", "b.json": Self.untidy, "c.json": scenario,
    ])
    let files = ["a.json", "b.json", "c.json", "none.json"].map(folder.file)
    #expect(
      SegueCommand.run(["format"] + files)
        == Output(
          "\(files[1])\n",
          error: """
            error: \(files[0]):1:9: the file ends where a value was expected
            error: \(files[2]):1:3: profile: unknown key "profile"; did you mean "profiles"?
            error: \(files[3]): there is no such file

            """, exit: .usage))
    #expect(try folder.read("a.json") == "{\"uid\": ")
    #expect(try folder.read("b.json") == TinySuite.sheet)
    #expect(try folder.read("c.json") == scenario)
  }

  @Test("What was formatted passes check and needs no second time")
  func idempotent() throws {
    let suite = try TinySuite()
    try suite.folder.write(Self.untidy, to: "Corpus/Presentation/sheet.json")
    #expect(segue("check", "--suite", suite.path).exit == .suite)
    let file = suite.folder.file("Corpus/Presentation/sheet.json")
    #expect(segue("format", file).standard == "\(file)\n")
    #expect(segue("format", file) == Output())
    #expect(segue("check", "--suite", suite.path).exit == .expected)
  }

  @Test("A file keeps its permissions, and a link stays a link")
  func keepsTheFile() throws {
    let folder = try TemporaryFolder(["real/a.json": Self.untidy])
    let manager = FileManager.default
    let file = folder.file("real/a.json")
    let link = folder.file("link.json")
    try #require(chmod(file, 0o640) == 0)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "real/a.json")
    #expect(segue("format", link) == Output("\(link)\n"))
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "real/a.json")
    #expect(try folder.read("real/a.json") == TinySuite.sheet)
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(try manager.contentsOfDirectory(atPath: folder.file("real")) == ["a.json"])
  }
}
