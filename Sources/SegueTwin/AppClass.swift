import SegueScenarios

/// A view controller class at run time: the class of UIKit it descends from, and what the app's classes on
/// the way override, the nearest first.
final class AppClass {
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

  init(_ name: String, in scenario: Scenario) {
    var definitions: [ClassDefinition] = []
    var lineage: [String] = []
    var current = name
    while let definition = scenario.classes[current],
      definitions.count <= Scenario.deepestAncestry
    {
      // A class that does not exist at run time is a plain view controller (STB-12).
      if definition.missing && current == name { break }
      definitions.append(definition)
      lineage.append(current)
      current = definition.superclass
    }
    self.name = scenario.classes[name]?.missing == true ? UIKitClass.viewController.rawValue : name
    self.kind = UIKitClass(rawValue: current) ?? .viewController
    self.definitions = definitions
    self.lineage = lineage + (lineage.contains(current) ? [] : [current])
    self.columns = definitions.lazy.compactMap(\.columns).first
    self.actions = definitions.reduce(into: []) { $0.formUnion($1.actions) }
  }

  /// The nearest class's word on a property or an override; nil when nobody on the way gives one.
  func first<Value>(_ property: KeyPath<ClassDefinition, Value?>) -> Value? {
    for definition in definitions {
      if let value = definition[keyPath: property] { return value }
    }
    return nil
  }

  /// All classes' words on an override, the nearest first.
  func all<Value>(_ property: KeyPath<ClassDefinition, Value?>) -> [Value] {
    definitions.compactMap { $0[keyPath: property] }
  }

  /// Whether the class or one it inherits from overrides a method.
  func overrides<Value>(_ property: KeyPath<ClassDefinition, Value?>) -> Bool {
    first(property) != nil
  }

  /// The steps of the nearest class that does anything in a callback.
  func steps(_ callback: KeyPath<ClassDefinition, [Step]>) -> [Step] {
    definitions.lazy.map { $0[keyPath: callback] }.first { !$0.isEmpty } ?? []
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
  func answer(_ method: KeyPath<ClassDefinition, Answers?>, to key: String?) -> Bool? {
    for answers in all(method) {
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
