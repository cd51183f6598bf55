import SegueConformance
import SegueScenarios

private func example(
  _ name: String, breaks: [UInt16] = [], layers: Set<Layer>, profile: Profile = .ios14,
  ends: Ending = .completed, _ steps: [Step], _ entries: [StepTrace]
) -> LawExample {
  LawExample(
    name: name, breaks: breaks.map { .LAW($0) }, scenario: app(steps, profile),
    trace: Trace(steps: entries, ending: ends), layers: layers)
}

private let outcome: Set<Layer> = [.outcome]
private let calls: Set<Layer> = [.callbacks]
private let search: Set<Layer> = [.search]
private let seen: Set<Layer> = [.outcome, .callbacks]
private let asking: Set<Layer> = [.outcome, .search]
private let talking: Set<Layer> = [.callbacks, .search]
private let row = Step.trigger(name: "row", on: "s")
private let rowAsked = should("s", "go", sender: "row")

/// The smallest trace that breaks each law.
enum LawExamples {
  static let all = hierarchy + lifetimes + questions + order + transition + segues

  static let hierarchy: [LawExample] = [
    example("child and presented", breaks: [1], layers: outcome, [], [began("root[a] > a")]),
    example(
      "another root", breaks: [2], layers: outcome, [.loadView(controller: "root")],
      [began("root"), then("b")]),
    example("selected on a stack", breaks: [3], layers: outcome, [], [began("nav[a*]")]),
    example("two tabs selected", breaks: [3], layers: outcome, [], [began("tabs[a*, b*]")]),
    example(
      "bottom popped", breaks: [4], layers: outcome, [.pop(on: "nav")],
      [began("nav[a]"), then("nav")]),
    example(
      "popped too little", breaks: [5], layers: outcome, [.popTo(controller: "a", on: "nav")],
      [began("nav[a, b, c]"), then("nav[a, b]")]),
    example(
      "pushed over a member", breaks: [6], layers: outcome, [.push(controller: "c", on: "nav")],
      [began("nav[a, b]"), then("nav[a, c]")]),
    example(
      "dismissed and popped", breaks: [7], layers: outcome, [.dismiss(on: "s")],
      [began("nav[a, b] > s"), then("nav[a]")]),
    example(
      "presented instead", breaks: [8], layers: outcome,
      [.present(controller: "b", on: "root", style: nil)],
      [began("root > a"), then("root > b")]),
    example(
      "selection ignored", breaks: [9], layers: outcome, [.select(controller: "b", on: "tabs")],
      [began("tabs[a*, b]"), then("tabs[a*, b]")]),
    example(
      "popped by a tab", breaks: [10], layers: outcome, [.select(controller: "c", on: "tabs")],
      [began("tabs[nav[a, b]*, c]"), then("tabs[nav[a], c*]")]),
  ]

  static let lifetimes: [LawExample] = [
    example(
      "a number skipped", breaks: [11], layers: calls, [],
      [then([made("d", "Plain"), made("d#3", "Plain")], "d")]),
    example("never made", breaks: [12], layers: seen, [], [then("a")]),
    example(
      "back from the dead", breaks: [13], layers: seen,
      [.dismiss(on: "root"), .loadView(controller: "root")],
      [began("root > s"), then("root"), then([loaded("s")], "root")]),
    example(
      "loaded twice", breaks: [14], layers: calls, [],
      [then([made("a", "Target"), loaded("a"), loaded("a")], "a")]),
    example(
      "loaded and not listed", breaks: [15], layers: seen, [],
      [
        StepTrace(
          events: [made("a", "Target"), loaded("a")], snapshot: Snapshot(tree: "a", loaded: []))
      ]),
    example(
      "listed and nowhere", breaks: [16], layers: outcome, [],
      [StepTrace(snapshot: Snapshot(tree: "a", detached: [], loaded: ["a", "b"]))]),
    example(
      "a snapshot missing", breaks: [17], layers: outcome, [.loadView(controller: "a")],
      [then(nil), then("a")]),
    example(
      "a snapshot after a raise", breaks: [17], layers: outcome, ends: raised("E"), [], [then("a")]),
    example(
      "no such segue", breaks: [18], layers: seen,
      [.performSegue(identifier: "?", on: "a", sender: nil)],
      [began("a"), then("a")]),
    example("no tree", breaks: [58], layers: outcome, [], [then("nav[a, b")]),
    example(
      "a step too few", breaks: [59], layers: outcome,
      [.loadView(controller: "a"), .loadView(controller: "a")],
      [began("a"), then("a")]),
  ]

