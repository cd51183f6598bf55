import SegueScenarios

/// The two adaptive calls.
enum ShowAction {
  case show, showDetail

  var event: Event.Kind { self == .show ? .show : .showDetail }
  /// The override of a class.
  func body(of definition: ClassDefinition) -> Body? {
    self == .show ? definition.show : definition.showDetail
  }
}

extension UIViewController {
  /// `show(_:sender:)`: an override of the app decides what happens (SHW-1, SHW-8).
  func show(_ controller: UIViewController) throws { try call(.show, with: controller) }

  /// `showDetailViewController(_:sender:)`: SHW-12.
  func showDetailViewController(_ controller: UIViewController) throws {
    try call(.showDetail, with: controller)
  }

  private func call(_ action: ShowAction, with controller: UIViewController) throws {
    guard app.profile > .ios6 else { throw Halt.invalid("before iOS 8 nothing is shown") }
    try dispatch(action.body(of:), Roles(receiver: self, controller: controller)) {
      switch action {
      case .show: try uikitShow(controller)
      case .showDetail: try uikitShowDetail(controller)
      }
    }
  }

  /// The default of both calls: SHW-2, SHW-4, SHW-11, SHW-40.
  func showByTarget(_ controller: UIViewController, _ action: ShowAction) throws {
    if let target = try targetViewController(for: action), target !== self {
      app.log(action.event, on: target, to: controller)
      return try target.call(action, with: controller)
    }
    // SHW-9: without container and window nothing is presented, and nothing raised.
    guard app.window != nil || parent != nil else { return }
    app.log(.present, on: self, to: controller)
    try present(
      PresentationRequest(controller: controller, caller: .controller(self), isShow: true))
  }

  /// `targetViewController(forAction:sender:)`: SHW-3, SHW-41, SHW-42. The More navigation
  /// controller would be asked for a `show` (CNT-73).
  private func targetViewController(for action: ShowAction) throws -> UIViewController? {
    var current: UIViewController? = self
    while let here = current {
      if here.overrides(action) && here.appClass.first(\.refusesShow) != true { return here }
      app.fuel.note()
      if action == .show && here.isUnderMore { throw Halt.unspecified(.CNT(73)) }
      current = here.parent
    }
    return nil
  }

  /// Whether its class, the app's or UIKit's, overrides the call.
  func overrides(_ action: ShowAction) -> Bool {
    if appClass.overrides(action.body(of:)) { return true }
    return action == .show ? uikitOverridesShow : uikitOverridesShowDetail
  }

  /// Calls a method that the app's classes may override: each body calls its super first if it calls it at
  /// all, and UIKit's own method comes after the last of them.
  func dispatch(
    _ method: (ClassDefinition) -> Body?, _ roles: Roles,
    uikit: () throws -> Void
  ) throws {
    let bodies = appClass.all(method)
    let called = bodies.prefix { $0.callsSuper }
    if called.count == bodies.count { try uikit() }
    for body in bodies.prefix(called.count + 1).reversed() {
      try app.perform(body.steps, roles)
    }
  }
}
