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

  /// PRS-7: Attached, loaded with all around it, on the visible side of every container above, and covered by nothing;
  /// and so is whoever presents the tree it stands in.
  package func isOnScreen(_ controller: Controller) -> Bool {
    guard world.isAttached(controller), !world.now.launching, !isCovered(controller) else {
      return false
    }
    let tree = shownTop(from: controller, settled: true)
    var top = tree
    while top.exists, world.nodes[top].presenter.exists,
      world.nodes[top].shownAt != world.now.layout
    {
      // The presentation that we come from covers its presenter, and not itself.
      top = shownTop(from: world.nodes[top].presenter, settled: true)
    }
    guard top.exists else { return false }
    world.nodes[tree].shownAt = world.now.layout
    return true
  }

  /// Whether its place is on the screen, or will be when the launch is over, though it may not be loaded or may be covered
  /// by what it presents itself.
  package func hasPlaceOnScreen(_ controller: Controller) -> Bool {
    guard controller.exists, world.isAttached(controller) else { return false }
    var top = shownTop(from: controller, settled: false)
    while top.exists, world.nodes[top].presenter.exists,
      world.nodes[top].shownAt != world.now.layout
    {
      top = shownTop(from: world.nodes[top].presenter, settled: false)
    }
    return top.exists
  }

  /// Whether what a controller presents takes its view out of the window.
  package func isCovered(_ controller: Controller) -> Bool {
    let presented = world.nodes[controller].presented
    return presented.exists && covers(world.nodes[presented].style)
  }

  /// The top of a controller's tree, or none where something in the tree hides the controller.
  ///
  /// - Parameter settled: Whether the views on the way must be loaded.
  private func shownTop(from controller: Controller, settled: Bool) -> Controller {
    var next = controller
    while true {
      if settled, world.nodes[next].flags.intersection([.loaded, .loading]) != .loaded {
        return .none
      }
      let parent = world.nodes[next].parent
      guard parent.exists else { return next }
      if !shows(parent, next) || isCovered(parent) { return .none }
      next = parent
    }
  }

  /// Whether a container has a child on its visible side.
  private func shows(_ container: Controller, _ child: Controller) -> Bool {
    switch world.kind(container) {
    case .navigation: world.nodes[container].lastChild == child
    case .tabBar: world.nodes[container].selected == child
    case .split where world.isColumnStyle(container):
      world.nodes[container].flags.contains(.collapsed) == (world.nodes[child].column == .compact)
    case .plain, .split, .page: true
    }
  }
}
