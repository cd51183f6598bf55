import SegueExchange
import SegueTestFiles
import Testing

@testable import SegueCommands

@Suite("Explore")
struct ExploreTests {
  /// What a run found: `kind subject → result (number of steps)`.
  private static func explore(
    _ files: [String: String], _ options: String...
  ) throws -> (found: [String], root: JSON) {
    let folder = try TemporaryFolder(files)
    let output = SegueCommand.run(["explore", folder.path, "--format", "json"] + options)
    let root = try results(output)
    let found = (root["findings"]?.elements ?? []).map { finding in
      let parts = [finding["kind"], finding["subject"], finding["result"]].compactMap { $0?.text }
      return parts.joined(separator: " | ") + " | \(finding["steps"]?.elements.count ?? -1)"
    }
    return (found, root)
  }

  private static let list = [
    "Main.storyboard": LintApp.storyboard(
      LintApp.scene("first", tag: "navigationController", .root("list")),
      LintApp.scene("list", "List", .show("detail")),
      LintApp.scene("detail", "Detail", .present("editor"), .unwind("done:")),
      LintApp.scene("editor", "Editor", .unwind("done:")), LintApp.scene("lost", "Lost")),
    "a.swift": LintApp.type("List", actions: "done") + LintApp.type("Detail", actions: "done")
      + LintApp.type("Editor") + LintApp.type("Lost"),
  ]

