import SegueScenarios

// How the segues of a scenario can be fewer and simpler.
extension Scenario {
  func segueChanges() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
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
    for name in segueClasses.keys.sorted() { result.append { $0.leaveOut(segueClass: name) } }
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

  /// Takes a segue class out; a custom segue shows then.
  private mutating func leaveOut(segueClass name: String) {
    segueClasses[name] = nil
    for (home, storyboard) in storyboards {
      for (scene, content) in storyboard.scenes {
        for place in content.segues.indices where content.segues[place].segueClass == name {
          storyboards[home]?.scenes[scene]?.segues[place].segueClass = nil
          if content.segues[place].kind == .custom {
            storyboards[home]?.scenes[scene]?.segues[place].kind = .show
          }
        }
      }
    }
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
    if segue.kind != .unwind, segue.kind != .embed {
      // Of these two the first is the simplest.
      for kind in [Segue.Kind.show, .presentation] where kind != segue.kind {
        result.append(
          change {
            $0.kind = kind
            $0.segueClass = nil
          })
      }
    }
    return result
  }
}
