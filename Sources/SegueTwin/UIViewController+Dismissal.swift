import SegueScenarios

extension UIViewController {
  /// `dismiss(animated:completion:)`: PRS-12 to PRS-15, PRS-50.
  func dismiss() throws {
    try app.beginRequest()
    guard let presenter = presenterToDismiss else { return }
    app.retreats += 1
    try presenter.dismissPresented()
  }

  /// Who carries out a dismissal that is asked of this controller.
  private var presenterToDismiss: UIViewController? {
    var current = self
    while true {
      if current.presentedViewController != nil { return current }
      app.fuel.note()
      guard let up = current.parent else { return current.presentingViewController }
      current = up
    }
  }

  /// Takes away what it presents, and everything above that.
  func dismissPresented() throws {
    guard let presented = presentedViewController else { return }
    if presented.isOnScreen { app.beginTransition() }
    presentedViewController = nil
    presented.forgetPresentation()
    // No presentation inside the one that goes is left standing.
    var waiting = [presented]
    while let next = waiting.popLast() {
      try app.fuel.burn()
      waiting += next.children
      guard let above = next.presentedViewController else { continue }
      next.presentedViewController = nil
      above.forgetPresentation()
      waiting.append(above)
    }
    try bringOnScreen(self)
  }

  /// The user swipes it away: PRS-18, PRS-19, PRS-51, PRS-53.
  func swipe() throws {
    guard app.profile >= .ios13 else { throw Halt.invalid("before iOS 13 no sheet is swiped away") }
    guard let presenter = presentingViewController, presentedViewController == nil else {
      throw Halt.invalid("\(name) is not the topmost of what is presented")
    }
    switch effectiveStyle {
    case .automatic, .pageSheet, .formSheet, .popover: break
    default: throw Halt.invalid("\(name) is no sheet")
    }
    try app.beginRequest()
    let answer = appClass.first(\.shouldDismiss)
    func tell(_ method: String, answer: Bool? = nil) {
      // A controller without the answer has no delegate.
      if self.appClass.first(\.shouldDismiss) == nil { return }
      app.log(.delegate, on: self, name: method, answer: answer)
    }
    if appClass.first(\.isModalInPresentation) == true {
      // Whether the delegate is asked before is open, and no event (PRS-53).
      return tell("didAttemptToDismiss")
    }
    tell("shouldDismiss", answer: answer)
    if answer == false { return tell("didAttemptToDismiss") }
    tell("willDismiss")
    app.retreats += 1
    try presenter.dismissPresented()
    tell("didDismiss")
  }
}
