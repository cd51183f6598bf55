import SegueScenarios

/// What a scene of a small scenario is.
enum Container: CaseIterable, Sendable {
  case plain, navigation, tab, split, columns

  var uikitClass: UIKitClass {
    switch self {
    case .plain: .viewController
    case .navigation: .navigation
    case .tab: .tab
    case .split, .columns: .split
    }
  }

  /// The relationship to the child at a place; nil where no more fit. A plain controller embeds its children.
  func relationship(_ place: Int) -> Relationship.Name? {
    switch self {
    case .plain: nil
    case .navigation: place == 0 ? .rootViewController : nil
    case .tab: .viewControllers
    case .split: place == 0 ? .masterViewController : place == 1 ? .detailViewController : nil
    case .columns: place == 0 ? .primary : place == 1 ? .secondary : nil
    }
  }

  /// What a class of a scenario makes.
  init?(_ name: String, in scenario: Scenario) {
    guard case .uikit(let cls, let columns) = scenario.ancestry(of: name) else { return nil }
    switch cls {
    case .viewController: self = .plain
    case .navigation: self = .navigation
    case .tab: self = .tab
    case .split: self = columns == nil ? .split : .columns
    case .page: return nil
    }
  }
}

/// Scenes that come together: a controller and what it contains.
struct SmallTree: Sendable {
  var container: Container
  var children: [SmallTree]

  /// How many scenes it has.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// All trees of so many scenes.
  static func all(of scenes: Int, _ alphabet: Alphabet) -> [SmallTree] {
    guard scenes > 0 else { return [] }
    return alphabet.containers.flatMap { container in
      forests(of: scenes - 1, alphabet)
        .filter { container.mayContain($0, embeds: alphabet.embeds) }
        .map { SmallTree(container: container, children: $0) }
    }
  }

  /// All sequences of trees that have so many scenes between them.
  static func forests(of scenes: Int, _ alphabet: Alphabet) -> [[SmallTree]] {
    guard scenes > 0 else { return [[]] }
    return (1...scenes).reversed().flatMap { first in
      all(of: first, alphabet).flatMap { tree in
        forests(of: scenes - first, alphabet).map { [tree] + $0 }
      }
    }
  }

  /// What of it is out of the ordinary, beyond what counts as an override: split views, and embedding.
  var rarity: Int {
    (container == .split ? 1 : 0) + (container == .plain && !children.isEmpty ? 1 : 0)
      + children.reduce(0) { $0 + $1.rarity }
  }

  /// A split view in columns has that from its class.
  var overrides: Int {
    (container == .columns ? 1 : 0) + children.reduce(0) { $0 + $1.overrides }
  }
}

extension Container {
  fileprivate func mayContain(_ children: [SmallTree], embeds: Bool) -> Bool {
    if children.isEmpty { return true }
    switch self {
    case .plain: return embeds
    // UIKit refuses a navigation controller in another one.
    case .navigation: return children.count == 1 && children[0].container != .navigation
    default: return relationship(children.count - 1) != nil
    }
  }
}