  static let questions: [LawExample] = [
    example(
      "the source says yes", breaks: [19], layers: search, [unwind("a")],
      [began("a"), then([asked("a", true)], "a")]),
    example(
      "an override unheard", breaks: [20], layers: search, [unwind()],
      [began("s"), then([asked("never", true)], "s")]),
    example(
      "asked in another tree", breaks: [21], layers: asking, [unwind()],
      [began("s", detached: ["x"]), then([asked("x", false)], "s", detached: ["x"])]),
    example(
      "asked after a yes", breaks: [22], layers: search, [unwind()],
      [began("s"), then([asked("a", true), asked("b", false)], "s")]),
    example(
      "another one prepared for", breaks: [23], layers: talking, [unwind()],
      [
        began("root > s", detached: ["a"]),
        then(
          [asked("a", true), object("s", to: "root"), prepare("s", to: "root", "back")], "root > s"),
      ]),
    example(
      "a presented one asked twice", breaks: [24, 25], layers: asking, [unwind()],
      [
        began("root > b > s"),
        then(
          [asked("s", false), asked("b", false), asked("s", false), asked("root", true)],
          "root > b > s"),
      ]),
    example(
      "a child asked twice", breaks: [25], layers: asking, [unwind()],
      [
        began("nav[c, s]"),
        then([asked("c", false), asked("nav", false), asked("c", false)], "nav[c, s]"),
      ]),
    example(
      "the container first", breaks: [26], layers: search, [unwind()],
      [began("s"), then([asked("nav", false), allowed("nav", ["c"])], "s")]),
    example(
      "out of turn", breaks: [27], layers: search, [unwind()],
      [
        began("s"),
        then([allowed("nav", ["c", "d"]), asked("d", false), asked("c", false)], "s"),
      ]),
    example(
      "the source's own branch", breaks: [28], layers: asking, [unwind()],
      [began("nav[c, s]"), then([allowed("nav", ["s", "c"])], "nav[c, s]")]),
    example(
      "a stack from below", breaks: [29], layers: asking, [unwind()],
      [began("nav[c, d, s]"), then([allowed("nav", ["c", "d"])], "nav[c, d, s]")]),
    example(
      "a hook nobody overrides", breaks: [30], layers: search, [unwind()],
      [began("s"), then([Event(.forUnwindAction, on: "nav", name: "done:")], "s")]),
    example(
      "ahead of its time", breaks: [31], layers: search, profile: .ios8, [unwind()],
      [began("s"), then([allowed("nav", ["c"])], "s")]),
  ]

  static let order: [LawExample] = [
    example(
      "asked although named", breaks: [32], layers: calls, [unwind()],
      [began("s"), then([should("s", "back")], "s")]),
    example(
      "refused and prepared", breaks: [33], layers: calls, [.trigger(name: "save", on: "s")],
      [
        began("root > s"),
        then(
          [
            should("s", "back", false, sender: "save"), object("s", to: "root"),
            prepare("s", to: "root", "back", sender: "save"),
          ], "root > s"),
      ]),
    example(
      "asked after prepare", breaks: [34], layers: talking, [unwind()],
      [
        began("root > s"),
        then(
          [
            object("s", to: "root"), prepare("s", to: "root", "back"), asked("root", true),
            action("root", from: "s"),
          ], "root > s"),
      ]),
    example(
      "two actions", breaks: [35], layers: calls, [unwind()],
      [
        began("root > s", detached: ["a"]),
        then(carriedOut(to: "root") + [action("a", from: "s")], "root > s"),
      ]),
    example(
      "a stranger prepares", breaks: [36], layers: calls, [unwind()],
      [
        began("root > b > s"),
        then(
          [object("s", to: "root"), prepare("b", to: "root", "back"), action("root", from: "s")],
          "root"),
      ]),
    example(
      "dismissed before the action", breaks: [37], layers: calls, [unwind()],
      [
        began("root > s"),
        then(
          [
            object("s", to: "root"), prepare("s", to: "root", "back"), dismiss("root"),
            action("root", from: "s"),
          ], "root"),
      ]),
    example(
      "no such action", breaks: [38], layers: calls, [unwind()],
      [began("b > s"), then(carriedOut(to: "b"), "b > s")]),
    example(
      "nobody, and prepared", breaks: [39], layers: talking, [unwind()],
      [
        began("b > s"),
        then([asked("b", false), object("s", to: "b"), prepare("s", to: "b", "back")], "b > s"),
      ]),
    example(
      "a destination made", breaks: [40], layers: calls, [unwind()],
      [began("root > s"), then([made("a", "Target")] + carriedOut(to: "a"), "root > s")]),
    example(
      "another sender", breaks: [41], layers: calls, [unwind(sender: "code")],
      [began("root > s"), then(carriedOut(to: "root", sender: "save"), "root")]),
    example(
      "an action of a swipe", breaks: [42], layers: calls, [.swipe(controller: "s")],
      [began("root > s"), then([action("root", from: "s")], "root")]),
    example(
      "a search of a back tap", breaks: [43], layers: search, [.back(on: "nav")],
      [began("nav[c, s]"), then([asked("c", false)], "nav[c]")]),
  ]

