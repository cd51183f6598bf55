package import PropertyEngine
import SegueScenarios

/// Hierarchies with custom containers in them, as a system for the property engine: first steps that build one, then one unwind.
package struct ContainerModel: StateModel {
  package enum Kind: UInt8, StepKind { case child, present, pose, unwind }

  /// What a controller is, the simplest first.
  enum Shape: Int, CaseIterable {
    case plain, container, tab, navigation

    /// The most children.
    var capacity: Int {
      switch self {
      case .plain: 0
      case .container, .navigation: 4
      case .tab: 5
      }
    }
  }

  /// A controller; its number is that of its object.
  struct Node {
    var shape: Shape
    /// It implements the unwind action.
    var answers: Bool
    var parent: Int?
    /// Who presents it.
    var caller: Int?
    var children: [Int] = []
    var pose = Containers.Pose()
  }

  /// Hooks are asked from iOS 9 on.
  static let profiles: [Profile] = [.ios14, .ios13, .ios10, .ios9]
  static let mostNodes = 10

  let profile: Profile
  private(set) var nodes: [Node] = []
  /// Who unwinds.
  private(set) var source: Int?

  package static var startSlots: Int { 3 }
  package static func startDomain(of slot: Int, in start: Slots) -> Domain {
    .integers(0...[profiles.count - 1, Shape.allCases.count - 1, 1][slot])
  }

  package init(start: Slots) {
    profile = Self.profiles[start[0]]
    nodes = [Node(shape: Shape(rawValue: start[1]) ?? .plain, answers: start[2] == 1)]
  }

  package var objects: Int { nodes.count }
  package var isComplete: Bool { source != nil }

  package static func slots(of kind: Kind) -> Int { kind == .unwind ? 1 : 3 }
  package static func weight(of kind: Kind) -> Int { [8, 3, 4, 3][Int(kind.rawValue)] }

  package func isEligible(_ kind: Kind) -> Bool {
    guard source == nil else { return false }
    switch kind {
    case .child, .present: return nodes.count < Self.mostNodes
    case .pose: return true
    case .unwind: return nodes.contains { $0.shape == .container }
    }
  }

  package func domain(of slot: Int, in step: PropertyEngine.Step<Kind>) -> Domain {
    switch (step.kind, slot) {
    case (.child, 0): set { nodes[$0].children.count < nodes[$0].shape.capacity }
    // What a navigation controller says to containers of UIKit's own that are pushed is not the question here.
    case (.child, 1): .integers(0...(nodes[step[0]].shape == .navigation ? 1 : 3))
    case (.present, 0): set { top(of: $0) == front }
    case (.present, 1): .integers(0...Shape.allCases.count - 1)
    case (.pose, 0): set { [.container, .tab].contains(nodes[$0].shape) }
    case (.pose, 1): .integers(0...max(0, nodes[step[0]].children.count - 1))
    case (.pose, 2): .integers(0...(nodes[step[0]].shape == .container ? 1 : 0))
    case (.unwind, _): set { nodes[$0].shape == .plain && top(of: $0) == front }
    default: .integers(0...1)
    }
  }

  package mutating func apply(_ step: PropertyEngine.Step<Kind>) -> Int {
    switch step.kind {
    case .child, .present:
      var node = Node(shape: Shape(rawValue: step[1]) ?? .plain, answers: step[2] == 1)
      if step.kind == .child {
        node.parent = step[0]
        nodes[step[0]].children.append(nodes.count)
      } else {
        node.caller = step[0]
      }
      nodes.append(node)
    case .pose: nodes[step[0]].pose = Containers.Pose(selected: step[1], isOpen: step[2] == 1)
    case .unwind: source = step[0]
    }
    return nodes.count
  }

  /// The top of what is presented last, or of the window.
  private var front: Int { nodes.lastIndex { $0.parent == nil } ?? 0 }

  private func top(of node: Int) -> Int {
    var node = node
    while let parent = nodes[node].parent { node = parent }
    return node
  }

  private func set(_ isMeant: (Int) -> Bool) -> Domain {
    var set = ObjectSet()
    for node in nodes.indices where isMeant(node) { set.insert(node) }
    return .objects(set)
  }
}
