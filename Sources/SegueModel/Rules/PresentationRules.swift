package import SegueScenarios

/// The rules of `Specs/Presentation.md`.
package protocol PresentationRules: WorldRules {
  /// SEG-55, SEG-115, SEG-116: The style a controller is presented in when the segue says nothing.
  func ownStyle(_ controller: Controller) -> PresentationStyle
  /// PRS-1 to PRS-3: Who presents, and the rules that say so.
  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  )
  /// PRS-5 to PRS-9: `present(_:animated:)`.
  func present(
    _ controller: Controller, on receiver: Controller, style: PresentationStyle, caller: Controller
  ) throws(Stop)
  /// PRS-12 to PRS-15: `dismiss(animated:)`.
  func dismiss(on receiver: Controller) throws(Stop)
  /// PRS-18, PRS-51: A swipe on a sheet.
  func swipe(_ controller: Controller) throws(Stop)
  /// PRS-7: Whether a controller's view is in the window.
  func isOnScreen(_ controller: Controller) -> Bool
}

extension PresentationRules where Self: ModelRules {
  /// SEG-55: Automatic from iOS 13 on; SEG-116: full screen before.
  var standardStyle: PresentationStyle { world.profile >= .ios13 ? .automatic : .fullScreen }

  package func ownStyle(_ controller: Controller) -> PresentationStyle {
    guard let style = styleThatIsSet(controller) else {
      world.cite(world.profile >= .ios13 ? .SEG(55) : .SEG(116))
      return standardStyle
    }
    return adapted(style, for: controller)
  }

  /// The style that the scene sets, else the class; nil where neither does.
  func styleThatIsSet(_ controller: Controller) -> PresentationStyle? {
    let node = world.nodes[controller]
    let scene = node.scene >= 0 ? world.program.scenes[Int(node.scene)].style : nil
    return scene ?? world.program.classes[Int(node.cls)].own.presentationStyle
  }

  /// What a style that is asked for means here: automatic is the standard one, and a popover adapts.
  func adapted(_ style: PresentationStyle, for controller: Controller) -> PresentationStyle {
    switch style {
    case .automatic: standardStyle
    case .popover: adapts(controller)
    default: style
    }
  }

  /// SEG-57, SEG-120: What a popover is shown as in this width.
  func adapts(_ controller: Controller) -> PresentationStyle {
    guard world.program.device.width == .compact else { return .popover }
    let keeps = world.program.classes[world.cls(controller)].own.keepsPopover ?? false
    if keeps { world.cite(.SEG(120)) }
    return keeps ? .popover : standardStyle
  }

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
    return (next, end.and(.PRS(43), if: byDefault))
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
  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    if world.isAttached(receiver) { try refuseWhileMoving() }
    let node = world.nodes[controller]
    if node.parent.exists || node.presenter.exists || controller == world.root {
      throw active(controller)
    }
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
      let text =
        world.profile < .ios14
        ? "Warning: Attempt to present <\(world.name(controller))> on <\(world.name(presenter))> "
          + "which is already presenting <\(world.name(presented))>"
        : "[Presentation] Attempt to present <\(world.name(controller))> on "
          + "<\(world.name(presenter))> (from <\(world.name(receiver))>) which is already "
          + "presenting <\(world.name(presented))>."
      world.log(
        text, on: receiver,
        Cites(.PRS(5), world.profile < .ios14 ? .PRS(44) : .PRS(45))
          .and(.PRS(46), if: presenter != receiver)
          .and(.PRS(47), if: controller == world.now.shown))
      return .none
    }
    return presenter
  }

  /// PRS-9: An active controller is not presented; PRS-48: with this text before iOS 13; PRS-49: with one
  /// of two from then on.
  private func active(_ controller: Controller) -> Stop {
    .raised(
      name: "NSInvalidArgumentException",
      reason: world.profile < .ios13
        ? "Application tried to present modally an active controller <\(world.name(controller))>."
        : nil,
      rules: world.profile < .ios13 ? Cites(.PRS(9), .PRS(48)) : Cites(.PRS(9), .PRS(49)))
  }

  /// PRS-4: Receiver or nearest ancestor: so both relations are looked up here.
  /// PRS-52: A delegate is told nothing.
  /// PRS-12: What the receiver presents goes, with all above it; PRS-50: else what its nearest presenting
  /// ancestor presents; PRS-13: else its own tree; PRS-14: else nothing.
  package func dismiss(on receiver: Controller) throws(Stop) {
    try refuseWhileMoving()
    var next = receiver
    while next.exists {
      let isInvolved = world.nodes[next].presented.exists || world.nodes[next].presenter.exists
      if isInvolved {
        if next != receiver { world.cite(.PRS(4)) }
        if world.profile >= .ios13 { world.cite(.PRS(52)) }
      }
      if world.nodes[next].presented.exists {
        world.cite(next == receiver ? .PRS(12) : .PRS(50))
        if world.nodes[world.top(next)].presenter.exists { world.cite(.PRS(15)) }
        try removePresentation(by: next)
        return
      }
      let presenter = world.nodes[next].presenter
      if presenter.exists {
        world.cite(.PRS(13))
        if world.nodes[world.top(presenter)].presenter.exists { world.cite(.PRS(15)) }
        try removePresentation(by: presenter)
        return
      }
      next = world.nodes[next].parent
    }
    world.cite(.PRS(14))
  }

  /// PRS-15: Only what stands above the presenter goes.
  func removePresentation(by presenter: Controller) throws(Stop) {
    world.now.retreats += 1
    world.now.moving = true
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

  func tellDelegate(_ controller: Controller, _ method: Symbol, _ answer: Bool?, _ rule: RuleID) {
    world.emit(.delegate, on: controller, name: method, answer: answer, Cites(rule))
  }

  /// Whether a style takes the presenter's view out of the window.
  func covers(_ style: PresentationStyle) -> Bool {
    style == .fullScreen || style == .currentContext
  }

  /// PRS-21: A request while something moves is unspecified. A step begins at rest; what is set in motion on
  /// the screen in it, by the step or in a callback, is still moving when the next callback's step comes.
  func refuseWhileMoving() throws(Stop) {
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
