import SegueConformance
import SegueScenarios
import SegueTestFiles
import Testing

@testable import SegueExchange

@Suite("The corpus is read in order and checked")
struct CorpusTests {
  private static func sample(_ uid: String, _ change: (inout ConformanceCase) -> Void = { _ in })
    -> String
  {
    var sample = Samples.shortCase
    sample.uid = uid
    change(&sample)
    return sample.canonicalJSON
  }

  @Test("Cases come sorted by path; other files and hidden ones are left out")
  func order() throws {
    let folder = try TemporaryFolder([
      "Unwinding/unw-4-b.json": Self.sample("00000002"), "Segues/z.json": Self.sample("00000001"),
      "Unwinding/unw-4-a.json": Self.sample("00000003"), "Found/x/y.json": Self.sample("00000004"),
      "Storyboards/Main.storyboard": "<document/>", ".hidden/a.json": "no", "Segues/.a.json": "no",
      "top.json": Self.sample("00000005"), "README.md": "text",
    ])
    let corpus = try Corpus.load(from: folder.path)
    #expect(
      corpus.entries.map(\.path) == [
        "Found/x/y", "Segues/z", "Unwinding/unw-4-a", "Unwinding/unw-4-b", "top",
      ])
    #expect(corpus.entries[1].conformanceCase.uid == "00000001")
    #expect(corpus.entries[1].file == folder.path + "/Segues/z.json")
  }

  static let faults = [
    Malformed(
      "short uid", sample("0000000"), "2:10: uid: the uid is 8 characters out of 0-9 and a-z"),
    Malformed(
      "capital uid", sample("0000000A"), "2:10: uid: the uid is 8 characters out of 0-9 and a-z"),
    Malformed(
      "title of two lines", sample("00000001") { $0.title = "a\nb" },
      "3:12: title: the title is one line of text"),
    Malformed(
      "no title", sample("00000001") { $0.title = "" }, "3:12: title: the title is one line of text"
    ),
    Malformed("no rule", sample("00000001") { $0.rules = [] }, "4:12: rules: there is no rule"),
    Malformed(
      "a rule twice", sample("00000001") { $0.rules = [.SEG(1), .SEG(1)] },
      "4:12: rules: a rule stands here twice"),
    Malformed(
      "no profile", sample("00000001") { $0.profiles = [] }, "8:15: profiles: there is no profile"),
    Malformed(
      "profiles in another order", sample("00000001") { $0.profiles = [.ios13, .ios9] },
      "8:15: profiles: profiles stand in order of release, each once"),
    Malformed(
      "features", sample("00000001") { $0.requires = [.segueShow, .windowNone] },
      "9:15: requires: the scenario also needs container.navigation, and does not need window.none"),
    Malformed("cut", "{", "1:2: the file ends where a key was expected"),
    Malformed(
      "not canonical", sample("00000001").replacing("\"rules\": [", with: "\"rules\": [ "),
      "4:13: not in canonical form: this line would be \"  \\\"rules\\\": [\\\"SEG-1\\\"],\""),
    Malformed(
      "newline too many", sample("00000001") + "\n",
      "42:1: not in canonical form: the file goes on after its end"),
    Malformed(
      "carriage returns", sample("00000001").replacing("\n", with: "\r\n"),
      "1:2: not in canonical form: this line would be \"{\""),
  ]

  @Test(arguments: faults) func fault(_ malformed: Malformed) throws {
    let folder = try TemporaryFolder([
      "A/a.json": malformed.text, "B/b.json": Self.sample("00000009"),
    ])
    let error = try #require(throws: ExchangeError.self) { try Corpus.load(from: folder.path) }
    let expected = "\(folder.path)/A/a.json:\(malformed.error)"
    #expect(error.description.hasPrefix(expected), "\(error) \(expected)")
    let (corpus, faults) = try Corpus.inspect(folder.path)
    #expect(faults == [error])
    #expect(corpus.entries.map(\.path) == ["B/b"])
  }

  @Test("A uid belongs to one case")
  func repeatedUID() throws {
    let folder = try TemporaryFolder([
      "a.json": Self.sample("00000001"), "b.json": Self.sample("00000001"),
    ])
    let error = try #require(throws: ExchangeError.self) { try Corpus.load(from: folder.path) }
    #expect(
      error.description
        == "\(folder.path)/b.json:2:10: uid: the uid is that of \(folder.path)/a.json")
  }

  @Test("What is no folder and no file is said to be none")
  func files() throws {
    let folder = try TemporaryFolder(["a.json/b": ""])
    let missing = try #require(throws: ExchangeError.self) {
      try Corpus.load(from: folder.path + "/x")
    }
    #expect(missing.description == "\(folder.path)/x: there is no such folder")
    let empty = try #require(throws: ExchangeError.self) { try Corpus.load(from: folder.path) }
    #expect(empty.description == "\(folder.path): there is no case in this folder")
    #expect(try Corpus.inspect(folder.path).corpus.entries.isEmpty)
    let file = try #require(throws: ExchangeError.self) { try Files.read(folder.path + "/x") }
    #expect(file.description == "\(folder.path)/x: there is no such file")
    let device = try #require(throws: ExchangeError.self) { try Files.read("/dev/zero") }
    #expect(device.message == "this is no regular file")
  }

  @Test("The suite is the folder with Corpus/ and Specs/")
  func suite() throws {
    let folder = try TemporaryFolder(["Corpus/a": "", "Specs/a": ""])
    #expect(try SegueExchange.Suite(at: folder.path).corpus == folder.path + "/Corpus")
    #expect(throws: ExchangeError.self) { try SegueExchange.Suite(at: folder.path + "/Corpus") }
    // Without a folder: here, above, or the checkout that was built.
    #expect(Files.isFolder(try SegueExchange.Suite().specs))
    // A library's own suite is the checkout, wherever the program runs.
    let built = try SegueExchange.Suite.built().root
    let named = Files.environment(SegueExchange.Suite.variable)
    #expect(
      built == named
        ?? String(#filePath.dropLast("/Tests/SegueExchangeTests/CorpusTests.swift".count)))
  }

  @Test("Cases for an implementation are those whose features it has, without retired ones")
  func forFeatures() throws {
    let folder = try TemporaryFolder([
      "Corpus/a.json": Self.sample("00000001"),
      "Corpus/b.json": Self.sample("00000002") { $0.status = .retired }, "Specs/a": "",
    ])
    let suite = try SegueExchange.Suite(at: folder.path)
    let all = try ConformanceCase.all(for: Set(Feature.allCases), in: suite)
    #expect(all.map(\.uid) == ["00000001"])
    #expect(throws: ExchangeError.self) { try ConformanceCase.all(for: [.segueShow], in: suite) }
  }
}
