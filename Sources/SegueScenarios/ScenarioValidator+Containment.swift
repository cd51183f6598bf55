extension ScenarioValidator {
  /// Refuses a scene that would contain itself: instantiating it would never end.
  ///
  /// Relationships lead to scenes, references to the scenes they stand for. Both are followed with a
  /// list of open scenes instead of recursion.
  mutating func checkContainment() throws(ScenarioFault) {
    enum Mark { case open, done }
    var marks: [String: Mark] = [:]
    let targets = ReferenceTargets(scenario)
    for (home, storyboard) in scenario.storyboards.sorted(by: { $0.key < $1.key }) {
      for (start, scene) in storyboard.scenes.sorted(by: { $0.key < $1.key })
      where marks[start] == nil && !(scene.relationships.isEmpty && scene.reference == nil) {
        marks[start] = .open
        var open = [(name: start, home: home, next: targets.edges(of: scene, in: home)[...])]
        while var top = open.popLast() {
          guard let edge = top.next.popFirst() else {
            marks[top.name] = .done
            continue
          }
          open.append(top)
          guard let home = homes[edge.scene],
            let scene = scenario.storyboards[home]?.scenes[edge.scene]
          else { continue }
          switch marks[edge.scene] {
          case .done: break
          case .open:
            path =
              [.key("storyboards"), .key(top.home), .key("scenes"), .key(top.name)] + edge.path
            throw fault("the scene \(quoted(edge.scene)) would contain itself")
          case nil:
            marks[edge.scene] = .open
            open.append((edge.scene, home, targets.edges(of: scene, in: home)[...]))
          }
        }
      }
    }
  }
}

/// What references lead to, looked up once.
private struct ReferenceTargets {
  struct Edge {
    var scene: String
    var path: [FieldPath.Part]
  }

  private struct Place: Hashable {
    var storyboard: String
    var identifier: String
  }

  private let scenario: Scenario
  private var identified: [Place: String] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    for (home, storyboard) in scenario.storyboards {
      for (name, scene) in storyboard.scenes {
        guard let identifier = scene.identifier else { continue }
        let place = Place(storyboard: home, identifier: identifier)
        // Dictionaries come in any order; the first fault must not depend on it.
        identified[place] = min(identified[place] ?? name, name)
      }
    }
  }

  func edges(of scene: Scene, in home: String) -> [Edge] {
    guard let reference = scene.reference else {
      var tabs = 0
      return scene.relationships.map { relationship in
        var path: [FieldPath.Part] = [.key("relationships"), .key(relationship.name.rawValue)]
        if relationship.name == .viewControllers {
          path.append(.index(tabs))
          tabs += 1
        }
        return Edge(scene: relationship.destination, path: path)
      }
    }
    // Another bundle has storyboards of its own.
    guard reference.bundle == nil else { return [] }
    let storyboard = reference.storyboard ?? home
    let target =
      if let identifier = reference.identifier {
        identified[Place(storyboard: storyboard, identifier: identifier)]
      } else {
        scenario.storyboards[storyboard]?.initial
      }
    return target.map { [Edge(scene: $0, path: [.key("reference")])] } ?? []
  }
}
