import SegueModel
import SegueScenarios
import Testing

/// Whatever a step asks for, no controller gets two places in the hierarchy.
@Suite("One place")
struct OnePlaceTests {
  enum Attempt: String, CaseIterable {
    case detailShownAgain, splitInItself, presentedShown, keptPushedElsewhere

    var steps: [Step] {
      switch self {
      case .detailShownAgain: [.showDetail(controller: "detail", on: "list")]
      case .splitInItself: [.showDetail(controller: "split", on: "list")]
      case .presentedShown:
        [
          .create(class: "UINavigationController", name: "other"),
          .present(controller: "other", on: "list", style: nil),
          .showDetail(controller: "other", on: "list"),
        ]
      case .keptPushedElsewhere:
        [
          .create(class: "UINavigationController", name: "other"),
          .push(controller: "detail", on: "other"), .expand(on: "split"),
        ]
      }
    }
  }

  @Test("CNT-26, CNT-32: in a split view too", arguments: Attempt.allCases, [true, false])
  func splitView(attempt: Attempt, inStacks: Bool) {
    for width in [Device.Width.compact, .regular] {
      var scenes = [
        "split": Scene(
          controllerClass: "UISplitViewController",
          relationships: [
            Relationship(.masterViewController, inStacks ? "nav" : "list"),
            Relationship(.detailViewController, "detail"),
          ]),
        "list": Scene(controllerClass: "UIViewController"),
        "detail": Scene(
          controllerClass: inStacks ? "UINavigationController" : "UIViewController"),
      ]
      if inStacks {
        scenes["nav"] = Scene(
          controllerClass: "UINavigationController",
          relationships: [Relationship(.rootViewController, "list")])
      }
      let trace = ReferenceModel().run(
        Scenario(
          device: Device(width: width, idiom: .pad),
          storyboards: ["Main": Storyboard(initial: "split", scenes: scenes)],
          window: .scene(storyboard: "Main", identifier: nil), steps: attempt.steps))
      for snapshot in trace.steps.compactMap(\.snapshot) {
        let trees = [snapshot.tree] + (snapshot.detached ?? [])
        let names = trees.flatMap { (try? Hierarchy(parsing: $0))?.names ?? ["?", "?"] }
        #expect(Set(names).count == names.count, "\(trees)")
      }
    }
  }
}
