import SegueCommands
import SegueTestFiles
import Testing

@Suite("Fuzzing from a storyboard")
struct FuzzStoryboardTests {
  private static func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", tag: "navigationController", .root("list")),
        LintApp.scene("list", "List", .show("detail")),
        LintApp.scene("detail", "Detail", .present("editor"), .unwind("done:", "back")),
        LintApp.scene("editor", .unwind("done:")))
    ])
  }

  @Test("A fault of an implementation is found in the app's own storyboard, and can be replayed")
  func finding() throws {
    let folder = try Self.app()
    let output = segue(
      "fuzz", "--storyboard", folder.file("App/Main.storyboard"), "--seed", "3", "--cases", "300",
      "--builtin", "mutant:farthest-instead-of-nearest", "--save", folder.file("out"))
    #expect(output.exit == .divergence, "\(output)")
    let line = output.standard.split(separator: "\n").first { $0.hasPrefix("  segue replay ") }
    let words = try #require(line).split(separator: " ").dropFirst().map(String.init)
    #expect(SegueCommand.run(words).exit == .unexpected)
    let text = try folder.read(String(words[1].dropFirst(folder.path.count + 1)))
    #expect(text.contains("\"done:\""), "an action of the app's")
  }

  @Test("The same seed draws the same; the model agrees with itself; the twin agrees with it")
  func agreement() throws {
    let folder = try Self.app()
    func run(_ builtin: String) -> Output {
      segue(
        "fuzz", "--storyboard", folder.file("App"), "--seed", "3", "--cases", "60", "--builtin",
        builtin)
    }
    let output = run("reference")
    #expect(output.exit == .expected, "\(output)")
    #expect(
      output.standard.hasPrefix(
        "60 cases drawn, 60 of them launched on reference, seed 3: 0 findings; "), "\(output)")
    #expect(run("reference") == output)
    #expect(run("twin").exit == .expected, "\(run("twin"))")
  }

  @Test("An app that needs what the implementation does not have is not drawn from")
  func missing() throws {
    let folder = try Self.app()
    let output = segue(
      "fuzz", "--storyboard", folder.file("App"), "--time", "1h", "--features", "segue.code")
    #expect(output.exit == .usage)
    #expect(
      output.error.contains(
        "twin does not have container.navigation, segue.presentation, segue.show, segue.unwind, which the app needs"
      ), "\(output)")
  }

  @Test("Where no launch is settled, the time is not used up")
  func unsettled() throws {
    let folder = try TemporaryFolder([
      "App/Main.storyboard": LintApp.storyboard(
        // CNT-72: columns, collapsed.
        LintApp.scene("first", tag: "splitViewController", .root("list")).replacing(
          "<splitViewController ", with: "<splitViewController style=\"doubleColumn\" "
        ).replacing("rootViewController", with: "masterViewController"),
        LintApp.scene("list"))
    ])
    let output = segue("fuzz", "--storyboard", folder.file("App"), "--time", "1h")
    #expect(output.exit == .usage)
    #expect(output.error.contains("none of 1000 cases can be run: their launch "), "\(output)")
  }

  @Test("What is no app is wrong usage")
  func usage() throws {
    let folder = try TemporaryFolder(["x.storyboard": "<document>", "a.swift": ""])
    #expect(segue("fuzz", "--storyboard", folder.file("x.storyboard")).exit == .usage)
    #expect(segue("fuzz", "--storyboard", folder.file("a.swift")).exit == .usage)
    #expect(segue("fuzz", "--storyboard", folder.file("none")).exit == .usage)
  }
}
