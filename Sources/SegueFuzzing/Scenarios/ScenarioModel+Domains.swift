package import PropertyEngine

extension ScenarioModel {
  package func domain(of slot: Int, in step: CaseStep) -> Domain {
    switch step.kind {
    case .scene: sceneDomain(slot, step)
    case .segue: segueDomain(slot, step)
    case .exit: slot == 0 ? reachable : slot == 1 ? .name(of: 3) : .integers(0...3)
    case .override:
      slot == 0
        ? scenes()
        : slot == 1
          ? .integers(0...Override.allCases.count - 1)
          : slot == 2 ? .integers(0...3) : .names(of: 3)
    case .nest: slot == 0 ? scenes() : slot == 3 ? .objects(all) : .integers(0...3)
    case .launch: .integers(0...0)
    default: actionDomain(slot, step)
    }
  }

  private func sceneDomain(_ slot: Int, _ step: CaseStep) -> Domain {
    switch slot {
    case 0:
      var parents = ObjectSet(bits: 1)
      for (object, thing) in blueprint.things.enumerated() {
        if case .scene(let scene) = thing,
          blueprint.scenes[scene].children.count < blueprint.scenes[scene].kind.capacity
        {
          parents.insert(object)
        }
      }
      return .objects(parents)
    case 1:
      // A navigation controller comes in no other one.
      return .integers(
        0...(scene(step[0]).map { blueprint.scenes[$0].kind } == .navigation ? 2 : 3))
    default: return .names(of: 3)
    }
  }

  private func segueDomain(_ slot: Int, _ step: CaseStep) -> Domain {
    switch slot {
    case 0: reachable
    case 1: scenes()
    case 2: .integers(0...Self.segueKinds.count - 1)
    // Past 9 there is no variation.
    default: .integers(0...17)
    }
  }

  private func actionDomain(_ slot: Int, _ step: CaseStep) -> Domain {
    switch (step.kind, slot) {
    case (.fire, 0): segues { !live.shown[$0.source].isEmpty }
    case (.fire, 1): segue(step[0]).map { instances(of: $0.source) } ?? .integers(0...0)
    case (.fire, _): .integers(0...2)
    // Where nothing is presented, dismissing is left to blind steps.
    case (.dismiss, 0):
      scenes { !live.shown[$0].isEmpty && live.presented.contains { !$0.isEmpty } }
    case (.pop, 0):
      scenes { blueprint.scenes[$0].kind == .navigation && !live.shown[$0].isEmpty }
    case (.pop, 2): .integers(0...2)
    case (.dismiss, 1), (.pop, 1): scene(step[0]).map(instances) ?? .integers(0...0)
    case (.select, 0):
      scenes { child in
        blueprint.scenes[child].parent.map {
          blueprint.scenes[$0].kind == .tab && !live.shown[$0].isEmpty
        } ?? false
      }
    case (.make, 0), (.detach, 0): scenes()
    case (.attach, 0): scenes { !live.kept[$0].isEmpty }
    case (.attach, 1): scenes { !live.shown[$0].isEmpty }
    case (.attach, _): .integers(0...6)
    case (.swipe, 0): scenes { !live.presented[$0].isEmpty }
    case (.resize, 0): scenes { blueprint.scenes[$0].kind == .split && !live.shown[$0].isEmpty }
    case (.blind, 0): .integers(0...9)
    case (.blind, 3): .integers(0...2)
    case (.blind, _): scenes()
    default: .integers(0...1)
    }
  }

  /// One of the instances in the window, the newest first.
  private func instances(of scene: Int) -> Domain {
    .integers(0...max(0, live.shown[scene].count - 1))
  }

  var all: ObjectSet {
    var set = ObjectSet()
    for object in 0..<objects { set.insert(object) }
    return set
  }

  private func scenes(_ isMeant: (Int) -> Bool = { _ in true }) -> Domain {
    var set = ObjectSet()
    for (object, thing) in blueprint.things.enumerated() {
      if case .scene(let scene) = thing, isMeant(scene) { set.insert(object) }
    }
    return .objects(set)
  }

  /// The scenes that come with the launch, or that a segue from one of those leads to: others can only be made in code.
  private var reachable: Domain {
    guard !blueprint.scenes.isEmpty else { return .objects(ObjectSet()) }
    var isReached = Array(repeating: false, count: blueprint.scenes.count)
    var next = [0]
    while let scene = next.popLast() {
      guard !isReached[scene] else { continue }
      isReached[scene] = true
      next += blueprint.scenes[scene].children
      next += blueprint.segues.lazy.filter { $0.source == scene }.compactMap(\.destination)
    }
    return scenes { isReached[$0] }
  }

  private func segues(_ isMeant: (Blueprint.SegueDraft) -> Bool) -> Domain {
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
