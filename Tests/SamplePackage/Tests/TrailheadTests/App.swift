import SegueTesting
import Trailhead

/// An app made of a scenario's storyboards and Trailhead's screens.
final class App {
  private let scenario: Scenario
  private let window = Window()
  /// What the app keeps.
  private var kept: [Screen] = []
  /// The scene of each screen that has one, by name.
  private var scenes: [String: Scene] = [:]
  private var instances: [String: Int] = [:]

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// A step that the app itself refuses.
  struct Refusal: Error { var ending: Ending }

  func launch() throws {
    switch scenario.window {
    case .scene(let storyboard, let identifier):
      window.root = try instantiate(identifier, in: storyboard)
    case .code(let cls, let name): window.root = make(name, of: cls)
    case .none: break
    }
  }

  func take(_ step: Step) throws {
    switch step {
    case .trigger(let trigger, let on):
      try perform(on) { $0.trigger == trigger }
    case .performSegue(let identifier, let on, _):
      try perform(on, "Receiver (<\(on)>) has no segue with identifier '\(identifier)'") {
        $0.identifier == identifier
      }
    case .instantiate(let storyboard, let identifier, _):
      if let screen = try instantiate(identifier, in: storyboard) { kept.append(screen) }
    case .create(let cls, let name): kept.append(make(name, of: cls))
    case .present(let screen, let on, _): try find(on).present(try screen.map(find))
    case .dismiss(let on): try find(on).dismiss()
    case .push(let screen, let on): try find(on).push(try screen.map(find))
    case .pop(let on), .back(let on): try find(on).pop()
    case .popTo(let screen, let on): try find(on).pop(to: try find(screen))
    case .popToRoot(let on): try find(on).popToRoot()
    case .setStack(let screens, let on): try find(on).setMembers(try screens.map(find))
    case .show(let screen, let on): try find(on).show(try find(screen))
    case .hold(let screen): kept.append(try find(screen))
    case .release(let screen): kept.removeAll { $0.name == screen }
    case .setRoot(let screen): window.root = try find(screen)
    case .loadView: break
    default: throw invalid("\(step)")
    }
  }

  /// Performs the first segue of a screen's scene that fulfils a condition.
  private func perform(
    _ name: String, _ reason: String? = nil, _ isMeant: (Segue) -> Bool
  ) throws {
    let source = try find(name)
    guard let segue = scenes[name]?.segues.first(where: isMeant) else {
      throw raised(reason)
    }
    if segue.kind == .unwind {
      source.unwind(segue.action ?? "")
      return
    }
    let destination = try make(scene: segue.destination ?? "")
    try segue.kind == .show ? source.show(destination) : source.present(destination)
  }

  /// The scene of an identifier, or else the initial one, which there need not be.
  private func instantiate(_ identifier: String?, in name: String) throws -> Screen? {
    guard let storyboard = scenario.storyboards[name] else {
      throw raised(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <main> (loaded)")
    }
    guard let identifier else { return try storyboard.initial.map(make(scene:)) }
    guard let scene = storyboard.scenes.first(where: { $0.value.identifier == identifier }) else {
      throw raised(
        "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier '\(identifier)'"
      )
    }
    return try make(scene: scene.key)
  }

  private func make(scene name: String) throws -> Screen {
    guard let scene = scenario.storyboards.values.compactMap({ $0.scenes[name] }).first else {
      throw invalid("no scene \(name)")
    }
    let screen = make(name, of: scene.controllerClass)
    if !skipsSegues(scene.controllerClass) { scenes[screen.name] = scene }
    for relationship in scene.relationships {
      try screen.push(try make(scene: relationship.destination))
    }
    return screen
  }

  /// A screen, with its number in its name from the second of that name on.
  private func make(_ name: String, of cls: String) -> Screen {
    let count = (instances[name] ?? 0) + 1
    instances[name] = count
    let name = count == 1 ? name : "\(name)#\(count)"
    let line = ancestry(cls)
    return Screen(
      name, actions: line.compactMap { scenario.classes[$0]?.actions }.reduce([]) { $0.union($1) },
      isStack: line.last == "UINavigationController")
  }

  private func skipsSegues(_ cls: String) -> Bool {
    ancestry(cls).compactMap { scenario.classes[$0]?.skipsInitCoder }.first == true
  }

  /// A class and those above it, up to UIKit's, which alone stands for a class that is missing at run time.
  private func ancestry(_ cls: String) -> [String] {
    var line = [cls]
    while let definition = scenario.classes[line[line.count - 1]] {
      line.append(definition.superclass)
    }
    return scenario.classes[cls]?.missing == true ? Array(line.suffix(1)) : line
  }

  private func find(_ name: String) throws -> Screen {
    for tree in kept + (window.root.map { [$0] } ?? []) {
      if let found = tree.find(name) { return found }
    }
    throw invalid("no screen \(name)")
  }

  private func raised(_ reason: String?) -> Refusal {
    Refusal(ending: .raised(name: "NSInvalidArgumentException", reason: reason, rules: []))
  }

  private func invalid(_ why: String) -> Refusal { Refusal(ending: .invalid(why: why)) }

  var snapshot: Snapshot { Snapshot(tree: window.root?.text ?? "") }
}

extension Screen {
  /// The screen of a name among this one, its members, and what is presented.
  fileprivate func find(_ name: String) -> Screen? {
    if self.name == name { return self }
    for screen in members + (presented.map { [$0] } ?? []) {
      if let found = screen.find(name) { return found }
    }
    return nil
  }

  /// As a snapshot writes it.
  fileprivate var text: String {
    name + (members.isEmpty ? "" : "[\(members.map(\.text).joined(separator: ", "))]")
      + (presented.map { " > \($0.text)" } ?? "")
  }
}
