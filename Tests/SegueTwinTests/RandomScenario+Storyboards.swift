import SegueScenarios

extension RandomScenario {
  /// A scene whose children stand later in the list, so that none contains itself.
  mutating func scene(_ place: Int) -> Scene {
    let later = Array(scenes.dropFirst(place + 1))
    let kind = pick(["UIViewController", "UIViewController"] + kinds + classes)
    var scene = Scene(controllerClass: kind, identifier: chance(70) ? scenes[place] : nil)
    if !later.isEmpty {
      switch kind {
      case "UINavigationController", "Nav":
        scene.relationships = [Relationship(.rootViewController, pick(later))]
      case "UITabBarController", "Tabs":
        scene.relationships = later.prefix(3).map { Relationship(.viewControllers, $0) }
      case "UISplitViewController", "Split":
        scene.relationships = [
          Relationship(.masterViewController, pick(later)),
          Relationship(.detailViewController, pick(later)),
        ]
      case "Columns":
        scene.relationships = [
          Relationship(.primary, pick(later)), Relationship(.secondary, pick(later)),
        ]
        if chance(60) { scene.relationships.append(Relationship(.compact, pick(later))) }
      default: break
      }
    }
    for number in 0..<Int.random(in: 0...3, using: &random) {
      scene.segues.append(segue(number, embedsInto: later))
    }
    return scene
  }

  private mutating func segue(_ number: Int, embedsInto later: [String]) -> Segue {
    let kind = chance(35) ? .unwind : pick(Segue.Kind.allCases)
    var segue = Segue(kind: kind, trigger: "b\(number)", identifier: chance(70) ? "i" : nil)
    if kind == .unwind {
      segue.action = "done:"
    } else {
      segue.destination = pick(kind == .embed && !later.isEmpty ? later : scenes)
      segue.style = style()
      segue.anchored = chance(70)
    }
    if kind == .custom || chance(10) { segue.segueClass = pick(["Own", "Own", "Other", "Gone"]) }
    return segue
  }
}

extension RandomScenario {
  /// Any step.
  mutating func step() -> Step {
    let one = name()
    let other = name()
    switch Int.random(in: 0..<36, using: &random) {
    case 0..<8: return .trigger(name: pick(["b0", "b1", "b2"]), on: one)
    case 8: return .performSegue(identifier: "i", on: one, sender: nil)
    case 9: return .instantiate(storyboard: "Main", identifier: one, creator: nil)
    case 10, 11:
      return .create(class: pick(["A", "B", "C", "D", "Nav"]), name: pick(["k0", "k1"]))
    case 12...14: return .present(controller: one, on: other, style: style())
    case 15: return .dismiss(on: one)
    case 16: return .swipe(controller: one)
    case 17...19: return .push(controller: one, on: other)
    case 20: return .pop(on: one)
    case 21: return .popTo(controller: one, on: other)
    case 22: return .setStack(controllers: [one, other], on: name())
    case 23: return .select(controller: one, on: other)
    case 24: return .setTabs(controllers: [one, other], on: name())
    case 25: return .show(controller: one, on: other)
    case 26: return .showDetail(controller: one, on: other)
    case 27: return .collapse(on: one)
    case 28: return .expand(on: one)
    case 29: return .setColumn(column: pick(Column.allCases), controller: one, on: other)
    case 30: return .setPages(controllers: [one], on: other)
    case 31, 32: return .addChild(controller: one, on: other)
    case 33: return .removeChild(controller: one)
    case 34: return chance(50) ? .hold(controller: one) : .release(controller: one)
    default: return chance(50) ? .setRoot(controller: one) : .loadView(controller: one)
    }
  }
}
