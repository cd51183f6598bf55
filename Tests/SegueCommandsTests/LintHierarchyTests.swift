import SegueCommands
import Testing

@Suite("Lint: hierarchies")
struct LintHierarchyTests {
  private static func editor(_ container: String) throws -> [LintApp.Finding] {
    try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "Stack", tag: "navigationController", .root("list")),
        LintApp.scene("list", "List", .show("detail")),
        LintApp.scene("detail", "Detail", .present("editor")),
        LintApp.scene("editor", "Editor", .unwind("save:"))),
      "a.swift": LintApp.type("List") + LintApp.type("Detail", actions: "save")
        + LintApp.type("Editor") + container,
    ])
  }

  @Test("S3: the container answers too, with nothing to do; near miss: it does not answer")
  func container() throws {
    let empty = try Self.editor(
      "class Stack: UINavigationController { @IBAction func save(_ s: UIStoryboardSegue) {} }")
    #expect(empty.kinds == ["S3 warning"])
    let working = try Self.editor(LintApp.type("Stack", "UINavigationController", actions: "save"))
    #expect(working.kinds == ["S3 note"])
    #expect(try Self.editor(LintApp.type("Stack", "UINavigationController")).kinds == [])
  }

  @Test("S3, near miss: only the source itself is inside, with a way round to it")
  func onlySource() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "Stack", tag: "navigationController", .root("list")),
        LintApp.scene("list", "List", .show("other"), .unwind("save:")),
        LintApp.scene("other", "Other", .show("list"))),
      "a.swift": LintApp.type("List", actions: "save") + LintApp.type("Other")
        + "class Stack: UINavigationController { @IBAction func save(_ s: UIStoryboardSegue) {} }",
    ])
    #expect(found.count { $0.rule == "S3" } == 0)
  }

  @Test("S3 is one finding for an unwind, however many containers and controllers answer it")
  func manyContainers() throws {
    let count = 60
    let scenes = (0..<count).map { number in
      LintApp.scene(
        number == 0 ? "first" : "n\(number)", "Stack", tag: "navigationController",
        .root("s\(number)"))
        + LintApp.scene(
          "s\(number)", "S\(number)", .present("n\((number + 1) % count)"), .unwind("save:"))
    }
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(scenes.joined()).replacing("\"n0\"", with: "\"first\""),
      "a.swift":
        "class Stack: UINavigationController { @IBAction func save(_ s: UIStoryboardSegue) {} }\n"
        + LintApp.type("Base", actions: "save")
        + (0..<count).map { LintApp.type("S\($0)", "Base") }.joined(),
    ])
    #expect(found.count { $0.rule == "S3" } == count)
  }

  private static func tabs(_ second: String, _ bar: String = "") throws -> [LintApp.Finding] {
    try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene(
          "first", "Bar", tag: "tabBarController", .tab("one"), .tab("two"),
          .manual("login", "login")),
        LintApp.scene("one", "One"), LintApp.scene("two", "Two"),
        LintApp.scene("login", "Login", .unwind("done:"))),
      "a.swift": LintApp.type("One", actions: "done") + second + LintApp.type("Login")
        + LintApp.type(
          "Bar", "UITabBarController",
          code: bar + "func go() { performSegue(withIdentifier: \"login\", sender: nil) }"),
    ])
  }

  @Test("S4: tabs answer in their order; near miss: the tab bar controller answers itself")
  func tabs() throws {
    let some = try Self.tabs(LintApp.type("Two"))
    #expect(some.kinds == ["S4 warning"])
    #expect(
      some.first?.message.hasSuffix("from any tab it selects One, the first that answers") == true)
    #expect(try Self.tabs(LintApp.type("Two", actions: "done")).kinds == ["S4 warning"])
    #expect(
      try Self.tabs(
        LintApp.type("Two"), "@IBAction func done(_ s: UIStoryboardSegue) { print(s) }\n"
      ).kinds
        == [])
  }

  @Test("S4, near miss: the screen is presented from a tab")
  func tabsFromOne() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", tag: "tabBarController", .tab("one"), .tab("two")),
        LintApp.scene("one", "One", .present("login")), LintApp.scene("two", "Two"),
        LintApp.scene("login", "Login", .unwind("done:"))),
      "a.swift": LintApp.type("One", actions: "done") + LintApp.type("Two")
        + LintApp.type("Login"),
    ])
    #expect(found.kinds == [])
  }

  @Test("S5: nothing leads there; near misses: initial, an identifier, a segue")
  func unreachable() throws {
    func lint(_ scenes: String..., initial: String? = "first") throws -> [String] {
      try LintApp.lint(["Main.storyboard": LintApp.storyboard(scenes.joined(), initial: initial)])
        .map { "\($0.rule) \($0.message)" }
    }
    let said =
      "S5 nothing leads to \"viewController\" (UIViewController): it is not initial, no segue arrives "
      + "and it has no storyboard identifier"
    #expect(try lint(LintApp.scene("first"), LintApp.scene("x")) == [said])
    #expect(
      try lint(LintApp.scene("first"), LintApp.scene("x", .show("y")), LintApp.scene("y", "Y"))
        == [said + "; behind it: Y"])
    #expect(
      try lint(
        LintApp.scene("first"), LintApp.scene("x", .show("y")), LintApp.scene("y", .show("x"))
      )
      .count == 1, "two that lead only to each other")
    #expect(try lint(LintApp.scene("first"), LintApp.scene("x", named: "x")) == [])
    #expect(try lint(LintApp.scene("first", .show("x")), LintApp.scene("x")) == [])
    #expect(try lint(LintApp.scene("x", named: "x"), initial: nil) == [])
  }

  @Test("S6: forward and round again; a warning when its name says it goes back")
  func cycles() throws {
    func lint(_ more: String) throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first", .show("second")),
          LintApp.scene("second", .show("first", more)))
      ]).kinds
    }
    #expect(try lint("") == ["S6 note"])
    #expect(try lint("identifier=\"UnwindToFirst\"") == ["S6 warning"])
    #expect(try lint("customClass=\"UnwindSegue\"") == ["S6 warning"])
    #expect(try lint("identifier=\"back\"") == ["S6 warning"])
    #expect(try lint("identifier=\"backgroundColor\"") == ["S6 note"])
    #expect(try lint("identifier=\"popularMovies\"") == ["S6 note"])
    let tree = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", .show("a"), .show("b")), LintApp.scene("a", .show("c")),
        LintApp.scene("b", .show("c")), LintApp.scene("c"))
    ])
    #expect(tree.kinds == [], "two ways to one scene are no cycle")
  }

  @Test("Of a long way a message has the ends")
  func longWay() throws {
    let scenes = (0..<30).map { number in
      LintApp.scene(
        number == 0 ? "first" : "s\(number)", "S\(number)",
        .show(number == 29 ? "first" : "s\(number + 1)"))
    }
    let found = try LintApp.lint(["Main.storyboard": LintApp.storyboard(scenes.joined())])
    #expect(found.kinds == ["S6 note"])
    #expect(
      found.first?.message.contains(
        "S0 → S1 → S2 → S3 → … (24 more) → S28 → S29 → S0 makes") == true)
  }

  @Test("S6 in a deep app with a way back from each scene takes time in proportion")
  func deepCycles() throws {
    let count = 4000
    let scenes = (0..<count).map { number in
      LintApp.scene(
        number == 0 ? "first" : "s\(number)", .show("s\((number + 1) % count)"), .show("first"))
    }
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(scenes.joined()).replacing("\"s0\"", with: "\"first\"")
    ])
    #expect(found.count { $0.rule == "S6" } == count + 1)
  }

  @Test("S14: a storyboard, an initial controller or an identifier that is not there")
  func references() throws {
    func lint(_ attributes: String, initial: String? = "first") throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first", .show("there")),
          LintApp.scene("there", tag: "viewControllerPlaceholder").replacing(
            "id=\"there\"", with: "id=\"there\" \(attributes)")),
        "Other.storyboard": LintApp.storyboard(
          LintApp.scene("x", "X", named: "Known"), initial: initial == nil ? nil : "x"),
      ]).map { "\($0.rule) \($0.severity) \($0.message)" }
    }
    #expect(try lint("storyboardName=\"Other\"") == [])
    #expect(try lint("storyboardName=\"Other\" referencedIdentifier=\"Known\"") == [])
    #expect(
      try lint("storyboardName=\"Other\" referencedIdentifier=\"known\"") == [
        "S14 error no scene of the storyboard \"Other\" has the identifier \"known\"; did you mean "
          + "\"Known\"?"
      ])
    #expect(
      try lint("storyboardName=\"Other\"", initial: nil) == [
        "S14 error the storyboard \"Other\" has no initial controller, and the reference names no "
          + "identifier"
      ])
    #expect(
      try lint("storyboardName=\"None\"") == [
        "S14 warning there is no storyboard \"None\" among the files"
      ])
    #expect(try lint("storyboardName=\"None\" bundleIdentifier=\"org.other\"") == [])
  }

  @Test("S15: an exit outside the objects")
  func exits() throws {
    let text = LintApp.storyboard(LintApp.scene("first"))
    let moved = text.replacing("<exit id=\"first-exit\" sceneMemberID=\"exit\"/>\n", with: "")
      .replacing("</objects>", with: "</objects><exit id=\"first-exit\" sceneMemberID=\"exit\"/>")
    let found = try LintApp.lint(["Main.storyboard": moved])
    #expect(found.kinds == ["S15 error"])
    #expect(try LintApp.lint(["Main.storyboard": text]).kinds == [])
  }
}
