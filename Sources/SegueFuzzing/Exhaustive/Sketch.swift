import SegueScenarios

/// Draws the scenes of a small app: numbered in the order of its trees, a container before its children.
struct Sketch {
  let plan: SmallApp.Plan
  /// Every scene has a class of its own, for segue actions to stand in, be it as UIKit's.
  let hasClasses: Bool
  private(set) var scenario: Scenario
  private(set) var containers: [Container] = []
  private(set) var treeOf: [Int] = []
  /// What comes with each scene, itself included, as a set of bits.
  private(set) var subtrees: [UInt32] = []
  private var storyboard = Storyboard()

  init(_ plan: SmallApp.Plan, hasClasses: Bool) {
    self.plan = plan
    self.hasClasses = hasClasses
    scenario = Scenario(profile: plan.profile, device: plan.device)
  }

  mutating func draw() {
    for (number, tree) in plan.trees.enumerated() { _ = add(tree, number) }
    for scene in containers.indices { defineClass(of: scene) }
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
    var drawn = Scene(controllerClass: tree.container.uikitClass.rawValue)
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

  private mutating func defineClass(of scene: Int) {
    var definition = ClassDefinition()
    if containers[scene] == .columns { definition.columns = 2 }
    if plan.actions >> UInt32(scene) & 1 == 1 { definition.actions = [Alphabet.action] }
    for override in plan.overrides where override.scene == scene {
      override.letter.change(&definition, SmallApp.name(override.other))
    }
    guard hasClasses || definition != ClassDefinition() else { return }
    definition.superclass = containers[scene].uikitClass.rawValue
    scenario.classes[SmallApp.className(scene)] = definition
    storyboard.scenes[SmallApp.name(scene)]?.controllerClass = SmallApp.className(scene)
  }
}
