import SegueConformance
import SegueScenarios

/// Values in which every key of the format occurs.
enum Samples {
  /// Every kind of step, with and without what is optional in it.
  static let steps: [Step] = [
    .trigger(name: "row", on: "list"),
    .back(on: "nav"),
    .tapTab(controller: "list", on: "tabs"),
    .swipe(controller: "sheet"),
    .performSegue(identifier: "go", on: "list", sender: nil),
    .performSegue(identifier: "go", on: "list#2", sender: "me \"and\" \u{1} ünï"),
    .instantiate(storyboard: "Main", identifier: nil, creator: nil),
    .instantiate(storyboard: "None", identifier: "x", creator: .nothing),
    .instantiate(storyboard: "Main", identifier: "x", creator: .coder(class: nil)),
    .instantiate(storyboard: "Main", identifier: "x", creator: .withoutCoder(class: nil)),
    .instantiate(storyboard: "Main", identifier: "x", creator: .withoutCoder(class: "List")),
    .create(class: "UIViewController", name: "made"),
    .makeSegue(MadeSegue(source: "list", destination: "sheet")),
    .makeSegue(
      MadeSegue(
        identifier: "m", segueClass: "Fade", source: "list", destination: "sheet",
        handler: [.push(controller: "destination", on: "nav"), .dismiss(on: "source")],
        performs: 2)),
    .makeSegue(MadeSegue(source: "list", destination: "sheet", handler: [])),
    .loadView(controller: "made"),
    .present(controller: "made", on: "nav", style: .overCurrentContext),
    .present(controller: nil, on: "nav", style: nil),
    .dismiss(on: "nav"),
    .push(controller: "made#3", on: "nav"),
    .push(controller: nil, on: "nav"),
    .pop(on: "nav"),
    .popTo(controller: "list", on: "nav"),
    .popToRoot(on: "nav"),
    .setStack(controllers: ["list", "made"], on: "nav"),
    .setStack(controllers: [], on: "nav"),
    .select(controller: "list", on: "tabs"),
    .selectMore(on: "tabs"),
    .setTabs(controllers: ["list"], on: "tabs"),
    .show(controller: "made", on: "list"),
    .showDetail(controller: "made", on: "list"),
    .collapse(on: "split"),
    .expand(on: "split"),
    .setColumn(column: .secondary, controller: "made", on: "split"),
    .setColumn(column: .compact, controller: nil, on: "split"),
    .setPages(controllers: ["made"], on: "pager"),
    .addChild(controller: "made", on: "list"),
    .removeChild(controller: "made"),
    .hold(controller: "list"),
    .release(controller: "list"),
    .setRoot(controller: "tabs"),
  ]

  /// Every override and every answer.
  static var list: ClassDefinition {
    var list = ClassDefinition()
    list.superclass = "Base"
    list.actions = ["done:", "back:"]
    list.definesPresentationContext = true
    list.isModalInPresentation = false
    list.presentationStyle = .pageSheet
    list.skipsInitCoder = true
    list.shouldPerform = Answers(.no, byKey: ["go": .callSuper, "": .yes])
    list.canPerform = Answers(.callSuper, byKey: ["done:": .no])
    list.canPerformWithSender = Answers(.yes)
    list.allowedChildren = .controllers(["self", "sheet#2"])
    list.childContaining = .controller("self")
    list.forUnwindAction = .nothing
    list.segueForUnwinding = .segue(
      class: "Fade", handler: [.dismiss(on: "source")], destination: "sheet")
    list.unwindTowards = Body(callsSuper: true, steps: [.loadView(controller: "towards")])
    list.show = Body(steps: [.push(controller: "controller", on: "self")])
    list.showDetail = Body()
    list.refusesShow = true
    list.segueActions = ["make:": .coder(class: "List"), "other:": .nothing]
    list.inShouldPerform = [.loadView(controller: "self")]
    list.inPrepare = [.loadView(controller: "destination")]
    list.inViewDidLoad = [.performSegue(identifier: "go", on: "self", sender: nil)]
    list.inAction = ["done:": [.dismiss(on: "source")], "none:": []]
    list.shouldDismiss = false
    list.keepsPopover = true
    list.shouldSelect = false
    list.collapseSecondary = true
    list.handlesShowDetail = false
    list.topColumnForCollapsing = .primary
    return list
  }

  /// The other spelling of each answer.
  static var base: ClassDefinition {
    var base = ClassDefinition()
    base.missing = true
    base.shouldPerform = Answers(.callSuper)
    base.allowedChildren = .reversed
    base.childContaining = .callSuper
    base.forUnwindAction = .controller("nav")
    base.segueForUnwinding = .nothing
    return base
  }

  static var plain: ClassDefinition {
    var plain = ClassDefinition()
    plain.allowedChildren = .callSuper
    plain.childContaining = .nothing
    plain.forUnwindAction = .callSuper
    plain.segueForUnwinding = .callSuper
    return plain
  }

  static var columns: ClassDefinition {
    var columns = ClassDefinition()
    columns.superclass = "UISplitViewController"
    columns.columns = 3
    return columns
  }

