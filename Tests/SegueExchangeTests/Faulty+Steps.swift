import SegueScenarios

extension Faulty {
  /// Steps, and what is too large.
  static let steps: [Faulty] = [
    Faulty(
      "unknown controller", "steps[1].setStack[1]: \(nobody)",
      step(.setStack(controllers: ["list", "x"], on: "nav"))),
    Faulty(
      "unknown receiver", "steps[1].on: \(nobody)", step(.setStack(controllers: ["list"], on: "x"))),
    Faulty(
      "unknown instance",
      "steps[1].pop: there is no scene \"x#2\" and no controller of that name made in code",
      step(.pop(on: "x#2"))),
    Faulty(
      "first instance with a number",
      "steps[1].pop: \"nav#1\" is no instance: the second of a scene is \"…#2\"",
      step(.pop(on: "nav#1"))),
    Faulty(
      "odd number", "steps[1].pop: \"nav#02\" is no instance: the second of a scene is \"…#2\"",
      step(.pop(on: "nav#02"))),
    Faulty(
      "self outside a class", "steps[1].pop: \"self\" means nothing here", step(.pop(on: "self"))),
    Faulty(
      "empty control", "steps[1].trigger: the text is empty", step(.trigger(name: "", on: "list"))),
    Faulty(
      "class made in code", "steps[1].create: there is no class \"X\": list it in \"classes\"",
      step(.create(class: "X", name: "a"))),
    Faulty(
      "missing class made in code",
      "steps[1].create: the class \"Gone\" is missing at run time: code cannot make one"
    ) {
      $0.classes["Gone"] = ClassDefinition()
      $0.classes["Gone"]?.missing = true
      $0.steps.append(.create(class: "Gone", name: "a"))
    },
    Faulty(
      "name made in code", "steps[1].name: \"a b\" is no name for a controller: \(rule)",
      step(.create(class: "UIViewController", name: "a b"))),
    Faulty(
      "class of a creator",
      "steps[1].creator.withoutCoder: there is no class \"X\": list it in \"classes\"",
      step(.instantiate(storyboard: "Main", identifier: nil, creator: .withoutCoder(class: "X")))),
    Faulty(
      "performed never", "steps[1].makeSegue.performs: a segue is performed 1 to 100 times, not 0",
      step(.makeSegue(MadeSegue(source: "nav", destination: "nav", performs: 0)))),
    Faulty(
      "performed too often",
      "steps[1].makeSegue.performs: a segue is performed 1 to 100 times, not 101",
      step(.makeSegue(MadeSegue(source: "nav", destination: "nav", performs: 101)))),
    Faulty("too many steps", "steps: the scenario has more than 1000000 steps") {
      $0.steps = Array(repeating: .pop(on: "nav"), count: 1_000_001)
    },
    Faulty("too many scenes", "storyboards.Main: the scenario has more than 100000 scenes") {
      for index in 0..<100_000 {
        $0.storyboards["Main"]?.scenes["s\(index)"] = Scene(controllerClass: "UIViewController")
      }
    },
  ]
}
