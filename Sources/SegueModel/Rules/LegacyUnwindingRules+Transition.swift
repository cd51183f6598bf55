package import SegueScenarios

// The stock transitions of iOS 6 to 8, as far as sources tell.
extension LegacyUnwindingRules where Self: ModelRules {
  package func legacyTransition(_ segue: SegueObject) throws(Stop) {
    let source = segue.source
    let destination = segue.found
    let stack = world.nodes[source].parent
    if stack.exists, stack == world.nodes[destination].parent, world.kind(stack) == .navigation,
      !world.nodes[source].presenter.exists
    {
      if world.nodes[stack].lastChild != destination {
        world.emit(.popTo, on: stack, to: destination, Cites(.LUN(34)))
        try popMembers(above: destination, of: stack)
      }
      return
    }
    let top = world.top(source)
    let presenter = world.nodes[top].presenter
    if let rule = stayingPresentation(of: source, destination) { return world.cite(rule) }
    guard presenter.exists, !isPresentedOver(source) else { throw .unspecified(.LUN(8)) }
    if presenter == destination {
      try dismissDirectly(top, by: destination)
    } else {
      try dismissOverStack(top, destination)
    }
  }

  /// LUN-13: On iPad a form sheet called from a member of a stack stays when it unwinds to that member; LUN-14: so does
  /// what is in the current context; LUN-15: a popover stays when it unwinds to its presenter. The action runs.
  package func stayingPresentation(of source: Controller, _ destination: Controller) -> RuleID? {
    let top = world.top(source)
    let presenter = world.nodes[top].presenter
    guard presenter.exists, !isPresentedOver(source) else { return nil }
    let isCaller =
      world.kind(presenter) == .navigation && world.nodes[destination].parent == presenter
      && world.nodes[top].caller == destination
    switch (world.profile, world.nodes[top].style) {
    case (.ios6, .formSheet) where isCaller && world.program.device.idiom == .pad: return .LUN(13)
    case (.ios6, .currentContext) where isCaller: return .LUN(14)
    case (.ios8, .popover) where presenter == destination: return .LUN(15)
    default: return nil
    }
  }

  /// Whether the presentation that holds a controller presents something itself: then more than one is crossed.
  private func isPresentedOver(_ source: Controller) -> Bool {
    var next = source
    while next.exists {
      if world.nodes[next].presented.exists { return true }
      next = world.nodes[next].parent
    }
    return false
  }

  /// The destination is the presenter. LUN-6: What is full screen goes; LUN-37, LUN-39: so does a form sheet on
  /// iPad and a current-context presentation without a stack around it, as seen.
  private func dismissDirectly(_ top: Controller, by destination: Controller) throws(Stop) {
    let isInStack =
      world.kind(destination) == .navigation
      || world.ancestor(destination, .navigation).exists
    let why: RuleID
    switch (world.profile, world.nodes[top].style) {
    case (_, .fullScreen): why = .LUN(6)
    case (.ios6, .formSheet) where world.program.device.idiom == .pad && !isInStack: why = .LUN(37)
    case (.ios6, .currentContext) where !isInStack: why = .LUN(39)
    default: throw .unspecified(.LUN(8))
    }
    world.emit(.dismiss, on: destination, Cites(why))
    try removePresentation(by: destination)
  }

  /// The destination is the caller, a member of the stack that presents, as seen on iOS 6 and 7. LUN-38: On iPhone it
  /// goes. Who is told to dismiss it is not on record, and no event.
  private func dismissOverStack(_ top: Controller, _ destination: Controller) throws(Stop) {
    let presenter = world.nodes[top].presenter
    guard world.profile == .ios6, world.kind(presenter) == .navigation,
      world.nodes[destination].parent == presenter, world.nodes[top].caller == destination
    else { throw .unspecified(.LUN(8)) }
    switch (world.nodes[top].style, world.program.device.idiom) {
    case (.fullScreen, .phone), (.pageSheet, .phone), (.formSheet, .phone):
      guard world.nodes[presenter].lastChild == destination else { throw .unspecified(.LUN(8)) }
      world.cite(.LUN(38))
      try removePresentation(by: presenter)
    default: throw .unspecified(.LUN(8))
    }
  }
}
