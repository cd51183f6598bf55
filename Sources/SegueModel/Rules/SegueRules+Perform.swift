package import SegueScenarios

// What `perform()` does, kind by kind.
extension SegueRules where Self: ModelRules {
  /// SEG-5: After prepare comes `perform()`. SEG-70, SEG-119: an override replaces the effect unless it calls super.
  /// SEG-33, SEG-35: So does a handler; a segue that the app made has one or the other.
  package func carryOut(_ segue: SegueObject) throws(Stop) {
    let cls = segue.cls >= 0 ? world.program.segueClasses[Int(segue.cls)] : nil
    let className = cls?.name ?? world.program.plainSegue
    if let override = cls?.perform {
      world.emit(
        .perform, on: segue.source, to: segue.destination, name: className,
        rulesOfPerforming(segue, override))
      if segue.kind == .unwind, !callsSuper(override, segue) { world.cite(.UNW(79)) }
      if callsSuper(override, segue) { try standardEffect(segue) }
      if override.body.exists { try run(override.body, segue.scope(.none)) }
    } else if segue.hasHandler {
      world.emit(
        .perform, on: segue.source, to: segue.destination, name: className,
        segue.isUnwind
          ? Cites(.LUN(7), .SEG(33))
          : Cites(.SEG(33), .SEG(145)).and(.SEG(35), if: segue.isMade)
            .and(.SEG(36), if: segue.isRepeated))
      if segue.handler.exists { try run(segue.handler, segue.handlerScope) }
    } else {
      try standardEffect(segue)
    }
  }

  package func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool {
    override.callsSuper
  }

  private func rulesOfPerforming(_ segue: SegueObject, _ override: Override) -> Cites {
    switch segue.kind {
    case .unwind: Cites(.UNW(25), .SEG(5))
    case .custom where segue.isUnwind: Cites(.LUN(7), .SEG(5))
    case .custom where segue.isMade:
      Cites(.SEG(70), .SEG(35), .SEG(146)).and(.SEG(36), if: segue.isRepeated)
    case .custom: Cites(.SEG(5), .SEG(70), .SEG(146))
    default: Cites(.SEG(5), .SEG(72)).and(.SEG(119), if: !override.callsSuper)
    }
  }

  package func standardEffect(_ segue: SegueObject) throws(Stop) {
    switch segue.kind {
    case .custom: throw withoutEffect(segue)
    case .unwind: try unwindTransition(segue)
    case .show:
      let outer = world.now.shown
      world.now.shown = segue.destination
      defer { world.now.shown = outer }
      world.emit(.show, on: segue.source, to: segue.destination, Cites(.SHW(1)))
      try show(segue.destination, on: segue.source, detail: false)
    case .showDetail:
      world.emit(.showDetail, on: segue.source, to: segue.destination, Cites(.SHW(12)))
      try show(segue.destination, on: segue.source, detail: true)
    case .presentation, .modal: try presentBySegue(segue, style: segue.style)
    case .popoverPresentation: try presentBySegue(segue, style: .popover)  // SEG-57, SEG-120
    case .popover: try legacyPopover(segue)
    case .push: try pushBySegue(segue)
    case .replace: try replaceBySegue(segue)
    case .embed: try embed(segue)
    }
  }

  /// SEG-34: The base `perform()` with neither handler nor override raises; SEG-109: also when an override
  /// calls it; SEG-110: after prepare.
  private func withoutEffect(_ segue: SegueObject) -> Stop {
    if world.profile == .appkit { return .unspecified(.SEG(147)) }
    let overrides =
      segue.cls >= 0 && world.program.segueClasses[Int(segue.cls)].perform != nil
    return .raised(
      name: "NSInternalInconsistencyException",
      reason: world.text(segue.identifier).map {
        "Could not perform segue with identifier '\($0)'. A segue must either have a "
          + "performHandler or it must override -perform."
      },
      rules: Cites(.SEG(34)).and(.SEG(109), if: overrides).and(.SEG(110), if: !segue.isMade))
  }

