import SegueScenarios

extension Faulty {
  /// Classes: names, superclasses, answers and what their methods do.
  static let classes: [Faulty] = [
    Faulty("class name", "classes[\"1 a\"]: \"1 a\" is no name for a class: \(rule)") {
      $0.classes["1 a"] = ClassDefinition()
    },
    Faulty(
      "class of UIKit",
      "classes.UITabBarController: UITabBarController is a class of UIKit and cannot be defined again"
    ) { $0.classes["UITabBarController"] = ClassDefinition() },
    Faulty(
      "unknown superclass",
      "classes.List.superclass: there is no class \"X\": list it in \"classes\"",
      definition { $0.superclass = "X" }),
    Faulty("superclass circle", "classes.A.superclass: the superclasses go round in a circle") {
      for (name, superclass) in [("A", "B"), ("B", "C"), ("C", "B")] {
        $0.classes[name] = ClassDefinition()
        $0.classes[name]?.superclass = superclass
      }
    },
    Faulty(
      "own superclass", "classes.List.superclass: the superclasses go round in a circle",
      definition { $0.superclass = "List" }),
    Faulty("many superclasses", "classes.C0.superclass: there are more than 100 superclasses") {
      for index in 0..<102 {
        $0.classes["C\(index)"] = ClassDefinition()
        $0.classes["C\(index)"]?.superclass = index == 101 ? "UIViewController" : "C\(index + 1)"
      }
    },
    Faulty(
      "one column", "classes.List.columns: a split view has 2 or 3 columns, not 1",
      definition { $0.columns = 1 }),
    Faulty(
      "empty action", "classes.List.actions: a selector is empty", definition { $0.actions = [""] }),
    Faulty(
      "empty selector of an answer", "classes.List.canPerform[\"\"]: a selector is empty",
      definition { $0.canPerform = Answers(.yes, byKey: ["": .no]) }),
    Faulty(
      "star as a key",
      "classes.List.shouldPerform: \"*\" stands for every other key and cannot be a key itself",
      definition { $0.shouldPerform = Answers(.yes, byKey: ["*": .no]) }),
    Faulty(
      "empty segue action", "classes.List.segueActions[\"\"]: a selector is empty",
      definition { $0.segueActions = ["": .nothing] }),
    Faulty(
      "class of a segue action",
      "classes.List.segueActions.m:.coder: there is no class \"X\": list it in \"classes\"",
      definition { $0.segueActions = ["m:": .coder(class: "X")] }),
    Faulty(
      "empty action with steps", "classes.List.inAction[\"\"]: a selector is empty",
      definition { $0.inAction = ["": []] }),
    Faulty(
      "unknown allowed child", "classes.List.allowedChildren[1]: \(nobody)",
      definition { $0.allowedChildren = .controllers(["self", "x"]) }),
    Faulty(
      "unknown containing child", "classes.List.childContaining: \(nobody)",
      definition { $0.childContaining = .controller("x") }),
    Faulty(
      "role of another callback",
      "classes.List.unwindTowards.steps[0].dismiss: \"source\" means nothing here",
      definition { $0.unwindTowards = Body(steps: [.dismiss(on: "source")]) }),
    Faulty(
      "role in a handler of nothing",
      "classes.List.inViewDidLoad[0].makeSegue.handler[0].dismiss: \"towards\" means nothing here",
      definition {
        $0.inViewDidLoad = [
          .makeSegue(
            MadeSegue(source: "self", destination: "list", handler: [.dismiss(on: "towards")]))
        ]
      }),
    Faulty(
      "segue class of an unwind",
      "classes.List.segueForUnwinding.class: there is no segue class \"X\": list it in \"segueClasses\"",
      definition { $0.segueForUnwinding = .segue(class: "X", handler: nil, destination: nil) }),
    Faulty(
      "step of an unwind's handler", "classes.List.segueForUnwinding.handler[0].pop: \(nobody)",
      definition {
        $0.segueForUnwinding = .segue(class: nil, handler: [.pop(on: "x")], destination: nil)
      }),
    Faulty("segue class name", "segueClasses.-: \"-\" is no name for a segue class: \(rule)") {
      $0.segueClasses["-"] = SegueClass()
    },
    Faulty(
      "segue class of UIKit",
      "segueClasses.UIStoryboardSegue: UIStoryboardSegue is a class of UIKit and cannot be defined again"
    ) { $0.segueClasses["UIStoryboardSegue"] = SegueClass() },
    Faulty("scene of a segue class", "segueClasses.Fade.destination: there is no scene \"x\"") {
      $0.segueClasses["Fade"] = SegueClass(destination: "x")
    },
    Faulty(
      "self in a segue class",
      "segueClasses.Fade.perform.steps[0].dismiss: \"self\" means nothing here"
    ) { $0.segueClasses["Fade"] = SegueClass(perform: Body(steps: [.dismiss(on: "self")])) },
  ]
}
