import SegueReports
import SegueScenarios
import Testing

@Suite("Traces explained")
struct TraceTextTests {
  @Test("A step that changes nothing says so, and what lives outside the window is listed")
  func asBefore() {
    let trace = Trace(steps: [
      StepTrace(snapshot: Snapshot(tree: "a", detached: [])),
      StepTrace(
        events: [Event(.initialize, on: "b", name: "B", rules: [.STB(9), .STB(10)])],
        snapshot: Snapshot(tree: "a", detached: ["b", "c[d]"])),
    ])
    let text = TraceText(
      trace, steps: ["{\"create\":\"B\"}"], sentences: [.STB(9): "New.", .STB(10): "No view."]
    ).text
    #expect(
      text == """
        launch
          a

        step 1  {"create":"B"}
          init b (B)                                                STB-9 STB-10
          (as before)
          alive outside the window: b; c[d]

        STB-9     New.

        """)
  }

  @Test("An ending stands in its last step, with the rules it cites")
  func ending() {
    let trace = Trace(
      steps: [
        StepTrace(snapshot: Snapshot(tree: "")),
        StepTrace(events: [Event(.push, on: "nav", to: "a")], rules: [.CNT(1)]),
      ], ending: .raised(name: "Bang", reason: "twice", rules: [.CNT(3)]))
    let text = TraceText(trace, steps: ["push"], sentences: [.CNT(1): "One.", .CNT(3): "Three."])
      .text
    #expect(
      text == """
        launch
          (no window)

        step 1  push
          push nav a
          because CNT-1
          ✗ raised Bang: twice
            CNT-3

        CNT-1     One.
        CNT-3     Three.

        """)
  }

  @Test("After a step without a snapshot the tree is compared with the last one seen")
  func missingSnapshot() {
    let trace = Trace(steps: [
      StepTrace(snapshot: Snapshot(tree: "a")), StepTrace(),
      StepTrace(snapshot: Snapshot(tree: "b")),
    ])
    #expect(
      TraceText(trace, steps: ["one", "two"], sentences: [:]).text == """
        launch
          a

        step 1  one

        step 2  two
          before          after
          a               b


        """)
  }

  @Test("Many rules behind a step stand eight to a line")
  func manyRules() {
    let trace = Trace(steps: [StepTrace(rules: (1...17).map { .SEG($0) })])
    let lines = TraceText(trace, steps: [], sentences: [:]).text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "launch", "  because SEG-1 SEG-2 SEG-3 SEG-4 SEG-5 SEG-6 SEG-7 SEG-8",
        "          SEG-9 SEG-10 SEG-11 SEG-12 SEG-13 SEG-14 SEG-15 SEG-16", "          SEG-17",
      ])
  }

  @Test("A trace may have more steps than its scenario")
  func stepsTooMany() {
    let trace = Trace(steps: [StepTrace(), StepTrace(), StepTrace()])
    #expect(
      TraceText(trace, steps: ["one"], sentences: [:]).text == """
        launch

        step 1  one

        step 2  (not in the scenario)


        """)
  }

  @Test("Where the trees of a trace are very long in all, none is drawn")
  func manyTrees() {
    let trees = ["a[b, c]", "a[b]"].map {
      $0.replacing("b", with: String(repeating: "b", count: 900))
    }
    func lines(_ count: Int) -> [Substring] {
      let steps = (0..<count).map { StepTrace(snapshot: Snapshot(tree: trees[$0 % 2])) }
      return TraceText(
        Trace(steps: steps), steps: Array(repeating: "step", count: count), sentences: [:]
      ).text.split(separator: "\n")
    }
    #expect(lines(4)[1] == "  a")
    #expect(lines(1_200)[1] == "  \(trees[0])")
  }
}
