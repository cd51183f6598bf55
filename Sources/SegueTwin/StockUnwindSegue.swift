import SegueScenarios

/// The segue of an unwind before iOS 9 that nobody supplied: it makes the stock transition.
final class StockUnwindSegue: UIStoryboardSegue {
  /// LUN-6, LUN-8, LUN-34, and the defects LUN-13 to LUN-15, which come first.
  override func uikitPerform() throws {
    let route = try? UnwindRoute(from: source, to: destination)
    guard let route else { throw Halt.unspecified(.LUN(8)) }
    let crossed = route.members.indices.filter { place in
      place < route.summit
        && route.members[place].presentingViewController === route.members[place + 1]
    }
    if crossed.count == 1, let place = crossed.first {
      if staysOnScreen(route.members[place], presenter: route.members[place + 1]) { return }
      guard destination === route.members[place + 1],
        isFullScreen(route.members[place].effectiveStyle)
      else { throw Halt.unspecified(.LUN(8)) }
      app.log(.dismiss, on: destination)
      try app.beginRequest()
      return try destination.dismissPresented()
    }
    guard crossed.isEmpty, let stack = source.parent as? UINavigationController,
      destination.parent === stack
    else { throw Halt.unspecified(.LUN(8)) }
    app.log(.popTo, on: stack, to: destination)
    try stack.popToViewController(destination)
  }

  /// Whether a style fills the screen; sheets do in a compact width.
  private func isFullScreen(_ style: PresentationStyle) -> Bool {
    switch style {
    case .fullScreen, .automatic: true
    case .pageSheet, .formSheet: app.device.width == .compact
    default: false
    }
  }

  /// LUN-13, LUN-14, LUN-15: a presentation that stays although the action has run.
  private func staysOnScreen(
    _ presented: UIViewController, presenter: UIViewController
  ) -> Bool {
    let isInStack = destination.navigationController != nil
    switch presented.effectiveStyle {
    case .formSheet: return app.profile == .ios6 && app.device.idiom == .pad && isInStack
    case .currentContext:
      guard app.profile == .ios6, case .controller(let caller) = presented.caller else {
        return false
      }
      return caller === destination && destination.parent is UINavigationController
    case .popover: return app.profile == .ios8 && destination === presenter
    default: return false
    }
  }
}
