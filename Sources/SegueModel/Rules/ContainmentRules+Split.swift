package import SegueScenarios

// Split view controllers: panes, columns, collapse and expand.
extension ContainmentRules where Self: ModelRules {
  /// Puts a controller in a pane of a classic split view controller, in place of what is there.
  package func setPane(_ controller: Controller, _ pane: Column, of split: Controller) throws(Stop)
  {
    let current = world.column(split, pane)
    if current == controller { return }
    try refuseOpenMove(of: controller, to: split)
    if current.exists { try refusePresenters(under: current) }
    citeLeaving(controller, for: split)
    world.removeFromParent(controller)
    let previous: Controller
    if current.exists {
      previous = world.nodes[current].previous
      world.removeFromParent(current)
    } else {
      previous = pane == .primary ? .none : world.nodes[split].lastChild
    }
    world.nodes[controller].column = pane
    world.insert(controller, in: split, after: previous)
  }

  /// SHW-48, CNT-66: A column takes a controller; a plain one is wrapped, except in the compact column.
  package func setColumn(_ controller: Controller, _ column: Column, of split: Controller)
    throws(Stop)
  {
    guard world.isColumnStyle(split) else {
      throw .invalid("\(world.name(split)) has no columns")
    }
    if column == .supplementary, world.program.classes[world.cls(split)].columns < 3 {
      throw .invalid("\(world.name(split)) has no supplementary column")
    }
    let current = world.column(split, column)
    let isWrapped =
      current.exists && world.nodes[current].name == world.program.automaticName
      && world.nodes[current].firstChild == controller
    if controller.exists, current == controller || isWrapped {
      world.cite(.SHW(15))
      return
    }
    if controller.exists {
      try refuseOpenMove(of: controller, to: split)
    }
    if current.exists {
      try refusePresenters(under: current)
      world.removeFromParent(current)
    }
    guard controller.exists else {
      let isCollapsed = world.nodes[split].flags.contains(.collapsed)
      if isCollapsed, !world.column(split, .compact).exists { throw .unspecified(.CNT(72)) }
      return
    }
    world.removeFromParent(controller)
    var member = controller
    switch world.kind(controller) {
    case .tabBar, .split, .page: if column != .compact { throw .unspecified(.CNT(77)) }
    case .navigation, .plain: break
    }
    if column != .compact, world.kind(controller) == .plain {  // CNT-66
      member = world.make(cls: 1, scene: -1, name: world.program.automaticName)
      world.emit(
        .initialize, on: member, name: world.program.classes[1].name, Cites(.CNT(66)))
      world.append(controller, to: member)
    }
    world.nodes[member].column = column
    var previous = Controller.none
    var child = world.nodes[split].firstChild
    while child.exists, rank(world.nodes[child].column) < rank(column) {
      previous = child
      child = world.nodes[child].next
    }
    world.insert(member, in: split, after: previous)
  }

  private func rank(_ column: Column) -> Int { Column.allCases.firstIndex(of: column) ?? 0 }

  /// A split view that first comes on screen in compact width collapses, whenever its view was loaded.
  func collapseIfCompact(_ split: Controller) throws(Stop) {
    guard world.isAttached(split), !world.nodes[split].flags.contains(.adapted) else { return }
    world.nodes[split].flags.insert(.adapted)
    if world.program.device.width == .compact, world.profile >= .ios8_0 { try collapse(split) }
  }

  /// CNT-17: The primary stays; CNT-59: the delegate may drop the secondary, CNT-60: a plain primary does,
  /// CNT-61: a navigation controller pushes it.
  package func collapse(_ split: Controller) throws(Stop) {
    guard world.profile >= .ios8_0 else { throw .invalid("split views collapse from iOS 8 on") }
    guard !world.nodes[split].flags.contains(.collapsed) else { return }
    world.setCollapsed(split, true)
    let own = world.program.classes[world.cls(split)].own
    if world.isColumnStyle(split) {
      if own.topColumnForCollapsing != nil {  // CNT-65
        world.emit(
          .delegate, on: split, name: world.program.delegateTopColumn, Cites(.CNT(65)))
      }
      guard world.column(split, .compact).exists else { throw .unspecified(.CNT(72)) }
      world.cite(.CNT(19))
      if isOnScreen(split) { try display(world.column(split, .compact)) }
      return
    }
    let primary = world.column(split, .primary)
    let secondary = world.column(split, .secondary)
    world.cite(.CNT(17))
    guard primary.exists, secondary.exists else { return }
    var dropped = world.kind(primary) != .navigation
    if let answer = own.collapseSecondary {
      world.emit(
        .delegate, on: split, to: secondary, name: world.program.delegateCollapse, answer: answer,
        Cites(.CNT(59)))
      dropped = dropped || answer
    }
    if dropped { try refusePresenters(under: secondary) }
    world.removeFromParent(secondary)
    world.cite(.CNT(62))
    if dropped {
      if own.collapseSecondary != true { world.cite(.CNT(60)) }
      world.cite(.CNT(28))
      world.keep(secondary, by: split)
    } else {
      world.cite(.CNT(61))
      if world.kind(secondary) == .navigation { world.cite(.CNT(34)) }
      world.append(secondary, to: primary)
      if isOnScreen(primary) { try display(secondary) }
    }
  }

  /// CNT-18: The primary stays; CNT-63: a navigation controller splits off its top, CNT-64, CNT-20: else the
  /// kept secondary returns.
  package func expand(_ split: Controller) throws(Stop) {
    guard world.profile >= .ios8_0 else { throw .invalid("split views expand from iOS 8 on") }
    guard world.nodes[split].flags.contains(.collapsed) else { return }
    world.setCollapsed(split, false)
    if world.isColumnStyle(split) {
      if isOnScreen(split) { try display(split) }
      return
    }
    let primary = world.column(split, .primary)
    guard primary.exists else { throw .unspecified(.CNT(31)) }
    let splits = world.kind(primary) == .navigation && world.nodes[primary].childCount > 1
    let kept = world.nodes[split].kept
    guard splits != kept.exists else { throw .unspecified(.CNT(31)) }
    if kept.exists, kept == world.root || world.up(kept).exists || world.isWithin(split, kept) {
      // It has found another place, or holds the split view itself: whether it returns all the same no source says.
      _ = world.takeKept(from: split)
      throw .unspecified(.CNT(31))
    }
    let secondary: Controller
    world.cite(.CNT(18))
    if splits {
      world.cite(.CNT(63))
      secondary = world.nodes[primary].lastChild
      try refusePresenters(under: secondary)
      world.removeFromParent(secondary)
    } else {
      world.cite(.CNT(64))
      world.cite(.CNT(20))
      secondary = world.takeKept(from: split)
    }
    world.nodes[secondary].column = .secondary
    world.insert(secondary, in: split, after: world.nodes[split].lastChild)
    if isOnScreen(split) { try display(split) }
  }
}
