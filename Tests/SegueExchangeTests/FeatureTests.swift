import SegueConformance
import SegueScenarios
import Testing

@Suite("A scenario needs the features that it uses")
struct FeatureTests {
  /// A scenario with one thing in it, and the features that this thing alone brings.
  struct Use: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var scenario: Scenario
    var features: Set<Feature>

    init(_ name: String, _ features: Set<Feature>, _ change: (inout Scenario) -> Void) {
      testDescription = name
      self.features = features
      scenario = Scenario(window: .code(class: "A", name: "root"))
      scenario.classes["A"] = ClassDefinition()
      change(&scenario)
    }
  }

  private static func override(
    _ name: String, _ features: Set<Feature>, _ change: (inout ClassDefinition) -> Void
  ) -> Use {
    Use(name, features) { scenario in
      var definition = ClassDefinition()
      change(&definition)
      scenario.classes["A"] = definition
    }
  }

  private static func step(_ step: Step, _ features: Set<Feature>) -> Use {
    Use("\(step)", features) { $0.steps = [step] }
  }

  private static func scene(_ name: String, _ scene: Scene, _ features: Set<Feature>) -> Use {
    Use(name, features) { $0.storyboards["Main"] = Storyboard(scenes: ["a": scene]) }
  }

  private static let kinds: [(Segue.Kind, Feature)] = [
    (.show, .segueShow), (.showDetail, .segueShowDetail), (.presentation, .seguePresentation),
    (.popoverPresentation, .seguePopover), (.embed, .segueEmbed), (.custom, .segueCustom),
    (.unwind, .segueUnwind), (.push, .segueDeprecated), (.modal, .segueDeprecated),
    (.popover, .segueDeprecated), (.replace, .segueDeprecated),
  ]

  private static let body = Body(steps: [.loadView(controller: "self")])

  static let uses: [Use] =
    kinds.map { kind, feature in
      scene("\(kind)", Scene(controllerClass: "A", segues: [Segue(kind: kind)]), [feature])
    }
    + kinds.map { kind, feature in
      scene(
        "\(kind) with a class",
        Scene(controllerClass: "A", segues: [Segue(kind: kind, segueClass: "S")]),
        kind == .custom ? [feature] : [feature, .segueClass])
    }
    + [
      Use("nothing", []) { _ in },
      Use("no window", [.windowNone]) { $0.window = .none },
      scene(
        "segue action",
        Scene(controllerClass: "A", segues: [Segue(kind: .show, segueAction: "m:")]),
        [.segueShow, .segueAction]),
      scene(
        "style of a segue",
        Scene(controllerClass: "A", segues: [Segue(kind: .presentation, style: .currentContext)]),
        [.seguePresentation, .presentationContext]),
      scene(
        "style of a scene", Scene(controllerClass: "A", presentationStyle: .overCurrentContext),
        [.presentationContext]),
      scene("another style", Scene(controllerClass: "A", presentationStyle: .fullScreen), []),
      scene(
        "context of a scene", Scene(controllerClass: "A", definesPresentationContext: true),
        [.presentationContext]),
      scene("no context", Scene(controllerClass: "A", definesPresentationContext: false), []),
      scene(
        "reference", Scene(controllerClass: "", reference: Reference()), [.storyboardReference]),
      scene("navigation", Scene(controllerClass: "UINavigationController"), [.containerNavigation]),
      scene("tab", Scene(controllerClass: "UITabBarController"), [.containerTab]),
      scene("split", Scene(controllerClass: "UISplitViewController"), [.containerSplit]),
      scene("page", Scene(controllerClass: "UIPageViewController"), [.containerPage]),
      override("columns", [.containerColumns]) {
        $0.superclass = "UISplitViewController"
        $0.columns = 2
      },
      override("shouldPerform", [.hookShouldPerform]) { $0.shouldPerform = Answers(.no) },
      override("canPerform", [.hookCanPerform]) { $0.canPerform = Answers(.no) },
      override("canPerformWithSender", [.hookDeprecated]) {
        $0.canPerformWithSender = Answers(.no)
      },
      override("allowedChildren", [.hookAllowedChildren]) { $0.allowedChildren = .reversed },
      override("childContaining", [.hookAllowedChildren]) { $0.childContaining = .nothing },
      override("forUnwindAction", [.hookDeprecated]) { $0.forUnwindAction = .nothing },
      override("segueForUnwinding", [.hookDeprecated]) { $0.segueForUnwinding = .nothing },
      override("segueForUnwinding with a class", [.hookDeprecated, .segueClass]) {
        $0.segueForUnwinding = .segue(class: "S", handler: nil, destination: nil)
      },
      override(
        "segueForUnwinding with a handler", [.hookDeprecated, .segueMade, .presentationCode]
      ) {
        $0.segueForUnwinding = .segue(class: nil, handler: [.dismiss(on: "self")], destination: nil)
      },
      override("unwindTowards", [.hookUnwindTowards]) { $0.unwindTowards = Body() },
      override("unwindTowards with steps", [.hookUnwindTowards, .hookNested]) {
        $0.unwindTowards = body
      },
      override("show", [.hookShow]) { $0.show = Body() },
      override("showDetail", [.hookShow, .hookNested]) { $0.showDetail = body },
      override("refusesShow", [.hookShow]) { $0.refusesShow = true },
      override("handlesShowDetail", [.hookShow]) { $0.handlesShowDetail = false },
      override("inShouldPerform", [.hookShouldPerform, .hookNested]) {
        $0.inShouldPerform = body.steps
      },
      override("inPrepare", [.hookNested]) { $0.inPrepare = body.steps },
      override("inViewDidLoad", [.hookNested]) { $0.inViewDidLoad = body.steps },
      override("inAction", [.hookNested]) { $0.inAction = ["a:": body.steps] },
      override("inAction without steps", []) { $0.inAction = ["a:": []] },
      override("segue action of a class", [.segueAction, .containerTab]) {
        $0.segueActions = ["m:": .coder(class: "UITabBarController")]
      },
      step(.present(controller: "a", on: "root", style: nil), [.presentationCode]),
      step(
        .present(controller: "a", on: "root", style: .currentContext),
        [.presentationCode, .presentationContext]),
      step(.dismiss(on: "root"), [.presentationCode]),
      step(.swipe(controller: "root"), [.presentationSwipe]),
      step(.show(controller: "a", on: "root"), [.segueShow]),
      step(.showDetail(controller: "a", on: "root"), [.segueShowDetail]),
      step(
        .instantiate(storyboard: "Main", identifier: nil, creator: nil), [.storyboardInstantiate]),
      step(
        .instantiate(storyboard: "Main", identifier: nil, creator: .nothing),
        [.storyboardInstantiate, .storyboardCreator]),
      step(.create(class: "UIViewController", name: "p"), [.controllerCode]),
      step(.create(class: "UIPageViewController", name: "p"), [.controllerCode, .containerPage]),
      step(.setRoot(controller: "a"), [.windowRoot]),
      step(.performSegue(identifier: "i", on: "root", sender: nil), [.segueCode]),
      step(.addChild(controller: "a", on: "root"), [.containerCustom]),
      step(.removeChild(controller: "a"), [.containerCustom]),
      step(
        .makeSegue(MadeSegue(source: "a", destination: "a", handler: [.dismiss(on: "source")])),
        [.segueMade, .presentationCode]),
      step(.hold(controller: "a"), [.controllerHeld]),
      step(.release(controller: "a"), [.controllerHeld]),
      step(.loadView(controller: "a"), []),
      Use("steps of a segue class", [.segueCustom, .presentationCode]) {
        $0.storyboards["Main"] = Storyboard(scenes: [
          "a": Scene(controllerClass: "A", segues: [Segue(kind: .custom, segueClass: "S")])
        ])
        $0.segueClasses["S"] = SegueClass(perform: Body(steps: [.dismiss(on: "source")]))
      },
      Use("a class that nobody is an instance of", []) {
        var definition = ClassDefinition()
        definition.superclass = "UITabBarController"
        definition.shouldPerform = Answers(.no)
        $0.classes["Idle"] = definition
      },
      Use("overrides of a superclass", [.hookShouldPerform]) {
        var definition = ClassDefinition()
        definition.shouldPerform = Answers(.no)
        $0.classes["Base"] = definition
        $0.classes["A"]?.superclass = "Base"
      },
    ]

  @Test(arguments: uses) func feature(_ use: Use) {
    #expect(use.scenario.features == use.features)
  }

  @Test("Every feature comes from some use")
  func everyFeature() {
    let found = Self.uses.reduce(into: Set<Feature>()) { $0.formUnion($1.features) }
    #expect(found == Set(Feature.allCases))
  }
}
