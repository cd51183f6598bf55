import SegueConformance
import SegueScenarios

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
}

// What the examples are made of.
extension LawExamples {
  static func example(
    _ name: String, breaks: [UInt16] = [], layers: Set<Layer>, profile: Profile = .ios14,
    ends: Ending = .completed, _ steps: [Step], _ entries: [StepTrace]
  ) -> LawExample {
    LawExample(
      name: name, breaks: breaks.map { .LAW($0) }, scenario: app(steps, profile),
      trace: Trace(steps: entries, ending: ends), layers: layers)
  }

  static let outcome: Set<Layer> = [.outcome]
  static let calls: Set<Layer> = [.callbacks]
  static let search: Set<Layer> = [.search]
  static let seen: Set<Layer> = [.outcome, .callbacks]
  static let asking: Set<Layer> = [.outcome, .search]
  static let talking: Set<Layer> = [.callbacks, .search]
  static let row = Step.trigger(name: "row", on: "s")
  static let rowAsked = should("s", "go", sender: "row")
}
