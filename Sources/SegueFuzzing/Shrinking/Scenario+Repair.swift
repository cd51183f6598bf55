import SegueScenarios

// What leads nowhere once something was taken out goes as well: the validator says where it stands.
extension Scenario {
  /// More than so many parts that hang on one are not taken out with it.
  private static let mostRepairs = 40

  /// Takes out what leads nowhere; false where the scenario is not valid then.
  mutating func repair() -> Bool {
    for _ in 0..<Self.mostRepairs {
      do throws(ScenarioFault) {
        try validate()
        return true
      } catch {
        guard takeOut(error.path.parts) else { return false }
      }
    }
    return false
  }

  /// Takes out the part that stands at a path, or what holds it; false where nothing can go.
  private mutating func takeOut(_ parts: [FieldPath.Part]) -> Bool {
    switch (parts.key(0), parts.key(1)) {
    case ("window", _):
      guard window != .none else { return false }
      window = .none
    case ("steps", _):
      guard let place = parts.index(1), steps.indices.contains(place) else { return false }
      steps.remove(at: place)
    case ("classes", let name?):
      guard let key = parts.key(2), var definition = classes[name],
        let reset = ClassDefinition.resets.first(where: { $0.key == key })
      else { return false }
      reset.change(&definition)
      guard definition != classes[name] else { return false }
      classes[name] = definition
    case ("segueClasses", let name?):
      switch parts.key(2) {
      case "perform": segueClasses[name]?.perform?.steps = []
      case "destination": segueClasses[name]?.destination = nil
      default: return false
      }
    case ("storyboards", let home?): return takeOut(parts, of: home)
    default: return false
    }
    return true
  }

  private mutating func takeOut(_ parts: [FieldPath.Part], of home: String) -> Bool {
    if parts.key(2) == "initial" {
      storyboards[home]?.initial = nil
      return true
    }
    guard let name = parts.key(3), var scene = storyboards[home]?.scenes[name] else { return false }
    switch parts.key(4) {
    case "segues":
      guard let place = parts.index(5), scene.segues.indices.contains(place) else { return false }
      scene.segues.remove(at: place)
    case "relationships":
      // A faulty tab is the so many-th of its name.
      let places = scene.relationships.indices.filter {
        scene.relationships[$0].name.rawValue == parts.key(5)
      }
      guard let place = places.dropFirst(parts.index(6) ?? 0).first else { return false }
      scene.relationships.remove(at: place)
    case "class":
      guard scene.controllerClass != "UIViewController" else { return false }
      scene.controllerClass = "UIViewController"
    default: return false
    }
    storyboards[home]?.scenes[name] = scene
    return true
  }
}

extension [FieldPath.Part] {
  fileprivate func key(_ place: Int) -> String? {
    if place < count, case .key(let key) = self[place] { key } else { nil }
  }

  fileprivate func index(_ place: Int) -> Int? {
    if place < count, case .index(let index) = self[place] { index } else { nil }
  }
}
