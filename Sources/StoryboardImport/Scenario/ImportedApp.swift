package import SegueScenarios

/// The storyboards of an app as a scenario's storyboards, and what stays open.
///
/// Classes are what the storyboards say of them: each has the framework class of its element as
/// superclass and overrides nothing. The scenario has no window and no steps.
package struct ImportedApp: Sendable {
  /// Where a scene of the scenario comes from.
  package struct Origin: Hashable, Sendable {
    package var file: Int
    package var scene: Int
  }

  package let files: [StoryboardFile]
  package internal(set) var scenario = Scenario()
  package internal(set) var openEnds: [OpenEnd] = []
  /// Where each scene comes from, by its name in the scenario.
  package internal(set) var origins: [String: Origin] = [:]
  /// Where the segues of each scene stand in its file, in their order, by the scene's name.
  package internal(set) var positions: [String: [TextPosition]] = [:]
  /// The references that lead out of the files, by name: what stands there is not known.
  package internal(set) var elsewhere: Set<String> = []

  /// The name of each file's storyboard in the scenario.
  var storyboards: [String] = []
  /// Each file's controllers: the name of the scene by the controller's id.
  var scenes: [[String: String]] = []
  private let names: FileNames

  /// Files of other platforms stay out, and copies of one storyboard should (`StoryboardCopies`).
  package init(_ files: [StoryboardFile], naming: SceneNaming = .ids) {
    self.files = files
    names = FileNames(files)
    nameAll(naming)
    for index in files.indices { add(index) }
  }

  /// Whether a file takes part: its platform has UIKit's segues.
  package func isTaken(_ index: Int) -> Bool {
    files[index].platform == .iOS || files[index].platform == .tvOS
  }

  private mutating func nameAll(_ naming: SceneNaming) {
    var storyboardNames = Names()
    var sceneNames = Names()
    for (index, file) in files.enumerated() {
      storyboards.append(isTaken(index) ? storyboardNames.take(file.name) : "")
      var named: [String: String] = [:]
      for (number, scene) in file.scenes.enumerated() where isTaken(index) {
        guard let controller = scene.controller, named[controller.id] == nil else {
          openEnds.append(
            .sceneWithoutMeaning, file, scene.position, "this scene has no controller of its own")
          continue
        }
        let name = sceneNames.take(naming.text(controller))
        named[controller.id] = name
        origins[name] = Origin(file: index, scene: number)
      }
      scenes.append(named)
    }
  }

  private mutating func add(_ index: Int) {
    let file = files[index]
    guard isTaken(index) else {
      return openEnds.append(
        .otherPlatform, file, TextPosition(line: 1, column: 1),
        "this is a storyboard of \(file.platform.rawValue)")
    }
    var storyboard = Storyboard()
    if let initial = file.initial {
      storyboard.initial = scenes[index][initial]
      if storyboard.initial == nil {
        openEnds.append(
          .initialMissing, file, TextPosition(line: 1, column: 1),
          "the initial controller is not in the file")
      }
    }
    for (number, scene) in file.scenes.enumerated() {
      guard let controller = scene.controller, let name = scenes[index][controller.id],
        origins[name] == Origin(file: index, scene: number)
      else { continue }
      storyboard.scenes[name] =
        controller.isReference
        ? Scene(controllerClass: "", reference: reference(controller, name, in: index))
        : self.scene(scene, controller, in: index)
    }
    scenario.storyboards[storyboards[index]] = storyboard
  }

  private mutating func reference(
    _ controller: FileController, _ scene: String, in index: Int
  ) -> Reference {
    var storyboard: String?
    if let name = controller.storyboardName {
      if controller.bundleIdentifier == nil, let target = self.file(named: name, from: index) {
        storyboard = storyboards[target]
      } else {
        storyboard = Names.spelled(name)
        elsewhere.insert(scene)
        openEnds.append(
          .elsewhere, files[index], controller.position,
          "the storyboard \"\(name)\" is not among the files")
      }
    }
    return Reference(
      storyboard: storyboard, identifier: controller.referencedIdentifier,
      bundle: controller.bundleIdentifier)
  }

  /// The file that a reference's storyboard name means: of several, the one whose folder is nearest;
  /// nil when there is none, or several are equally near.
  package func file(named name: String, from index: Int) -> Int? {
    guard case .found(let target) = names.nearest(name, to: index), isTaken(target) else {
      return nil
    }
    return target
  }
}

extension [OpenEnd] {
  mutating func append(
    _ kind: OpenEnd.Kind, _ file: StoryboardFile, _ position: TextPosition, _ message: String
  ) {
    append(OpenEnd(kind: kind, file: file.path, position: position, message: message))
  }
}
