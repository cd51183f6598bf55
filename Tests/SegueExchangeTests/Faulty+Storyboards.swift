import SegueScenarios

extension Faulty {
  /// Storyboards, scenes and the window.
  static let storyboards: [Faulty] = [
    Faulty("storyboard name", "storyboards[\"\"]: \"\" is no name for a storyboard: \(rule)") {
      $0.storyboards[""] = Storyboard()
    },
    Faulty(
      "scene name", "storyboards.Main.scenes.a#2: \"a#2\" is no name for a scene: \(rule)",
      adding("a#2", Scene(controllerClass: "UIViewController"))),
    Faulty(
      "reserved scene name",
      "storyboards.Main.scenes.self: \"self\" has a meaning of its own and cannot name a scene",
      adding("self", Scene(controllerClass: "UIViewController"))),
    Faulty(
      "scene in two storyboards",
      "storyboards.Other.scenes.list: the scene \"list\" stands in \"Main\" too: a name stands in one storyboard only"
    ) {
      $0.storyboards["Other"] = Storyboard(scenes: [
        "list": Scene(controllerClass: "UIViewController")
      ])
    },
    Faulty("initial scene", "storyboards.Main.initial: there is no scene \"x\"") {
      $0.storyboards["Main"]?.initial = "x"
    },
    Faulty(
      "initial scene elsewhere",
      "storyboards.Other.initial: the scene \"list\" stands in \"Main\": only a reference leads there"
    ) { $0.storyboards["Other"] = Storyboard(initial: "list") },
    Faulty(
      "class of a scene", "\(box).class: there is no class \"X\": list it in \"classes\"",
      container("X", [])),
    Faulty(
      "reference with more", "\(box).reference: a reference has nothing else",
      adding("box", Scene(controllerClass: "UIViewController", reference: Reference()))),
    Faulty("storyboard of the window", "window.storyboard: there is no storyboard \"x\"") {
      $0.window = .scene(storyboard: "x", identifier: nil)
    },
    Faulty("class of the window", "window.class: there is no class \"X\": list it in \"classes\"") {
      $0.window = .code(class: "X", name: "a")
    },
    Faulty(
      "name of the window",
      "window.name: \"super\" has a meaning of its own and cannot name a controller"
    ) { $0.window = .code(class: "UIViewController", name: "super") },
  ]
}
