/// A name that stands, inside a class's steps, for what the callback was given.
enum Role: String, CaseIterable, Sendable {
  case receiver = "self"
  case source, destination, towards, controller
}

extension ScenarioValidator {
  /// What a name is the name of.
  enum Subject: String {
    case controllerClass = "class"
    case segueClass = "segue class"
    case storyboard, scene, controller
  }

  /// Names that mean something else where a controller is named.
  static let reserved = Set(Role.allCases.map(\.rawValue)).union(["super"])

  /// A name that the scenario introduces, at a key below the path; nil where the path ends in it.
  func checkName(
    _ name: String, of subject: Subject, at key: String? = nil
  ) throws(ScenarioFault) {
    let place = path + (key.map { [.key($0)] } ?? [])
    func wrong(_ message: String) -> ScenarioFault {
      ScenarioFault(path: FieldPath(place), isInKey: key == nil, message: message)
    }
    guard Self.isName(name) else {
      throw wrong(
        "\(quoted(name)) is no name for a \(subject.rawValue): a name is a letter or _, then letters, "
          + "digits, _, . and -")
    }
    switch subject {
    case .scene, .controller:
      guard !Self.reserved.contains(name) else {
        throw wrong(
          "\(quoted(name)) has a meaning of its own and cannot name a \(subject.rawValue)")
      }
    case .controllerClass:
      guard UIKitClass(rawValue: name) == nil else {
        throw wrong("\(name) is a class of UIKit and cannot be defined again")
      }
    case .segueClass:
      guard !UIKitClass.segueClasses.contains(name) else {
        throw wrong("\(name) is a class of UIKit and cannot be defined again")
      }
    case .storyboard: break
    }
  }

  /// A letter or `_`, then letters, digits, `_`, `.` and `-`: ASCII, so that every tool can read it.
  static func isName(_ text: some StringProtocol) -> Bool {
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        isFirst = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        if isFirst { return false }
      default: return false
      }
    }
    return !isFirst
  }

  /// A class that something refers to.
  func checkClassName(_ name: String?, at keys: String...) throws(ScenarioFault) {
    guard let name, scenario.classes[name] == nil, UIKitClass(rawValue: name) == nil else { return }
    throw ScenarioFault(
      path: FieldPath(path + keys.map(FieldPath.Part.key)), isInKey: false,
      message: "there is no class \(quoted(name)): list it in \"classes\"")
  }

  /// A class that code makes an object of: it has to exist at run time.
  func checkCodeClassName(_ name: String?, at key: String) throws(ScenarioFault) {
    try checkClassName(name, at: key)
    guard let name, scenario.classes[name]?.missing == true else { return }
    throw fault("the class \(quoted(name)) is missing at run time: code cannot make one", at: key)
  }

  /// A segue class that something refers to.
  func checkSegueClassName(_ name: String?, at key: String) throws(ScenarioFault) {
    guard let name, scenario.segueClasses[name] == nil else { return }
    throw fault("there is no segue class \(quoted(name)): list it in \"segueClasses\"", at: key)
  }

  /// A selector or the name of a control: any text but none.
  func checkText(_ text: String?, at key: String) throws(ScenarioFault) {
    if text?.isEmpty == true { throw fault("the text is empty", at: key) }
  }

  /// An instance: a scene or a controller made in code, or what the callback was given.
  func checkInstance(
    _ name: String?, roles: Set<Role>, at parts: FieldPath.Part...
  ) throws(ScenarioFault) {
    guard let name, let message = faultOfInstance(name, roles: roles) else { return }
    throw ScenarioFault(path: FieldPath(path + parts), isInKey: false, message: message)
  }

  private func faultOfInstance(_ name: String, roles: Set<Role>) -> String? {
    if isKnown(name) { return nil }
    if let role = Role(rawValue: name) {
      return roles.contains(role) ? nil : "\(quoted(name)) means nothing here"
    }
    guard let hash = name.utf8.firstIndex(of: UInt8(ascii: "#")), isKnown(String(name[..<hash]))
    else { return "there is no scene \(quoted(name)) and no controller of that name made in code" }
    let digits = name[name.utf8.index(after: hash)...]
    guard let number = Int(digits), number >= 2, String(number) == digits else {
      return "\(quoted(name)) is no instance: the second of a scene is \"…#2\""
    }
    return nil
  }

  private func isKnown(_ name: String) -> Bool { homes[name] != nil || created.contains(name) }
}
