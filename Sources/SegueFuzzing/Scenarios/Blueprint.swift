import SegueScenarios

/// An app that is being put together: scenes and segues by number.
struct Blueprint {
  /// What a scene is, the simplest first.
  enum SceneKind: Int {
    case plain, tab, split, navigation, page, twoColumns, threeColumns
    /// A container of the app's own, which makes its children when its view is loaded.
    case box

    var uikitClass: String {
      switch self {
      case .plain, .box: "UIViewController"
      case .tab: "UITabBarController"
      case .split, .twoColumns, .threeColumns: "UISplitViewController"
      case .navigation: "UINavigationController"
      case .page: "UIPageViewController"
      }
    }

    /// The relationships by which children come with it from the storyboard, in order.
    var places: [Relationship.Name] {
      switch self {
      case .plain, .box, .page: []
      case .tab: Array(repeating: .viewControllers, count: 7)
      case .split: [.masterViewController, .detailViewController]
      case .navigation: [.rootViewController]
      case .twoColumns: [.primary, .secondary, .compact]
      case .threeColumns: [.primary, .supplementary, .secondary, .compact]
      }
    }

    var isSplit: Bool { self == .split || isColumns }
    var isColumns: Bool { self == .twoColumns || self == .threeColumns }
    var features: Set<Feature> {
      switch self {
      case .plain: []
      case .tab: [.containerTab]
      case .split: [.containerSplit]
      case .navigation: [.containerNavigation]
      case .page: [.containerPage]
      case .twoColumns, .threeColumns: [.containerColumns]
      case .box: [.containerCustom, .storyboardInstantiate, .hookNested]
      }
    }
  }

  struct SceneDraft {
    var kind: SceneKind
    /// The container that it comes with.
    var parent: Int?
    var children: [Int] = []
    /// Its class, where it is not UIKit's.
    var definition: ClassDefinition?
    /// The scene whose class it has, too.
    var classOf: Int?
    var definesContext: Bool?
    var style: PresentationStyle?
    /// The scene whose segue it was made for.
    var origin: Int?
    /// It comes with the launch, or a segue from a scene that does leads there.
    var isReachable: Bool
    /// It stands in the second storyboard.
    var isElsewhere: Bool
  }

  /// By way of what storyboard reference a segue leads to its destination; one to nowhere leads to no scene.
  enum Way { case none, scene, nowhere }

  struct SegueDraft {
    var source: Int
    /// Nil for an unwind segue.
    var destination: Int?
    var segue: Segue
    var reference = Way.none
  }

  /// What an object of the property engine stands for: object 0 is the window.
  enum Thing { case window, scene(Int), segue(Int) }

  var profile: Profile
  var device: Device
  var scenes: [SceneDraft] = []
  var segues: [SegueDraft] = []
  var things: [Thing] = [.window]
  /// How the window is set up: 0 is by the storyboard's initial scene.
  var window = 0

  static let actions = ["one:", "two:", "three:forEvent:"]
  static let storyboards = ["Main", "Other"]

  func name(_ scene: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + scene % 26)))
    return scene < 26 ? letter : "\(letter)\(scene / 26)"
  }

  func className(_ scene: Int) -> String { name(scene).uppercased() }
  func identifier(_ scene: Int) -> String { "id-" + name(scene) }
  /// What a controller is called that code makes from the scene's class.
  func bareName(_ scene: Int) -> String { "made-" + name(scene) }
  func storyboard(_ scene: Int) -> String { Self.storyboards[scenes[scene].isElsewhere ? 1 : 0] }

  /// The scenes above a scene, by the containers and segues that bring it: some of them are alive where it is.
  func above(_ scene: Int) -> Set<Int> {
    var result: Set<Int> = []
    var next = scenes[scene].parent ?? scenes[scene].origin
    while let scene = next, result.insert(scene).inserted {
      next = scenes[scene].parent ?? scenes[scene].origin
    }
    return result
  }

  /// Those above a scene with all that containers bring along there, the scene itself left out.
  func around(_ scene: Int) -> Set<Int> {
    var result = above(scene)
    var next = Array(result)
    while let container = next.popLast() {
      next += scenes[container].children.filter { result.insert($0).inserted }
    }
    result.remove(scene)
    return result
  }

  /// The scene whose segue brings a scene, itself or in what it comes with.
  func caller(_ scene: Int) -> Int? {
    var next: Int? = scene
    while let scene = next {
      if let origin = scenes[scene].origin { return origin }
      next = scenes[scene].parent
    }
    return nil
  }

  /// The scenes that come into a scene: from the storyboard, or by an embed segue.
  func below(_ scene: Int) -> [Int] {
    scenes[scene].children
      + segues.compactMap { $0.source == scene && $0.segue.kind == .embed ? $0.destination : nil }
  }

  /// Whether a container that shows others is above a scene, at the latest once the scene is shown in it.
  func isStacked(_ scene: Int) -> Bool {
    var next: Int? = scene
    while let scene = next {
      let draft = scenes[scene]
      if let parent = draft.parent {
        if scenes[parent].kind == .navigation || scenes[parent].kind.isSplit { return true }
        next = parent
      } else {
        let way = segues.first { $0.source == draft.origin && $0.destination == scene }
        guard let kind = way?.segue.kind, kind == .embed || kind.asksContainer else { return false }
        next = draft.origin
      }
    }
    return false
  }

  /// Whether a controller of the scene implements an action, as far as its own class goes.
  func implements(_ scene: Int, _ action: String) -> Bool {
    scenes[scenes[scene].classOf ?? scene].definition?.actions.contains(action) == true
  }

  /// Whether the class of a scene does not exist at run time: no code can make a controller of it.
  func isMissing(_ scene: Int) -> Bool {
    scenes[scenes[scene].classOf ?? scene].definition?.missing == true
  }

  /// The class of a scene's controllers.
  func controllerClass(_ scene: Int) -> String {
    let cls = scenes[scene].classOf ?? scene
    return scenes[cls].definition == nil ? scenes[scene].kind.uikitClass : className(cls)
  }

  /// A class that descends from that of a scene's controllers and that code can make one of, if there is such.
  func subclass(_ scene: Int) -> String? {
    let cls = className(scenes[scene].classOf ?? scene)
    return scenes.indices.first {
      scenes[$0].definition?.superclass == cls && scenes[$0].definition?.missing != true
    }.map(className)
  }

  /// Gives a scene a class of its own, if it has none, and changes that.
  mutating func change(_ scene: Int, _ body: (inout ClassDefinition) -> Void) {
    let scene = scenes[scene].classOf ?? scene
    var definition = scenes[scene].definition ?? plainClass(scenes[scene].kind)
    body(&definition)
    scenes[scene].definition = definition
  }

  func plainClass(_ kind: SceneKind) -> ClassDefinition {
    var definition = ClassDefinition()
    definition.superclass = kind.uikitClass
    if kind.isColumns { definition.columns = kind == .twoColumns ? 2 : 3 }
    return definition
  }

  /// The selectors of a set of names.
  static func selectors(_ names: Int) -> [String] {
    actions.indices.filter { names >> $0 & 1 == 1 }.map { actions[$0] }
  }
}
