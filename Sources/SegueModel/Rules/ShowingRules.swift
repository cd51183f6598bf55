import SegueScenarios

/// The rules of `Specs/Showing.md`.
package protocol ShowingRules: WorldRules {
  /// SHW-2: `show(_:sender:)` or `showDetailViewController(_:sender:)`, override or not.
  func show(_ controller: Controller, on receiver: Controller, detail: Bool) throws(Stop)
  /// SHW-3, SHW-42: Who answers; none when nobody does.
  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller
  /// SHW-5, SHW-7, SHW-8: Whether a controller overrides the default implementation.
  func overridesShow(_ controller: Controller, detail: Bool) -> Bool
  /// SHW-40: What happens when nobody answers.
  func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites) throws(Stop)
  /// SHW-5, SHW-10: A navigation controller's `show`.
  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop)
  /// SHW-6, SHW-49: A split view controller's `show`.
  func splitShow(_ controller: Controller, on split: Controller) throws(Stop)
  /// SHW-13 to SHW-16, SHW-43 to SHW-48: A split view controller's `showDetailViewController`.
  func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop)
}

extension ShowingRules where Self: ModelRules {
  package func show(_ controller: Controller, on receiver: Controller, detail: Bool) throws(Stop) {
    guard world.profile >= .ios8_0 else { throw .invalid("show needs iOS 8") }
    try world.enter()
    defer { world.leave() }
    guard world.overrides(receiver).contains(detail ? .showDetail : .show) else {
      try ownShow(controller, on: receiver, detail: detail)
      return
    }
    // Super is the next class up that overrides, and UIKit's only above the last; super comes first.
    var below = 0
    var cls = overridingClass(receiver, above: below, detail: detail)
    while cls >= 0, override(cls, detail).callsSuper {
      below += 1
      cls = overridingClass(receiver, above: below, detail: detail)
    }
    if cls < 0 {
      try ownShow(controller, on: receiver, detail: detail)
      below -= 1
    }
    var scope = Scope()
    scope.receiver = receiver
    scope.controller = controller
    while below >= 0 {
      let cls = overridingClass(receiver, above: below, detail: detail)
      try run(override(cls, detail).body, scope)
      below -= 1
    }
  }

  private func override(_ cls: Int, _ detail: Bool) -> Override {
    detail ? world.program.classes[cls].showDetail : world.program.classes[cls].show
  }

  /// The class of the receiver's chain whose override stands above `above` others; -1 when there is none.
  private func overridingClass(_ receiver: Controller, above: Int, detail: Bool) -> Int {
    var left = above
    return world.overrider(receiver) { own in
      guard (detail ? own.showDetail : own.show) != nil else { return false }
      left -= 1
      return left < 0
    }
  }

  /// UIKit's own implementation for the receiver's kind.
  private func ownShow(_ controller: Controller, on receiver: Controller, detail: Bool)
    throws(Stop)
  {
    switch (world.kind(receiver), detail) {
    case (.navigation, false): try navigationShow(controller, on: receiver)
    case (.split, false): try splitShow(controller, on: receiver)
    case (.split, true): try splitShowDetail(controller, on: receiver)
    default:
      let target = try target(from: receiver, detail: detail)
      if target.exists, target != receiver {
        world.emit(
          detail ? .showDetail : .show, on: target, to: controller,
          Cites(.SHW(2), .SHW(3))
            .and(.SHW(8), if: world.overrides(target).contains(detail ? .showDetail : .show)))
        try show(controller, on: target, detail: detail)
      } else {
        try showModally(
          controller, receiver,
          target.exists ? Cites(.SHW(11)) : Cites(.SHW(40)).and(.SHW(4), if: !detail))
      }
    }
  }

