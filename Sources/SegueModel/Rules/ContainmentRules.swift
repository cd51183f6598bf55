package import SegueScenarios

/// The rules of `Specs/Containment.md`.
package protocol ContainmentRules: WorldRules {
  /// CNT-1 to CNT-8: `pushViewController(_:animated:)`.
  func push(_ controller: Controller, on navigation: Controller) throws(Stop)
  /// CNT-53, CNT-54: The exception of a member that is pushed again.
  func pushedTwice(_ controller: Controller, _ navigation: Controller) -> Stop
  /// CNT-2, CNT-10, SEG-76: The pop itself.
  func popMembers(above member: Controller, of navigation: Controller) throws(Stop)
  /// CNT-2, CNT-50, CNT-52: Everything above a member leaves the stack.
  func popAbove(_ member: Controller, on navigation: Controller) throws(Stop)
  /// CNT-51: `popToViewController(_:animated:)`.
  func popTo(_ member: Controller, on navigation: Controller) throws(Stop)
  /// CNT-4, CNT-55: `setViewControllers(_:animated:)` of a navigation controller.
  func setStack(_ list: [Controller], on navigation: Controller) throws(Stop)
  /// CNT-12, CNT-13: `selectedViewController`.
  func select(_ child: Controller, on tabs: Controller) throws(Stop)
  /// CNT-15: A tap on a tab.
  func tapTab(_ child: Controller, on tabs: Controller) throws(Stop)
  /// CNT-56: The More item.
  func selectMore(on tabs: Controller) throws(Stop)
  /// CNT-22, CNT-67: `setViewControllers(_:direction:animated:)` of a page view controller.
  func setPages(_ list: [Controller], on pager: Controller) throws(Stop)
  /// CNT-23, CNT-69: `addChild(_:)`, views included.
  func addChild(_ child: Controller, to parent: Controller) throws(Stop)
  /// CNT-68, CNT-70: `removeFromParent()`, views included.
  func removeChild(_ child: Controller) throws(Stop)
  /// SHW-48, CNT-66: A column of a split view controller takes a controller, or none.
  func setColumn(_ controller: Controller, _ column: Column, of split: Controller) throws(Stop)
  /// CNT-17, CNT-59 to CNT-62, CNT-65: A split view controller collapses.
  func collapse(_ split: Controller) throws(Stop)
  /// CNT-18, CNT-20, CNT-63, CNT-64: A split view controller expands.
  func expand(_ split: Controller) throws(Stop)
  /// CNT-27, CNT-29: At the end of a step, who is held by nobody is gone.
  func bury()
}

extension ContainmentRules where Self: ModelRules {
  /// CNT-1, CNT-9: The stack grows at once. SEG-75: the pushed controller is told before and after.
  package func push(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try beginRequest(of: navigation)
    let node = world.nodes[controller]
    switch world.kind(controller) {
    case _ where node.parent == navigation: throw pushedTwice(controller, navigation)
    case .navigation:  // CNT-6
      throw .raised(
        name: "NSInvalidArgumentException",
        reason: "Pushing a navigation controller is not supported", rules: Cites(.CNT(6)))
    case .tabBar: throw .unspecified(.CNT(7))
    case .split: throw splitPushed(on: world.name(navigation), Cites(.CNT(8)))
    case .plain, .page: break
    }
    try refuseOpenMove(of: controller, to: navigation)
    let rules = Cites(.SEG(75))
    if world.isAttached(navigation) {
      world.emit(.willMove, on: controller, to: navigation, rules)
    }
    citeLeaving(controller, for: navigation)
    world.removeFromParent(controller)
    world.append(controller, to: navigation)
    world.cite(.CNT(1))
    world.cite(.CNT(9))
    if !world.isAttached(navigation) { world.cite(.SEG(102)) }
    if isOnScreen(navigation) {
      world.now.moving = true
      try display(controller)
    }
    if world.isAttached(navigation), world.nodes[controller].parent == navigation {
      world.emit(.didMove, on: controller, to: navigation, rules)
    }
  }

  /// CNT-8: A split view controller is not pushed, by way of the More list neither.
  private func splitPushed(on navigation: String, _ rules: Cites) -> Stop {
    .raised(
      name: nil,
      reason: "Split View Controllers cannot be pushed to a Navigation Controller <\(navigation)>",
      rules: rules)
  }

  /// CNT-23: A new child leaves the parent it has, if that is another.
  package func citeLeaving(_ child: Controller, for parent: Controller) {
    let old = world.nodes[child].parent
    if old.exists, old != parent { world.cite(.CNT(23)) }
  }

