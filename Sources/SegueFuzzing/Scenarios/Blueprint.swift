import SegueScenarios

/// A scenario that is being put together: scenes and segues by number, and the steps that were taken.
package struct Blueprint: Sendable {
  /// What a scene is, the simplest first.
  enum SceneKind: Int, CaseIterable, Sendable {
    case plain, tab, split, navigation

    var uikitClass: String {
      switch self {
      case .plain: "UIViewController"
      case .tab: "UITabBarController"
      case .split: "UISplitViewController"
      case .navigation: "UINavigationController"
      }
    }

    /// How many children come with it from the storyboard.
    var capacity: Int {
      switch self {
      case .plain: 0
      case .tab: 6
      case .split: 2
      case .navigation: 1
      }
    }
  }

  struct SceneDraft: Sendable {
    var kind: SceneKind
    /// The container that it comes with.
    var parent: Int?
    var children: [Int] = []
    /// Its class, where it is not UIKit's.
    var definition: ClassDefinition?
    var hasIdentifier = false
  }

  struct SegueDraft: Sendable {
    var source: Int
    /// Nil for an unwind segue.
    var destination: Int?
    var segue: Segue
    /// It leads to its destination by way of a storyboard reference.
    var isReference = false
  }

  /// What an object of the property engine stands for: object 0 is the window.
  enum Thing: Sendable { case window, scene(Int), segue(Int) }

  var profile: Profile
  var device: Device
  var scenes: [SceneDraft] = []
  var segues: [SegueDraft] = []
  var things: [Thing] = [.window]
  var steps: [Step] = []
  /// For the launch and each step the entry of the case that brought it.
  package var entries: [Int] = []

  static let actions = ["one:", "two:", "three:"]

  init(profile: Profile, device: Device) {
    self.profile = profile
    self.device = device
  }

  func name(_ scene: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + scene % 26)))
    return scene < 26 ? letter : "\(letter)\(scene / 26)"
  }

  func className(_ scene: Int) -> String { name(scene).uppercased() }

  /// Gives a scene a class of its own, if it has none, and changes that.
  mutating func change(_ scene: Int, _ body: (inout ClassDefinition) -> Void) {
    var definition = scenes[scene].definition ?? ClassDefinition()
    definition.superclass = scenes[scene].kind.uikitClass
    body(&definition)
    scenes[scene].definition = definition
  }

  /// The selectors of a set of names.
  static func selectors(_ names: Int) -> [String] {
    actions.indices.filter { names >> $0 & 1 == 1 }.map { actions[$0] }
  }
}
