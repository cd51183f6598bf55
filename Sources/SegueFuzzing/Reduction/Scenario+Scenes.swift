import SegueScenarios

// How the scenes of a scenario can be fewer and simpler.
extension Scenario {
  /// Leaves out storyboards, and scenes with all that leads to them; puts scenes in the place of their containers.
  func sceneChanges() -> [ScenarioReducer.Change] {
    var result: [ScenarioReducer.Change] = []
    for (home, storyboard) in storyboards.sorted(by: { $0.key > $1.key }) {
      result.append { $0.storyboards[home] = nil }
      for (name, scene) in storyboard.scenes.sorted(by: { $0.key > $1.key }) {
        result.append { $0.leaveOut(name) }
        for child in scene.relationships.map(\.destination) {
          result.append { $0.put(child, inPlaceOf: name, of: home) }
        }
        if let reference = scene.reference, reference.storyboard == nil || storyboards.count == 1,
          let direct = storyboard.scenes.first(where: {
            $0.value.identifier == reference.identifier
          })
        {
          result.append { $0.put(direct.key, inPlaceOf: name, of: home) }
        }
        result += propertyChanges(of: name, in: home, scene)
      }
      for name in storyboard.scenes.keys.sorted() where name != storyboard.initial {
        result.append { $0.storyboards[home]?.initial = name }
      }
    }
    if case .scene(let home, _) = window {
      result.append { $0.window = .scene(storyboard: home, identifier: nil) }
    }
    return result
  }

  private func propertyChanges(
    of name: String, in home: String, _ scene: Scene
  ) -> [ScenarioReducer.Change] {
    func change(_ body: @escaping (inout Scene) -> Void) -> ScenarioReducer.Change {
      { scenario in
        guard var changed = scenario.storyboards[home]?.scenes[name] else { return }
        body(&changed)
        scenario.storyboards[home]?.scenes[name] = changed
      }
    }
    var result = scene.relationships.indices.reversed().map { place in
      change { if place < $0.relationships.count { $0.relationships.remove(at: place) } }
    }
    result += [
      change { $0.definesPresentationContext = nil }, change { $0.presentationStyle = nil },
      change { $0.identifier = nil },
    ]
    let plain = Scene(controllerClass: "UIViewController")
    result.append(
      change {
        $0.controllerClass = plain.controllerClass
        $0.relationships = []
      })
    var superclass = classes[scene.controllerClass]?.superclass
    while let next = superclass {
      result.append(change { $0.controllerClass = next })
      superclass = classes[next]?.superclass
    }
    return result
  }

  /// Takes a scene out, with the segues and relationships that lead to it.
  private mutating func leaveOut(_ name: String) {
    for (home, var storyboard) in storyboards {
      storyboard.scenes[name] = nil
      if storyboard.initial == name { storyboard.initial = nil }
      for (other, var scene) in storyboard.scenes {
        scene.segues.removeAll { $0.destination == name }
        scene.relationships.removeAll { $0.destination == name }
        storyboard.scenes[other] = scene
      }
      storyboards[home] = storyboard
    }
  }

  /// Lets everything that leads to a scene lead to another, and takes the scene out.
  private mutating func put(_ child: String, inPlaceOf name: String, of home: String) {
    guard var storyboard = storyboards[home], storyboard.scenes[child] != nil else { return }
    storyboard.scenes[name] = nil
    if storyboard.initial == name { storyboard.initial = child }
    for (other, var scene) in storyboard.scenes {
      for place in scene.segues.indices where scene.segues[place].destination == name {
        scene.segues[place].destination = child
      }
      for place in scene.relationships.indices where scene.relationships[place].destination == name
      {
        scene.relationships[place].destination = child
      }
      storyboard.scenes[other] = scene
    }
    storyboards[home] = storyboard
  }
}
