import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Options stand anywhere among the words, in either spelling")
  func spellings() throws {
    for words in [
      ["--profile", "ios9", "a", "b"], ["a", "--profile", "ios9", "b"],
      ["a", "b", "--profile=ios9"],
    ] {
      var arguments = Arguments(words)
      #expect(try arguments.profile() == .ios9, "\(words)")
      #expect(try arguments.rest() == ["a", "b"], "\(words)")
    }
  }

  @Test("Only the first equals sign ends a key")
  func equalsSign() throws {
    var arguments = Arguments(["--filter=uid:a=b", "c=d"])
    #expect(try arguments.value("--filter") == "uid:a=b")
    #expect(try arguments.rest() == ["c=d"])
  }

  @Test("A path is not empty: that would be the root")
  func emptyPath() {
    for words in [["scaffold", "c", "--to="], ["check", "--suite="], ["fuzz", "--save="]] {
      #expect(
        SegueCommand.run(words).error.contains("\(words.last?.dropLast() ?? "") needs a path"))
    }
  }

  @Test("A value may be empty, and may look like a short option")
  func oddValues() throws {
    var arguments = Arguments(["--filter=", "--suite", "-x"])
    #expect(try arguments.value("--filter") == "")
    #expect(try arguments.value("--suite") == "-x")
    try arguments.end()
  }

  @Test("What is not there is nil, and the format is text")
  func absent() throws {
    var arguments = Arguments([])
    #expect(try arguments.value("--filter") == nil)
    #expect(try arguments.profile() == nil)
    #expect(try arguments.count("--seconds") == nil)
    #expect(try arguments.format() == .text)
    let quick = arguments.flag("--quick")
    #expect(!quick)
    #expect(try arguments.rest() == [])
  }

  @Test("Every value of a closed list is taken", arguments: Profile.allCases)
  func choices(profile: Profile) throws {
    var arguments = Arguments(["--profile", profile.rawValue])
    #expect(try arguments.profile() == profile)
    try arguments.end()
  }

  @Test(
    "A count is a whole number from 1 on",
    arguments: ["0", "-1", "1.0", "one", "", " 1", "99999999999999999999"])
  func noCount(text: String) {
    var arguments = Arguments(["--seconds=" + text])
    #expect(throws: UsageError.self) { try arguments.count("--seconds") }
  }

  @Test("A count is read", arguments: [1, 12, Int.max])
  func count(number: Int) throws {
    var arguments = Arguments(["--seconds", "\(number)"])
    #expect(try arguments.count("--seconds") == number)
    try arguments.end()
  }

  @Test("A flag is taken however often it is there, and what is left over is refused")
  func flags() throws {
    var arguments = Arguments(["--quick", "--slow", "--quick"])
    let quick = arguments.flag("--quick")
    #expect(quick)
    #expect(throws: UsageError.self) { try arguments.end() }
  }

  @Test("After the rest is taken, nothing is left")
  func restIsTaken() throws {
    var arguments = Arguments(["a"])
    #expect(try arguments.rest() == ["a"])
    try arguments.end()
  }
}
