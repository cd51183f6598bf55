import SegueScenarios

// How the scenes of a scenario can be fewer and simpler. What leads to a scene that is gone is repaired away.
extension Scenario {
  /// Leaves out storyboards and scenes, and puts scenes more simply.
  func sceneChanges() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = [{ $0.window = .none }]
    if case .scene(let home, _) = window {
      result.append { $0.window = .scene(storyboard: home, identifier: nil) }
    }
    for (home, storyboard) in storyboards.sorted(by: { $0.key > $1.key }) {
      result.append { $0.storyboards[home] = nil }
      for (name, scene) in storyboard.scenes.sorted(by: { $0.key > $1.key }) {
        result.append { $0.storyboards[home]?.scenes[name] = nil }
        result += propertyChanges(of: name, in: home, scene)
      }
    }
    return result
  }

  private func propertyChanges(
    of name: String, in home: String, _ scene: Scene
  ) -> [Simplifier.Change] {
    func change(_ body: @escaping (inout Scene) -> Void) -> Simplifier.Change {
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
      change {
        guard $0.reference == nil else { return }
        $0.controllerClass = "UIViewController"
        $0.relationships = []
      },
    ]
    var superclass = classes[scene.controllerClass]?.superclass
    for _ in 0..<classes.count {
      guard let next = superclass else { break }
      result.append(change { $0.controllerClass = next })
      superclass = classes[next]?.superclass
    }
    return result
  }

  /// Starts with another scene, and perhaps later.
  func starts() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
    for (home, storyboard) in storyboards.sorted(by: { $0.key > $1.key }) {
      for name in storyboard.scenes.keys.sorted() where name != storyboard.initial {
        for skipped in (0...steps.count).reversed() {
          result.append {
            $0.storyboards[home]?.initial = name
            $0.steps.removeFirst(min(skipped, $0.steps.count))
          }
        }
      }
    }
    return result
  }

  /// Lets one scene, or one class, be in place of another.
  func mergers() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
    for (home, storyboard) in storyboards.sorted(by: { $0.key > $1.key }) {
      let names = storyboard.scenes.keys.sorted()
      for name in names.reversed() {
        for other in names where other != name {
          result.append { $0.put(other, inPlaceOf: name, of: home) }
        }
      }
    }
    let names = classes.keys.sorted()
    for name in names.reversed() {
      for other in names where other != name {
        result.append { scenario in
          guard scenario.classes[name] != nil, scenario.classes[other] != nil else { return }
          scenario.classes[name] = nil
          scenario.put(class: other, inPlaceOf: name)
        }
      }
    }
    return result
  }

  /// Lets everything that leads to a scene lead to another, and takes the scene out.
  private mutating func put(_ other: String, inPlaceOf name: String, of home: String) {
    guard var storyboard = storyboards[home], storyboard.scenes[name] != nil,
      storyboard.scenes[other] != nil
    else { return }
    storyboard.scenes[name] = nil
    if storyboard.initial == name { storyboard.initial = other }
    for (holder, var scene) in storyboard.scenes {
      for place in scene.segues.indices where scene.segues[place].destination == name {
        scene.segues[place].destination = other
      }
      for place in scene.relationships.indices where scene.relationships[place].destination == name
      {
        scene.relationships[place].destination = other
      }
      storyboard.scenes[holder] = scene
    }
    storyboards[home] = storyboard
  }

  /// Leaves out at once what no step starts and nothing leads to.
  func sweeps() -> [Simplifier.Change] {
    [
      { $0.leaveOutUnusedScenes() }, { $0.leaveOutUnusedClasses() }, { $0.leaveOutIdentifiers() },
      { $0.leaveOutSegues { $0.kind != .embed } }, { $0.leaveOutUnusedScenes() },
      { scenario in
        for name in scenario.classes.keys {
          var plain = ClassDefinition()
          plain.superclass = scenario.classes[name]?.superclass ?? plain.superclass
          plain.columns = scenario.classes[name]?.columns
          plain.actions = scenario.classes[name]?.actions ?? []
          scenario.classes[name] = plain
        }
      },
    ]
  }

  /// Takes out the segues of a sort that no step of the scenario starts.
  private mutating func leaveOutSegues(_ sort: (Segue) -> Bool) {
    var started: Set<String> = []
    for step in steps {
      switch step {
      case .trigger(let name, _): started.insert(name)
      case .performSegue(let identifier, _, _): started.insert(identifier)
      default: break
      }
    }
    for (home, storyboard) in storyboards {
      for name in storyboard.scenes.keys {
        storyboards[home]?.scenes[name]?.segues.removeAll { segue in
          sort(segue) && !started.contains(segue.trigger ?? "")
            && !started.contains(segue.identifier ?? "")
        }
      }
    }
  }

  private mutating func leaveOutIdentifiers() {
    for (home, storyboard) in storyboards {
      for name in storyboard.scenes.keys { storyboards[home]?.scenes[name]?.identifier = nil }
    }
  }

  /// Takes out the scenes to which nothing leads.
  private mutating func leaveOutUnusedScenes() {
    for (home, storyboard) in storyboards {
      var open = storyboard.scenes.filter { $0.value.identifier != nil }.map(\.key)
      if let initial = storyboard.initial { open.append(initial) }
      var used = Set(open)
      while let name = open.popLast() {
        guard let scene = storyboard.scenes[name] else { continue }
        for next in scene.segues.compactMap(\.destination) + scene.relationships.map(\.destination)
        where used.insert(next).inserted {
          open.append(next)
        }
      }
      storyboards[home]?.scenes = storyboard.scenes.filter { used.contains($0.key) }
    }
  }

  /// Takes out the classes that nothing is made from.
  private mutating func leaveOutUnusedClasses() {
    let scenes = storyboards.values.flatMap(\.scenes.values)
    var open = scenes.map(\.controllerClass)
    for case .create(let name, _) in steps { open.append(name) }
    if case .code(let name, _) = window { open.append(name) }
    var used = Set(open)
    while let name = open.popLast() {
      if let superclass = classes[name]?.superclass, used.insert(superclass).inserted {
        open.append(superclass)
      }
    }
    classes = classes.filter { used.contains($0.key) }
    let segueClassNames = Set(scenes.flatMap(\.segues).compactMap(\.segueClass))
    segueClasses = segueClasses.filter { segueClassNames.contains($0.key) }
  }
}
