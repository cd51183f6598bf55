import SegueModel
import SegueScenarios

// Mistakes about how long a controller lives.

/// CNT-27
struct HeldControllersAreGone: MutantRules {
  static let mistake = "A controller that leaves the hierarchy is gone although the app holds it."
  static let breaks: [RuleID] = [.CNT(27)]
  let world: World

  func bury() {
    for index in 0..<world.departed.count {
      let controller = world.departed[index]
      if world.nodes[controller].flags.contains(.placed), !world.isAttached(controller) {
        world.nodes[controller].flags.remove(.held)
      }
    }
    uikit.bury()
  }
}

/// CNT-29
struct NobodyIsEverGone: MutantRules {
  static let mistake = "A controller that was popped, dismissed or replaced lives on."
  static let breaks: [RuleID] = [.CNT(29), .CNT(30)]
  let world: World

  func bury() {}
}

/// CNT-29
struct ChildrenOutliveTheirContainer: MutantRules {
  static let mistake = "When a container is gone its children live on."
  static let breaks: [RuleID] = [.CNT(29)]
  let world: World

  func bury() {
    for index in 0..<world.departed.count {
      var child = world.nodes[world.departed[index]].firstChild
      while child.exists {
        if world.isLoose(world.departed[index]) { world.nodes[child].flags.insert(.held) }
        child = world.nodes[child].next
      }
    }
    uikit.bury()
  }
}

/// CNT-30
struct UnplacedDestinationsLiveOn: MutantRules {
  static let mistake = "A destination that found no place is kept by its segue."
  static let breaks: [RuleID] = [.CNT(30)]
  let world: World

  func bury() {
    for index in 0..<world.departed.count {
      let controller = world.departed[index]
      if !world.nodes[controller].flags.contains(.placed) {
        world.nodes[controller].flags.insert(.held)
      }
    }
    uikit.bury()
  }
}
