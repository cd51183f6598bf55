// Presenting and dismissing.
extension Screen {
  /// Presents a screen over the whole of what this one is part of; where something is presented already, nothing happens.
  public func present(_ screen: Screen?) throws(NavigationError) {
    guard let screen else { throw .nothingToPresent(on: name) }
    if screen.isRoot || screen.above != nil || isWithin(screen) { throw .active }
    let presenter = outermost
    guard presenter.presented == nil else { return }
    presenter.presented = screen
    screen.presenter = presenter
    screen.caller = self
  }

  /// Pushes a screen on the nearest stack, or presents it where there is none or it is a stack itself.
  public func show(_ screen: Screen) throws(NavigationError) {
    if let nearestStack, !screen.isStack {
      try nearestStack.push(screen)
    } else {
      try present(screen)
    }
  }

  /// Dismisses what this screen, or the nearest one around it, presents; else the presentation that it is in itself.
  public func dismiss() {
    var next: Screen? = self
    while let screen = next {
      if screen.presented != nil {
        screen.removePresented()
        return
      }
      next = screen.stack
    }
    outermost.presenter?.removePresented()
  }

  /// Removes what is presented, and all that stands on that.
  func removePresented() {
    presented?.removePresented()
    presented?.presenter = nil
    presented?.caller = nil
    presented = nil
  }
}
