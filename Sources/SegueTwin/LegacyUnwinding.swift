import SegueScenarios

// Unwinding on iOS 6 to 8.
extension UIViewController {
  /// An unwind before iOS 9: LUN-1, LUN-12, LUN-16.
  func legacyUnwind(_ template: Segue, _ action: String, sender: String?) throws {
    guard let destination = try legacyDestination(of: action) else { return }
    if isMute(towards: destination) { return }
    if template.segueClass != nil { throw Halt.unspecified(.SEG(86)) }
    let segue = try legacySegue(template, to: destination)
    try finishUnwind(segue, to: destination, action, sender: sender)
  }

  /// Asks each controller of the climb once.
  private func legacyDestination(of action: String) throws -> UIViewController? {
    var asked: Set<ObjectIdentifier> = []
    var rung = try nextRung()
    // A caller may have moved into the very presentation it asked for; nobody is asked twice.
    while let here = rung, asked.insert(ObjectIdentifier(here)).inserted {
      try app.fuel.burn()
      let answer = try here.forUnwindSegueAction(action) {
        try here.legacyAnswer(to: action, from: self)
      }
      app.log(.forUnwindAction, on: here, to: answer, name: action)
      if let answer { return answer }
      rung = try here.nextRung()
    }
    return nil
  }

  /// UIKit's `forUnwindSegueAction`: LUN-2, LUN-9, LUN-31 to LUN-33.
  private func legacyAnswer(
    to action: String, from source: UIViewController
  ) throws -> UIViewController? {
    try app.fuel.burn(children.count)
    for child in childrenForUnwinding {
      let question = try child.canPerformUnwindSegueAction(action, from: source)
      guard uikitAsksChildren else {
        if question.answer { throw Halt.unspecified(.LUN(9)) }
        continue
      }
      app.log(question.kind, on: child, name: action, answer: question.answer)
      if question.answer { return child }
    }
    let question = try canPerformUnwindSegueAction(action, from: source)
    app.log(question.kind, on: self, name: action, answer: question.answer)
    return question.answer ? self : nil
  }

  /// LUN-16: on iOS 8 the primary side of a presented split view does not unwind to its presenter.
  private func isMute(towards destination: UIViewController) -> Bool {
    guard app.profile == .ios8, let split = topOfContainment as? UISplitViewController,
      split.presentingViewController === destination, let primary = split.columns[.primary]
    else { return false }
    return isContained(in: primary)
  }

  /// What an override of `segueForUnwinding` supplies; nil when it is left to UIKit.
  private var unwindSegueAnswer: UnwindSegueAnswer? {
    appClass.all(\.segueForUnwinding).first { $0 != .callSuper }
  }

  /// The segue that a hook supplies, or UIKit's with the stock transition: LUN-7, LUN-11, LUN-35, LUN-36.
  private func legacySegue(
    _ template: Segue, to destination: UIViewController
  ) throws -> UIStoryboardSegue {
    func stock() throws -> UIStoryboardSegue {
      try StockUnwindSegue(
        identifier: template.identifier, source: self, destination: destination)
    }
    let asked =
      destination.presentedViewController != nil ? destination : destination.parent
    let route = try? UnwindRoute(from: self, to: destination)
    let ancestor = route.map { $0.members[$0.summit] }
    guard let asked, asked === ancestor else {
      for one in [asked, ancestor] where one?.unwindSegueAnswer != nil {
        throw Halt.unspecified(.LUN(11))
      }
      return try stock()
    }
    let answer = asked.unwindSegueAnswer
    // UIKit's own answer is no event, whether an override passes it on or there is none.
    if let answer {
      app.log(
        .segueForUnwinding, on: asked, to: destination, name: template.identifier,
        answer: answer != .nothing)
    }
    switch answer {
    case nil, .callSuper: return try stock()
    case .nothing: throw Halt.unspecified(.LUN(36))
    case .segue(let name, let handler, let other):
      let roles = Roles(receiver: asked)
      return try UIStoryboardSegue(
        identifier: template.identifier, source: self,
        destination: other.map { try app.controller($0, roles) } ?? destination,
        className: name ?? "UIStoryboardSegue", segueClass: name.map(app.segueClass),
        handler: handler.map { ($0, roles) })
    }
  }
}
