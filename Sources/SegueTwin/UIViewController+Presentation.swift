import SegueScenarios

extension UIViewController {
  /// `definesPresentationContext`: PRS-43.
  var definesPresentationContext: Bool {
    archive?.scene.definesPresentationContext ?? appClass.first(\.definesPresentationContext)
      ?? (self is UINavigationController)
  }

  /// `modalPresentationStyle`: SEG-55, SEG-116.
  var modalPresentationStyle: PresentationStyle {
    app.known(archive?.scene.presentationStyle) ?? app.known(appClass.first(\.presentationStyle))
      ?? app.defaultStyle
  }

  /// `present(_:animated:completion:)` of nothing: PRS-10.
  func presentNothing() throws {
    try app.beginRequest()
    throw Halt.raise(
      nil, "Application tried to present a nil modal view controller on target <\(name)>.")
  }

  /// `present(_:animated:completion:)`.
  func present(_ request: PresentationRequest) throws {
    try app.beginRequest()
    let controller = request.controller
    try checkPresentable(controller)
    guard isAttached else { throw Halt.unspecified(.PRS(20)) }
    let style = app.known(request.style) ?? controller.modalPresentationStyle
    let presenter = try presenter(for: style)
    if request.isShow, presenter !== app.window?.rootViewController {
      throw Halt.unspecified(.SHW(20))
    }
    if let presented = presenter.presentedViewController {
      app.log(
        .log, on: self,
        name: app.profile < .ios14
          ? "Warning: Attempt to present <\(controller.name)> on <\(presenter.name)>"
            + " which is already presenting <\(presented.name)>"
          : "[Presentation] Attempt to present <\(controller.name)> on <\(presenter.name)>"
            + " (from <\(name)>) which is already presenting <\(presented.name)>.")
      return
    }
    guard presenter.isViewInWindow else {
      app.log(
        .log, on: self,
        name: "Warning: Attempt to present <\(controller.name)> on <\(presenter.name)>"
          + " whose view is not in the window hierarchy!")
      return
    }
    try presenter.transition(to: request, style: app.adapted(style, for: controller))
  }

  /// The transition of a presentation that nothing refuses.
  private func transition(to request: PresentationRequest, style: PresentationStyle) throws {
    let controller = request.controller
    if style == .popover && request.anchor == .perhapsSender {
      throw Halt.unspecified(.SEG(121))
    }
    if style == .popover && request.anchor == .nothing {
      throw Halt.raise(
        ExceptionName.generic,
        "UIPopoverPresentationController (<\(controller.name)>) should have a non-nil sourceView or"
          + " barButtonItem set before the presentation occurs.")
    }
    app.beginTransition()
    presentedViewController = controller
    controller.presentingViewController = self
    controller.caller = request.caller
    controller.effectiveStyle = style
    try app.loadVisibleViews(under: controller)
  }

  /// PRS-9, PRS-48, PRS-49: neither a presented controller nor a contained one can be presented, nor the
  /// window's root, which is as active.
  private func checkPresentable(_ controller: UIViewController) throws {
    if let presenter = controller.presentingViewController, app.profile >= .ios13 {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "Application tried to present modally a view controller <\(controller.name)> that is"
          + " already being presented by <\(presenter.name)>.")
    }
    if controller.above != nil || controller === app.window?.rootViewController {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "Application tried to present modally an active controller <\(controller.name)>.")
    }
  }

  /// Who presents for this receiver: PRS-1 to PRS-3, PRS-41, PRS-42; CNT-73.
  func presenter(for style: PresentationStyle) throws -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else {
      return topOfContainment
    }
    var current = self
    while true {
      if current.definesPresentationContext { return current }
      app.fuel.note()
      guard let up = current.parent else { return current }
      if current.isUnderMore { throw Halt.unspecified(.CNT(73)) }
      current = up
    }
  }
}
