import SegueConformance
import SegueScenarios

// Traces that break no law.
extension LawExamples {
  /// Traces as they should be, one of each kind: they break no law.
  static let healthy: [LawExample] = [
    example("nothing but a launch", layers: Set(Layer.allCases), [], [began("root")]),
    example(
      "a split view that collapses as its tab is selected", layers: [.outcome],
      [.select(controller: "split", on: "tabs")],
      [began("tabs[a*, split[nav[b], c]]"), then("tabs[a, split[nav[b, c]]*]")]),
    example("no window", layers: Set(Layer.allCases), [], [then("")]),
    example(
      "three presentations unwound at once", layers: Set(Layer.allCases),
      [.trigger(name: "save", on: "s")],
      [
        began("root > b > c > s"),
        then(
          [
            should("s", "back", sender: "save"), asked("s", false), asked("c", false),
            asked("b", false), asked("root", true),
          ] + carriedOut(to: "root", sender: "save") + [dismiss("root")], "root"),
      ]),
    example(
      "the repeated descents of iOS 9", layers: Set(Layer.allCases), profile: .ios9, [unwind()],
      [
        began("root > b > s"),
        then(
          [asked("s", false), asked("b", false), asked("s", false), asked("b", false)]
            + [asked("root", true)] + carriedOut(to: "root") + [dismiss("root")], "root"),
      ]),
    example(
      "dismissed and popped", layers: Set(Layer.allCases), [unwind()],
      [
        began("nav[a, b] > s"),
        then(
          [asked("b", false), asked("s", false), allowed("nav", ["a"]), asked("a", true)]
            + carriedOut(to: "a") + [dismiss("nav"), told("nav", towards: "a")], "nav[a]"),
      ]),
    example(
      "into another tab", layers: Set(Layer.allCases), [unwind()],
      [
        began("tabs[a, nav[c, s]*]"),
        then(
          [allowed("nav", ["c"]), asked("c", false), asked("nav", false), allowed("tabs", ["a"])]
            + [asked("a", true)] + carriedOut(to: "a")
            + [
              told("s", towards: "nav"), told("nav", towards: "tabs"), told("tabs", towards: "a"),
            ],
          "tabs[a*, nav[c, s]]"),
      ]),
    example(
      "an unwind to nobody", layers: Set(Layer.allCases), [unwind()],
      [began("b > s"), then([asked("s", false), asked("b", false)], "b > s")]),
    example(
      "a refused unwind", layers: Set(Layer.allCases), [.trigger(name: "save", on: "s")],
      [began("b > s"), then([should("s", "back", false, sender: "save")], "b > s")]),
    example(
      "before iOS 9", layers: Set(Layer.allCases), profile: .ios6, [unwind()],
      [
        began("nav[a, s]"),
        then([asked("s", false), asked("a", true)] + carriedOut(to: "a"), "nav[a]"),
      ]),
    example(
      "pushed, then popped", layers: Set(Layer.allCases), [row, .back(on: "nav")],
      [
        began("nav[s]"),
        then(
          [
            rowAsked, made("d", "Plain"), object("s", to: "d"),
            prepare("s", to: "d", "go", sender: "row"), Event(.show, on: "s", to: "d"),
            Event(.show, on: "nav", to: "d"), Event(.push, on: "nav", to: "d"), loaded("d"),
          ], "nav[s, d]"),
        then("nav[s]"),
      ]),
    example(
      "an embed when a view loads", layers: Set(Layer.allCases), [.loadView(controller: "e")],
      [
        began("e"),
        then(
          [
            should("e", "frame"), made("d", "Plain"), object("e", to: "d"),
            prepare("e", to: "d", "frame"), loaded("d"), loaded("e"),
          ], "e[d]"),
      ]),
    example(
      "an unknown segue", layers: Set(Layer.allCases), ends: raised("NSInvalidArgumentException"),
      [.performSegue(identifier: "?", on: "s", sender: nil), .loadView(controller: "s")],
      [began("s"), then(nil)]),
    example(
      "a stopped search", layers: Set(Layer.allCases), ends: .unspecified(rule: .UNW(40)),
      [unwind()],
      [began("nav[b, s]"), then([allowed("nav", ["b"])], nil)]),
    example(
      "out of fuel", layers: Set(Layer.allCases), ends: .exhausted(what: "calls"), [row],
      [began("nav[s]"), then([rowAsked], nil)]),
    example(
      "held while away", layers: Set(Layer.allCases),
      [
        .hold(controller: "s"), .dismiss(on: "root"),
        .present(controller: "s", on: "root", style: nil),
      ],
      [began("root > s"), then("root > s"), then([], "root", detached: ["s"]), then("root > s")]),
    example(
      "tabs, taps and a sheet", layers: Set(Layer.allCases),
      [.tapTab(controller: "b", on: "tabs"), .tapTab(controller: "nav", on: "tabs")],
      [
        began("tabs[nav[a, c]*, b] > s"), then("tabs[nav[a, c], b*] > s"),
        then("tabs[nav[a, c]*, b] > s"),
      ]),
  ]
}
