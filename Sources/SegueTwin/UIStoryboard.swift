import SegueScenarios

/// Stands for UIKit's `UIStoryboard`: it makes controllers from scenes, a new one each time (STB-9).
final class UIStoryboard {
  let name: String
  private let storyboard: Storyboard
  /// The scenes by storyboard identifier (STB-4); of several with one identifier, the first by name.
  private lazy var scenes = Self.identified(storyboard)

  init(name: String, storyboard: Storyboard) {
    self.name = name
    self.storyboard = storyboard
  }

  private static func identified(_ storyboard: Storyboard) -> [String: String] {
    var scenes: [String: String] = [:]
    for (scene, definition) in storyboard.scenes {
      guard let identifier = definition.identifier else { continue }
      scenes[identifier] = min(scenes[identifier] ?? scene, scene)
    }
    return scenes
  }

  /// `instantiateViewController(withIdentifier:)`, or without one `instantiateInitialViewController()`, which
  /// may answer nil: STB-7, STB-8.
  func instantiateViewController(
    withIdentifier identifier: String?, in app: UIApplication, creator: Creation? = nil
  ) throws -> UIViewController? {
    guard let scene = try scene(withIdentifier: identifier) else { return nil }
    return try instantiate(scene, in: app, by: creator.map { .creator($0) } ?? .itself)
  }

  private func scene(withIdentifier identifier: String?) throws -> String? {
    guard let identifier else { return storyboard.initial }
    guard let scene = scenes[identifier] else {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier"
          + " '\(identifier)'")
    }
    return scene
  }

  /// Follows references to the scene they stand for: STB-21 to STB-23, STB-29, STB-44, STB-45, STB-48.
  func resolve(_ name: String, in app: UIApplication) throws -> SceneArchive {
    var home = self
    var current = name
    for _ in 0...Fuel.deepest {
      guard let scene = home.storyboard.scenes[current] else {
        throw Halt.invalid("there is no scene \(current)")
      }
      guard let reference = scene.reference else {
        return SceneArchive(
          current, scene, of: app.appClass(scene.controllerClass), in: home)
      }
      guard app.profile >= .ios9 else {
        throw Halt.invalid("before iOS 9 no scene is a reference")
      }
      if reference.bundle != nil { throw Halt.unspecified(.STB(29)) }
      if let other = reference.storyboard { home = try app.storyboard(named: other) }
      guard let next = try home.scene(withIdentifier: reference.identifier) else {
        throw Halt.unspecified(.STB(48))
      }
      current = next
    }
    throw Halt.exhausted("storyboard references that lead to one another")
  }
}