  @Test("Each unwind with all that it can reach, nearest first, by a shortest sequence")
  func destinations() throws {
    let (found, root) = try Self.explore(Self.list)
    #expect(
      found == [
        "reaches | \"done:\" of detail, by detail-b1 | list | 2",
        "reaches | \"done:\" of editor, by editor-b0 | detail | 3",
      ])
    #expect(root["scenesNotReached"]?.elements.compactMap(\.text) == ["lost"])
    #expect(root["leftByDepth"]?.number == 0)
    #expect(root["leftByBudget"]?.number == 0)
    let folder = try TemporaryFolder(Self.list)
    let output = segue("explore", folder.path)
    #expect(output.exit == .expected)
    #expect(
      output.standard.hasPrefix(
        """
        From Main: 3 states, 6 steps; everything was visited

        unwind "done:" of detail, by detail-b1  (\(folder.file("Main.storyboard")):21:37)
          → list
              {"trigger":"list-b0","on":"list"}
              {"trigger":"detail-b1","on":"detail"}

        """), "\(output.standard)")
    #expect(output.standard.hasSuffix("Scenes that were not reached, 1 of 5:\n  lost\n"))
  }

  @Test("An unwind that finds nobody is a fault, where sources say what classes can do")
  func nobody() throws {
    var files = Self.list
    files["a.swift"] = files["a.swift"]?.replacing("func done", with: "func other")
    let (found, _) = try Self.explore(files)
    #expect(found.map { $0.prefix(6) } == ["nobody", "nobody"])
    let folder = try TemporaryFolder(files)
    #expect(segue("explore", folder.path).exit == .unexpected)
    #expect(
      segue("explore", folder.file("Main.storyboard")).exit == .expected, "without any source")
  }

  @Test("An unwind with two destinations has both, each by a shortest sequence")
  func twoDestinations() throws {
    let (found, _) = try Self.explore([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "First", .present("login"), .present("second")),
        LintApp.scene("second", "Second", .present("login")),
        LintApp.scene("login", "Login", .unwind("done:"))),
      "a.swift": LintApp.type("First", actions: "done") + LintApp.type("Second", actions: "done")
        + LintApp.type("Login"),
    ])
    #expect(
      found == [
        "reaches | \"done:\" of login, by login-b0 | first | 2",
        "reaches | \"done:\" of login, by login-b0 | second | 3",
      ])
  }

  @Test("What is thrown to another tab is found: tabs answer in their order")
  func tabs() throws {
    let (found, _) = try Self.explore([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene(
          "first", "Bar", tag: "tabBarController", .tab("one"), .tab("two"),
          .manual("login", "login")),
        LintApp.scene("one", "One"), LintApp.scene("two", "Two"),
        LintApp.scene("login", "Login", .unwind("done:"))),
      "a.swift": LintApp.type("One") + LintApp.type("Two", actions: "done")
        + LintApp.type("Login") + LintApp.type("Bar", "UITabBarController"),
    ])
    #expect(found == ["reaches | \"done:\" of login, by login-b0 | two | 2"])
  }

  @Test("A cycle of forward segues grows, and is not followed without end")
  func growth() throws {
    let (found, root) = try Self.explore([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "A", .present("second")),
        LintApp.scene("second", "B", .present("first")))
    ])
    #expect(found.map { $0.split(separator: " ").first } == ["grows"])
    #expect(root["leftByDepth"]?.number == 0)
  }

  @Test("States that differ only in numbers are one: going back and forth ends")
  func merging() throws {
    let (_, root) = try Self.explore([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", tag: "navigationController", .root("list")),
        LintApp.scene("list", "List", .show("detail")), LintApp.scene("detail", "Detail"))
    ])
    #expect(root["states"]?.number == 2)
    #expect(root["steps"]?.number == 2)
  }

  @Test("A class that answers for an action it lacks raises, with the sequence that leads there")
  func raising() throws {
    var files = Self.list
    files["a.swift"] =
      LintApp.type(
        "List",
        code: """
          override func canPerformUnwindSegueAction(
            _ a: Selector, from f: UIViewController, sender: Any?
          ) -> Bool { true }
          """) + LintApp.type("Detail") + LintApp.type("Editor")
    let (found, _) = try Self.explore(files)
    #expect(found.contains { $0.hasPrefix("raises") })
  }

  @Test("Actions of an extension of a framework class are everybody's")
  func extended() throws {
    let (found, _) = try Self.explore([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", .present("stack")),
        LintApp.scene("stack", tag: "navigationController", .root("top")),
        LintApp.scene("top", .unwind("done:"))),
      "a.swift": "extension UIViewController { @IBAction func done(_ s: UIStoryboardSegue) {} }",
    ])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("| navigation | 2") == true, "the stack itself answers")
  }

  @Test("Findings are saved as scenarios that explain and replay take")
  func saving() throws {
    let folder = try TemporaryFolder(Self.list)
    let output = segue("explore", folder.path, "--save", folder.file("out/deep"))
    #expect(output.exit == .expected)
    let files = [1, 2].map { folder.file("out/deep/\($0)-reaches.json") }
    #expect(output.error == files.map { "segue explain \($0)\n" }.joined())
    let explained = segue("explain", files[1])
    #expect(explained.exit == .expected)
    #expect(explained.standard.contains("action detail editor \"done:\""))
    for file in files {
      let replayed = segue("replay", file)
      #expect(replayed.exit == .expected)
      #expect(replayed.standard.hasPrefix("pass\n"), "\(replayed.standard)")
    }
  }

  @Test("A budget that is not enough is exit code 5; a seed gives the same walk each time")
  func limits() throws {
    let folder = try TemporaryFolder(Self.list)
    #expect(segue("explore", folder.path, "--states", "1").exit == .incomplete)
    let walk = ["explore", folder.path, "--seed", "0", "--depth", "4"]
    let one = SegueCommand.run(walk)
    #expect(one == SegueCommand.run(walk))
    #expect(one.exit == .expected)
    #expect(one.standard.hasPrefix("From Main: 3 states seen in "), "\(one.standard)")
    #expect(segue("explore", folder.path, "--seed", "x").exit == .usage)
  }

  @Test("Walks at random come to what lies beyond the states that can all be visited")
  func walks() throws {
    let count = 7
    let scenes = (0..<count).map { number in
      LintApp.scene(
        number == 0 ? "first" : "s\(number)", "S\(number)",
        .present("s\(number + 1)"), .present("t\(number)"))
        + LintApp.scene("t\(number)", "T")
    }
    let files = [
      "Main.storyboard": LintApp.storyboard(
        scenes.joined() + LintApp.scene("s\(count)", "Last", .unwind("done:"))),
      "a.swift": LintApp.type("S0", actions: "done") + LintApp.type("T") + LintApp.type("Last")
        + (1..<count).map { LintApp.type("S\($0)") }.joined(),
    ]
    let (nearest, _) = try Self.explore(files, "--depth", "6")
    #expect(nearest == [])
    let (walked, _) = try Self.explore(files, "--seed", "1", "--states", "500")
    #expect(
      walked.first?.hasPrefix("reaches | \"done:\" of last, by s7-b0 | s0 | ") == true, "\(walked)")
  }

  @Test("Tabs that begin with one scene are no growth; rounds in one of them are")
  func sameTabs() throws {
    func found(_ segue: LintApp.Segue...) throws -> [String] {
      let stacks = ["a", "b", "c"].map {
        LintApp.scene($0, tag: "navigationController", .root("list"))
      }
      return try Self.explore([
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first", tag: "tabBarController", .tab("a"), .tab("b"), .tab("c")),
          stacks.joined(),
          LintApp.scene("list", "List", segue.first ?? .present("x")), LintApp.scene("x", "X"))
      ]).found
    }
    #expect(try found() == [])
    #expect(try found(.show("list")) == ["grows | grows | list | 2"])
    #expect(try found(.present("list")) == ["grows | grows | list | 2"])
  }

  @Test("What the files do not tell is listed: classes elsewhere, and methods that steer")
  func openEnds() throws {
    var files = Self.list
    files["a.swift"] =
      LintApp.type("List", "FromElsewhere", actions: "done")
      + LintApp.type(
        "Detail",
        code: "override func allowedChildrenForUnwinding(from s: X) -> [UIViewController] { f() }")
      + LintApp.type("Editor")
    let folder = try TemporaryFolder(files)
    let output = segue("explore", folder.path)
    #expect(
      output.standard.contains("storyboard:11:1: what List does is not all among the sources"))
    #expect(
      output.standard.contains(
        "a.swift:6:15: what allowedChildrenForUnwinding of Detail does is its own"))
    files["a.swift"] = files["a.swift"]?.replacing("func done", with: "func other")
    let unsure = try TemporaryFolder(files)
    let nobody = segue("explore", unsure.path)
    #expect(nobody.standard.contains("finds nobody"))
    #expect(nobody.exit == .expected, "a class that is elsewhere may have the action")
  }

  @Test("Progress says how much, how fast and how long at most")
  func progress() {
    #expect(
      Progress.text(412, of: 2000, unit: "states", seconds: 4.12)
        == "412 of at most 2000 states, 100 a second, at most 16 s left")
    #expect(
      Progress.text(0, of: 10, unit: "cases", seconds: 0) == "0 of at most 10 cases, 0 a second")
  }

  @Test("Without an initial scene it starts from one with an identifier; --start names any")
  func starts() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("x", named: "one", .present("y")), LintApp.scene("y", named: "two"),
        initial: nil)
    ])
    #expect(segue("explore", folder.path).standard.hasPrefix("From Main/one: 2 states, 2 steps; "))
    let second = segue("explore", folder.path, "--start", "Main/two")
    #expect(second.standard.hasPrefix("From Main/two: 1 state, 0 steps; "))
    let none = segue("explore", folder.path, "--start", "Main")
    #expect(none.exit == .usage)
    #expect(none.error.contains("at 'Main', but at Main/one, Main/two"), "\(none.error)")
  }

  @Test("A storyboard that is not among the files stays open: nothing raises")
  func elsewhere() throws {
    let reference = """
      <scene sceneID="r-s"><objects>
      <viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
      </objects></scene>
      """
    for (scene, count) in [
      (LintApp.scene("first", "First", .present("r")), 2),
      (LintApp.scene("first", tag: "tabBarController", .tab("r")), 1),
    ] {
      let (found, root) = try Self.explore([
        "Main.storyboard": LintApp.storyboard(scene, reference)
      ])
      #expect(found == [])
      #expect(root["states"]?.number == count)
      #expect(root["openEnds"]?.elements.count == 1)
    }
  }

  @Test("Of long lists people see the beginning, several names on a line; JSON has all")
  func longLists() throws {
    let lost = (0..<900).map { LintApp.scene("lost\($0)", "Lost\($0)", named: "lost-scene-\($0)") }
    let files = [
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first", "First"), lost.joined())
    ]
    let folder = try TemporaryFolder(files)
    let lines = segue("explore", folder.path).standard.split(separator: "\n")
    #expect(lines.contains("Scenes that were not reached, 900 of 901:"))
    #expect(lines.count < 30)
    #expect(lines.allSatisfy { $0.count <= 105 })
    #expect(lines.last?.hasSuffix(" lines more, all of them with --format json") == true)
    #expect(try Self.explore(files).root["scenesNotReached"]?.elements.count == 900)
  }

  @Test("Without a place to start from, or one that is not there, usage is wrong")
  func usage() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard": LintApp.storyboard(LintApp.scene("x"), initial: nil)
    ])
    #expect(segue("explore", folder.path).exit == .usage)
    #expect(segue("explore").exit == .usage)
    let other = try TemporaryFolder(Self.list)
    #expect(segue("explore", other.path, "--start", "None").exit == .usage)
    #expect(segue("explore", other.path, "--start", "Main").exit == .expected)
  }
}
