import Foundation
import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

@Suite("Lint: command, settings and formats")
struct LintFormatTests {
  private static let files = [
    "My App/Main.storyboard": LintApp.storyboard(
      LintApp.scene("first", "First", .present("second")),
      LintApp.scene("second", "Second", .unwind("dome:"))),
    "a.swift": LintApp.type("First", actions: "done") + LintApp.type("Second"),
  ]

  private static func run(_ format: String, _ files: [String: String] = files) throws -> (
    folder: String, output: Output
  ) {
    let folder = try TemporaryFolder(files)
    return (folder.path, segue("lint", folder.path, "--format", format))
  }

  private static let message =
    "nobody can answer \"dome:\": no class among the sources implements it; did you mean \"done:\"?; the scene "
    + "is reached by First → Second"

  @Test("Xcode's form is the default, and faults are exit code 1")
  func xcode() throws {
    let folder = try TemporaryFolder(Self.files)
    let output = segue("lint", folder.path)
    #expect(
      output
        == Output(
          """
          \(folder.path)/My App/Main.storyboard:12:64: error: \(Self.message) [S1]
          \(folder.path)/a.swift:2:18: note: no unwind segue in these storyboards names "done:" of First [S8]

          """, exit: .unexpected))
  }

  @Test("GitHub's workflow commands escape what has a meaning there")
  func github() throws {
    let (folder, output) = try Self.run("github")
    let lines = output.standard.split(separator: "\n")
    #expect(
      lines.first.map(String.init)
        == "::error file=\(folder)/My App/Main.storyboard,line=12,col=64,title=S1::\(Self.message)")
    #expect(lines.last?.hasPrefix("::notice file=") == true)
  }

  @Test("SARIF names the rule, the place and the element")
  func sarif() throws {
    let (folder, output) = try Self.run("sarif")
    let root = try results(output)
    #expect(root["version"]?.text == "2.1.0")
    let run = try #require(root["runs"]?.elements.first)
    #expect(run["columnKind"]?.text == "unicodeCodePoints")
    let rules = run["tool"]?["driver"]?["rules"]?.elements ?? []
    #expect(rules.count == 15)
    let result = try #require(run["results"]?.elements.first)
    #expect(result["ruleId"]?.text == "S1")
    #expect(rules[result["ruleIndex"]?.number ?? -1]["id"]?.text == "S1")
    #expect(result["level"]?.text == "error")
    #expect(result["message"]?["text"]?.text == Self.message)
    let place = result["locations"]?.elements.first?["physicalLocation"]
    #expect(
      place?["artifactLocation"]?["uri"]?.text == "file://\(folder)/My%20App/Main.storyboard")
    #expect(place?["region"]?["startLine"]?.number == 12)
    #expect(place?["region"]?["startColumn"]?.number == 64)
    #expect(result["partialFingerprints"]?["element/v1"]?.text == "S1/second-0")
  }

  @Test("JUnit has a failing case for each fault, and a passing one when there is none")
  func junit() throws {
    let (folder, output) = try Self.run("junit")
    #expect(
      output.standard.contains("<testsuite name=\"segue lint\" tests=\"2\" failures=\"1\">"))
    #expect(
      output.standard.contains(
        "<testcase classname=\"S1\" name=\"\(folder)/My App/Main.storyboard:12:64\"><failure type=\"error\""
      ))
    let clean = try Self.run(
      "junit", ["Main.storyboard": LintApp.storyboard(LintApp.scene("first"))])
    #expect(clean.output.exit == .expected)
    #expect(clean.output.standard.contains("name=\"no faults\"/>"))
  }

  @Test("HTML is a page of its own with the findings by file and the rules they break")
  func html() throws {
    let (folder, output) = try Self.run("html")
    #expect(output.exit == .unexpected)
    let page = output.standard
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<p>1 error, 0 warnings, 1 note</p>"))
    #expect(
      page.contains(
        "<h2>\(folder)/My App/Main.storyboard</h2>\n<table>\n<tr><td>12:64</td>"
          + "<td class=\"error\">error</td><td><a href=\"#S1\">S1</a></td>"
          + "<td>\(Self.message.replacing("\"", with: "&quot;"))</td></tr>\n"
          + "</table>\n<h2>\(folder)/a.swift</h2>"))
    #expect(page.contains("<dt id=\"S1\">S1 No controller can answer the unwind action.</dt>"))
    #expect(!page.contains("id=\"S2\""))
    let clean = try Self.run(
      "html", ["Main.storyboard": LintApp.storyboard(LintApp.scene("first"))])
    #expect(clean.output.standard.contains("<p>0 errors, 0 warnings, 0 notes</p>"))
    #expect(!clean.output.standard.contains("<table>"))
  }

  @Test("Names of an app cannot break a format", arguments: ["xcode", "github", "junit", "html"])
  func names(format: String) throws {
    let odd = "&lt;b&gt;&amp;&quot;x&#10;/y:1:1: error: no&#13;%0A"
    let (_, output) = try Self.run(
      format,
      [
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first"),
          LintApp.scene("x").replacing("id=\"x\"", with: "id=\"x\" userLabel=\"\(odd)\""))
      ])
    #expect(output.standard.contains("S5"))
    if format == "xcode" || format == "github" {
      #expect(output.standard.utf8.count { $0 == 0x0A || $0 == 0x0D } == 1)
    } else {
      #expect(!output.standard.contains("<b>"))
    }
  }

  @Test("--fail-on moves the threshold")
  func threshold() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first"), LintApp.scene("x"))
    ])
    #expect(segue("lint", folder.path).exit == .unexpected)
    #expect(segue("lint", folder.path, "--fail-on", "error").exit == .expected)
    #expect(segue("lint", folder.path, "--fail-on", "note").exit == .unexpected)
  }

  @Test("A comment silences a rule on its line and the next, or in the file; other rules stay")
  func comments() throws {
    func lint(_ comment: String) throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(LintApp.scene("first", "A")),
        "a.swift":
          "class A: UIViewController {\n\(comment)\n@IBAction func x(_ s: UIStoryboardSegue) {} }",
      ]).kinds
    }
    #expect(try lint("") == ["S8 note"])
    #expect(try lint("// segue:disable S8") == [])
    #expect(try lint("// segue:disable S1, S8") == [])
    #expect(try lint("// segue:disable S9") == ["S8 note"])
    #expect(try lint("\"// segue:disable S8\"") == ["S8 note"])
    #expect(try lint("} // segue:disable-file S8\n\n\n\nclass B: UIViewController {") == [])
  }

  @Test("The settings file changes severities and accepts findings, with a reason")
  func settings() throws {
    func lint(_ settings: String) throws -> [String] {
      var files = Self.files
      files[".segue-lint.json"] = settings
      return try LintApp.lint(files).kinds
    }
    #expect(try lint("{}") == ["S1 error", "S8 note"])
    #expect(try lint(#"{"severity": {"S1": "warning", "S8": "off"}}"#) == ["S1 warning"])
    #expect(
      try lint(#"{"ignore": [{"rule": "S1", "element": "second-0", "reason": "later"}]}"#) == [
        "S8 note"
      ])
    #expect(
      try lint(#"{"ignore": [{"file": "My App/*", "reason": "later"}]}"#) == ["S8 note"])
    let folder = try TemporaryFolder([
      "s.json": #"{"ignore": [{"rule": "S1"}]}"#, "t.json": #"{"severity": {"S99": "off"}}"#,
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first")),
    ])
    #expect(segue("lint", folder.path, "--config", folder.file("s.json")).exit == .usage)
    #expect(
      segue("lint", folder.path, "--config", folder.file("t.json")).error
        == "error: \(folder.file("t.json")):1:15: severity.S99: there is no rule \"S99\"\n")
  }

  @Test("A facts file stands in for sources, and corrects them")
  func facts() throws {
    var files = Self.files
    files["facts.json"] = """
      {"complete": true, "classes": {"First": {"superclass": "UIViewController", "actions": ["dome:"]}}}
      """
    let folder = try TemporaryFolder(files)
    let output = segue("lint", folder.path, "--facts", folder.file("facts.json"))
    #expect(output == Output(""))
    files["a.swift"] = nil
    let alone = try TemporaryFolder(files)
    let empty = alone.file("My App/Main.storyboard")
    #expect(segue("lint", empty, "--facts", alone.file("facts.json")).exit == .expected)
  }

  @Test("What cannot be read is exit code 2, with its place, and nothing is concluded")
  func unreadable() throws {
    let folder = try TemporaryFolder([
      "A.storyboard": "<document>", "B.storyboard": LintApp.storyboard(LintApp.scene("x")),
      "c.txt": "",
    ])
    #expect(
      segue("lint", folder.path)
        == Output(
          error:
            "\(folder.file("A.storyboard")):1:11: error: the file ends before its elements do\n",
          exit: .usage))
    #expect(segue("lint").exit == .usage)
    #expect(segue("lint", folder.file("c.txt")).exit == .usage)
    #expect(segue("lint", folder.file("none")).exit == .usage)
    #expect(segue("lint", folder.path, "--format", "pdf").exit == .usage)
    let none = try TemporaryFolder(["a.swift": ""])
    #expect(segue("lint", none.path).error.hasSuffix("there is no storyboard here\n"))
  }

  @Test(
    "Settings and facts that mean nothing are refused where they stand",
    arguments: [
      ("{\"swift\": 0}", "{}", ".segue-lint.json:1:11: swift: a version of Swift is"),
      ("{}", "{\"classes\": {\"\": {}}}", "facts.json:1:14: classes[\"\"]: a class has a name"),
      (
        "{}", "{\"classes\": {\"A\": {\"actions\": [\"\"]}}}",
        "facts.json:1:32: classes.A.actions[0]: an action has a selector"
      ),
    ])
  func meaningless(settings: String, facts: String, error: String) throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first")),
      ".segue-lint.json": settings, "facts.json": facts,
    ])
    let output = segue("lint", folder.path, "--facts", folder.file("facts.json"))
    #expect(output.exit == .usage)
    #expect(output.error.contains(error), "\(output.error)")
  }

  @Test("The rules are listed, and each has its section in Specs/Lint.md")
  func rules() throws {
    let output = segue("lint", "--rules")
    let text = try String(
      contentsOfFile: try Suite().specs + "/Lint.md", encoding: .utf8)
    for rule in LintRule.all {
      #expect(output.standard.contains(rule.title))
      #expect(text.contains("### \(rule.id) \(rule.title)\n"), "\(rule.id)")
    }
    #expect(text.components(separatedBy: "\n### ").count - 1 == LintRule.all.count)
  }

  @Test("A large app takes time in proportion", .timeLimit(.minutes(1)))
  func large() throws {
    let count = 400
    let scenes = (0..<count).map { number in
      LintApp.scene(
        number == 0 ? "first" : "s\(number)", "C\(number)", .show("s\(number % (count - 1) + 1)"),
        .show("s\(number * 7 % (count - 1) + 1)"),
        .manual("s\(number * 3 % (count - 1) + 1)", "go"),
        .unwind("a\(number * 5 % count):"))
    }
    let types = (0..<count).map { number in
      LintApp.type(
        "C\(number)", actions: "a\(number)",
        code: "func go() { performSegue(withIdentifier: \"go\", sender: nil) }")
    }
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(scenes.joined()), "a.swift": types.joined(),
    ])
    // The first scene alone has no way back to itself, and asks for what only its own class has.
    #expect(found.filter { $0.severity == "error" }.map(\.rule) == ["S1"])
  }
}
