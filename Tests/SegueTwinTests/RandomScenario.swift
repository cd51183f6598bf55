import SegueScenarios

/// A small generator whose numbers all come from one seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes up scenarios: a few classes and scenes, and steps that name them.
struct RandomScenario {
  var random: SplitMix
  let scenes = (0..<9).map { "s\($0)" }
  let made = ["k0", "k1", "k2", "t0"]
  let classes = ["A", "B", "C", "D", "Nav", "Tabs", "Split", "Columns"]
  let kinds = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]

  init(seed: UInt64) { random = SplitMix(state: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  mutating func name() -> String {
    let name = pick(chance(75) ? scenes : made)
    return chance(12) ? name + "#2" : name
  }

  mutating func style() -> PresentationStyle? {
    chance(50) ? nil : pick(PresentationStyle.allCases)
  }

  /// The app, with the steps that make the controllers of code.
  mutating func app() -> Scenario {
    var app = Scenario(
      profile: pick(Profile.ios),
      device: Device(width: pick([.compact, .regular]), idiom: pick([.phone, .pad])))
    for name in classes { app.classes[name] = definition(name) }
    app.segueClasses = [
      "Own": SegueClass(perform: Body(callsSuper: chance(50), steps: callback(segue: true))),
      "Other": SegueClass(destination: chance(50) ? pick(scenes) : nil),
      "Gone": SegueClass(missing: true),
    ]
    var storyboard = Storyboard(initial: pick(Array(scenes.prefix(4))))
    for (place, name) in scenes.enumerated() { storyboard.scenes[name] = scene(place) }
    app.storyboards = ["Main": storyboard]
    app.window =
      chance(90)
      ? .scene(storyboard: "Main", identifier: nil)
      : chance(50)
        ? .none
        : .code(class: pick(classes), name: "w0")
    app.steps = made.map { .create(class: $0 == "t0" ? "Nav" : "D", name: $0) }
    return app
  }

  private mutating func definition(_ name: String) -> ClassDefinition {
    var made = ClassDefinition()
    switch name {
    case "Nav": made.superclass = "UINavigationController"
    case "Tabs": made.superclass = "UITabBarController"
    case "Split": made.superclass = "UISplitViewController"
    case "Columns":
      made.superclass = "UISplitViewController"
      made.columns = 2
    case "B", "C": if chance(40) { made.superclass = "A" }
    default: break
    }
    if chance(50) { made.actions = ["done:"] }
    if chance(8) { made.missing = true }
    if chance(15) { made.definesPresentationContext = chance(50) }
    if chance(15) { made.presentationStyle = style() }
    if chance(10) { made.shouldPerform = Answers(pick([.yes, .no, .callSuper])) }
    if chance(10) { made.canPerform = Answers(pick([.yes, .no, .callSuper])) }
    if chance(10) { made.canPerformWithSender = Answers(pick([.yes, .no, .callSuper])) }
    if chance(10) {
      made.allowedChildren = pick([.callSuper, .reversed, .controllers([pick(scenes)])])
    }
    if chance(6) { made.childContaining = pick([.nothing, .callSuper, .controller(pick(scenes))]) }
    if chance(6) { made.forUnwindAction = pick([.nothing, .callSuper, .controller("self")]) }
    if chance(8) {
      made.segueForUnwinding = .segue(class: nil, handler: callback(segue: true), destination: nil)
    }
    if chance(8) { made.show = Body(callsSuper: chance(60), steps: callback()) }
    if chance(8) { made.unwindTowards = Body(callsSuper: chance(60), steps: callback()) }
    if chance(8) { made.inViewDidLoad = callback() }
    if chance(8) { made.inPrepare = callback(segue: true) }
    if chance(8) { made.inShouldPerform = callback() }
    if chance(8) { made.inAction = ["done:": callback(segue: true)] }
    if chance(10) { made.shouldDismiss = chance(50) }
    if chance(10) { made.collapseSecondary = chance(50) }
    if chance(10) { made.refusesShow = true }
    return made
  }

  private mutating func callback(segue: Bool = false) -> [Step] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      if segue && chance(50) {
        return .present(controller: "destination", on: "source", style: nil)
      }
      return step()
    }
  }
}
