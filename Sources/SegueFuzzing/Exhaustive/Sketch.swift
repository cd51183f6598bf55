import SegueScenarios

/// Draws the scenes of a small app: numbered in the order of its trees, a container before its children. Each has a class of its own.
struct Sketch {
  private(set) var scenario: Scenario
  private(set) var containers: [Container] = []
  private(set) var treeOf: [Int] = []
  /// What comes with each scene, itself included, as a set of bits.
  private(set) var subtrees: [UInt32] = []
  private var storyboard = Storyboard()

  init(_ trees: [SmallTree], _ profile: Profile) {
    scenario = Scenario(profile: profile)
    for (number, tree) in trees.enumerated() { _ = add(tree, number) }
    storyboard.initial = SmallApp.name(0)
    scenario.storyboards = [Alphabet.storyboard: storyboard]
    scenario.window = .scene(storyboard: Alphabet.storyboard, identifier: nil)
  }

  /// Adds a scene and what it contains; gives its number.
  private mutating func add(_ tree: SmallTree, _ number: Int) -> Int {
    let scene = containers.count
    containers.append(tree.container)
    treeOf.append(number)
    subtrees.append(1 << UInt32(scene))
    var drawn = Scene(controllerClass: SmallApp.className(scene))
    for (place, child) in tree.children.enumerated() {
      let below = add(child, number)
      subtrees[scene] |= subtrees[below]
      if let name = tree.container.relationship(place) {
        drawn.relationships.append(Relationship(name, SmallApp.name(below)))
      } else {
        drawn.segues.append(Segue(kind: .embed, destination: SmallApp.name(below)))
      }
    }
    storyboard.scenes[SmallApp.name(scene)] = drawn
    return scene
  }
}
