import SegueModel
import SegueScenarios

/// What exists after the steps so far: the controllers of the app's scenes, in the order of their creation.
struct Live {
  struct Facts: OptionSet {
    let rawValue: UInt8
    /// Under the window's root.
    static let shown = Facts(rawValue: 1)
    /// Nothing covers it: what a user could touch.
    static let visible = Facts(rawValue: 2)
    static let presented = Facts(rawValue: 4)
    /// Presented, and nothing is presented on it.
    static let uncovered = Facts(rawValue: 8)
    /// The top of a tree outside the window.
    static let kept = Facts(rawValue: 16)
    /// A child of a container.
    static let contained = Facts(rawValue: 32)
  }

  struct Instance {
    var scene: Int
    var ordinal: Int
    /// Made in code from the scene's class alone.
    var isBare: Bool
    var parent: Int?
    var facts: Facts
    /// The scenes, as bits, from one of which an unwind of it is settled to get back before iOS 9; later, all.
    var reach = UInt64.max
  }

  var instances: [Instance] = []

  init() {}

  /// - Parameters:
  ///   - scenes: The number of the blueprint's scene by that of the world's; -1 is none.
  ///   - bare: The same by the names of controllers made in code.
  init(_ world: World, scenes: [Int], bare: [String: Int]) {
    instances.reserveCapacity(world.nodes.count)
    let visible = Self.visible(world)
    for index in 0..<world.nodes.count {
      let node = world.nodes[index]
      guard !node.flags.contains(.gone) else { continue }
      let scene =
        node.scene >= 0
        ? scenes[Int(node.scene)]
        : bare[world.program.symbols[Int(world.program.names[Int(node.name)])]] ?? -1
      guard scene >= 0 else { continue }
      var facts: Facts = visible.contains(Int32(index)) ? .visible : []
      if node.flags.contains(.attached) { facts.insert(.shown) }
      if node.presenter.exists { facts.insert(.presented) }
      if node.presenter.exists, !node.presented.exists { facts.insert(.uncovered) }
      if node.parent.exists {
        facts.insert(.contained)
      } else if !node.presenter.exists, world.root.index != Int32(index) {
        facts.insert(.kept)
      }
      let parent = node.parent.exists ? Int(world.nodes[node.parent].scene) : -1
      var instance = Instance(
        scene: scene, ordinal: Int(node.ordinal), isBare: node.scene < 0,
        parent: parent >= 0 && scenes[parent] >= 0 ? scenes[parent] : nil, facts: facts)
      if world.profile < .ios9 {
        let near = Self.near(Controller(Int32(index)), world)
        instance.reach = near.reduce(0) { bits, controller in
          let scene = Int(world.nodes[controller].scene)
          return scene < 0 || scenes[scene] < 0 ? bits : bits | 1 << UInt64(scenes[scene])
        }
      }
      instances.append(instance)
    }
  }

  /// Whom unwinds before iOS 9 get back to (LUN-6, LUN-34, LUN-38): the others of a stack, or who presented and who asked for it.
  private static func near(_ source: Controller, _ world: World) -> [Controller] {
    let stack = world.nodes[source].parent
    var result: [Controller] = []
    if stack.exists, world.kind(stack) == .navigation {
      var member = world.nodes[stack].firstChild
      while member.exists {
        result.append(member)
        member = world.nodes[member].next
      }
    }
    let top = world.nodes[world.top(source)]
    if top.presenter.exists { result += [top.presenter, top.caller].filter(\.exists) }
    return result
  }

  /// The scenes, as bits, that an unwind from a scene can get back to.
  func reach(_ scene: Int) -> UInt64 {
    instances.reduce(0) { $1.scene == scene ? $0 | $1.reach : $0 }
  }

  /// The controllers that stand in front, from the root on.
  private static func visible(_ world: World) -> Set<Int32> {
    var result: Set<Int32> = []
    var next = world.root.exists ? [world.root] : []
    while let controller = next.popLast() {
      let node = world.nodes[controller]
      if node.presented.exists {
        next.append(node.presented)
        continue
      }
      result.insert(controller.index)
      switch world.kind(controller) {
      case .navigation: if node.lastChild.exists { next.append(node.lastChild) }
      case .tabBar: if node.selected.exists { next.append(node.selected) }
      case .plain, .split, .page:
        var child = node.firstChild
        while child.exists {
          next.append(child)
          child = world.nodes[child].next
        }
      }
    }
    return result
  }

  /// The scenes with an instance of which all that holds, as bits.
  func scenes(_ facts: Facts) -> UInt64 {
    instances.reduce(0) { $1.facts.isSuperset(of: facts) ? $0 | 1 << UInt64($1.scene) : $0 }
  }

  /// Whether there is one of a scene of which all that holds.
  func has(_ scene: Int, _ facts: Facts) -> Bool {
    instances.contains { $0.scene == scene && $0.facts.isSuperset(of: facts) }
  }

  func count(_ scene: Int, _ facts: Facts) -> Int {
    instances.count { $0.scene == scene && $0.facts.isSuperset(of: facts) }
  }

  /// The one that is so many before the newest of those of a scene of which all that holds.
  func instance(_ scene: Int, _ facts: Facts, back: Int = 0) -> Instance? {
    var left = back
    for instance in instances.reversed()
    where instance.scene == scene && instance.facts.isSuperset(of: facts) {
      if left == 0 { return instance }
      left -= 1
    }
    return nil
  }
}
