package import PropertyEngine
import SegueScenarios

// What the steps that build the app may name.
extension ScenarioModel {
  package func domain(of slot: Int, in step: CaseStep) -> Domain {
    switch step.kind {
    case .scene: sceneDomain(slot, step)
    case .segue:
      switch slot {
      case 0: scenes { blueprint.scenes[$0].isReachable }
      case 1: scenes()
      case 2: .integers(0...max(0, limits.segueKinds.count - 1))
      default: .integers(0...theme.variations.count - 1)
      }
    case .exit:
      switch slot {
      case 0: scenes { blueprint.scenes[$0].isReachable && blueprint.scenes[$0].kind == .plain }
      case 1: .name(of: 3)
      case 2: .integers(0...9)
      // The window stands for nobody.
      default: .objects(union(answering(scene(step[0]))))
      }
    case .override:
      switch slot {
      case 0: .integers(0...max(0, overrides.count - 1))
      case 1: overrides.indices.contains(step[0]) ? bearers(of: overrides[step[0]]) : scenes()
      case 2: .integers(0...3)
      default: .names(of: 3)
      }
    case .nest:
      switch slot {
      case 0: .integers(0...Callback.allCases.count - 1)
      case 1: bearers(of: (Callback(rawValue: step[0]) ?? .viewDidLoad).kin)
      case 2: .integers(0...11)
      default: .objects(all)
      }
    case .window: .integers(0...11)
    case .launch: .integers(0...0)
    default: actionDomain(slot, step)
    }
  }

  private func sceneDomain(_ slot: Int, _ step: CaseStep) -> Domain {
    switch slot {
    case 0:
      // The window stands for scenes that only code can make; the first scene has nobody else.
      if blueprint.scenes.isEmpty { return .objects(ObjectSet(bits: 1)) }
      return theme.has(.make) && blueprint.scenes.count > 2 ? .objects(union(scenes())) : scenes()
    case 1: return .integers(0...furnishings.count - 1)
    case 2: return .names(of: 3)
    default: return .integers(0...lastArrival(from: scene(step[0])))
    }
  }

  /// The scenes that may be alive above the source of an exit, and those beside them; where there is none, all. Before iOS 9 who
  /// brought it, if there is one: most else is unspecified.
  private func answering(_ source: Int?) -> Domain {
    guard let source else { return scenes() }
    if blueprint.profile < .ios9, let caller = blueprint.caller(source) {
      return scenes { $0 == caller }
    }
    let around = blueprint.around(source)
    return around.isEmpty ? scenes() : scenes(around.contains)
  }

  private func union(_ scenes: Domain) -> ObjectSet {
    guard case .objects(var set) = scenes else { return ObjectSet(bits: 1) }
    set.insert(0)
    return set
  }

  private func lastArrival(from: Int?) -> Int {
    guard let from else { return 0 }
    return hasRoom(from) ? 1 : arrivals.count - 1
  }

  var all: ObjectSet {
    var set = ObjectSet()
    for object in 0..<objects { set.insert(object) }
    return set
  }

  func scenes(_ isMeant: (Int) -> Bool = { _ in true }) -> Domain {
    var set = ObjectSet()
    for (object, thing) in blueprint.things.enumerated() {
      if case .scene(let scene) = thing, isMeant(scene) { set.insert(object) }
    }
    return .objects(set)
  }

  func segues(_ isMeant: (Blueprint.SegueDraft) -> Bool) -> Domain {
    var set = ObjectSet()
    for (object, thing) in blueprint.things.enumerated() {
      if case .segue(let segue) = thing, isMeant(blueprint.segues[segue]) { set.insert(object) }
    }
    return .objects(set)
  }

  func scene(_ object: Int) -> Int? {
    guard blueprint.things.indices.contains(object),
      case .scene(let scene) = blueprint.things[object]
    else { return nil }
    return scene
  }

  func segue(_ object: Int) -> Blueprint.SegueDraft? {
    guard blueprint.things.indices.contains(object),
      case .segue(let segue) = blueprint.things[object]
    else { return nil }
    return blueprint.segues[segue]
  }
}