  /// A storyboard with every kind of segue and of relationship.
  static let main = Storyboard(
    initial: "tabs",
    scenes: [
      "tabs": Scene(
        controllerClass: "UITabBarController",
        relationships: [
          Relationship(.viewControllers, "nav"), Relationship(.viewControllers, "split"),
          Relationship(.viewControllers, "other"),
        ]),
      "nav": Scene(
        controllerClass: "UINavigationController", identifier: "nav",
        definesPresentationContext: false,
        presentationStyle: .formSheet, relationships: [Relationship(.rootViewController, "list")]),
      "split": Scene(
        controllerClass: "UISplitViewController",
        relationships: [
          Relationship(.masterViewController, "sheet"),
          Relationship(.detailViewController, "detail"),
        ]),
      "wide": Scene(
        controllerClass: "Columns",
        relationships: [
          Relationship(.primary, "sheet"), Relationship(.supplementary, "pager"),
          Relationship(.secondary, "detail"), Relationship(.compact, "sheet"),
        ]),
      "pager": Scene(controllerClass: "UIPageViewController"),
      "sheet": Scene(controllerClass: "Plain"),
      "detail": Scene(controllerClass: "List", segues: [Segue(kind: .unwind, action: "done:")]),
      "list": Scene(
        controllerClass: "List",
        segues: Segue.Kind.allCases.map {
          $0 == .unwind
            ? Segue(kind: $0, trigger: "save", identifier: "back", action: "done:")
            : Segue(kind: $0, trigger: "\($0)", identifier: "go", destination: "detail")
        } + [
          Segue(
            kind: .replace, destination: "other", segueClass: "Fade", style: .popover,
            segueAction: "make:", anchored: false, pane: 0)
        ]),
      "other": Scene(
        controllerClass: "",
        reference: Reference(storyboard: "Other", identifier: "deep", bundle: "org.example")),
    ])

  static let scenario = Scenario(
    profile: .ios10, device: Device(width: .regular, idiom: .pad),
    classes: ["List": list, "Base": base, "Plain": plain, "Columns": columns],
    segueClasses: [
      "Fade": SegueClass(
        perform: Body(callsSuper: true, steps: [.push(controller: "destination", on: "source")]),
        destination: "sheet"),
      "Gone": SegueClass(missing: true),
    ],
    storyboards: [
      "Main": main,
      "Other": Storyboard(scenes: ["same": Scene(controllerClass: "", reference: Reference())]),
      "Empty": Storyboard(),
    ],
    window: .scene(storyboard: "Main", identifier: "nav"), steps: steps)

  static let events: [Event] =
    Event.Kind.allCases.map { Event($0, on: "list") } + [
      Event(
        .delegate, on: "", to: "sheet", name: "shouldDismiss", sender: "me", answer: false,
        list: ["a", "b#2"], rules: [.UNW(4), .SEG(1)]),
      Event(.allowedChildren, on: "nav", list: []),
    ]

  static let endings: [Ending] = [
    .completed, .raised(name: "NSGenericException", reason: nil, rules: []),
    .raised(name: "NSGenericException", reason: "Receiver (<List: 0x1>)", rules: [.SEG(11)]),
    .unspecified(rule: .SEG(83)), .exhausted(what: "fuel"), .invalid(why: "no such controller"),
  ]

  static let traces: [Trace] = endings.map { ending in
    Trace(
      steps: [
        StepTrace(), StepTrace(events: events, snapshot: Snapshot(tree: "")),
        StepTrace(
          snapshot: Snapshot(
            tree: "nav[list] > sheet", detached: [], loaded: ["nav"], styles: ["sheet": "pageSheet"]
          )),
      ], ending: ending)
  }

  static let expectation = Expectation(
    watch: [.prepare, .initialize],
    steps: [
      nil, StepExpectation(), StepExpectation(events: [], snapshot: ExpectedSnapshot()),
      StepExpectation(
        events: [
          .event(events[0]), .optional(events[1]),
          .either([.event(events[2])], [.optional(events[3]), .forbidKind(.log)]),
          .unordered([events[4], events[5]]), .forbidKind(.dismiss), .forbid(events[6]),
        ],
        snapshot: ExpectedSnapshot(
          tree: "nav[list]", detached: ["x"], loaded: [], styles: [:])), nil,
    ], ending: .unspecified(rule: .SEG(83)))

  static var conformanceCase: ConformanceCase {
    var scenario = scenario
    scenario.profile = .standard
    return ConformanceCase(
      uid: "abcd0123", title: "Every key occurs", rules: [.UNW(4), .SEG(1)], nearMissOf: [.SEG(2)],
      level: .must,
      status: .draft, since: "0.1.0", profiles: [.ios9, .ios14], requires: scenario.features,
      provenance: Provenance(kind: .logged, sources: ["W215"], note: "A note."),
      scenario: scenario, expectation: expectation)
  }

  /// A case as short as one in the corpus.
  static var shortCase: ConformanceCase {
    let scenario = Scenario(
      storyboards: [
        "Main": Storyboard(
          initial: "nav",
          scenes: [
            "nav": Scene(
              controllerClass: "UINavigationController",
              relationships: [Relationship(.rootViewController, "list")]),
            "list": Scene(
              controllerClass: "UIViewController",
              segues: [Segue(kind: .show, trigger: "row", destination: "detail")]),
            "detail": Scene(controllerClass: "UIViewController"),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [.trigger(name: "row", on: "list")])
    return ConformanceCase(
      uid: "00000000", title: "A row pushes its detail — ünïcode", rules: [.SEG(1)], level: .must,
      status: .stable, since: "0.1.0", profiles: Profile.ios, requires: scenario.features,
      provenance: Provenance(kind: .derived, sources: []), scenario: scenario,
      expectation: Expectation(
        watch: [.prepare],
        steps: [
          nil,
          StepExpectation(
            events: [.event(Event(.prepare, on: "list", to: "detail", sender: "row"))],
            snapshot: ExpectedSnapshot(tree: "nav[list, detail]")),
        ]))
  }
}
