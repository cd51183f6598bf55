import SegueScenarios

extension UIViewController {
  /// `performSegue(withIdentifier:sender:)`: SEG-8 to SEG-14, SEG-103, SEG-104, UNW-34, UNW-76, UNW-87; in
  /// AppKit SEG-141, SEG-144.
  func performSegue(withIdentifier identifier: String, sender: String?) throws {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      if app.profile == .appkit { throw Halt.raise(nil, nil) }
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "Receiver (<\(name)>) has no segue with identifier '\(identifier)'")
    }
    if template.kind == .embed { throw Halt.unspecified(.SEG(85)) }
    if app.profile == .appkit {
      guard try shouldPerform(template, sender: sender) else { return }
    }
    try perform(template, sender: sender)
  }

  /// The user operates a control of its view: STB-19, SEG-1, SEG-100, SEG-105, UNW-21, UNW-32.
  func trigger(_ control: String) throws {
    guard isViewLoaded else { throw Halt.invalid("the view of \(name) is not loaded") }
    guard archive?.scene.segues.contains(where: { $0.trigger == control }) == true else {
      throw Halt.invalid("\(name) has no control \(control)")
    }
    guard let template = segueTemplates.first(where: { $0.trigger == control }) else { return }
    if template.kind == .embed { throw Halt.unspecified(.SEG(85)) }
    guard try shouldPerform(template, sender: control) else { return }
    try perform(template, sender: control)
  }

  /// `shouldPerformSegue(withIdentifier:sender:)`: SEG-1, SEG-18, SEG-83.
  private func shouldPerform(_ template: Segue, sender: String?) throws -> Bool {
    try app.perform(appClass.steps(\.inShouldPerform), Roles(receiver: self))
    let answer = appClass.answer(\.shouldPerform, to: template.identifier) ?? true
    app.log(
      .shouldPerform, on: self, name: template.identifier, sender: sender, answer: answer)
    return answer
  }

  /// What follows the question.
  private func perform(_ template: Segue, sender: String?) throws {
    if template.kind == .unwind { return try unwind(template, sender: sender) }
    let destination = try makeDestination(of: template, sender: sender)
    let segue = try StandardSegue(
      template, source: self, destination: destination, sender: sender)
    try prepare(for: segue, sender: sender)
    try segue.perform()
  }

  /// `prepare(for:sender:)`: SEG-4, SEG-10, SEG-23, SEG-107.
  func prepare(for segue: UIStoryboardSegue, sender: String?) throws {
    app.log(
      .prepare, on: self, to: segue.destination, name: segue.identifier, sender: sender)
    try app.perform(
      appClass.steps(\.inPrepare),
      Roles(receiver: self, source: segue.source, destination: segue.destination))
  }

  /// SEG-2, SEG-22, SEG-24, SEG-108, SEG-122.
  private func makeDestination(of template: Segue, sender: String?) throws -> UIViewController {
    guard let scene = template.destination, let storyboard = archive?.storyboard else {
      throw Halt.invalid("the segue leads nowhere")
    }
    guard let selector = template.segueAction else {
      return try storyboard.instantiate(scene, in: app)
    }
    guard app.profile >= .ios13 else { throw Halt.invalid("before iOS 13 no segue has an action") }
    // A dangling reference raises before the action could be called with what it leads to.
    _ = try storyboard.resolve(scene, in: app)
    guard let creation = appClass.segueAction(selector) else {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "-[\(appClass.name) \(selector)]: unrecognized selector sent to instance <\(name)>")
    }
    let takesSender = selector.count { $0 == ":" } > 1
    app.log(
      .segueAction, on: self, name: selector, sender: takesSender ? sender : nil)
    return try storyboard.instantiate(scene, in: app, by: .segueAction(creation))
  }

  // MARK: embeds

  /// An embed performs itself: SEG-62, SEG-63, SEG-68, SEG-80, SEG-81.
  func embed(_ template: Segue) throws {
    guard try shouldPerform(template, sender: nil) else { throw Halt.unspecified(.SEG(80)) }
    let destination = try makeDestination(of: template, sender: nil)
    let segue = try StandardSegue(
      template, source: self, destination: destination, sender: nil)
    try prepare(for: segue, sender: nil)
    try segue.perform()
  }

  /// The effect of an embed: SEG-63, SEG-65, SEG-117.
  func embed(_ child: UIViewController) throws {
    try receive(child)
    try child.loadViewIfNeeded()
    if child.parent === self { app.log(.didMove, on: child, to: self) }
  }
}
