import SegueScenarios

extension UIApplication {
  /// STB-7, STB-8, STB-14; the app keeps the result.
  func instantiate(_ name: String, _ identifier: String?, _ creator: Creation?) throws {
    if creator != nil && profile < .ios13 {
      throw Halt.invalid("before iOS 13 an instantiation takes no creator")
    }
    try storyboard(named: name).instantiateViewController(
      withIdentifier: identifier, in: self, creator: creator)?.isHeld = true
  }

  /// `present` in code: its caller is the receiver (PRS-40), a popover has its anchor.
  func present(
    _ name: String?, _ receiver: UIViewController, _ style: PresentationStyle?, _ roles: Roles
  ) throws {
    guard let name else { return try receiver.presentNothing() }
    try receiver.present(
      PresentationRequest(
        controller: try controller(name, roles), style: style, caller: .controller(receiver)))
  }

  /// A segue object that the app makes: SEG-33 to SEG-36, SEG-127.
  func perform(_ made: MadeSegue, _ roles: Roles) throws {
    let segue = try UIStoryboardSegue(
      identifier: made.identifier, source: try controller(made.source, roles),
      destination: try controller(made.destination, roles),
      className: made.segueClass ?? "UIStoryboardSegue",
      segueClass: made.segueClass.map(segueClass), handler: made.handler.map { ($0, roles) })
    for _ in 0..<made.performs { try segue.perform() }
  }

  /// `window.rootViewController = controller`.
  func setRoot(_ controller: UIViewController) throws {
    guard let window else { throw Halt.invalid("there is no window") }
    guard controller !== window.rootViewController else { return }
    guard controller.above == nil else {
      throw Halt.invalid("\(controller.name) stands elsewhere already")
    }
    window.rootViewController = controller
    try showWindow()
  }
}