  /// SHW-3: The receiver or its nearest ancestor that overrides the action; SHW-42: who refuses it is passed
  /// over; SHW-41: the search stays in the receiver's tree.
  package func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    var next = receiver
    while next.exists {
      if overridesShow(next, detail: detail) {
        if !world.overrides(next).contains(.refusesShow) { return next }
        world.cite(.SHW(42))
      }
      if [.tabBar, .page].contains(world.kind(next)) { world.cite(.SHW(7)) }
      if !detail, world.isUnderMore(next) { throw .unspecified(.CNT(73)) }
      if world.nodes[next].presenter.exists { world.cite(.SHW(41)) }
      next = world.nodes[next].parent
    }
    return .none
  }

  package func overridesShow(_ controller: Controller, detail: Bool) -> Bool {
    if world.overrides(controller).contains(detail ? .showDetail : .show) { return true }
    switch world.kind(controller) {
    case .navigation: return !detail
    case .split: return true
    case .tabBar, .page, .plain: return false  // SHW-7
    }
  }

  /// SHW-40, SHW-4: The receiver presents; SHW-9: without container and window nothing comes of it.
  package func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites)
    throws(Stop)
  {
    if !world.root.exists, !world.nodes[receiver].parent.exists {
      world.cite(.SHW(9))
      return
    }
    let style = ownStyle(controller)
    if !isActive(controller) {  // who is raises, whoever presents (PRS-9)
      guard world.isAttached(receiver) else { throw .unspecified(.PRS(20)) }
      let presenter = try presenter(for: receiver, style).controller
      if try self.presenter(for: world.root, style).controller != presenter {
        throw .unspecified(.SHW(20))
      }
    }
    world.emit(.present, on: receiver, to: controller, why)
    if controller == world.now.shown { world.cite(.SEG(112)) }
    try present(controller, on: receiver, style: style, caller: receiver)
  }

  package func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    if world.kind(controller) == .navigation {
      world.cite(.SHW(10))
      try presentRerouted(controller, on: navigation, style: ownStyle(controller))
    } else {
      world.emit(.push, on: navigation, to: controller, Cites(.SHW(5), .CNT(1)))
      try push(controller, on: navigation)
    }
  }

  package func splitShow(_ controller: Controller, on split: Controller) throws(Stop) {
    if world.isColumnStyle(split) {
      world.cite(.SHW(49))
      try presentRerouted(controller, on: split, style: ownStyle(controller))
    } else if world.nodes[split].flags.contains(.collapsed) {
      world.cite(.SHW(6))
      try presentRerouted(controller, on: split, style: .fullScreen)
    } else {
      throw .unspecified(.SHW(19))
    }
  }

  /// SHW-21: Who counts as the caller of such a presentation is unspecified.
  private func presentRerouted(
    _ controller: Controller, on container: Controller, style: PresentationStyle
  ) throws(Stop) {
    try present(controller, on: container, style: style, caller: .unsettled)
  }

  package func splitShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    if world.isColumnStyle(split) {
      world.cite(.SHW(48))
      if world.program.classes[world.cls(split)].own.handlesShowDetail != nil {
        world.cite(.SHW(16))
      }
      try setColumn(controller, .secondary, of: split)
      if isOnScreen(split) { try display(world.column(split, .secondary)) }
      return
    }
    if let handled = world.program.classes[world.cls(split)].own.handlesShowDetail {  // SHW-43
      world.emit(
        .delegate, on: split, to: controller, name: world.program.delegateShowDetail,
        answer: handled, Cites(.SHW(43)))
      if handled { return }
    }
    let current = world.column(split, .secondary)
    if current == controller {
      world.cite(.SHW(15))
      return
    }
    if world.nodes[split].flags.contains(.collapsed) {
      try collapsedShowDetail(controller, on: split)
      return
    }
    if world.kind(controller) != .navigation, current.exists,
      overridesShow(current, detail: false)
    {
      throw .unspecified(.SHW(45))
    }
    world.cite(world.kind(controller) == .navigation ? .SHW(13) : .SHW(44))
    try setPane(controller, .secondary, of: split)
    if isOnScreen(split) { try display(controller) }  // STB-47
  }

  /// SHW-14: The only child shows it, or it is presented full screen; SHW-46, SHW-47: a navigation
  /// controller is accepted there as one member of the stack.
  private func collapsedShowDetail(_ controller: Controller, on split: Controller) throws(Stop) {
    let primary = world.nodes[split].firstChild
    guard primary.exists, overridesShow(primary, detail: false) else {
      world.cite(.SHW(14))
      try presentRerouted(controller, on: split, style: .fullScreen)
      return
    }
    world.emit(.show, on: primary, to: controller, Cites(.SHW(14)))
    if world.kind(primary) == .navigation, world.kind(controller) == .navigation,
      !world.overrides(primary).contains(.show)
    {
      if world.nodes[controller].parent == primary { throw .unspecified(.SHW(52)) }
      try refuseOpenMove(of: controller, to: primary)
      if world.isAttached(primary) { try refuseWhileMoving() }
      world.removeFromParent(controller)
      world.cite(.SHW(46))
      world.cite(.SHW(47))
      world.append(controller, to: primary)
      if isOnScreen(primary) {
        world.now.moving = true
        try display(controller)
      }
    } else {
      try show(controller, on: primary, detail: false)
    }
  }
}
