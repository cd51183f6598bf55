import SegueCommands
import SegueTestFiles
import Testing

@Suite("Lint: unwinds")
struct LintUnwindTests {
  private static func detail(_ action: String) -> String {
    LintApp.storyboard(
      LintApp.scene("first", "First", .present("second")),
      LintApp.scene("second", "Second", .unwind(action)))
  }

  @Test("S1: no class implements the action; near miss: a superclass does")
  func nobody() throws {
    let faulty = try LintApp.lint([
      "Main.storyboard": Self.detail("dome:"),
      "a.swift": LintApp.type("First", actions: "done") + LintApp.type("Second"),
    ])
    #expect(faulty.kinds == ["S1 error", "S8 note"])
    #expect(
      faulty.first?.message
        == "nobody can answer \"dome:\": no class among the sources implements it; did you mean \"done:\"?; "
        + "the scene is reached by First → Second")
    let miss = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"),
      "a.swift": LintApp.type("Base", actions: "done") + LintApp.type("First", "Base")
        + LintApp.type("Second"),
    ])
    #expect(miss.kinds == [])
  }

  @Test(
    "S1 names a method that is near, whatever its label, its argument and who sees it",
    arguments: [
      ("@IBAction func done(segue: UIStoryboardSegue)", "doneWithSegue:"),
      ("@IBAction func done(_ sender: Any)", "done:"), ("@IBAction func done()", "done"),
      ("func done(_ segue: UIStoryboardSegue)", "done:"),
      // One that takes the segue comes first.
      (
        "@IBAction func dose(_ sender: Any) {} ; @IBAction func some(_ segue: UIStoryboardSegue)",
        "some:"
      ),
    ])
  func near(method: String, selector: String) throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("dome:"),
      "a.swift": "class First: UIViewController { \(method) {} }\n" + LintApp.type("Second"),
    ])
    #expect(found.first?.message.contains("; did you mean \"\(selector)\"?; ") == true, "\(found)")
  }

  @Test("S1 is no less sure where the app has storyboards of Macs and watches, too")
  func otherPlatforms() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("dome:"),
      "Watch.storyboard": LintApp.storyboard(
        LintApp.scene("a", "Interface", tag: "controller", named: "a"),
        LintApp.scene("b", tag: "controller", named: "b"), initial: nil
      ).replacing("iOS.CocoaTouch", with: "watchKit"),
      "Mac.storyboard": LintApp.storyboard(LintApp.scene("lost"), initial: nil).replacing(
        "iOS.CocoaTouch", with: "MacOSX.Cocoa"),
      "a.swift": LintApp.type("First") + LintApp.type("Second")
        + LintApp.type("Interface", "WKInterfaceController"),
    ])
    #expect(found.kinds == ["S5 warning", "S1 error"])
    #expect(found.first?.message.hasPrefix("nothing leads to viewController: ") == true)
  }

  @Test("S1: only the source's own class has the action; near misses: another way leads there")
  func onlyItself() throws {
    let sources = LintApp.type("First") + LintApp.type("Second", actions: "done")
    let faulty = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"), "a.swift": sources,
    ])
    #expect(faulty.kinds == ["S1 error"])
    for second in [
      LintApp.scene("second", "Second", named: "code", .unwind("done:")),
      LintApp.scene("second", "Second", .unwind("done:"), .show("second")),
    ] {
      let miss = try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first", "First", .present("second")), second), "a.swift": sources,
      ])
      #expect(!miss.kinds.contains { $0.hasPrefix("S1 ") })
    }
    let inherited = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"),
      "a.swift": LintApp.type("Base", actions: "done") + LintApp.type("Second", "Base")
        + LintApp.type("First") + LintApp.type("MadeInCode", "Base"),
    ])
    #expect(inherited.kinds == [])
  }

  @Test("S1: a method that Objective-C does not see answers nothing; a plain @objc one does")
  func hidden() throws {
    func lint(_ attribute: String) throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": Self.detail("done:"),
        "a.swift": LintApp.type("Second")
          + "class First: UIViewController { \(attribute) func done(_ s: UIStoryboardSegue) {} }",
      ]).kinds
    }
    #expect(try lint("") == ["S1 error"])
    #expect(try lint("@objc") == [])
    #expect(try lint("@objc private") == [], "private hides nothing at run time")
  }

  @Test(
    "What is unsure is no error: an unknown class, a source that was not understood, a part, no sources"
  )
  func unsure() throws {
    let unknown = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"), "a.swift": LintApp.type("First", "FromElsewhere"),
    ])
    #expect(unknown.kinds == ["S1 note"])
    let odd = try TemporaryFolder([
      "Main.storyboard": Self.detail("done:"), "a.swift": LintApp.type("First") + "let a = \"",
    ])
    let output = segue("lint", odd.path)
    #expect(output.standard == "")
    #expect(
      output.error.hasSuffix(
        "note: not understood from here on, so nothing is concluded from what is absent\n"))
    #expect(try LintApp.lint(["Main.storyboard": Self.detail("done:")]).kinds == [])
    let part = try TemporaryFolder([
      "Main.storyboard": Self.detail("done:"),
      "a.swift": LintApp.type(
        "First", code: "func a() { performSegue(withIdentifier: \"x\", sender: nil) }")
        + LintApp.type("Second"),
    ])
    let files = segue("lint", part.file("Main.storyboard"), part.file("a.swift")).standard
    #expect(files.contains("[S1]") && files.contains("[S12]"))
    #expect(!files.contains(": error: "), "single files may be a part of the app")
    #expect(segue("lint", part.path).standard.contains(": error: "))
  }

  @Test("S7: two arguments are a warning where the storyboard says so; one is none")
  func shape() throws {
    let source =
      LintApp.type("Second")
      + "class First: UIViewController { @IBAction func go(_ s: UIStoryboardSegue, to: Any) {} }"
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("go:to:"), "a.swift": source,
    ])
    #expect(found.kinds == ["S7 warning"])
    #expect(found.first?.line == 12)
    let none = try LintApp.lint([
      "Main.storyboard": Self.detail("go"),
      "a.swift": source.replacing("(_ s: UIStoryboardSegue, to: Any)", with: "()"),
    ])
    #expect(none.kinds.contains("S7 warning"), "none is not one")
  }

  @Test("S7, near misses: one argument, whatever its label, and a second method with two")
  func shapeNot() throws {
    for (action, declaration) in [
      ("go:", "go(_ s: UIStoryboardSegue)"), ("goWithSegue:", "go(segue: UIStoryboardSegue)"),
      ("goFrom:", "go(from s: UIStoryboardSegue)"),
      (
        "go:",
        "go(_ s: UIStoryboardSegue) {}; @objc func go(_ s: UIStoryboardSegue, to: Any)"
      ),
    ] {
      let found = try LintApp.lint(
        [
          "Main.storyboard": Self.detail(action),
          "a.swift": LintApp.type("Second")
            + "class First: UIViewController { @IBAction func \(declaration) {} }",
        ], "--swift", "5")
      #expect(found.kinds == [], "\(declaration)")
    }
  }

  @Test("S13: the declaration makes another selector; near misses: Swift 2, and @objc(name:)")
  func selectors() throws {
    let source =
      LintApp.type("Second")
      + "class First: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }"
    let files = ["Main.storyboard": Self.detail("back:"), "a.swift": source]
    let found = try LintApp.lint(files, "--swift", "5")
    #expect(found.kinds == ["S13 error"])
    #expect(
      found.first?.message
        == "the storyboard says \"back:\", the declaration in First makes \"backWithSegue:\"")
    #expect(try LintApp.lint(files).kinds == ["S13 warning"], "nothing tells the version")
    #expect(try LintApp.lint(files, "--swift", "2").kinds == [])
    let named = source.replacing("@IBAction", with: "@objc(back:) @IBAction")
    #expect(
      try LintApp.lint(["Main.storyboard": Self.detail("back:"), "a.swift": named]).kinds == [])
  }

  @Test(
    "S1, near misses: methods whose selector an unwind finds, though they do not look like its action",
    arguments: [
      "class First: UIViewController { @IBAction func done(_ sender: Any) {} }",
      "typealias S = UIStoryboardSegue; class First: UIViewController { @IBAction func done(_ s: S) {} }",
      "class First: UIViewController {}; @objc extension First { func done(_ s: UIStoryboardSegue) {} }",
      "@objcMembers class Base: UIViewController {}\n"
        + "class First: Base { func done(_ s: UIStoryboardSegue) {} }",
      "@objcMembers class First: UIViewController {}\n"
        + "extension First { func done(_ s: UIStoryboardSegue) {} }",
      "@objc protocol P { func done(_ s: UIStoryboardSegue) }\n"
        + "class First: UIViewController, P { func done(_ s: UIStoryboardSegue) {} }",
      "@objc(First) class F: UIViewController { @IBAction func done(_ s: UIStoryboardSegue) {} }",
    ])
  func otherMethods(source: String) throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"), "a.swift": source + "\n" + LintApp.type("Second"),
    ])
    #expect(found.kinds == [])
  }

  @Test("S8: an action that nothing names is a note")
  func unused() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"),
      "a.swift": LintApp.type("First", actions: "done", "other") + LintApp.type("Second"),
    ])
    #expect(found.kinds == ["S8 note"])
    #expect(found.map(\.file) == ["a.swift"])
  }

  @Test("S8, near misses: another storyboard names it; no IBAction; a hook; a button's action")
  func unusedNot() throws {
    let more =
      """
      extension Second {
        @objc func plain(_ s: UIStoryboardSegue) { print(s) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { print(segue) }
        @IBAction func tapped(_ sender: UIButton) { print(sender) }
      }
      """
    let found = try LintApp.lint([
      "Main.storyboard": Self.detail("done:"),
      "Other.storyboard": LintApp.storyboard(
        LintApp.scene("first", "First", .present("third")),
        LintApp.scene("third", "Third", .unwind("other:"))),
      "a.swift": LintApp.type("First", actions: "done", "other") + LintApp.type("Second")
        + LintApp.type("Third") + more,
    ])
    #expect(found.kinds == [])
  }

  @Test("S10: an extension of a framework class answers everywhere; one of an own class does not")
  func everybody() throws {
    func lint(_ type: String) throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": Self.detail("done:"),
        "a.swift": LintApp.type("First") + LintApp.type("Second")
          + "extension \(type) { @IBAction func done(_ s: UIStoryboardSegue) {} }",
      ]).kinds
    }
    #expect(try lint("UIViewController") == ["S10 warning"])
    #expect(try lint("UINavigationController") == ["S10 warning"])
    #expect(try lint("First") == [])
  }

  @Test("S11: true for everything without having it; near misses: it has it, or asks super")
  func yes() throws {
    func lint(_ body: String, _ actions: String = "other") throws -> [String] {
      try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(
          LintApp.scene("first", "First", .present("second")),
          LintApp.scene("second", "Second", .unwind("done:"), .unwind("other:"))),
        "a.swift": LintApp.type("Second")
          + LintApp.type(
            "First", actions: "done",
            code: """
              override func canPerformUnwindSegueAction(
                _ a: Selector, from f: UIViewController, sender: Any?
              ) -> Bool { \(body) }
              """)
          + "class Z: UIViewController { @IBAction func \(actions)(_ s: UIStoryboardSegue) {} }",
      ]).kinds
    }
    #expect(try lint("return true") == ["S11 warning"])
    #expect(try lint("return super.canPerformUnwindSegueAction(a, from: f, sender: nil)") == [])
    #expect(try lint("return a == #selector(done)") == [])
  }
}
