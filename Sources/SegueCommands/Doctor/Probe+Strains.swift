import SegueExchange
import SegueScenarios

/// Large, long and endless scenarios.
extension Probe {
  static let strains = [
    Probe("long line") { examination throws(Fault) in
      var scenario = Scenario.plain("root", in: examination.profile)
      let name = String(repeating: "x", count: 1_000_000)
      scenario.storyboards["Spare"] = Storyboard(
        scenes: ["spare": Scene(controllerClass: "UIViewController", identifier: name)])
      let trace = try examination.ask(scenario)
      guard let difference = examination.difference(of: trace, in: scenario) else {
        return .ok("a line of a million bytes is read")
      }
      return .fail(
        "a line of a million bytes is misread: \(difference)",
        "a line has up to 1 MiB: read it whole")
    },
    Probe("50 controllers") { examination throws(Fault) in
      let scenario = examination.large
      let trace = try examination.ask(scenario)
      guard let difference = examination.difference(of: trace, in: scenario) else {
        return .ok("are no burden")
      }
      return .fail(
        "a scenario with 50 controllers differs: \(difference)",
        "look for limits of depth or number")
    },
    Probe("fuel") { examination throws(Fault) in
      let steps = Array(repeating: Step.loadView(controller: "root"), count: 4)
      let scenario = Scenario.plain("root", in: examination.profile, steps: steps)
      let answer = try examination.ask(lines: [Array(scenario.json.line.utf8)], fuel: 1).answers[0]
      switch answer {
      case .success(let trace):
        if case .exhausted = trace.ending { return .ok("is counted") }
        return .ok("is not counted here, which only an endless scenario needs")
      case .failure(let fault):
        return .fail(
          "used up it brings about \(fault.kind.rawValue): \(fault.detail)",
          "answer status exhausted when the fuel of a run is used up")
      }
    },
    Probe("endless") { examination throws(Fault) in
      let scenario = examination.endless
      guard scenario.features.isSubset(of: examination.features) else {
        let names = scenario.features.sorted().map(\.rawValue).joined(separator: ", ")
        return .skip("endless scenarios need \(names)")
      }
      let trace = try examination.ask(scenario)
      if case .exhausted = trace.ending { return .ok("a scenario without end is given up") }
      return .fail(
        "a scenario without end is said to have ended",
        "count steps and instantiations, also nested ones, and answer status exhausted")
    },
    Probe("standard error") { examination throws(Fault) in
      let before = examination.words.count
      let scenarios = examination.sample
      _ = try examination.ask(scenarios)
      let each = (examination.words.count - before) / scenarios.count
      return each <= 4096
        ? .ok(each == 0 ? "is quiet" : "has little to say")
        : .warn("has more than 4 KiB a scenario", "it is read, and takes time: say less")
    },
  ]
}

extension Examination {
  /// Fifty scenes, and on the screen as many of them as what is declared can bring there.
  var large: Scenario {
    let kind: Segue.Kind = features.contains(.seguePresentation) ? .presentation : .show
    var scenes = (0..<50).map { index in
      let next = Segue(kind: kind, trigger: "next", destination: "p\(index + 1)")
      return Scene(controllerClass: "UIViewController", segues: index < 49 ? [next] : [])
    }
    let needs: Set<Feature> =
      kind == .show ? [.segueShow, .containerNavigation] : [.seguePresentation]
    let canMove = needs.isSubset(of: features)
    if !canMove { for index in scenes.indices { scenes[index].segues = [] } }
    var named = Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ("p\($0)", $1) })
    if canMove, kind == .show {
      named["nav"] = Scene(
        controllerClass: "UINavigationController",
        relationships: [Relationship(.rootViewController, "p0")])
    }
    return Scenario(
      profile: profile, storyboards: ["Main": Storyboard(initial: "p0", scenes: named)],
      window: canMove
        ? .scene(storyboard: "Main", identifier: nil)
        : .code(class: "UIViewController", name: "root"),
      steps: canMove ? (0..<49).map { .trigger(name: "next", on: "p\($0)") } : [])
  }

  /// A controller that presents another of its kind as soon as it is about to present one.
  var endless: Scenario {
    var again = ClassDefinition()
    again.inPrepare = [.performSegue(identifier: "again", on: "source", sender: nil)]
    let segue = Segue(kind: .presentation, identifier: "again", destination: "screen")
    return Scenario(
      profile: profile, classes: ["Again": again],
      storyboards: [
        "Main": Storyboard(
          initial: "screen", scenes: ["screen": Scene(controllerClass: "Again", segues: [segue])])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [.performSegue(identifier: "again", on: "screen", sender: nil)])
  }
}
