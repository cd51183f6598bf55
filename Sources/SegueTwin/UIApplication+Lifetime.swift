import SegueScenarios

extension UIApplication {
  /// CNT-27, CNT-29, CNT-30: whoever no link leads to from the window or from what the app holds is gone.
  func sweep() throws {
    sweeps += 1
    let now = sweeps
    var reached: [UIViewController] = []
    reached.reserveCapacity(controllers.count)
    func reach(_ controller: UIViewController?) {
      guard let controller, controller.lastReached != now else { return }
      controller.lastReached = now
      reached.append(controller)
    }
    reach(window?.rootViewController)
    for controller in controllers where controller.isHeld { reach(controller) }
    var next = 0
    while next < reached.count {
      let controller = reached[next]
      next += 1
      for child in controller.children { reach(child) }
      reach(controller.presentedViewController)
      controller.reachKept(reach)
    }
    try fuel.burn(controllers.count)
    guard reached.count < controllers.count else { return }
    // Links back hold nothing: those who live on lose them.
    for controller in reached {
      if let parent = controller.parent, parent.lastReached != now { controller.parent = nil }
      if let presenter = controller.presentingViewController, presenter.lastReached != now {
        controller.forgetPresentation()
      }
    }
    for controller in controllers where controller.lastReached != now {
      controller.isAlive = false
      controller.unlink()
      controllersByName[controller.name] = nil
    }
    controllers.removeAll { $0.lastReached != now }
  }

  /// The hierarchy as text, with who is alive, loaded and presented.
  func snapshot() throws -> Snapshot {
    let root = window?.rootViewController
    var detached: [String] = []
    var loaded: [String] = []
    var styles: [String: String] = [:]
    for controller in controllers {
      if controller.isViewLoaded { loaded.append(controller.name) }
      if controller.presentingViewController != nil {
        styles[controller.name] = controller.effectiveStyle.rawValue
      } else if controller.parent == nil && controller !== root {
        detached.append(try text(of: controller))
      }
    }
    try fuel.burn(controllers.count * 4)
    return Snapshot(
      tree: try root.map(text) ?? "", detached: detached, loaded: loaded, styles: styles)
  }

  /// A tree as text, written with a list of what is still to be written.
  private func text(of root: UIViewController) throws -> String {
    enum Piece { case controller(UIViewController), text(String) }
    var text = ""
    var pieces = [Piece.controller(root)]
    while let piece = pieces.popLast() {
      switch piece {
      case .text(let literal): text += literal
      case .controller(let controller):
        try fuel.burn(controller.name.utf8.count + 4)
        text += controller.name
        if let presented = controller.presentedViewController {
          pieces += [.controller(presented), .text(" > ")]
        }
        if controller.isSelectedTab { pieces.append(.text("*")) }
        guard !controller.children.isEmpty else { continue }
        text += "["
        pieces.append(.text("]"))
        for (place, child) in controller.children.enumerated().reversed() {
          pieces.append(.controller(child))
          if place > 0 { pieces.append(.text(", ")) }
        }
      }
    }
    return text
  }
}
