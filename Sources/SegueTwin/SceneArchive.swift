import SegueScenarios

/// A scene as a storyboard keeps it: what a controller is made from.
final class SceneArchive {
  let name: String
  let scene: Scene
  /// The class that the scene names.
  let appClass: AppClass
  /// The segues that perform themselves when the view is loaded (SEG-62).
  var embeds: [Segue] {
    scene.segues.contains { $0.kind == .embed } ? scene.segues.filter { $0.kind == .embed } : []
  }
  /// The storyboard that holds it; the app keeps that.
  unowned let storyboard: UIStoryboard

  init(_ name: String, _ scene: Scene, of appClass: AppClass, in storyboard: UIStoryboard) {
    self.name = name
    self.scene = scene
    self.appClass = appClass
    self.storyboard = storyboard
  }
}
