import SegueConformance
import SegueScenarios
import Testing

@Suite("Judge: a trace against a trace")
struct JudgeTests {
  let unwind = trace(
    ([asked("a", true), prepare("b", to: "a"), action("a", from: "b"), dismiss("a")], "a"))

  @Test("equal traces pass in every layer")
  func equal() {
    let verdict = Judge().verdict(on: unwind, against: unwind)
    #expect(verdict.outcome == .pass)
    #expect(verdict.layers == [.outcome: .pass, .callbacks: .pass, .search: .pass])
    #expect(!verdict.isFailure && verdict.fingerprint == nil)
  }

  @Test("the first divergence is the first in the order of the trace")
  func first() throws {
    var actual = unwind
    actual.steps[0].events[0].answer = false
    actual.steps[0].events[2].on = "c"
    actual.steps[0].snapshot?.tree = "b"
    let verdict = Judge().verdict(on: actual, against: unwind)
    let divergence = try #require(verdict.divergence)
    #expect(divergence.layer == .search && divergence.step == 0 && divergence.event == 0)
    #expect(divergence.actual == .event(asked("a", false)))
    #expect(divergence.fingerprint == "search:canPerform:answer:-")
    guard case .fail(let own) = verdict.layers[.callbacks] else { return #expect(Bool(false)) }
    // By itself the layer counts its own events.
    #expect(own.event == 1 && own.expected == .event(action("a", from: "b")))
    #expect(
      verdict.layers[.outcome]
        == .fail(
          Divergence(layer: .outcome, step: 0, expected: .tree("a"), actual: .tree("b"))))
  }

  @Test("layers that are not reported are not judged", arguments: Layer.allCases)
  func layers(layer: Layer) {
    let broken: Trace =
      switch layer {
      case .outcome: trace((unwind.steps[0].events, "other"))
      case .callbacks: trace(([asked("a", true)], "a"))
      case .search: trace((Array(unwind.steps[0].events.dropFirst()), "a"))
      }
    let others = Set(Layer.allCases).subtracting([layer])
    #expect(Judge(layers: others).verdict(on: broken, against: unwind).outcome == .pass)
    #expect(Judge(layers: [layer]).verdict(on: broken, against: unwind).isFailure)
    #expect(Judge().verdict(on: broken, against: unwind).divergence?.layer == layer)
  }

  @Test("two layers in order by themselves can be interleaved wrongly")
  func interleaving() {
    let events = unwind.steps[0].events
    let actual = trace(([events[1], events[0], events[2], events[3]], "a"))
    let verdict = Judge().verdict(on: actual, against: unwind)
    #expect(verdict.divergence?.expected == .event(events[0]))
    #expect(verdict.layers[.callbacks] == .pass && verdict.layers[.search] != .pass)
  }

