import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios
import Testing

@Suite("A finding as text")
struct FindingTextTests {
  /// Rules that the model cites 3, 2, 1 and 0 times elsewhere.
  private static let rules = RulesInText(
    sentences: [.SEG(1): "Often.", .PRS(2): "At times.", .UNW(3): "Once.", .LAW(7): "A law."],
    traces: [[.SEG(1)], [.SEG(1), .PRS(2)], [.SEG(1), .PRS(2), .UNW(3)]].map {
      Trace(steps: [StepTrace(rules: $0 + $0)])
    })

  private static func text(
    _ outcome: Verdict.Outcome, _ steps: [StepTrace], layers: [Layer: LayerVerdict] = [:]
  ) -> String {
    let start = StepTrace(snapshot: Snapshot(tree: "a"))
    let step = Step.trigger(name: "t0", on: "a")
    return FindingText(
      scenario: Scenario(profile: .ios13, steps: [step]), expected: Trace(steps: [start] + steps),
      actual: Trace(steps: [start, StepTrace(snapshot: Snapshot(tree: "a > b"))]),
      verdict: Verdict(outcome, layers: layers), steps: [step.words], rules: rules
    ).text
  }

  @Test("It names the step, and the rules of the expected event, the least cited elsewhere first")
  func event() {
    let asked = Event(.prepare, on: "a", rules: [.SEG(1), .UNW(3)])
    let text = Self.text(
      .fail(
        Divergence(
          layer: .callbacks, step: 1, event: 0, expected: .event(asked), actual: .nothing)),
      [StepTrace(events: [asked], rules: [.PRS(2), .CNT(4)], snapshot: Snapshot(tree: "a > b"))])
    #expect(
      text == """
          UNW-3  Once.
          SEG-1  Often.
          CNT-4  \("")
          also cited  PRS-2
          callbacks, step 1 (trigger t0 on a), profile ios13
          expected  prepare a
          actual    nothing more in this step
          before    a
          after     a > b

        """)
  }

  @Test("Where the expected cites nothing, the rules are those of the step, in the same order")
  func tree() {
    let text = Self.text(
      .fail(
        Divergence(layer: .outcome, step: 1, expected: .tree("a"), actual: .tree("a > b"))),
      [
        StepTrace(
          events: [Event(.prepare, on: "a", rules: [.SEG(1)])], rules: [.PRS(2)],
          snapshot: Snapshot(tree: "a"))
      ])
    #expect(
      text == """
          PRS-2  At times.
          SEG-1  Often.
          outcome, step 1 (trigger t0 on a), profile ios13
          expected  tree a
          actual    tree a > b
          before    a
          after     a (expected)
                    a > b (actual)

        """)
  }

  @Test("The rules of a search come last where it was seen to go as it should")
  func search() {
    let divergence = Divergence(
      layer: .outcome, step: 1, expected: .tree("a"), actual: .tree("a > b"))
    let step = StepTrace(
      events: [Event(.canPerform, on: "a", rules: [.UNW(3)])], rules: [.SEG(1)],
      snapshot: Snapshot(tree: "a"))
    #expect(Self.text(.fail(divergence), [step]).hasPrefix("  UNW-3  Once.\n  SEG-1  Often.\n"))
    #expect(
      Self.text(.fail(divergence), [step], layers: [.search: .pass]).hasPrefix(
        "  SEG-1  Often.\n  UNW-3  Once.\n"))
  }

  @Test("A broken law is named with its sentence, and with the step that breaks it")
  func law() {
    #expect(
      Self.text(.unlawful(Violation(law: .LAW(7), step: 1, seen: "b is twice")), [])
        == "  LAW-7  A law.\n  step 1 (trigger t0 on a): b is twice\n")
  }

  @Test(
    "A fingerprint says what its parts are, where it has any",
    arguments: [
      ("outcome:tree:tree:-", "outcome:tree:tree:- (layer:expected:actual:rule)"),
      ("law:LAW-7", "law:LAW-7"), ("fault:crash", "fault:crash"),
    ])
  func title(fingerprint: String, title: String) {
    #expect(FindingText.title(fingerprint) == title)
  }

  @Test(
    "A step reads as in its file, without the signs",
    arguments: [
      (#"{"trigger": "t0", "on": "a"}"#, "trigger t0 on a"),
      (#"{"performSegue": "i2", "on": "h", "sender": "code"}"#, "performSegue i2 on h sender code"),
      (#"{"push": null, "on": "nav"}"#, "push null on nav"),
      (#"{"setStack": ["a", "b#2"], "on": "nav"}"#, "setStack [a, b#2] on nav"),
      (
        #"{"instantiate": "Main", "identifier": "a", "creator": {"coder": "A"}}"#,
        "instantiate Main identifier a creator {coder A}"
      ),
    ])
  func step(json: String, words: String) throws {
    let document = try JSONDocument(Array(json.utf8), file: "step")
    #expect(try Step(reading: document.reader).words == words)
  }
}
