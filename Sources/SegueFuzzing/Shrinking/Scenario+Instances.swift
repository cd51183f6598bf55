import SegueScenarios

// The instances of a scene are numbered as they are made: without a step that made one, later steps name others.
extension Scenario {
  /// Leaves out a run of a few steps that made an instance of one scene, or of each that later ones are named of, which then have lower
  /// numbers.
  func instanceRuns() -> [Simplifier.Change] {
    let scenes = steps.laterInstances
    guard !scenes.isEmpty else { return [] }
    let choices = scenes.count == 1 ? [Set(scenes)] : [Set(scenes)] + scenes.map { [$0] }
    var result: [Simplifier.Change] = []
    for length in 1...min(4, steps.count) {
      for start in (0...steps.count - length).reversed() {
        for chosen in choices {
          result.append { scenario in
            guard start + length <= scenario.steps.count else { return }
            scenario.steps.removeSubrange(start..<start + length)
            for place in scenario.steps.indices.dropFirst(start) {
              scenario.steps[place] = scenario.steps[place].naming { $0.lowered(among: chosen) }
            }
          }
        }
      }
    }
    return result
  }
}

extension [Step] {
  /// The scenes of which they name another instance than the first, in order.
  fileprivate var laterInstances: [String] {
    var scenes: Set<String> = []
    for step in self {
      _ = step.naming { name in
        if let instance = name.instance { scenes.insert(instance.scene) }
        return name
      }
    }
    return scenes.sorted()
  }
}

extension String {
  /// What `scene#2` stands for; nil for the first instance, which has the scene's name.
  fileprivate var instance: (scene: String, number: Int)? {
    guard let mark = lastIndex(of: "#"), let number = Int(self[index(after: mark)...]) else {
      return nil
    }
    return (String(self[..<mark]), number)
  }

  /// The instance before, where it is of one of the scenes.
  fileprivate func lowered(among scenes: Set<String>) -> String {
    guard let (scene, number) = instance, scenes.contains(scene) else { return self }
    return number <= 2 ? scene : "\(scene)#\(number - 1)"
  }
}