  @Test("rules are never compared")
  func rules() {
    var cited = unwind
    cited.steps[0].events[1].rules = [.UNW(22)]
    #expect(Judge().verdict(on: unwind, against: cited).outcome == .pass)
    cited.steps[0].events[1].sender = "save"
    #expect(
      Judge().verdict(on: unwind, against: cited).fingerprint == "callbacks:prepare:sender:UNW-22")
  }

  @Test("a missing and a superfluous event")
  func missing() {
    let short = trace((Array(unwind.steps[0].events.dropLast()), "a"))
    let judge = Judge()
    #expect(judge.verdict(on: short, against: unwind).fingerprint == "callbacks:dismiss:-:-")
    #expect(judge.verdict(on: unwind, against: short).fingerprint == "callbacks:-:dismiss:-")
  }

  @Test("what was not observed of a snapshot is not compared, except the tree")
  func snapshots() {
    let full = Snapshot(tree: "a", detached: ["b"], loaded: ["a"], styles: [:])
    let expected = Trace(steps: [StepTrace(snapshot: full)])
    #expect(Judge().verdict(on: trace(([], "a")), against: expected).outcome == .pass)
    #expect(Judge().verdict(on: trace(([], nil)), against: expected).isFailure)
    for (part, print) in [
      (Snapshot(tree: "b"), "tree"), (Snapshot(tree: "a", detached: []), "detached"),
      (Snapshot(tree: "a", loaded: []), "loaded"),
      (Snapshot(tree: "a", styles: ["a": "x"]), "styles"),
    ] {
      let actual = Trace(steps: [StepTrace(snapshot: part)])
      let fingerprint = Judge().verdict(on: actual, against: expected).fingerprint
      #expect(fingerprint == "outcome:\(print):\(print):-")
    }
  }

  @Test(
    "reasons are compared without what stands in angle brackets",
    arguments: [
      ("a <b> c", "a <x> c", true), ("a <b> c", "a <x> d", false),
      ("in <<path>> now", "in </x> now", true),
      ("a > b", "a > c", false), ("a < b", "a < c", false), ("<<a>", "<<b>", true),
      ("<a", "<b", false),
      ("-[x y]", "-[x y]", true), ("", "", true),
    ])
  func reasons(expected: String, actual: String, match: Bool) {
    let verdict = Judge().verdict(
      on: trace(([], nil), ends: raised("E", actual)),
      against: trace(([], nil), ends: raised("E", expected)))
    #expect((verdict.outcome == .pass) == match)
  }

  @Test("endings")
  func endings() {
    let judge = Judge()
    let text = trace(([], nil), ends: raised("E", "text"))
    let any = trace(([], nil), ends: raised("E"))
    let other = trace(([], nil), ends: raised("F", "text"))
    let done = trace(([], "a"))
    #expect(judge.verdict(on: text, against: any).outcome == .pass)
    #expect(judge.verdict(on: any, against: text).isFailure)
    #expect(
      judge.verdict(on: other, against: text).fingerprint == "outcome:raised-E:raised-F:-")
    #expect(judge.verdict(on: text, against: done).fingerprint == "outcome:completed:raised-E:-")
    #expect(judge.verdict(on: done, against: text).isFailure)
    let invalid = trace(ends: .invalid(why: "x"))
    #expect(judge.verdict(on: done, against: invalid).outcome == .invalid("x"))
    #expect(judge.verdict(on: invalid, against: done).isFailure)
    let fuel = trace(([made("a")], nil), ends: .exhausted(what: "calls"))
    #expect(judge.verdict(on: done, against: fuel).outcome == .inconclusive("calls"))
    #expect(
      judge.verdict(on: fuel, against: trace(([made("a")], "a"))).outcome == .inconclusive("calls"))
    #expect(judge.verdict(on: fuel, against: trace(([made("b")], "a"))).isFailure)
  }

  @Test("a trace that goes on, stops early, or raises in another step")
  func lengths() {
    let judge = Judge()
    let one = trace(([], "a"))
    let two = trace(([], "a"), ([], "a"))
    #expect(judge.verdict(on: one, against: two).fingerprint == "outcome:tree:no-step:-")
    #expect(judge.verdict(on: two, against: one).fingerprint == "outcome:no-step:tree:-")
    let early = trace(([], nil), ends: raised("E"))
    let late = trace(([], "a"), ([], nil), ends: raised("E"))
    #expect(judge.verdict(on: early, against: late).isFailure)
    #expect(judge.verdict(on: late, against: early).isFailure)
  }

  @Test("past an unspecified point a trace goes on as it likes")
  func unspecified() {
    let judge = Judge()
    let expected = trace(([], "a"), ([made("b")], nil), ends: .unspecified(rule: .UNW(44)))
    let on = trace(([], "a"), ([made("b"), dismiss("a")], "c"), ([], "d"))
    let raises = trace(([], "a"), ([made("b")], nil), ends: raised("E"))
    let sooner = trace(([], "a"), ([], nil), ends: .unspecified(rule: .UNW(43)))
    for actual in [expected, on, raises, sooner] {
      #expect(judge.verdict(on: actual, against: expected).outcome == .unspecified(.UNW(44)))
    }
    let before = trace(([], "b"), ([made("b")], "c"))
    let inside = trace(([], "a"), ([made("c")], "c"))
    let early = trace(([], nil), ends: raised("E"))
    let missing = trace(([], "a"), ([], "c"))
    for actual in [before, inside, early, missing] {
      #expect(judge.verdict(on: actual, against: expected).isFailure)
    }
    let fuel = trace(([], nil), ends: .exhausted(what: "x"))
    #expect(judge.verdict(on: fuel, against: expected).outcome == .inconclusive("x"))
  }
}
