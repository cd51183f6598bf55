import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

/// A scenario with a fault, and what is said about it.
struct Faulty: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var scenario: Scenario
  var fault: String

  init(_ name: String, _ fault: String, _ change: (inout Scenario) -> Void) {
    testDescription = name
    self.fault = fault
    scenario = Samples.shortCase.scenario
    change(&scenario)
  }
}

@Suite("Faults of scenarios are found, the first one first")
struct ValidationTests {
  /// Adds a scene to the storyboard of the sample.
  private static func adding(_ name: String, _ scene: Scene) -> (inout Scenario) -> Void {
    { $0.storyboards["Main"]?.scenes[name] = scene }
  }

  private static func container(
    _ name: String, _ relationships: [Relationship]
  ) -> (inout Scenario) -> Void {
    adding("box", Scene(controllerClass: name, relationships: relationships))
  }

  private static func segue(_ segue: Segue) -> (inout Scenario) -> Void {
    { $0.storyboards["Main"]?.scenes["list"]?.segues.append(segue) }
  }

  private static func definition(
    _ change: @escaping (inout ClassDefinition) -> Void
  ) -> (inout Scenario) -> Void {
    { scenario in
      var definition = ClassDefinition()
      change(&definition)
      scenario.classes["List"] = definition
    }
  }

  private static func step(_ step: Step) -> (inout Scenario) -> Void {
    { $0.steps.append(step) }
  }

  private static let box = "storyboards.Main.scenes.box"
  private static let segues = "storyboards.Main.scenes.list.segues[1]"
  private static let rule = "a name is a letter or _, then letters, digits, _, . and -"
  private static let nobody = "there is no scene \"x\" and no controller of that name made in code"

  static let faults: [Faulty] = [
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
      "relationship of a plain controller",
      "\(box).relationships.viewControllers: \"UIViewController\" has no relationship viewControllers, nor any other",
      container("UIViewController", [Relationship(.viewControllers, "list")])),
    Faulty(
      "relationship of another container",
      "\(box).relationships.viewControllers: \"UINavigationController\" has no relationship viewControllers: it has rootViewController",
      container("UINavigationController", [Relationship(.viewControllers, "list")])),
    Faulty(
      "columns of a classic split view",
      "\(box).relationships.primary: \"UISplitViewController\" has no relationship primary: it has masterViewController, detailViewController",
      container("UISplitViewController", [Relationship(.primary, "list")])),
    Faulty(
      "third column of two",
      "\(box).relationships.supplementary: \"Sub\" has no relationship supplementary: it has primary, secondary, compact"
    ) {
      var columns = ClassDefinition()
      columns.superclass = "UISplitViewController"
      columns.columns = 2
      $0.classes["Columns"] = columns
      columns = ClassDefinition()
      columns.superclass = "Columns"
      $0.classes["Sub"] = columns
      $0.storyboards["Main"]?.scenes["box"] = Scene(
        controllerClass: "Sub", relationships: [Relationship(.supplementary, "list")])
    },
    Faulty(
      "two roots", "\(box).relationships.rootViewController: the relationship leads to two scenes",
      container(
        "UINavigationController",
        [Relationship(.rootViewController, "list"), Relationship(.rootViewController, "detail")])),
    Faulty(
      "detail before master",
      "\(box).relationships.masterViewController: masterViewController stands before detailViewController",
      container(
        "UISplitViewController",
        [
          Relationship(.detailViewController, "list"),
          Relationship(.masterViewController, "detail"),
        ])),
    Faulty(
      "scene of a relationship", "\(box).relationships.viewControllers[1]: there is no scene \"x\"",
      container(
        "UITabBarController",
        [Relationship(.viewControllers, "list"), Relationship(.viewControllers, "x")])),
    Faulty(
      "own child",
      "\(box).relationships.rootViewController: the scene \"box\" would contain itself",
      container("UINavigationController", [Relationship(.rootViewController, "box")])),
    Faulty(
      "own grandchild through a reference",
      "storyboards.Other.scenes.back.reference: the scene \"box\" would contain itself"
    ) {
      $0.storyboards["Main"]?.scenes["box"] = Scene(
        controllerClass: "UINavigationController", identifier: "deep",
        relationships: [Relationship(.rootViewController, "link")])
      $0.storyboards["Main"]?.scenes["link"] = Scene(
        controllerClass: "", reference: Reference(storyboard: "Other"))
      $0.storyboards["Other"] = Storyboard(
        initial: "tabs",
        scenes: [
          "tabs": Scene(
            controllerClass: "UITabBarController",
            relationships: [Relationship(.viewControllers, "back")]),
          "back": Scene(
            controllerClass: "", reference: Reference(storyboard: "Main", identifier: "deep")),
        ])
    },
    Faulty(
      "reference to itself",
      "storyboards.Other.scenes.a.reference: the scene \"a\" would contain itself"
    ) {
      $0.storyboards["Other"] = Storyboard(
        initial: "a", scenes: ["a": Scene(controllerClass: "", reference: Reference())])
    },
    Faulty(
      "reference with more", "\(box).reference: a reference has nothing else",
      adding("box", Scene(controllerClass: "UIViewController", reference: Reference()))),
    Faulty(
      "trigger twice", "\(segues).trigger: the trigger \"row\" has a segue already",
      segue(Segue(kind: .show, trigger: "row", destination: "detail"))),
    Faulty(
      "empty trigger", "\(segues).trigger: the text is empty",
      segue(Segue(kind: .show, trigger: "", destination: "detail"))),
    Faulty(
      "no destination", "\(segues): a segue of this kind needs a \"destination\"",
      segue(Segue(kind: .embed))),
    Faulty(
      "unknown destination", "\(segues).destination: there is no scene \"x\"",
      segue(Segue(kind: .embed, destination: "x"))),
    Faulty(
      "no action", "\(segues): an unwind segue needs an \"action\"", segue(Segue(kind: .unwind))),
    Faulty(
      "empty unwind action", "\(segues).action: the text is empty",
      segue(Segue(kind: .unwind, action: ""))),
    Faulty(
      "unwind with destination", "\(segues).destination: an unwind segue finds its destination",
      segue(Segue(kind: .unwind, destination: "nav", action: "a:"))),
    Faulty(
      "action without unwind", "\(segues).action: only an unwind segue has an action",
      segue(Segue(kind: .show, destination: "detail", action: "a:"))),
    Faulty(
      "unknown segue class",
      "\(segues).class: there is no segue class \"X\": list it in \"segueClasses\"",
      segue(Segue(kind: .custom, destination: "detail", segueClass: "X"))),
    Faulty(
      "pane", "\(segues).pane: the pane is 0 or 1, not -1",
      segue(Segue(kind: .replace, destination: "detail", pane: -1))),
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

