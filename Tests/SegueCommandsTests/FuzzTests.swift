import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

/// Campaigns, and what becomes of what they find.
@Suite("Fuzz")
struct FuzzTests {
  @Test("The model agrees with itself, and a campaign says what it ran")
  func agreement() throws {
    let folder = try TemporaryFolder()
    let output = segue(
      "fuzz", "--builtin", "reference", "--seed", "5", "--cases", "60", "--save", folder.path)
    #expect(output.exit == .expected && output.error.isEmpty)
    #expect(output.standard.contains("launched on reference, seed 5: 0 findings; "))
    #expect(
      output
        == segue(
          "fuzz", "--builtin", "reference", "--seed", "5", "--cases", "60", "--save", folder.path))
  }

  @Test("A scenario of a campaign is replayed by seed and index")
  func replay() {
    // Not every index draws an app that can be launched.
    let outputs = (0..<8).map { segue("replay", "5:\($0)", "--builtin", "reference") }
    #expect(outputs.contains(Output("pass\n  no divergence: pass\n")))
    #expect(
      outputs.allSatisfy {
        $0.exit == .expected || $0.error.contains("cannot be launched or judged")
      })
  }

  @Test("A case that passes has nothing to shrink, and the corpus takes no case twice")
  func nothingToDo() throws {
    let file = try Suite().corpus + "/Unwinding/log-pushp.json"
    #expect(
      segue("shrink", file, "--builtin", "reference") == Output("nothing differs from the model\n"))
    let again = segue("promote", file)
    #expect(again.exit == .usage && again.error.contains("the corpus has it already"))
  }

  @Test("A scenario of which a step cannot be carried out is an error with the step's place")
  func invalid() throws {
    let place = ".json:8:48: steps[1]: detail has no trigger 'sav'"
    let folder = try TemporaryFolder([
      "slip.json": PushAndUnwind.scenario.replacing(#""save", "on""#, with: #""sav", "on""#)
    ])
    let file = folder.file("slip.json")
    for command in ["replay", "shrink"] {
      let output = segue(command, file)
      #expect(output.exit == .usage && output.standard.isEmpty)
      #expect(output.error.contains("slip" + place), "\(output)")
    }
    let explained = segue("explain", file)
    #expect(explained.exit == .usage && explained.error.contains("slip" + place))
    #expect(explained.standard.contains("\n  ✗ invalid: detail has no trigger 'sav'\n"))
  }

  @Test("Of what nothing smaller was found for that is said, and a size says what its numbers are")
  func smallest() throws {
    let folder = try TemporaryFolder()
    let words = ["--builtin", "mutant:containers-are-empty-at-first", "--save", folder.path]
    let found = SegueCommand.run(
      ["fuzz", "--seed", "3", "--cases", "20", "--max-controllers", "4", "--max-steps", "3"] + words
    )
    #expect(found.standard.contains(" (steps/controllers/actions/overrides) in "))
    let file = try #require(Files.list(folder.path, ending: ".json").first)
    let output = SegueCommand.run(["shrink", folder.file(file)] + words)
    #expect(output.exit == .unexpected)
    #expect(
      output.standard.contains(
        " (steps/controllers/actions/overrides), nothing smaller found in "
      ),
      "\(output)")
  }

  @Test("A flag may be given twice")
  func twice() {
    let words = ["fuzz", "--builtin", "reference", "--seed", "5", "--cases", "3", "--keep-going"]
    #expect(SegueCommand.run(words + ["--keep-going"]).exit == .expected)
  }

  @Test("An implementation without any segue gets scenarios, too")
  func withoutSegues() {
    for way in [["--seed", "1", "--cases", "9"], ["--exhaustive", "--max-controllers", "1"]] {
      let output = SegueCommand.run(
        ["fuzz", "--features", "presentation.context", "--profile", "ios14", "--max-steps", "1"]
          + way)
      #expect(output.exit == .expected && output.error.isEmpty, "\(output)")
    }
  }

  @Test(
    "A scenario that asks for what the implementation does not have is not run",
    arguments: ["replay", "shrink"])
  func notApplicable(command: String) throws {
    let file = try Suite().corpus + "/Unwinding/log-pushp.json"
    let output = segue(
      command, file, "--features", "segue.show,segue.presentation,container.*,hook.*")
    #expect(output.exit == .usage)
    #expect(output.error.contains("segue.unwind, which the scenario needs"), "\(output.error)")
    let appkit = segue(command, file, "--profile", "appkit")
    #expect(appkit.exit == .usage && appkit.error.contains("appkit"), "\(appkit)")
  }

  @Test("Where the model gives up, that is said")
  func inconclusive() throws {
    let scenes = (0..<99).map {
      "\"s\($0)\": {\"class\": \"UITabBarController\", "
        + "\"relationships\": {\"viewControllers\": [\"s\($0 + 1)\"]}}, "
    }
    let folder = try TemporaryFolder([
      "deep.json": """
      {"profile": "ios13", "window": {"storyboard": "Main"}, "storyboards": {"Main": {"initial": "s0",
       "scenes": {\(scenes.joined()) "s99": {"class": "UIViewController"}}}}, "steps": []}
      """
    ])
    let output = segue("shrink", folder.file("deep.json"))
    #expect(
      output
        == Output(
          "nothing differs from the model: inconclusive (callbacks nest more than 64 deep)\n"))
  }

  @Test(
    "A command line that makes no sense is said",
    arguments: [
      (["fuzz", "--seed", "-1"], "--seed is a whole number from 0 on, not '-1'"),
      (["fuzz", "--time", "soon"], "--time is a time like 90s, 2m or 1h, not 'soon'"),
      (
        ["fuzz", "--builtin", "none"],
        "--builtin is one of reference, twin, mutant:NAME, not 'none'"
      ),
      (["fuzz", "--cases", "0"], "--cases is a whole number from 1 on, not '0'"),
      (["fuzz", "--shard", "3/2"], "--shard is I/N, one of N parts, such as 2/5, not \'3/2\'"),
      (["fuzz", "--shard", "0/2"], "--shard is I/N, one of N parts, such as 2/5, not \'0/2\'"),
      (["fuzz", "--shard", "2"], "--shard is I/N, one of N parts, such as 2/5, not \'2\'"),
      (["fuzz", "--jobs", "0"], "--jobs is a whole number from 1 to 256, not '0'"),
      (
        ["fuzz", "--max-controllers", "0"],
        "--max-controllers is a whole number from 1 to 60, not '0'"
      ),
      (
        ["fuzz", "--max-controllers", "61"],
        "--max-controllers is a whole number from 1 to 60, not '61'"
      ),
      (["fuzz", "--max-steps", "0"], "--max-steps is a whole number from 1 to 200, not '0'"),
      (["fuzz", "--exhaustive", "--seed", "1"], "--seed means nothing beside --exhaustive"),
      (["fuzz", "--exhaustive", "--time", "9s"], "--time means nothing beside --exhaustive"),
      (["fuzz", "--exhaustive", "--jobs", "257"], "--jobs is a whole number from 1 to 256"),
      (["fuzz", "--exhaustive", "--save", "/proc/found"], "the folder cannot be made"),
      (["fuzz", "--storyboard", "a", "--jobs", "2"], "--jobs means nothing beside --storyboard"),
      (["mutants", "--fuzz", "--format", "json"], "--format means nothing beside --fuzz"),
      (
        ["mutants", "--fuzz", "--seeds", "9223372036854775807"],
        "--seeds is a whole number from 1 to 1000"
      ),
      (["replay", "1:7", "--seed", "2"], "there is no option '--seed'"),
      (["fuzz", "--time", "0s"], "--time is a time like 90s, 2m or 1h, not '0s'"),
      (
        ["fuzz", "--time", "1s", "--cases", "9"], "--cases and --time say both how long it goes on"
      ),
      (["fuzz", "--save", "Package.swift/found"], "the folder cannot be made"),
      (["fuzz", "--save", "/proc/found"], "the folder cannot be made"),
      // Parts that nobody gets, however many there are.
      (["fuzz", "--shard", "2/2", "--cases", "9"], "this part of the campaign has no cases"),
      (
        ["fuzz", "--shard", "9223372036854775807/9223372036854775807", "--cases", "9"],
        "this part of the campaign has no cases"
      ),
      (
        ["fuzz", "--shard", "4611686018427387904/9223372036854775807"],
        "this part of the campaign has no cases"
      ),
      (["replay"], "one file or SEED:INDEX is needed"),
      (["shrink"], "one file is needed"),
    ])
  func mistakes(words: [String], message: String) {
    let output = SegueCommand.run(words)
    #expect(output.exit == .usage)
    #expect(output.error.contains(message))
  }
}