  /// CNT-3: A member is not pushed again; CNT-53, CNT-54: the text changed with iOS 13.
  package func pushedTwice(_ controller: Controller, _ navigation: Controller) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: world.profile < .ios13
        ? "Pushing the same view controller instance more than once is not supported "
          + "(<\(world.name(controller))>)"
        : "<\(world.name(navigation))> is pushing the same view controller instance "
          + "(<\(world.name(controller))>) more than once which is not supported and is most "
          + "likely an error in the application : <bundle>",
      rules: world.profile < .ios13 ? Cites(.CNT(3), .CNT(53)) : Cites(.CNT(3), .CNT(54)))
  }

  /// CNT-32: A presented controller. CNT-74: Who would contain itself, and the window's root, which would be
  /// inside something. CNT-76: Who is shown by the container that it would leave.
  package func refuseOpenMove(of child: Controller, to parent: Controller) throws(Stop) {
    let node = world.nodes[child]
    if node.presenter.exists { throw .unspecified(.CNT(32)) }
    if node.parent.exists, node.parent != parent { try refuseLeavingShown(child) }
    // Whoever has nothing under it is nobody's ancestor: no need to climb.
    let isLeaf = !node.firstChild.exists && !node.presented.exists
    if child == parent || child == world.root || !isLeaf && world.isWithin(parent, child) {
      throw .unspecified(.CNT(74))
    }
  }

  /// CNT-76: A tab bar controller would have to select another tab, a stack to show a member without a view.
  private func refuseLeavingShown(_ child: Controller) throws(Stop) {
    let container = world.nodes[child].parent
    guard world.nodes[container].childCount > 1 else { return }
    let isMissed =
      switch world.kind(container) {
      case .navigation:
        world.nodes[container].lastChild == child
          && !world.nodes[world.nodes[child].previous].flags.contains(.loaded)
      case .tabBar: world.nodes[container].selected == child
      case .split, .page, .plain: false
      }
    if isMissed { throw .unspecified(.CNT(76)) }
  }

  /// CNT-2: All above the member go, the top one first. CNT-50: with nothing above, nothing happens.
  package func popAbove(_ member: Controller, on navigation: Controller) throws(Stop) {
    try beginRequest(of: navigation)
    guard world.nodes[navigation].lastChild != member else {
      world.cite(.CNT(50))
      return
    }
    try popMembers(above: member, of: navigation)
  }

  /// The pop itself, which may be part of an unwind that has set other things in motion.
  package func popMembers(above member: Controller, of navigation: Controller) throws(Stop) {
    world.cite(.CNT(2))
    world.cite(.CNT(9))
    world.cite(.CNT(10))
    world.now.retreats += 1
    let base = world.stack.count
    defer { world.stack.truncate(to: base) }
    var popped = world.nodes[navigation].lastChild
    while popped != member {
      try refusePresenters(under: popped)
      world.stack.append(popped)
      popped = world.nodes[popped].previous
    }
    let end = world.stack.count
    for index in base..<end { world.emit(.willMove, on: world.stack[index], Cites(.SEG(76))) }
    for index in base..<end { world.removeFromParent(world.stack[index]) }
    if isOnScreen(navigation) {
      world.now.moving = true
      try display(member)
    }
    // SEG-76: The pop is complete when what it reveals has its view.
    for index in base..<end { world.emit(.didMove, on: world.stack[index], Cites(.SEG(76))) }
  }

  /// PRS-21: A request to a stack in the window, also one that would raise or change nothing.
  func beginRequest(of navigation: Controller) throws(Stop) {
    if world.isAttached(navigation) { try refuseWhileMoving() }
  }

  /// CNT-33: What becomes of a presentation whose presenter leaves a container is unspecified.
  package func refusePresenters(under controller: Controller) throws(Stop) {
    let base = world.stack.count
    world.stack.append(controller)
    defer { world.stack.truncate(to: base) }
    while world.stack.count > base {
      let next = world.stack.removeLast()
      if world.nodes[next].presented.exists { throw .unspecified(.CNT(33)) }
      world.pushChildren(of: next)
    }
  }

  package func popTo(_ member: Controller, on navigation: Controller) throws(Stop) {
    try beginRequest(of: navigation)
    guard world.nodes[member].parent == navigation else {
      throw .raised(
        name: "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist.", rules: Cites(.CNT(51)))
    }
    try popAbove(member, on: navigation)
  }

  /// CNT-4: The stack becomes the list; CNT-55: which must not repeat itself.
  package func setStack(_ list: [Controller], on navigation: Controller) throws(Stop) {
    try beginRequest(of: navigation)
    guard Set(list).count == list.count else {
      throw .raised(
        name: "NSInternalInconsistencyException",
        reason: "All view controllers in a navigation controller must be distinct (<list>)",
        rules: Cites(.CNT(55)))
    }
    for controller in list {
      switch world.kind(controller) {
      case .navigation, .tabBar, .split: throw .unspecified(.CNT(71))
      case .plain, .page: break
      }
      try refuseOpenMove(of: controller, to: navigation)
    }
    if loses(navigation, allBut: list) { world.now.retreats += 1 }
    world.cite(.CNT(4))
    let old = world.nodes[navigation].lastChild
    try replaceChildren(of: navigation, by: list)
    guard isOnScreen(navigation) else { return }
    let top = world.nodes[navigation].lastChild
    if top != old { world.now.moving = true }
    try display(top)
  }

  /// UNW-38: Whether somebody leaves a container that keeps these.
  private func loses(_ container: Controller, allBut list: [Controller]) -> Bool {
    let kept = Set(list)
    var child = world.nodes[container].firstChild
    while child.exists {
      if !kept.contains(child) { return true }
      child = world.nodes[child].next
    }
    return false
  }

  package func replaceChildren(of container: Controller, by list: [Controller]) throws(Stop) {
    let kept = Set(list)
    var child = world.nodes[container].firstChild
    while child.exists {
      let next = world.nodes[child].next
      if !kept.contains(child) { try refusePresenters(under: child) }
      child = next
    }
    let selected = world.nodes[container].selected
    while world.nodes[container].lastChild.exists {
      world.removeFromParent(world.nodes[container].lastChild)
    }
    for controller in list {
      world.removeFromParent(controller)
      world.append(controller, to: container)
    }
    if kept.contains(selected) { world.select(selected, of: container) }
  }

  package func select(_ child: Controller, on tabs: Controller) throws(Stop) {
    guard child.exists, world.nodes[child].parent == tabs else {
      throw .raised(
        name: nil,
        reason: "-[UITabBarController setSelectedViewController:] only a view controller in the "
          + "tab bar controller's list of view controllers can be selected.",
        rules: Cites(.CNT(13)))
    }
    if world.isUnderMore(child) {
      switch world.kind(child) {
      case .split: throw splitPushed(on: "UIMoreNavigationController", Cites(.CNT(8), .CNT(14)))
      case .tabBar: throw .unspecified(.CNT(7))
      case .navigation, .page, .plain: break
      }
    }
    let last = world.nodes[tabs].selected
    if last.exists, last != child, world.nodes[last].presented.exists { world.cite(.CNT(58)) }
    world.select(child, of: tabs)
    world.cite(.CNT(12))
    world.cite(.CNT(16))
    if world.nodes[tabs].childCount > 5 { world.cite(.CNT(14)) }
    if isOnScreen(tabs) { try display(child) }
  }

  package func tapTab(_ child: Controller, on tabs: Controller) throws(Stop) {
    guard world.nodes[child].parent == tabs else {
      throw .invalid("\(world.name(child)) is no tab of \(world.name(tabs))")
    }
    let answer = world.program.classes[world.cls(tabs)].own.shouldSelect
    if let answer {
      world.emit(
        .delegate, on: tabs, to: child, name: world.program.delegateShouldSelect, answer: answer,
        Cites(.CNT(15)))
      if !answer { return }
    }
    try select(child, on: tabs)
    if answer != nil {
      world.emit(
        .delegate, on: tabs, to: child, name: world.program.delegateDidSelect, Cites(.CNT(15)))
    }
  }

  package func selectMore(on tabs: Controller) throws(Stop) {
    guard world.nodes[tabs].childCount > 5 else {  // CNT-14
      throw .invalid("\(world.name(tabs)) has no More item")
    }
    world.select(.none, of: tabs)
    world.cite(.CNT(56))
  }

  package func setPages(_ list: [Controller], on pager: Controller) throws(Stop) {
    guard list.count == 1 else {
      throw .raised(
        name: nil,
        reason: "The number of view controllers provided (\(list.count)) doesn't match the number "
          + "required (1) for the requested transition",
        rules: Cites(.CNT(67)))
    }
    for controller in list {
      try refuseOpenMove(of: controller, to: pager)
    }
    world.cite(.CNT(22))
    try replaceChildren(of: pager, by: list)
    if let page = list.first, isOnScreen(pager) { try display(page) }
  }

  package func addChild(_ child: Controller, to parent: Controller) throws(Stop) {
    guard world.kind(parent) == .plain else {
      throw .invalid("\(world.name(parent)) is no custom container")
    }
    try leaveParent(child, for: parent)
    world.emit(.willMove, on: child, to: parent, Cites(.CNT(69)))
    world.append(child, to: parent)
    try loadView(parent)
    try loadView(child)
    // STB-47: What it contains or presents is shown with it; who does neither and cannot collapse has all that it shows.
    let node = world.nodes[child]
    let showsMore =
      node.firstChild.exists || node.presented.exists || world.kind(child) == .split
    if showsMore, isOnScreen(parent) { try display(child) }
  }

  /// CNT-23: A new child first leaves the parent that it has, and is told so; CNT-75: unless it is this one.
  package func leaveParent(_ child: Controller, for parent: Controller) throws(Stop) {
    if world.nodes[child].parent == parent { throw .unspecified(.CNT(75)) }
    try refuseOpenMove(of: child, to: parent)
    guard world.nodes[child].parent.exists else { return }
    world.removeFromParent(child)
    world.emit(.didMove, on: child, Cites(.CNT(23), .CNT(70)))
  }

  package func bury() { world.bury() }

  package func removeChild(_ child: Controller) throws(Stop) {
    let parent = world.nodes[child].parent
    guard parent.exists, world.kind(parent) == .plain else {
      throw .invalid("\(world.name(child)) is in no custom container")
    }
    try refusePresenters(under: child)
    world.removeFromParent(child)
    world.cite(.CNT(68))
    world.emit(.didMove, on: child, Cites(.CNT(70)))
  }
}
