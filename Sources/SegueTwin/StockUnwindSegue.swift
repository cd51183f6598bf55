import SegueScenarios

/// The segue of an unwind before iOS 9 that nobody supplied: it makes the stock transition.
final class StockUnwindSegue: UIStoryboardSegue {
  /// What becomes of a presentation that an unwind crosses.
  private enum Outcome {
    case stays
    /// The destination is told to dismiss it.
    case goes
    /// It goes; who is told is not on record (LUN-38).
    case goesUntold
    /// LUN-8.
    case open
  }

  /// LUN-6, LUN-8, LUN-34, and what was seen on one version, which comes first.
  override func uikitPerform() throws { try app.unwind(transition) }

  private func transition() throws {
    let route = try? UnwindRoute(from: source, to: destination)
    guard let route else { throw Halt.unspecified(.LUN(8)) }
    let crossed = route.members.indices.filter { place in
      place < route.summit
        && route.members[place].presentingViewController === route.members[place + 1]
    }
    if crossed.count == 1, let place = crossed.first {
      let presenter = route.members[place + 1]
      let outcome = outcome(of: route.members[place], presenter: presenter)
      switch outcome {
      case .stays: return
      case .open: throw Halt.unspecified(.LUN(8))
      case .goes, .goesUntold: break
      }
      if outcome == .goes { app.log(.dismiss, on: destination) }
      return try presenter.dismissPresented()
    }
    guard crossed.isEmpty, let stack = source.parent as? UINavigationController,
      destination.parent === stack
    else { throw Halt.unspecified(.LUN(8)) }
    guard destination !== stack.topViewController else { return }
    app.log(.popTo, on: stack, to: destination)
    try stack.popToViewController(destination)
  }

  private func outcome(
    of presented: UIViewController, presenter: UIViewController
  ) -> Outcome {
    let style = presented.effectiveStyle
    if let seen = outcomeOnRecord(of: presented, style, presenter) { return seen }
    return destination === presenter && style == .fullScreen ? .goes : .open
  }

  /// What reports show of one version: LUN-13 to LUN-15, LUN-37 to LUN-39.
  private func outcomeOnRecord(
    of presented: UIViewController, _ style: PresentationStyle, _ presenter: UIViewController
  ) -> Outcome? {
    if app.profile == .ios8 && style == .popover && destination === presenter { return .stays }
    guard app.profile == .ios6 else { return nil }
    let isPad = app.device.idiom == .pad
    switch style {
    case .formSheet where isPad, .currentContext:
      if isCalled(presented, fromTop: false) { return .stays }
      if destination === presenter && !isHeldByStack(presenter) { return .goes }
    case .fullScreen, .pageSheet, .formSheet:
      if !isPad && isCalled(presented, fromTop: true) { return .goesUntold }
    default: break
    }
    return nil
  }

  /// Whether the destination called for a presentation as a member of the navigation controller that presents it.
  private func isCalled(_ presented: UIViewController, fromTop: Bool) -> Bool {
    guard case .controller(let caller) = presented.caller, caller === destination,
      let stack = destination.parent as? UINavigationController,
      presented.presentingViewController === stack
    else { return false }
    return !fromTop || stack.topViewController === destination
  }

  /// Whether a controller is a navigation controller or inside one.
  private func isHeldByStack(_ controller: UIViewController) -> Bool {
    var current: UIViewController? = controller
    while let here = current {
      app.fuel.note()
      if here is UINavigationController { return true }
      current = here.parent
    }
    return false
  }
}
