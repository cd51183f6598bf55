import SegueModel
import SegueScenarios

// Mistakes about gestures that look like unwinds.

/// UNW-37
struct SwipesUnwind: MutantRules {
  static let mistake = "A swipe on a sheet performs the sheet's unwind segue."
  static let breaks: [RuleID] = [.UNW(37)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    try prepareUnwind(of: controller)
    try uikit.swipe(controller)
  }
}

/// UNW-37
struct TheBackButtonUnwinds: MutantRules {
  static let mistake = "The back button prepares the unwind segue of the controller that leaves."
  static let breaks: [RuleID] = [.UNW(37)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .back {
      let navigation = world.find(step.on, scope)
      if navigation.exists, world.nodes[navigation].childCount > 1 {
        try prepareUnwind(of: world.nodes[navigation].lastChild)
      }
    }
    try uikit.run(step, scope)
  }
}

extension MutantRules {
  /// Calls prepare for the first unwind segue of a controller's scene, if there is one.
  fileprivate func prepareUnwind(of controller: Controller) throws(Stop) {
    guard controller.exists, world.nodes[controller].scene >= 0 else { return }
    let segues = world.program.scenes[Int(world.nodes[controller].scene)].segues
    guard let index = segues.first(where: { world.program.segues[$0].kind == .unwind }) else {
      return
    }
    let code = world.program.segues[index]
    var object = SegueObject(
      kind: .unwind, identifier: code.identifier, source: controller,
      destination: world.up(controller))
    object.found = object.destination
    try prepare(object)
  }
}