  /// SEG-54, SEG-111: The source presents, and is the caller; SEG-115: the segue's style wins.
  package func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    let destination = segue.destination
    let style = known(style)
    try refusePresentingSource(segue.source)
    let isSet = style != nil || styleThatIsSet(destination) != nil
    let shown = style.map { adapted($0, for: destination) } ?? ownStyle(destination)
    let isKept = shown == .popover && world.program.device.width == .compact
    world.emit(
      .present, on: segue.source, to: destination,
      segue.kind == .popoverPresentation
        ? Cites(isKept ? .SEG(120) : .SEG(57), .SEG(111))
        : Cites(.SEG(54), .SEG(111), .SEG(56)).and(.SEG(115), if: isSet))
    let needsAnchor = shown == .popover && segue.kind == .popoverPresentation
    if needsAnchor, segue.anchored { world.cite(.SEG(58)) }
    if shown == .popover, !segue.anchored {
      // SEG-60: It comes when the transition begins.
      guard try admit(destination, on: segue.source, style: shown).exists else { return }
      throw withoutAnchor(segue)
    }
    try present(destination, on: segue.source, style: shown, caller: segue.source)
  }

  /// SEG-84: A source that presents, or stands in a container that does.
  private func refusePresentingSource(_ source: Controller) throws(Stop) {
    var next = source
    while next.exists {
      if world.nodes[next].presented.exists { throw .unspecified(.SEG(84)) }
      next = world.nodes[next].parent
    }
  }

  /// SEG-60: A popover without anchor raises; SEG-121: whether its sender is one is unspecified.
  private func withoutAnchor(_ segue: SegueObject) -> Stop {
    if segue.isTriggered || segue.sender >= 0 { return .unspecified(.SEG(121)) }
    return .raised(
      name: "NSGenericException",
      reason: "UIPopoverPresentationController (<popover>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.",
      rules: Cites(.SEG(60)))
  }

  /// SEG-61, SEG-124, SEG-125: The deprecated popover.
  package func legacyPopover(_ segue: SegueObject) throws(Stop) {
    if world.profile < .ios9 {
      if world.program.device.idiom != .pad {
        throw .raised(
          name: "NSInvalidArgumentException",
          reason: "-[UIPopoverController initWithContentViewController:] called when not running "
            + "under UIUserInterfaceIdiomPad.",
          rules: Cites(.SEG(124)))
      }
      if !segue.anchored, !segue.isTriggered, segue.sender < 0 {
        throw .raised(
          name: "NSInternalInconsistencyException",
          reason: "UIStoryboardPopoverSegue must be presented from a bar button item or a view.",
          rules: Cites(.SEG(61)))
      }
    }
    throw .unspecified(.SEG(125))
  }

  /// SEG-51: The source's navigation controller pushes; SEG-52, SEG-53, SEG-113, SEG-114: without one it
  /// raises, destination made and prepare called.
  package func pushBySegue(_ segue: SegueObject) throws(Stop) {
    let navigation = try navigation(of: segue.source)
    guard navigation.exists else {
      let rest =
        "Push segues can only be used when the source controller is managed by an instance of "
        + "UINavigationController."
      let identifier = world.text(segue.identifier)
      throw .raised(
        name: "NSGenericException",
        reason: identifier.map {
          "Could not find a navigation controller for segue '\($0)'. \(rest)"
        } ?? rest,
        rules: Cites(.SEG(52), .SEG(53), .SEG(114)).and(.SEG(113), if: identifier == nil))
    }
    world.emit(.push, on: navigation, to: segue.destination, Cites(.SEG(51), .CNT(1), .SEG(9)))
    try push(segue.destination, on: navigation)
  }

  /// The navigation controller that a controller stands in, however deep; CNT-73: More's is not settled.
  private func navigation(of controller: Controller) throws(Stop) -> Controller {
    var next = controller
    while next.exists {
      if world.isUnderMore(next) { throw .unspecified(.CNT(73)) }
      next = world.nodes[next].parent
      if next.exists, world.kind(next) == .navigation { break }
    }
    return next
  }

  /// SHW-17: A replace segue puts its destination in the pane of the split view around its source.
  package func replaceBySegue(_ segue: SegueObject) throws(Stop) {
    let split = world.ancestor(segue.source, .split)
    guard split.exists else { throw .unspecified(.SHW(50)) }
    guard !world.isColumnStyle(split), !world.nodes[split].flags.contains(.collapsed) else {
      throw .unspecified(.SHW(51))
    }
    world.cite(.SHW(17))
    try setPane(segue.destination, segue.pane == 0 ? .primary : .secondary, of: split)
    if isOnScreen(split) { try display(segue.destination) }
  }

  /// SEG-63: The destination becomes a child after prepare; SEG-117: its view loads and it is told so
  /// before the source's `viewDidLoad`.
  package func embed(_ segue: SegueObject) throws(Stop) {
    try leaveParent(segue.destination, for: segue.source)  // prepare may have given it one
    world.emit(
      .willMove, on: segue.destination, to: segue.source, Cites(.SEG(63), .CNT(69)))
    world.append(segue.destination, to: segue.source)
    let outer = world.now.embedded
    world.now.embedded = segue.destination
    try loadView(segue.destination)  // STB-47: what it contains is shown with the source
    world.now.embedded = outer
    if world.nodes[segue.destination].parent == segue.source {
      world.emit(.didMove, on: segue.destination, to: segue.source, Cites(.SEG(117)))
    }
  }
}
