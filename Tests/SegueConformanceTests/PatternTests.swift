import SegueConformance
import SegueScenarios
import Testing

/// Events called a, b, c … and patterns over them.
private func event(_ name: Character) -> Event { Event(.show, on: String(name)) }
private func pattern(_ name: Character) -> Pattern { .event(event(name)) }

@Suite("Judge: a trace against a case")
struct PatternTests {
  private func judge(_ events: String, _ patterns: [Pattern], watch: Set<Event.Kind>? = nil)
    -> Verdict
  {
    Judge().verdict(
      on: trace((events.map(event), "t")), against: .step(patterns, watch: watch))
  }

  @Test(
    "patterns match exactly",
    arguments: [
      ("ab", [pattern("a"), pattern("b")], true),
      ("aba", [pattern("a"), pattern("b")], false),
      ("b", [.optional(event("a")), pattern("b")], true),
      ("ab", [.optional(event("a")), pattern("b")], true),
      ("aab", [.optional(event("a")), pattern("b")], false),
      // The optional has to leave the event to the one that needs it.
      ("a", [.optional(event("a")), pattern("a")], true),
      ("ac", [.either([pattern("a")], [pattern("a"), pattern("b")]), pattern("c")], true),
      ("abc", [.either([pattern("a")], [pattern("a"), pattern("b")]), pattern("c")], true),
      ("abb", [.either([pattern("a")], [pattern("a"), pattern("b")]), pattern("b")], true),
      ("c", [.either([], [pattern("a")]), pattern("c")], true),
      ("cab", [.unordered([event("a"), event("b"), event("c")])], true),
      ("caa", [.unordered([event("a"), event("b"), event("c")])], false),
      ("ab", [.unordered([event("a"), event("b"), event("c")])], false),
      ("ab", [pattern("a"), pattern("b"), .forbid(event("c"))], true),
      ("ab", [.forbid(event("b")), pattern("a"), pattern("b")], false),
      ("ab", [.forbidKind(.push), pattern("a"), pattern("b")], true),
      ("ab", [.either([pattern("a"), .forbid(event("b"))], [pattern("a")]), pattern("b")], true),
      ("ab", [.either([pattern("a"), .forbid(event("b"))], [pattern("b")]), pattern("b")], false),
      ("", [], true), ("", [.optional(event("a"))], true), ("a", [], false),
    ] as [(String, [Pattern], Bool)])
  func exact(events: String, patterns: [Pattern], match: Bool) {
    #expect((judge(events, patterns).outcome == .pass) == match)
  }

  @Test("the first event that no way of matching explains is the divergence")
  func furthest() throws {
    let patterns: [Pattern] = [
      pattern("a"), .optional(event("b")), .either([pattern("c")], [pattern("d"), pattern("e")]),
    ]
    let wrong = try #require(judge("abdx", patterns).divergence)
    #expect(wrong.event == 3 && wrong.expected == .event(event("e")))
    let stuck = try #require(judge("ax", patterns).divergence)
    #expect(stuck.event == 1 && stuck.actual == .event(event("x")))
    #expect(stuck.expected == .oneOf([event("c"), event("d")], orNothing: false))
    let extra = try #require(judge("ac" + "x", patterns).divergence)
    #expect(extra.event == 2 && extra.expected == .nothing)
    let maybe = try #require(judge("ax", [pattern("a"), .optional(event("b"))]).divergence)
    #expect(maybe.expected == .oneOf([event("b")], orNothing: true))
  }

  @Test("forbidden events are found wherever they stand, watched or not")
  func forbidden() throws {
    let verdict = Judge().verdict(
      on: trace(([event("a"), dismiss("a")], "t")),
      against: .step([pattern("a"), .forbidKind(.dismiss)], watch: [.show]))
    let divergence = try #require(verdict.divergence)
    #expect(divergence.event == 1 && divergence.expected == .noEvent(ofKind: .dismiss))
    #expect(divergence.fingerprint == "callbacks:!dismiss:dismiss:-")
  }

