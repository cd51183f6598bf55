import SegueConformance
import SegueScenarios
import Testing

/// A trace by name, with the laws that it breaks.
struct LawExample: Sendable, CustomTestStringConvertible {
  var name: String
  var breaks: [RuleID]
  var scenario: Scenario
  var trace: Trace
  var layers: Set<Layer>

  var testDescription: String { name }
}

/// One app for all law examples. `a` and `root` implement `done:`; every plain scene has an unwind segue
/// (`back`, control `save`) and a show segue to `d` (`go`, control `row`); `e` embeds `d`.
func app(_ steps: [Step], _ profile: Profile = .ios14) -> Scenario {
  var scenes: [String: Scene] = [
    "nav": Scene(controllerClass: "UINavigationController"),
    "tabs": Scene(controllerClass: "UITabBarController"),
    "split": Scene(controllerClass: "UISplitViewController"),
  ]
  let segues = [
    Segue(kind: .unwind, trigger: "save", identifier: "back", action: "done:"),
    Segue(kind: .show, trigger: "row", identifier: "go", destination: "d"),
  ]
  for name in ["a", "b", "c", "d", "s", "x", "root"] {
    let isTarget = ["a", "root"].contains(name)
    scenes[name] = Scene(controllerClass: isTarget ? "Target" : "Plain", segues: segues)
  }
  scenes["never"] = Scene(controllerClass: "Never", segues: segues)
  scenes["e"] = Scene(
    controllerClass: "Plain",
    segues: [Segue(kind: .embed, identifier: "frame", destination: "d")])
  var (target, never) = (ClassDefinition(), ClassDefinition())
  target.actions = ["done:"]
  never.canPerform = Answers(.no)
  return Scenario(
    profile: profile,
    classes: ["Plain": ClassDefinition(), "Target": target, "Never": never],
    storyboards: ["Main": Storyboard(initial: "root", scenes: scenes)], steps: steps)
}

/// A launch that makes everybody in the trees.
func began(_ tree: String, detached: [String] = []) -> StepTrace {
  let scenes = app([]).storyboards["Main"]?.scenes ?? [:]
  let names = ([tree] + detached).flatMap { (try? Hierarchy(parsing: $0))?.names ?? [] }
  return StepTrace(
    events: names.map { made($0, scenes[$0]?.controllerClass ?? "Plain") },
    snapshot: Snapshot(tree: tree, detached: detached))
}

/// A step's events and the window after it, with nobody outside.
func then(_ tree: String?) -> StepTrace { then([], tree) }

func then(_ events: [Event], _ tree: String?, detached: [String] = []) -> StepTrace {
  StepTrace(events: events, snapshot: tree.map { Snapshot(tree: $0, detached: detached) })
}

func object(_ source: String, to destination: String) -> Event {
  Event(.segue, on: source, to: destination, name: "UIStoryboardSegue")
}

func told(_ on: String, towards: String) -> Event { Event(.unwindTowards, on: on, to: towards) }

func allowed(_ on: String, _ list: [String]) -> Event {
  Event(.allowedChildren, on: on, list: list)
}

/// The middle of an unwind of `s`: the segue object, prepare, the action.
func carriedOut(to destination: String, sender: String? = nil) -> [Event] {
  [
    object("s", to: destination), prepare("s", to: destination, "back", sender: sender),
    action(destination, from: "s"),
  ]
}

func unwind(_ source: String = "s", sender: String? = nil) -> Step {
  .performSegue(identifier: "back", on: source, sender: sender)
}
