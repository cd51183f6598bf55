package import SegueScenarios

/// The rules of `Specs/Presentation.md`.
package protocol PresentationRules: WorldRules {
  /// SEG-55, SEG-115, SEG-116: The style a controller is presented in when the segue says nothing.
  func ownStyle(_ controller: Controller) -> PresentationStyle
  /// SEG-55, SEG-116: The style that is meant by none.
  var standardStyle: PresentationStyle { get }
  /// SEG-57, SEG-120: What a popover is shown as.
  func adapts(_ controller: Controller) -> PresentationStyle
  /// PRS-1 to PRS-3: Who presents, and the rules that say so.
  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  )
  /// PRS-5, PRS-7, PRS-9: Who presents; none where the request is refused.
  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  /// PRS-44, PRS-45: What the console says of a presenter that already presents.
  func refusal(_ controller: Controller, _ presenter: Controller, _ receiver: Controller) -> String
  /// PRS-48, PRS-49: The exception of an active controller.
  func active(_ controller: Controller) -> Stop
  /// PRS-5 to PRS-9: `present(_:animated:)`.
  func present(
    _ controller: Controller, on receiver: Controller, style: PresentationStyle, caller: Controller
  ) throws(Stop)
  /// PRS-12 to PRS-15: `dismiss(animated:)`.
  func dismiss(on receiver: Controller) throws(Stop)
  /// PRS-15: What a presenter presents goes, with all above it.
  func removePresentation(by presenter: Controller) throws(Stop)
  /// PRS-18, PRS-51: A swipe on a sheet.
  func swipe(_ controller: Controller) throws(Stop)
  /// PRS-7: Whether a controller's view is in the window.
  func isOnScreen(_ controller: Controller) -> Bool
}

