/// What a `.storyboard` file says about scenes and segues, in the file's own words.
///
/// Nothing is judged here: names may repeat, destinations may lead nowhere. Everything else of the file
/// (views, constraints, images) is left out.
package struct StoryboardFile: Hashable, Sendable {
  /// The platform that `targetRuntime` names.
  package enum Platform: String, CaseIterable, Sendable { case iOS, tvOS, macOS, watchOS }

  /// The path as it was given.
  package var path: String
  package var platform: Platform
  /// The id of the initial controller.
  package var initial: String?
  package var scenes: [FileScene] = []
  /// Exits outside the `objects` of a scene: the file compiles without them.
  package var strayExits: [FileExit] = []

  package init(path: String, platform: Platform = .iOS, initial: String? = nil) {
    self.path = path
    self.platform = platform
    self.initial = initial
  }

  /// The name that references use: the file's name without its extension.
  package var name: String {
    let last = path.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".storyboard") ? last.dropLast(11) : last)
  }

  /// The same without places, to compare what two files say.
  package var withoutPositions: StoryboardFile {
    var copy = self
    let nowhere = TextPosition(line: 0, column: 0)
    for index in copy.scenes.indices {
      copy.scenes[index].position = nowhere
      copy.scenes[index].controller?.position = nowhere
      for exit in copy.scenes[index].exits.indices {
        copy.scenes[index].exits[exit].position = nowhere
      }
      for segue in copy.scenes[index].segues.indices {
        copy.scenes[index].segues[segue].position = nowhere
      }
    }
    for exit in copy.strayExits.indices { copy.strayExits[exit].position = nowhere }
    return copy
  }
}

/// A `<scene>`: a controller or a reference, its exits, and every segue that anything in it owns.
package struct FileScene: Hashable, Sendable {
  package var id: String?
  package var controller: FileController?
  package var exits: [FileExit] = []
  /// In file order.
  package var segues: [FileSegue] = []
  package var position: TextPosition
}

/// The controller of a scene, or a placeholder for one elsewhere.
package struct FileController: Hashable, Sendable {
  /// The element's name: `viewController`, `navigationController`, …
  package var tag: String
  package var id: String
  package var customClass: String?
  package var storyboardIdentifier: String?
  /// What people call it: the label in Interface Builder, or else its title.
  package var label: String?
  package var definesPresentationContext: Bool?
  package var modalPresentationStyle: String?
  /// A split view's `style`.
  package var style: String?
  package var storyboardName: String?
  package var referencedIdentifier: String?
  package var bundleIdentifier: String?
  package var position: TextPosition

  /// It stands for a scene elsewhere.
  package var isReference: Bool {
    tag == "viewControllerPlaceholder" || tag == "controllerPlaceholder"
  }
}

/// An `<exit>`.
package struct FileExit: Hashable, Sendable {
  package var id: String?
  package var position: TextPosition
}

/// A `<segue>` directly under the `<connections>` of its owner.
package struct FileSegue: Hashable, Sendable {
  package var id: String?
  package var kind: String
  package var identifier: String?
  package var destination: String?
  package var unwindAction: String?
  package var customClass: String?
  package var relationship: String?
  package var modalPresentationStyle: String?
  package var creationSelector: String?
  /// An adaptive action that differs from the kind; the runtime follows it.
  package var action: String?
  /// `accessoryAction` of a cell.
  package var trigger: String?
  /// A popover's anchor, a view or bar button item.
  package var anchor: String?
  package var targetIndex: Int?
  package var owner: FileOwner
  package var position: TextPosition
}

/// The element that owns a segue: what triggers it.
package struct FileOwner: Hashable, Sendable {
  package enum Standing: Hashable, Sendable {
    /// The scene's controller itself: a relationship, or a segue performed only by name.
    case controller
    /// Inside the controller.
    case inside
    /// Beside the controller, directly under the scene's objects.
    case beside
  }

  package var tag: String
  package var id: String?
  package var label: String?
  package var title: String?
  package var standing: Standing
}