  static let transition: [LawExample] = [
    example(
      "two dismissals", breaks: [44], layers: calls, [unwind()],
      [
        began("root > b > s"),
        then(carriedOut(to: "root") + [dismiss("b"), dismiss("root")], "root"),
      ]),
    example(
      "the source dismisses", breaks: [45], layers: seen, [unwind()],
      [began("root > b > s"), then(carriedOut(to: "root") + [dismiss("s")], "root")]),
    example(
      "dismissed and still there", breaks: [46], layers: seen, [unwind()],
      [began("root > s"), then(carriedOut(to: "root") + [dismiss("root")], "root > s")]),
    example(
      "the destination popped", breaks: [47], layers: seen, [unwind()],
      [began("nav[c, a] > s"), then(carriedOut(to: "a"), "nav[c]")]),
    example(
      "told before the dismissal", breaks: [48], layers: calls, [unwind()],
      [
        began("nav[a, b] > s"),
        then(carriedOut(to: "a") + [told("nav", towards: "a"), dismiss("nav")], "nav[a]"),
      ]),
    example(
      "towards another one", breaks: [49], layers: calls, [unwind()],
      [began("nav[a, b, s]"), then(carriedOut(to: "a") + [told("nav", towards: "b")], "nav[a]")]),
    example(
      "the destination told", breaks: [50], layers: calls, [unwind()],
      [
        began("root[nav[s]]"),
        then(
          carriedOut(to: "root") + [told("root", towards: "nav"), told("nav", towards: "root")],
          "root[nav[s]]"),
      ]),
    example(
      "told inside the dismissed", breaks: [51], layers: seen, [unwind()],
      [
        began("root > nav[b, s]"),
        then(carriedOut(to: "root") + [dismiss("root"), told("nav", towards: "root")], "root"),
      ]),
    example(
      "told and not popped", breaks: [52], layers: seen, [unwind()],
      [began("nav[a, s]"), then(carriedOut(to: "a") + [told("nav", towards: "a")], "nav[a, s]")]),
    example(
      "told and not selected", breaks: [53], layers: seen, [unwind()],
      [
        began("tabs[a, s*]"),
        then(carriedOut(to: "a") + [told("tabs", towards: "a")], "tabs[a, s*]"),
      ]),
  ]

  static let segues: [LawExample] = [
    example(
      "prepared before made", breaks: [54], layers: calls, [row],
      [
        began("nav[s]"),
        then(
          [
            rowAsked, object("s", to: "d"), prepare("s", to: "d", "go", sender: "row"),
            made("d", "Plain"),
          ], "nav[s, d]"),
      ]),
    example(
      "an old destination", breaks: [55], layers: calls, [row],
      [
        began("nav[s]", detached: ["d"]),
        then(
          [rowAsked, object("s", to: "d"), prepare("s", to: "d", "go", sender: "row")], "nav[s, d]"),
      ]),
    example(
      "loaded before prepare", breaks: [56], layers: calls, [row],
      [
        began("nav[s]"),
        then(
          [
            rowAsked, made("d", "Plain"), object("s", to: "d"), loaded("d"),
            prepare("s", to: "d", "go", sender: "row"),
          ], "nav[s, d]"),
      ]),
    example(
      "another control", breaks: [57], layers: calls, [row],
      [
        began("nav[s]"),
        then(
          [
            rowAsked, made("d", "Plain"), object("s", to: "d"),
            prepare("s", to: "d", "go", sender: "save"),
          ], "nav[s, d]"),
      ]),
  ]

  /// Traces as they should be, one of each kind: they break no law.
  static let healthy: [LawExample] = [
    example("nothing but a launch", layers: Set(Layer.allCases), [], [began("root")]),
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
