import SegueCommands
import Testing

@Suite("Lint: calls")
struct LintCallTests {
  private static func app(_ code: String, more: String = "") throws -> [LintApp.Finding] {
    try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", "First", .manual("second", "open")),
        LintApp.scene("second", "Second", .unwind("done:", "close"))),
      "a.swift": LintApp.type(
        "First", actions: "done",
        code: "func a() { performSegue(withIdentifier: \"open\", sender: nil) }") + more
        + LintApp.type("Second", code: "func b() { \(code) }"),
    ])
  }

  @Test(
    "S2: an unwind in the completion of a dismissal; near misses: before it, or a forward segue")
  func afterDismissal() throws {
    let call = "performSegue(withIdentifier: \"close\", sender: nil)"
    #expect(try Self.app("dismiss(animated: true) { self.\(call) }").kinds == ["S2 warning"])
    #expect(
      try Self.app("dismiss(animated: true, completion: { [weak self] in self?.\(call) })").kinds
        == ["S2 warning"])
    #expect(try Self.app("\(call); dismiss(animated: true) { print(1) }").kinds == [])
    #expect(try Self.app("alert.dismiss(animated: true) { self.\(call) }").kinds == [])
  }

  @Test("S9: no code performs it; near misses: an expression could, a literal is there")
  func manual() throws {
    let found = try Self.app("")
    #expect(found.kinds == ["S9 warning"])
    #expect(found.map(\.message) == ["no code performs the segue \"close\" of Second"])
    for code in [
      "performSegue(withIdentifier: name, sender: nil)", "let x = [\"close\"]; use(x)",
      "performSegue(withIdentifier: \"close\", sender: nil)",
      "performSegue(withIdentifier: \"cl\\(o)se\", sender: nil)",
    ] { #expect(try Self.app(code).kinds == [], "\(code)") }
    let nameless = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(
        LintApp.scene("first", .manual("second", "")), LintApp.scene("second"))
    ])
    #expect(nameless.kinds == ["S9 warning"])
  }

  @Test("S12: no scene of the class has the segue; the message has the nearest spelling")
  func missing() throws {
    let close = "performSegue(withIdentifier: \"close\", sender: nil); "
    let found = try Self.app(close + "performSegue(withIdentifier: \"closse\", sender: nil)")
    #expect(found.kinds == ["S12 error"])
    #expect(
      found.first?.message == "no scene of Second has a segue \"closse\"; did you mean \"close\"?")
    #expect(found.first?.file == "a.swift")
  }

  @Test("S12, near misses: another receiver, an own performSegue, a class without scenes")
  func missingNot() throws {
    let close = "performSegue(withIdentifier: \"close\", sender: nil); "
    #expect(
      try Self.app(close + "other.performSegue(withIdentifier: \"x\", sender: nil)").kinds == [])
    #expect(
      try Self.app(
        close + "performSegue(withIdentifier: \"x\", sender: nil) }\n"
          + "override func performSegue(withIdentifier i: String, sender: Any?) {"
      ).kinds == [])
    #expect(
      try Self.app(
        close,
        more: LintApp.type(
          "InCode", code: "func c() { performSegue(withIdentifier: \"x\", sender: nil) }")
      ).kinds == [])
  }

  @Test(
    "S12: a scene of another device without it is a note; a superclass's call counts for subclasses"
  )
  func otherDevice() throws {
    let source =
      LintApp.type("First", code: "func a() { performSegue(withIdentifier: \"go\", sender: nil) }")
      + LintApp.type("Sub", "First")
    func lint(_ type: String, _ pad: LintApp.Segue) throws -> [String] {
      try LintApp.lint([
        "Phone.storyboard": LintApp.storyboard(
          LintApp.scene("first", "First", .manual("x", "go")), LintApp.scene("x")),
        "Pad.storyboard": LintApp.storyboard(
          LintApp.scene("first", type, pad), LintApp.scene("x")), "a.swift": source,
      ]).kinds
    }
    #expect(try lint("First", .show("x")) == ["S12 note"])
    #expect(try lint("Sub", .manual("x", "go")) == [])
  }

  @Test("S12 is a note on a Mac, whose runtime no rule here tells of")
  func mac() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first", "First")).replacing(
        "iOS.CocoaTouch", with: "MacOSX.Cocoa"),
      "a.swift": LintApp.type(
        "First", "NSViewController",
        code: "func a() { performSegue(withIdentifier: \"x\", sender: nil) }"),
    ])
    #expect(found.kinds == ["S12 note"])
  }

  @Test("S12 in Objective-C")
  func objectiveC() throws {
    let found = try LintApp.lint([
      "Main.storyboard": LintApp.storyboard(LintApp.scene("first", "First")),
      "First.h": "@interface First : UIViewController\n@end\n",
      "First.m": """
      @implementation First
      - (void)go { [self performSegueWithIdentifier:@"none" sender:self]; }
      @end
      """,
    ])
    #expect(found.kinds == ["S12 error"])
    #expect(found.map(\.file) == ["First.m"])
    #expect(found.map(\.line) == [2])
  }
}
