import SegueCommands
import Testing

/// What looks like a fault in a storyboard and is none: real apps have each of these.
@Suite("Lint: things that look like faults and are none")
struct LintNoFaultTests {
  private static let sources =
    LintApp.type("First", actions: "done") + LintApp.type("Second") + LintApp.type("Third")

  private static func main(_ second: String...) -> String {
    LintApp.storyboard(LintApp.scene("first", "First", .present("second")), second.joined())
  }

  @Test("An exit of another scene as destination")
  func otherExit() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.main(LintApp.scene("second", "Second", .unwind("done:"))).replacing(
        "destination=\"second-exit\"", with: "destination=\"first-exit\""),
      "a.swift": Self.sources,
    ])
    #expect(found.kinds == [])
  }

  @Test("Several classes with the action: the nearest wins")
  func several() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.main(
        LintApp.scene("second", "Second", .present("third")),
        LintApp.scene("third", "Third", .unwind("done:"))),
      "a.swift": LintApp.type("First", actions: "done") + LintApp.type("Second", actions: "done")
        + LintApp.type("Third"),
    ])
    #expect(found.kinds == [])
  }

  @Test("A scene presented from code, and one no forward way leads to from the action's class")
  func fromCode() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.main(
        LintApp.scene("second", "Second"),
        LintApp.scene("third", "Third", named: "Third", .unwind("done:"))),
      "a.swift": Self.sources,
    ])
    #expect(found.kinds == [])
  }

  @Test("An action that only another bundle's storyboard could name is a note at most")
  func otherBundle() throws {
    let found = try LintApp.lint([
      "Main.storyboard": Self.main(LintApp.scene("second", "Second")), "a.swift": Self.sources,
    ])
    #expect(found.kinds == ["S8 note"])
  }

  @Test("Private, @objc without IBAction, and inherited actions")
  func hiddenButThere() throws {
    for first in [
      "class First: UIViewController { @IBAction private func done(_ s: UIStoryboardSegue) {} }",
      "class First: UIViewController { @objc func done(_ s: UIStoryboardSegue) {} }",
      "@objcMembers class First: UIViewController { func done(_ s: UIStoryboardSegue) {} }",
      LintApp.type("Base", actions: "done") + LintApp.type("First", "Base"),
      "class First: UIViewController {}\n"
        + "extension First { @IBAction func done(_ unwindSegue: UIStoryboardSegue) { go() } }",
    ] {
      let found = try LintApp.lint([
        "Main.storyboard": Self.main(LintApp.scene("second", "Second", .unwind("done:"))),
        "a.swift": first + LintApp.type("Second"),
      ])
      #expect(found.kinds == [], "\(first)")
    }
  }

  @Test("Copies of one storyboard, and other people's code")
  func copies() throws {
    let main = Self.main(LintApp.scene("second", "Second", .unwind("done:")), LintApp.scene("x"))
    let found = try LintApp.lint([
      "Base.lproj/Main.storyboard": main, "de.lproj/Main.storyboard": main,
      "de.xcloc/Source/Base.lproj/Main.storyboard": main, "Main~.storyboard": main,
      "Pods/Kit/Kit.storyboard": main, "a.swift": Self.sources,
      "Pods/Kit/Kit.swift": LintApp.type("Kit", actions: "unused"),
    ])
    #expect(found.map(\.file) == ["Base.lproj/Main.storyboard"])
    #expect(found.kinds == ["S5 warning"])
  }

  @Test("A reference without attributes means this storyboard's initial scene")
  func ownReference() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "First", named: "First", .show("again")),
        LintApp.scene("again", tag: "viewControllerPlaceholder"))
    ])
    #expect(found.kinds == ["S6 note"])
  }

  @Test("An empty identifier, and one that stands twice in a scene")
  func identifiers() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene(
          "first", "First", .show("x", "identifier=\"\""), .show("x", "identifier=\"same\""),
          .show("x", "identifier=\"same\"")), LintApp.scene("x")),
      "a.swift": LintApp.type(
        "First", code: "func a() { performSegue(withIdentifier: \"same\", sender: nil) }"),
    ])
    #expect(found.kinds == [])
  }

  @Test("Storyboards of Macs and watches")
  func otherPlatforms() throws {
    for (runtime, tag) in [("MacOSX.Cocoa", "application"), ("watchKit", "controller")] {
      let found = try LintApp.lint([
        "Main.storyboard": LintApp.storyboard(LintApp.scene("a", tag: tag), initial: nil).replacing(
          "iOS.CocoaTouch", with: runtime)
      ])
      #expect(found.kinds == [])
    }
  }
}
