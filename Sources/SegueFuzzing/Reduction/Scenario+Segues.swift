import SegueScenarios

// How the segues of a scenario can be fewer and simpler.
extension Scenario {
  func segueChanges() -> [ScenarioReducer.Change] {
    var result: [ScenarioReducer.Change] = []
    for (home, storyboard) in storyboards.sorted(by: { $0.key < $1.key }) {
      for (name, scene) in storyboard.scenes.sorted(by: { $0.key < $1.key }) {
        for place in scene.segues.indices.reversed() {
          result += Self.changes(of: scene.segues[place]).map { change in
            { scenario in
              guard var scene = scenario.storyboards[home]?.scenes[name],
                place < scene.segues.count
              else { return }
              if let segue = change(scene.segues[place]) {
                scene.segues[place] = segue
              } else {
                scene.segues.remove(at: place)
              }
              scenario.storyboards[home]?.scenes[name] = scene
            }
          }
        }
      }
    }
    for name in segueClasses.keys.sorted() { result.append { $0.segueClasses[name] = nil } }
    for (name, definition) in segueClasses.sorted(by: { $0.key < $1.key }) {
      for place in (definition.perform?.steps ?? []).indices.reversed() {
        result.append { scenario in
          guard place < scenario.segueClasses[name]?.perform?.steps.count ?? 0 else { return }
          scenario.segueClasses[name]?.perform?.steps.remove(at: place)
        }
      }
      result.append { $0.segueClasses[name] = SegueClass() }
    }
    return result
  }

  /// Nothing in its place, then what is simpler.
  private static func changes(of segue: Segue) -> [(Segue) -> Segue?] {
    func change(_ body: @escaping (inout Segue) -> Void) -> (Segue) -> Segue? {
      {
        var segue = $0
        body(&segue)
        return segue
      }
    }
    var result: [(Segue) -> Segue?] = [
      { _ in nil }, change { $0.style = nil }, change { $0.segueAction = nil },
      change { if $0.kind != .custom { $0.segueClass = nil } },
      change { $0.anchored = true }, change { $0.pane = 1 }, change { $0.identifier = nil },
      change { $0.trigger = nil },
    ]
    if segue.kind != .unwind {
      for kind in [Segue.Kind.show, .presentation] where kind != segue.kind {
        result.append(
          change {
            // Of these two the first is the simplest.
            guard $0.kind != .show else { return }
            $0.kind = kind
            $0.segueClass = nil
          })
      }
    }
    return result
  }
}
