import SegueScenarios

/// Scenarios nobody thought of: a few controllers of every kind, and steps between them. The same seed
/// makes the same scenario; what a step names may be gone or not fit, which the model must bear.
struct RandomScenario {
  private var state: UInt64
  private var names: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// SplitMix64.
  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(bound))
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  private mutating func coin(_ one: Int = 2) -> Bool { below(one) == 0 }

  mutating func scenario(_ profile: Profile) -> Scenario {
    names = [
      "nav", "list", "detail", "tabs", "split", "plain", "pager", "nav#2", "list#2", "detail#2",
    ]
    var home = ClassDefinition()
    home.actions = ["done:"]
    if coin(3) { home.canPerform = Answers(pick([.yes, .no, .callSuper])) }
    if coin(3) { home.definesPresentationContext = true }
    var other = ClassDefinition()
    if coin(3) { other.actions = ["done:"] }
    if coin(4) { other.shouldPerform = Answers(pick([.yes, .no])) }
    if coin(4) { other.inViewDidLoad = [step()] }
    if coin(4) { other.inPrepare = [step()] }
    var scenes = [
      "nav": Scene(
        controllerClass: "UINavigationController", identifier: "nav",
        relationships: [Relationship(.rootViewController, "list")]),
      "tabs": Scene(
        controllerClass: "UITabBarController", identifier: "tabs",
        relationships: [
          Relationship(.viewControllers, "nav"), Relationship(.viewControllers, "plain"),
        ]),
      "split": Scene(
        controllerClass: "UISplitViewController", identifier: "split",
        relationships: [
          Relationship(.masterViewController, "nav"), Relationship(.detailViewController, "plain"),
        ]),
    ]
    for name in ["list", "detail", "plain"] {
      scenes[name] = Scene(
        controllerClass: pick(["Home", "Other"]), identifier: name, segues: segues())
    }
    let first = pick(["nav", "tabs", "split", "list"])
    return Scenario(
      profile: profile,
      device: Device(width: pick([.compact, .regular]), idiom: pick([.phone, .pad])),
      classes: ["Home": home, "Other": other],
      storyboards: ["Main": Storyboard(initial: first, scenes: scenes)],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [.create(class: "UIPageViewController", name: "pager")]
        + (0..<(4 + below(16))).map { _ in step() })
  }

  private mutating func segues() -> [Segue] {
    let kinds: [Segue.Kind] = [
      .show, .showDetail, .presentation, .modal, .push, .popoverPresentation,
    ]
    return [
      Segue(
        kind: pick(kinds), trigger: "go", identifier: "go",
        destination: pick(["list", "detail", "plain", "nav"])),
      Segue(kind: .unwind, trigger: "exit", identifier: "exit", action: "done:"),
    ]
  }

  private mutating func step() -> Step {
    let (one, two) = (pick(names), pick(names))
    switch below(28) {
    case 0...3: return .trigger(name: "go", on: one)
    case 4...6: return .trigger(name: "exit", on: one)
    case 7: return .performSegue(identifier: pick(["go", "exit"]), on: one, sender: nil)
    case 8...10:
      return .instantiate(
        storyboard: "Main", identifier: pick(["list", "detail", "nav", "plain", "tabs", "split"]),
        creator: nil)
    case 11:
      return .create(class: pick(["Home", "Other", "UINavigationController"]), name: "detail")
    case 12, 13:
      return .present(
        controller: one, on: two, style: pick([nil, .fullScreen, .currentContext, .popover]))
    case 14: return .dismiss(on: one)
    case 15: return .swipe(controller: one)
    case 16, 17: return .push(controller: one, on: pick(["nav", "nav#2"]))
    case 18: return .pop(on: pick(["nav", "nav#2"]))
    case 19: return .setStack(controllers: [one, two], on: pick(["nav", "nav#2"]))
    case 20: return .select(controller: one, on: "tabs")
    case 21: return .setTabs(controllers: [one, two], on: "tabs")
    case 22: return .show(controller: one, on: two)
    case 23: return .showDetail(controller: one, on: two)
    case 24: return pick([.collapse(on: "split"), .expand(on: "split")])
    case 25: return .addChild(controller: one, on: two)
    case 26:
      return pick([
        .removeChild(controller: one), .hold(controller: one), .release(controller: one),
      ])
    default: return pick([.setRoot(controller: one), .setPages(controllers: [one], on: "pager")])
    }
  }
}
