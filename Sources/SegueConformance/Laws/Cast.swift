import SegueScenarios

/// Who is who in a trace: the class of each controller, its scene, and what it overrides.
///
/// An object, because every law looks at it in every step: nothing of it is copied, and a class is looked up once.
final class Cast {
  let scenario: Scenario
  /// Every scene by name.
  private(set) var scenes: [String: Scene] = [:]
  /// The classes of controllers that the app makes in code, by name; nil where several disagree.
  private var madeInCode: [String: String?] = [:]
  /// The class that each controller was seen to be created with.
  private var seen: [String: String] = [:]
  private var lineages: [String: Lineage?] = [:]
  /// What was found out about instances.
  private var origins: [String: String] = [:]
  private var instances: [String: Lineage?] = [:]
  private var areFromScenes: [String: Bool] = [:]
  /// A creator or a segue action may give a scene another class than its own.
  private var scenesTellClasses: Bool

  /// A class with everything that it inherits.
  struct Lineage {
    /// The app's classes, the class itself first.
    var definitions: [ClassDefinition]
    /// The class of UIKit at the end.
    var base: String

    /// The nearest override.
    func override<Value>(_ member: (ClassDefinition) -> Value?) -> Value? {
      for definition in definitions {
        if let value = member(definition) { return value }
      }
      return nil
    }

    func overrides<Value>(_ member: (ClassDefinition) -> Value?) -> Bool {
      override(member) != nil
    }

    func implements(_ action: String) -> Bool {
      definitions.contains { $0.actions.contains(action) }
    }
  }

  /// The cast of a scenario; where a trace shows `init` events, they tell the classes.
  init(_ scenario: Scenario, events: some Sequence<Event>) {
    self.scenario = scenario
    let steps = scenario.allSteps
    scenesTellClasses = !steps.contains { step in
      if case .instantiate(_, _, let creator) = step { creator != nil } else { false }
    }
    if scenario.classes.values.contains(where: { !$0.segueActions.isEmpty }) {
      scenesTellClasses = false
    }
    for (_, storyboard) in scenario.storyboards {
      scenes.merge(storyboard.scenes) { first, _ in first }
    }
    if case .code(let name, let controller) = scenario.window { note(name, for: controller) }
    for case .create(let name, let controller) in steps { note(name, for: controller) }
    for event in events where event.kind == .initialize {
      if let name = event.name, seen[event.on] == nil { seen[event.on] = name }
    }
  }

  private func note(_ name: String, for controller: String) {
    if let known = madeInCode[controller], known != name {
      madeInCode[controller] = .some(nil)
    } else {
      madeInCode[controller] = name
    }
  }

  /// The name of the scene, or the name in code, that an instance is named after.
  func origin(_ instance: String) -> String {
    if let known = origins[instance] { return known }
    let end = instance.utf8.firstIndex(of: UInt8(ascii: "#")) ?? instance.endIndex
    let origin = String(instance[..<end])
    origins[instance] = origin
    return origin
  }

  /// Whether an instance was made from a scene: nothing else goes by its name.
  func isFromScene(_ instance: String) -> Bool {
    if let known = areFromScenes[instance] { return known }
    let origin = origin(instance)
    let isFromScene = scenes.index(forKey: origin) != nil && madeInCode[origin] == nil
    areFromScenes[instance] = isFromScene
    return isFromScene
  }

  /// Whether an instance goes by a name that the scenario gives in code.
  func isMadeInCode(_ instance: String) -> Bool { madeInCode[origin(instance)] != nil }

  /// The class of an instance with all it inherits; nil where the trace leaves it open.
  func lineage(of instance: String) -> Lineage? {
    if let known = instances[instance] { return known }
    let lineage = findLineage(of: instance)
    instances[instance] = .some(lineage)
    return lineage
  }

  private func findLineage(of instance: String) -> Lineage? {
    let origin = origin(instance)
    if let name = seen[instance] { return lineage(ofClass: name) }
    if let made = madeInCode[origin] { return made.flatMap(lineage(ofClass:)) }
    guard scenesTellClasses, let scene = scenes[origin], scene.reference == nil else { return nil }
    return lineage(ofClass: scene.controllerClass)
  }

  private func lineage(ofClass name: String) -> Lineage? {
    if let known = lineages[name] { return known }
    let lineage = findLineage(ofClass: name)
    lineages[name] = .some(lineage)
    return lineage
  }

  private func findLineage(ofClass name: String) -> Lineage? {
    var lineage = Lineage(definitions: [], base: "UIViewController")
    var current = name
    let isMissing = scenario.classes[name]?.missing == true
    while let definition = scenario.classes[current] {
      if definition.missing, !isMissing { return nil }
      lineage.definitions.append(definition)
      guard lineage.definitions.count <= scenario.classes.count else { return nil }
      current = definition.superclass
    }
    guard current.hasPrefix("UI") else { return nil }
    lineage.base = current
    // A class that is absent at run time leaves UIKit's own of its kind (STB-12, STB-50).
    if isMissing { lineage.definitions = [] }
    return lineage
  }

  /// Whether an instance is of a UIKit class; nil where the class is open.
  func isA(_ base: String, _ instance: String) -> Bool? {
    lineage(of: instance).map { $0.base == base }
  }

  func isNavigation(_ instance: String) -> Bool? { isA("UINavigationController", instance) }

  func isTabBar(_ instance: String) -> Bool? { isA("UITabBarController", instance) }

  /// The segues of an instance's own scene, in file order; none for a controller made in code.
  func segues(of instance: String) -> [Segue] {
    isFromScene(instance) ? scenes[origin(instance)]?.segues ?? [] : []
  }
}
