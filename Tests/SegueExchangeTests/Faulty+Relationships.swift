import SegueScenarios

extension Faulty {
  /// Relationships and what contains itself.
  static let relationships: [Faulty] = [
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
  ]
}
