import SegueScenarios

extension Faulty {
  /// Segues.
  static let segues: [Faulty] = [
    Faulty(
      "trigger twice", "\(added).trigger: the trigger \"row\" has a segue already",
      segue(Segue(kind: .show, trigger: "row", destination: "detail"))),
    Faulty(
      "empty trigger", "\(added).trigger: the text is empty",
      segue(Segue(kind: .show, trigger: "", destination: "detail"))),
    Faulty(
      "no destination", "\(added): a segue of this kind needs a \"destination\"",
      segue(Segue(kind: .embed))),
    Faulty(
      "unknown destination", "\(added).destination: there is no scene \"x\"",
      segue(Segue(kind: .embed, destination: "x"))),
    Faulty(
      "no action", "\(added): an unwind segue needs an \"action\"", segue(Segue(kind: .unwind))),
    Faulty(
      "empty unwind action", "\(added).action: the text is empty",
      segue(Segue(kind: .unwind, action: ""))),
    Faulty(
      "unwind with destination", "\(added).destination: an unwind segue finds its destination",
      segue(Segue(kind: .unwind, destination: "nav", action: "a:"))),
    Faulty(
      "action without unwind", "\(added).action: only an unwind segue has an action",
      segue(Segue(kind: .show, destination: "detail", action: "a:"))),
    Faulty(
      "unknown segue class",
      "\(added).class: there is no segue class \"X\": list it in \"segueClasses\"",
      segue(Segue(kind: .custom, destination: "detail", segueClass: "X"))),
    Faulty(
      "pane", "\(added).pane: the pane is 0 or 1, not -1",
      segue(Segue(kind: .replace, destination: "detail", pane: -1))),
  ]
}