  @Test(arguments: faults) func fault(_ faulty: Faulty) throws {
    let fault = try #require(throws: ScenarioFault.self) { try faulty.scenario.validate() }
    #expect(fault.description == faulty.fault)
  }

  @Test("What is only seen at run time is no fault")
  func runTime() throws {
    var scenario = Samples.shortCase.scenario
    scenario.storyboards["Main"]?.initial = nil
    scenario.storyboards["Main"]?.scenes["away"] = Scene(
      controllerClass: "", reference: Reference(storyboard: "Nowhere", identifier: "x"))
    scenario.window = .scene(storyboard: "Main", identifier: "unknown")
    scenario.steps = [
      .pop(on: "nav#7"), .trigger(name: "none", on: "list"), .dismiss(on: "later"),
      .instantiate(storyboard: "Nowhere", identifier: nil, creator: nil),
      .create(class: "UIViewController", name: "later"),
    ]
    try scenario.validate()
  }

  @Test("The deepest handler that is valid can be read back")
  func deepHandlers() throws {
    func nested(_ depth: Int) -> [Step] {
      (0..<depth).reduce([.dismiss(on: "destination")]) { steps, _ in
        [.makeSegue(MadeSegue(source: "self", destination: "self", handler: steps))]
      }
    }
    var sample = Samples.shortCase
    var definition = ClassDefinition()
    definition.segueForUnwinding = .segue(class: nil, handler: nested(16), destination: nil)
    definition.inAction = ["a:": nested(16)]
    sample.scenario.classes["List"] = definition
    #expect(try ConformanceCase(json: sample.canonicalJSON) == sample)
    definition.inAction = ["a:": nested(17)]
    sample.scenario.classes["List"] = definition
    let fault = #expect(throws: ScenarioFault.self) { try sample.scenario.validate() }
    #expect(fault?.message == "handlers stand more than 16 deep in one another")
  }
}
