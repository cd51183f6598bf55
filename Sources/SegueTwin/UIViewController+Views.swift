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
  var isViewInWindow: Bool { !isCovered && isOnScreen(loaded: true) }

  /// Whether its place is on the screen, though what it presents itself may cover it.
  var isOnScreen: Bool { isOnScreen(loaded: false) }

  /// - Parameter loaded: Its view and those around it have to be loaded as well.
  private func isOnScreen(loaded: Bool) -> Bool {
    guard let window = app.window, window.isVisible else { return false }
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
        return current === window.rootViewController
      }
    }
  }
}

extension UIApplication {
  /// Loads the view of everybody who is on screen now: STB-26, STB-47, SEG-6.
  ///
  /// Containers come before the children they show. Where an app's `viewDidLoad` changed something, the
  /// round begins again.
  ///
  /// - Parameter isShowing: The window is just being shown; until it is, all other calls wait for this one.
  func loadVisibleViews(isShowing: Bool = false) throws {
    guard let window, window.isVisible || isShowing, let root = window.rootViewController
    else { return }
    var before: Int
    repeat {
      before = callbackSteps
      var waiting = [root]
      while let next = waiting.popLast() {
        try fuel.burn()
        try next.comesOnScreen()
        try next.loadViewIfNeeded()
        if callbackSteps != before { break }
        if next.isLoadingView { continue }
        if let presented = next.presentedViewController { waiting.append(presented) }
        if next.isCovered { continue }
        for child in next.children.reversed() where next.shows(child) { waiting.append(child) }
      }
    } while callbackSteps != before
  }
}
