import SegueScenarios

extension UIViewController {
  /// Accesses the view: STB-11. The embeds of the scene come first (SEG-62), then `viewDidLoad`.
  func loadViewIfNeeded() throws {
    guard !isViewLoaded, !isLoadingView else { return }
    isLoadingView = true
    defer { isLoadingView = false }
    try app.nest {
      let embeds = segueTemplates.isEmpty ? [] : archive?.embeds ?? []
      if !embeds.isEmpty && type(of: self) != UIViewController.self {
        throw Halt.unspecified(.SEG(128))
      }
      if embeds.count > 1 { throw Halt.unspecified(.SEG(82)) }
      for template in embeds { try embed(template) }
      isViewLoaded = true
      app.log(.viewDidLoad, on: self)
      try app.perform(appClass.steps(\.inViewDidLoad), Roles(receiver: self))
    }
  }

  /// Whether its own presentation takes its view out of the window (PRS-7).
  var isCovered: Bool {
    guard let presented = presentedViewController else { return false }
    return presented.effectiveStyle == .fullScreen || presented.effectiveStyle == .currentContext
  }

  /// Whether its view is in the window now (PRS-7).
  var isViewInWindow: Bool {
    app.window?.isVisible == true && !isCovered && reachesRoot(loaded: true)
  }

  /// Whether its place is on the screen, though what it presents itself may cover it.
  var isOnScreen: Bool { app.window?.isVisible == true && reachesRoot(loaded: false) }

  /// Whether nothing on the way to the window's root hides it.
  ///
  /// - Parameter loaded: Its view and those around it have to be loaded as well.
  fileprivate func reachesRoot(loaded: Bool) -> Bool {
    var current = self
    while true {
      app.fuel.note()
      if loaded && (!current.isViewLoaded || current.isLoadingView) { return false }
      if let presenter = current.presentingViewController {
        current = presenter
      } else if let container = current.parent {
        guard container.shows(current), !container.isCovered else { return false }
        current = container
      } else {
        return current === app.window?.rootViewController
      }
    }
  }

  /// Loads what comes on screen with a controller that it shows from now on, if its own view is in the window: STB-47.
  func bringOnScreen(_ controller: UIViewController?) throws {
    if let controller, isViewInWindow { try app.loadVisibleViews(under: controller) }
  }
}

extension UIApplication {
  /// Loads the view of a controller that comes on screen, and of everybody who does with it: STB-26, STB-47, SEG-6.
  ///
  /// Containers come before the children they show. An app's `viewDidLoad` may take somebody off the screen whose turn has
  /// not come; what it brings on screen itself is loaded right then.
  func loadVisibleViews(under top: UIViewController) throws {
    let before = callbackSteps
    var waiting = [top]
    while let next = waiting.popLast() {
      try fuel.burn()
      // Where no callback changes anything, all below the first are on screen as it is.
      func isGone() -> Bool {
        (next === top || callbackSteps != before) && !next.reachesRoot(loaded: false)
      }
      if isGone() { continue }
      try next.comesOnScreen()
      try next.loadViewIfNeeded()
      if next.isLoadingView || isGone() { continue }
      if let presented = next.presentedViewController { waiting.append(presented) }
      if next.isCovered { continue }
      for child in next.children.reversed() where next.shows(child) { waiting.append(child) }
    }
  }
}
