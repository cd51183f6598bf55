/// What is wrong with a scenario, and where in it.
public struct ScenarioFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where, in the words of the JSON form.
  package var path: FieldPath
  /// The fault lies in the last key of the path, not in the value that stands there.
  package var isInKey: Bool
  /// What is wrong, in one sentence.
  public var message: String

  /// `storyboards.Main.initial: there is no scene "nav" in this storyboard`
  public var description: String {
    path.parts.isEmpty ? message : "\(path): \(message)"
  }
}

extension Scenario {
  /// The most scenes that a scenario may have.
  package static let mostScenes = 100_000
  /// The most steps that a scenario may have, those of its classes and handlers included.
  package static let mostSteps = 1_000_000
  /// How deep handlers may stand inside handlers.
  package static let deepestHandler = 16

  /// Checks everything that `Specs/ScenarioFormat.md` asks of a scenario beyond the types of its parts.
  ///
  /// A scenario that passes may still end as `invalid` when it is run: whether an instance exists at a
  /// certain step is known only then.
  ///
  /// - Throws: The first fault, in the order of the format.
  public func validate() throws(ScenarioFault) {
    var validator = ScenarioValidator(self)
    try validator.checkClasses()
    try validator.checkSegueClasses()
    try validator.checkStoryboards()
    try validator.checkContainment()
    try validator.checkWindow()
    try validator.checkLaunchSteps()
    try validator.checkProfile()
  }
}

/// The state of one validation: where it stands, and what names there are.
///
/// On a fault the checks just throw; `path` then says where they stood.
struct ScenarioValidator {
  let scenario: Scenario
  var path: [FieldPath.Part] = []
  /// The storyboard of each scene.
  var homes: [String: String] = [:]
  /// The names of controllers made in code.
  var created: Set<String> = []
  var stepCount = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    // First the names: a step may use one that stands later in the scenario.
    for (name, storyboard) in scenario.storyboards {
      for scene in storyboard.scenes.keys { homes[scene] = name }
    }
    collectCreated()
  }

  /// A fault at the current path, or below it.
  func fault(_ message: String, at keys: String..., inKey: Bool = false) -> ScenarioFault {
    ScenarioFault(
      path: FieldPath(path + keys.map(FieldPath.Part.key)), isInKey: inKey, message: message)
  }

  /// Runs a check one step further into the value.
  mutating func inside(
    _ part: FieldPath.Part,
    _ check: (inout ScenarioValidator) throws(ScenarioFault) -> Void
  ) throws(ScenarioFault) {
    path.append(part)
    try check(&self)
    path.removeLast()
  }

  /// Runs a check on each element of a list.
  mutating func each<Element>(
    _ key: String, _ elements: [Element],
    _ check: (inout ScenarioValidator, Element) throws(ScenarioFault) -> Void
  ) throws(ScenarioFault) {
    guard !elements.isEmpty else { return }
    path.append(.key(key))
    for (index, element) in elements.enumerated() {
      path.append(.index(index))
      try check(&self, element)
      path.removeLast()
    }
    path.removeLast()
  }

  /// Runs a check on each member, in the order of their names.
  mutating func each<Value>(
    _ key: String, _ members: [String: Value],
    _ check: (inout ScenarioValidator, String, Value) throws(ScenarioFault) -> Void
  ) throws(ScenarioFault) {
    guard !members.isEmpty else { return }
    path.append(.key(key))
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      path.append(.key(name))
      try check(&self, name, value)
      path.removeLast()
    }
    path.removeLast()
  }

  // MARK: launch

  mutating func checkWindow() throws(ScenarioFault) {
    switch scenario.window {
    case .none: return
    case .scene(let storyboard, _):
      guard scenario.storyboards[storyboard] != nil else {
        throw fault(
          "there is no storyboard \(quoted(storyboard))", at: "window", "storyboard")
      }
    case .code(let name, let controller):
      try inside(.key("window")) { validator throws(ScenarioFault) in
        try validator.checkCodeClassName(name, at: "class")
        try validator.checkName(controller, of: .controller, at: "name")
      }
    }
  }

  mutating func checkLaunchSteps() throws(ScenarioFault) {
    try checkSteps(scenario.steps, key: "steps", roles: [])
  }
}

extension ScenarioValidator {
  /// A profile whose rules do not speak of everything has nothing else.
  func checkProfile() throws(ScenarioFault) {
    guard scenario.profile == .appkit else { return }
    if let other = scenario.features.subtracting(scenario.profile.features).min() {
      throw fault("\(scenario.profile.rawValue) has no \(other.rawValue)", at: "profile")
    }
  }
}