extension PresentationRules where Self: ModelRules {
  package func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    guard style == .currentContext || style == .overCurrentContext else {
      let top = world.top(receiver)
      return (top, Cites(.PRS(2)).and(.PRS(1), if: top != receiver))
    }
    var next = receiver
    var byDefault = false
    while true {
      let own = world.ownDefinesPresentationContext(next)
      if own == nil { byDefault = true }
      if own ?? (world.kind(next) == .navigation) {
        return (
          next,
          Cites(.PRS(3)).and(.PRS(43), if: byDefault).and(.PRS(1), if: next != receiver)
        )
      }
      if world.isUnderMore(next) { throw .unspecified(.CNT(73)) }
      guard world.nodes[next].parent.exists else { break }
      next = world.nodes[next].parent
    }
    let end = world.nodes[next].presenter.exists ? Cites(.PRS(42)) : Cites(.PRS(41))
    return (next, end.and(.PRS(43), if: byDefault).and(.PRS(1), if: next != receiver))
  }

  package func present(
    _ controller: Controller, on receiver: Controller, style: PresentationStyle, caller: Controller
  ) throws(Stop) {
    let presenter = try admit(controller, on: receiver, style: style)
    guard presenter.exists else { return }
    if world.nodes[presenter].presenter.exists { world.cite(.PRS(6)) }
    world.cite(.CNT(26))
    world.cite(.SEG(77))
    world.present(controller, by: presenter, for: caller, style: style)
    world.now.moving = true
    try display(controller)
  }

  /// Who presents; none where the request is refused, with a line in the console.
  package func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    try refuseWhileMoving()
    if isActive(controller) { throw active(controller) }
    guard world.isAttached(receiver) else { throw .unspecified(.PRS(20)) }
    let (presenter, why) = try presenter(for: receiver, style)
    why.rules.forEach(world.cite)
    let presented = world.nodes[presenter].presented
    guard isOnScreen(presenter) else {
      if presented.exists, !world.now.launching {
        // PRS-5: refused; which of the two lines a covered presenter gets is not settled.
        world.emit(
          .log, on: receiver,
          Cites(.PRS(5), .PRS(7)).and(.PRS(46), if: presenter != receiver)
            .and(.PRS(47), if: controller == world.now.shown))
      } else {
        world.log(  // PRS-7
          "Warning: Attempt to present <\(world.name(controller))> on "
            + "<\(world.name(presenter))> whose view is not in the window hierarchy!",
          on: receiver, Cites(.PRS(7)))
      }
      return .none
    }
    if presented.exists {  // PRS-5, PRS-46
      world.log(
        refusal(controller, presenter, receiver), on: receiver,
        Cites(.PRS(5), world.profile < .ios14 ? .PRS(44) : .PRS(45))
          .and(.PRS(46), if: presenter != receiver)
          .and(.PRS(47), if: controller == world.now.shown))
      return .none
    }
    return presenter
  }

  /// PRS-9: Whether a controller is presented or contained, or the window's root.
  package func isActive(_ controller: Controller) -> Bool {
    let node = world.nodes[controller]
    return node.parent.exists || node.presenter.exists || controller == world.root
  }

  package func refusal(
    _ controller: Controller, _ presenter: Controller, _ receiver: Controller
  ) -> String {
    let presented = world.nodes[presenter].presented
    return world.profile < .ios14
      ? "Warning: Attempt to present <\(world.name(controller))> on <\(world.name(presenter))> "
        + "which is already presenting <\(world.name(presented))>"
      : "[Presentation] Attempt to present <\(world.name(controller))> on "
        + "<\(world.name(presenter))> (from <\(world.name(receiver))>) which is already "
        + "presenting <\(world.name(presented))>."
  }

  /// PRS-9: An active controller is not presented; PRS-48: with this text before iOS 13; PRS-49: with one
  /// of two from then on.
  package func active(_ controller: Controller) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: world.profile < .ios13
        ? "Application tried to present modally an active controller <\(world.name(controller))>."
        : nil,
      rules: world.profile < .ios13 ? Cites(.PRS(9), .PRS(48)) : Cites(.PRS(9), .PRS(49)))
  }

  /// PRS-4: Receiver or nearest ancestor: so both relations are looked up here.
  /// PRS-12: What the receiver presents goes, with all above it; PRS-50: else what its nearest presenting
  /// ancestor presents; PRS-13: else its own tree; PRS-14: else nothing.
  package func dismiss(on receiver: Controller) throws(Stop) {
    try refuseWhileMoving()
    var next = receiver
    while next.exists {
      let presented = world.nodes[next].presented
      if next != receiver, presented.exists || world.nodes[next].presenter.exists {
        world.cite(.PRS(4))
      }
      if presented.exists {
        world.cite(next == receiver ? .PRS(12) : .PRS(50))
        citeSilence(presented)
        if world.nodes[world.top(next)].presenter.exists { world.cite(.PRS(15)) }
        try removePresentation(by: next)
        return
      }
      let presenter = world.nodes[next].presenter
      if presenter.exists {
        world.cite(.PRS(13))
        citeSilence(next)
        if world.nodes[world.top(presenter)].presenter.exists { world.cite(.PRS(15)) }
        try removePresentation(by: presenter)
        return
      }
      next = world.nodes[next].parent
    }
    world.cite(.PRS(14))
  }

  /// PRS-52: A delegate that a swipe would ask is told nothing of a dismissal in code.
  private func citeSilence(_ presented: Controller) {
    let own = world.program.classes[world.cls(presented)].own
    if world.profile >= .ios13, own.shouldDismiss != nil { world.cite(.PRS(52)) }
  }

  /// PRS-15: Only what stands above the presenter goes.
  package func removePresentation(by presenter: Controller) throws(Stop) {
    world.now.retreats += 1
    let presented = world.nodes[presenter].presented
    if !world.now.launching, hasPlaceOnScreen(presented) { world.now.moving = true }
    world.removePresented(by: presenter)
    if isOnScreen(presenter) { try display(presenter) }
  }

  package func swipe(_ controller: Controller) throws(Stop) {
    let node = world.nodes[controller]
    guard world.profile >= .ios13 else { throw .invalid("sheets cannot be swiped before iOS 13") }
    guard node.presenter.exists, !node.presented.exists,
      [.automatic, .pageSheet, .formSheet, .popover].contains(node.style)
    else {
      throw .invalid("\(world.name(controller)) is no sheet that can be swiped away")
    }
    try refuseWhileMoving()
    let own = world.program.classes[Int(node.cls)].own
    if own.isModalInPresentation == true {
      world.cite(.PRS(51))
      if own.shouldDismiss != nil {
        // PRS-53: whether it is asked is unspecified; no question is recorded.
        tellDelegate(controller, world.program.delegateDidAttempt, nil, .PRS(51))
      }
      return
    }
    let presenter = node.presenter
    if let answer = own.shouldDismiss {  // PRS-18
      tellDelegate(controller, world.program.delegateShouldDismiss, answer, .PRS(18))
      guard answer else {
        tellDelegate(controller, world.program.delegateDidAttempt, nil, .PRS(51))
        return
      }
      tellDelegate(controller, world.program.delegateWillDismiss, nil, .PRS(18))
    }
    world.cite(.PRS(19))
    world.cite(.UNW(37))  // neither prepare nor an action
    try removePresentation(by: presenter)
    if own.shouldDismiss != nil {
      tellDelegate(controller, world.program.delegateDidDismiss, nil, .PRS(18))
    }
  }

  package func tellDelegate(
    _ controller: Controller, _ method: Symbol, _ answer: Bool?, _ rule: RuleID
  ) {
    world.emit(.delegate, on: controller, name: method, answer: answer, Cites(rule))
  }
}
