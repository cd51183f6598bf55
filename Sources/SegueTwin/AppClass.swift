import SegueScenarios

/// A view controller class at run time: the class of UIKit it descends from, and what the app's classes on
/// the way override, the nearest first.
final class AppClass: Sendable {
  let name: String
  /// The class of UIKit that implements what the app does not.
  let kind: UIKitClass
  /// The number of columns of a split view controller; nil is the classic style.
  let columns: Int?
  /// The names of the app's classes from this one up.
  let lineage: [String]
  private let definitions: [ClassDefinition]
  /// The unwind actions that the class implements or inherits.
  let actions: Set<String>

  /// UIKit's own classes, which no app changes.
  static let uikit = Dictionary(
    uniqueKeysWithValues: UIKitClass.allCases.map {
      ($0, AppClass($0.rawValue, in: Scenario()))
    })

  init(_ name: String, in scenario: Scenario) {
    var definitions: [ClassDefinition] = []
    var lineage: [String] = []
    var current = name
    while let definition = scenario.classes[current],
      definitions.count <= Scenario.deepestAncestry
    {
      definitions.append(definition)
      lineage.append(current)
      current = definition.superclass
    }
    self.kind = UIKitClass(rawValue: current) ?? .viewController
    if definitions.first?.missing == true {
      // A class that does not exist at run time gives way to UIKit's of its kind (STB-12, STB-50).
      self.name = kind.rawValue
      definitions = []
      lineage = []
    } else {
      self.name = name
    }
    self.columns = definitions.lazy.compactMap(\.columns).first
    self.definitions = definitions
    self.lineage = lineage + (lineage.contains(current) ? [] : [current])
    self.actions = definitions.reduce(into: []) { $0.formUnion($1.actions) }
  }

  /// The nearest class's word on a property or an override; nil when nobody on the way gives one.
  func first<Value>(_ property: (ClassDefinition) -> Value?) -> Value? {
    for definition in definitions {
      if let value = property(definition) { return value }
    }
    return nil
  }

  /// All classes' words on an override, the nearest first.
  func all<Value>(_ property: (ClassDefinition) -> Value?) -> [Value] {
    definitions.isEmpty ? [] : definitions.compactMap(property)
  }

  /// Whether the class or one it inherits from overrides a method.
  func overrides<Value>(_ property: (ClassDefinition) -> Value?) -> Bool {
    first(property) != nil
  }

  /// The steps of the nearest class that does anything in a callback.
  func steps(_ callback: (ClassDefinition) -> [Step]) -> [Step] {
    for definition in definitions {
      let steps = callback(definition)
      if !steps.isEmpty { return steps }
    }
    return []
  }

  /// The steps of the nearest class that does anything in an unwind action.
  func steps(inAction action: String) -> [Step] {
    definitions.lazy.compactMap { $0.inAction[action] }.first ?? []
  }

  /// The segue action of a selector, own or inherited.
  func segueAction(_ selector: String) -> Creation? {
    definitions.lazy.compactMap { $0.segueActions[selector] }.first
  }

  /// The answer of an override by key; nil leaves it to UIKit's default.
  func answer(_ method: (ClassDefinition) -> Answers?, to key: String?) -> Bool? {
    for definition in definitions {
      guard let answers = method(definition) else { continue }
      switch key.flatMap({ answers.byKey[$0] }) ?? answers.otherwise {
      case .yes: return true
      case .no: return false
      case .callSuper: continue
      }
    }
    return nil
  }

  /// Whether the class is a class of that name or descends from one.
  func descends(from name: String) -> Bool {
    name == UIKitClass.viewController.rawValue || lineage.contains(name)
  }
}
