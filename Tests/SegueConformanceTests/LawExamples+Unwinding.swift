import SegueConformance
import SegueScenarios

// Traces that break the laws on unwinding.
extension LawExamples {
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
}
