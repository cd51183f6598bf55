import SegueScenarios

extension UIViewController {
  /// Where the climb goes from here: UNW-3, UNW-39, UNW-60; before iOS 9 LUN-5, LUN-10, LUN-30.
  func nextRung() throws -> UIViewController? {
    guard let presenter = presentingViewController else { return parent }
    if app.profile == .ios8_0 { return presenter }
    switch caller {
    case .none: return presenter
    case .unsettled: throw Halt.unspecified(.SHW(21))
    case .controller(let caller):
      switch app.profile {
      case .ios8:
        if caller !== presenter { throw Halt.unspecified(.LUN(10)) }
        return caller
      case .ios6, .ios8_0, .ios9, .ios10, .ios13, .ios14, .appkit:
        guard caller.isAlive, caller.isContained(in: presenter) else {
          throw Halt.unspecified(.UNW(39))
        }
        return caller
      }
    }
  }

  /// The source of an unwind and what comes before its transition: UNW-22, UNW-23, UNW-77, UNW-78.
  func unwind(_ template: Segue, sender: String?) throws {
    guard let action = template.action else { return }
    app.retreats += 1
    if app.profile < .ios9 { return try legacyUnwind(template, action, sender: sender) }
    var search = UnwindSearch(from: self, for: action)
    guard let destination = try search.destination() else { return }
    let segue = try UnwindSegue(template, source: self, destination: destination)
    try finishUnwind(segue, to: destination, action, sender: sender)
  }

  /// Prepare, the action, the transition: UNW-22, UNW-38.
  func finishUnwind(
    _ segue: UIStoryboardSegue, to destination: UIViewController, _ action: String,
    sender: String?
  ) throws {
    let retreats = app.retreats
    try prepare(for: segue, sender: sender)
    try destination.receive(action, of: segue)
    if app.retreats != retreats { throw Halt.unspecified(.UNW(38)) }
    try segue.perform()
  }

  /// The unwind action is sent: UNW-88, UNW-89.
  private func receive(_ action: String, of segue: UIStoryboardSegue) throws {
    guard appClass.actions.contains(action) else {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "-[\(appClass.name) \(action)]: unrecognized selector sent to instance <\(name)>")
    }
    app.log(.action, on: self, to: segue.source, name: action)
    try app.perform(
      appClass.steps(inAction: action),
      Roles(receiver: self, source: segue.source, destination: segue.destination))
  }
}