  @Test("only watched events are compared")
  func watch() {
    let actual = trace(([made("x"), event("a"), dismiss("a")], "t"))
    #expect(
      Judge().verdict(on: actual, against: .step([pattern("a")], watch: [.show])).outcome == .pass)
    #expect(Judge().verdict(on: actual, against: .step([pattern("a")])).isFailure)
  }

  @Test("alternatives cost no more than their number times the events")
  func noBlowUp() {
    // Matched naively this takes two to the power of sixty attempts.
    let patterns = (0..<60).flatMap { _ -> [Pattern] in
      [.either([pattern("a")], [pattern("a"), pattern("a")]), .optional(event("a"))]
    }
    let events = String(repeating: "a", count: 100)
    #expect(judge(events, patterns).outcome == .pass)
    #expect(judge(events + "b", patterns).isFailure)
  }

  @Test("SEG-83: an expected question without a name stands for any name")
  func anonymous() {
    let actual = trace(([should("a", "x"), prepare("a", to: "b", "x")], "t"))
    #expect(
      Judge().verdict(
        on: actual, against: .step([.event(should("a")), .event(prepare("a", to: "b", "x"))])
      ).outcome == .pass)
    #expect(
      Judge().verdict(
        on: actual, against: .step([.event(should("a", "x")), .event(prepare("a", to: "b"))])
      ).fingerprint == "callbacks:prepare:name:-")
    let two = trace(([should("a", "x"), should("a", "y")], "t"))
    let any = Expectation.step([.unordered([should("a"), should("a", "x")])])
    #expect(Judge().verdict(on: two, against: any).outcome == .pass)
  }

  @Test("steps that are null or beyond the list are free; the ending is not")
  func free() {
    let expectation = Expectation(
      watch: nil, steps: [nil, StepExpectation(snapshot: ExpectedSnapshot(tree: "t"))])
    let actual = trace(([event("a")], "x"), ([event("b")], "t"), ([event("c")], "y"))
    #expect(Judge().verdict(on: actual, against: expectation).outcome == .pass)
    var raises = actual
    raises.ending = raised("E")
    let divergence = Judge().verdict(on: raises, against: expectation).divergence
    #expect(divergence?.step == 2 && divergence?.actual == .ending(raised("E")))
    #expect(Judge().verdict(on: trace(([], "x")), against: expectation).isFailure)
  }

  @Test("a listed step with a snapshot is compared in full before an unspecified end")
  func openEnd() {
    let end = Ending.unspecified(rule: .UNW(40))
    let actual = trace(([event("a"), event("b")], "t"), ([], "u"))
    let open = Expectation.step([pattern("a")], ends: end)
    let closed = Expectation.step([pattern("a")], tree: "t", ends: end)
    #expect(Judge().verdict(on: actual, against: open).outcome == .unspecified(.UNW(40)))
    #expect(Judge().verdict(on: actual, against: closed).isFailure)
  }

  @Test("a case asserts only what its rules say")
  func justified() {
    var cited = event("a")
    cited.rules = [.SEG(4), .SEG(5)]
    let reference = trace(([cited, event("b")], "t"))
    func offenders(_ patterns: [Pattern]) -> [String] {
      Expectation.step(patterns).unjustified(by: reference, citing: [.SEG(4)]).map(\.event.on)
    }
    #expect(offenders([pattern("a"), .forbid(event("b"))]) == [])
    #expect(offenders([pattern("a"), pattern("b"), pattern("c")]) == ["b", "c"])
    #expect(offenders([.either([pattern("a")], [pattern("c")])]) == [])
    #expect(offenders([.either([pattern("b")], [pattern("c"), pattern("b")])]) == ["b"])
    #expect(offenders([.optional(event("c")), .optional(event("b"))]) == ["b"])
    #expect(offenders([.unordered([event("a"), event("b")])]) == ["b"])
    let watching = Expectation.step([pattern("a"), .event(dismiss("a"))], watch: [.show])
    #expect(watching.unwatched.map(\.event) == [dismiss("a")])
  }
}
