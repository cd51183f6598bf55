package import SegueScenarios

// What is on the screen, and whether it moves.
extension PresentationRules where Self: ModelRules {
  /// Whether a style takes the presenter's view out of the window.
  package func covers(_ style: PresentationStyle) -> Bool {
    style == .fullScreen || style == .currentContext
  }

  /// PRS-21: A request while something moves is unspecified. A step begins at rest; what is set in motion on
  /// the screen in it, by the step or in a callback, is still moving when the next callback's step comes.
  package func refuseWhileMoving() throws(Stop) {
    if world.now.moving { throw .unspecified(.PRS(21)) }
  }

  /// PRS-7: Attached, on the visible side of every container above, and covered by nothing; and so is whoever
  /// presents the tree it stands in.
  package func isOnScreen(_ controller: Controller) -> Bool {
    guard world.isAttached(controller), !world.now.launching,
      world.nodes[controller].flags.contains(.loaded), !isCovered(controller)
    else { return false }
    let tree = shownTop(from: controller)
    var top = tree
    while top.exists, world.nodes[top].presenter.exists,
      world.nodes[top].shownAt != world.now.layout
    {
      // The presentation that we come from covers its presenter, and not itself.
      top = shownTop(from: world.nodes[top].presenter)
    }
    guard top.exists else { return false }
    world.nodes[tree].shownAt = world.now.layout
    return true
  }

  private func isCovered(_ controller: Controller) -> Bool {
    let presented = world.nodes[controller].presented
    return presented.exists && covers(world.nodes[presented].style)
  }

  /// The top of a controller's tree, or none where something in the tree hides the controller.
  private func shownTop(from controller: Controller) -> Controller {
    var next = controller
    while true {
      let parent = world.nodes[next].parent
      guard parent.exists else { return next }
      switch world.kind(parent) {
      case .navigation: if world.nodes[parent].lastChild != next { return .none }
      case .tabBar: if world.nodes[parent].selected != next { return .none }
      case .split where world.isColumnStyle(parent):
        let collapsed = world.nodes[parent].flags.contains(.collapsed)
        if collapsed != (world.nodes[next].column == .compact) { return .none }
      case .plain, .split, .page: break
      }
      if isCovered(parent) { return .none }
      next = parent
    }
  }
}
