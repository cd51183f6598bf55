internal import SegueScenarios

/// A hierarchy of an app's controllers, with what its containers show.
struct ExploredTree {
  let tree: Hierarchy
  let scenes: [String: Scene]
  let scenario: Scenario

  /// The scene of an instance.
  static func scene(_ instance: String) -> String { String(instance.prefix { $0 != "#" }) }

  func scene(of controller: Int) -> String { Self.scene(tree.names[controller]) }

  func kind(_ controller: Int) -> UIKitClass {
    let name = scenes[scene(of: controller)]?.controllerClass ?? ""
    if case .uikit(let kind, _) = scenario.ancestry(of: name) { return kind }
    return .viewController
  }

  /// The children that can be seen.
  func front(of controller: Int) -> [Int] {
    let children = tree.children[controller]
    switch kind(controller) {
    case .navigation: return children.suffix(1)
    case .tab: return children.filter { tree.selected[$0] }
    case .split, .page, .viewController: return children
    }
  }

  /// The first scene, by name, of which more than some instances stand upon each other.
  ///
  /// Instances beside each other do not count: several tabs may well begin with one scene.
  func repeated(over limit: Int) -> String? {
    tree.names.indices.filter { controller in
      let scene = scene(of: controller)
      return beneath(controller).count { self.scene(of: $0) == scene } >= limit
    }.map(scene).min()
  }

  /// What a controller stands upon: what holds and presents it, and what is covered by that.
  private func beneath(_ controller: Int) -> [Int] {
    var found: [Int] = []
    var current = controller
    while let above = tree.above(current) {
      found.append(above)
      if tree.presenter[current] != nil {
        found += shown(in: above)
      } else if kind(above) == .navigation {
        found += tree.children[above].prefix { $0 != current }
      }
      current = above
    }
    return found
  }

  /// What can be seen in a controller, and the stacks under it.
  private func shown(in controller: Int) -> [Int] {
    var found: [Int] = []
    var open = [controller]
    while let next = open.popLast() {
      found += kind(next) == .navigation ? tree.children[next] : front(of: next)
      open += front(of: next)
    }
    return found
  }
}
