import SegueModel
import SegueScenarios

// Mistakes about the search for a target.

/// SHW-3
struct TheOutermostTargetShows: MutantRules {
  static let mistake = "Of several ancestors that show, the outermost is the target."
  static let breaks: [RuleID] = [.SHW(3)]
  let world: World

  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    var found = try uikit.target(from: receiver, detail: detail)
    while found.exists, world.nodes[found].parent.exists {
      let next = try uikit.target(from: world.nodes[found].parent, detail: detail)
      guard next.exists else { break }
      found = next
    }
    return found
  }
}

/// SHW-3
struct OnlyTheParentShows: MutantRules {
  static let mistake = "Only the receiver's own parent can be the target of show."
  static let breaks: [RuleID] = [.SHW(3)]
  let world: World

  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    let target = try uikit.target(from: receiver, detail: detail)
    return target == receiver || target == world.nodes[receiver].parent ? target : .none
  }
}

/// SHW-42
struct RefusingTargetsShow: MutantRules {
  static let mistake = "A controller is a target although canPerformAction says no."
  static let breaks: [RuleID] = [.SHW(42)]
  let world: World

  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    var next = receiver
    while next.exists, !overridesShow(next, detail: detail) { next = world.nodes[next].parent }
    return next
  }
}

/// SHW-42
struct RefusingTargetsEndTheSearch: MutantRules {
  static let mistake = "Where canPerformAction says no the search for a target ends."
  static let breaks: [RuleID] = [.SHW(42)]
  let world: World

  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    var next = receiver
    while next.exists, !overridesShow(next, detail: detail) { next = world.nodes[next].parent }
    return next.exists && world.overrides(next).contains(.refusesShow) ? .none : next
  }
}

/// SHW-41
struct TargetsAreSearchedBeyondPresentations: MutantRules {
  static let mistake = "The search for a target goes on from a presented tree to its presenter."
  static let breaks: [RuleID] = [.SHW(41)]
  let world: World

  func target(from receiver: Controller, detail: Bool) throws(Stop) -> Controller {
    let found = try uikit.target(from: receiver, detail: detail)
    let presenter = world.nodes[world.top(receiver)].presenter
    return found.exists || !presenter.exists ? found : try target(from: presenter, detail: detail)
  }
}

/// SHW-8
struct OnlyUIKitsContainersShow: MutantRules {
  static let mistake = "A custom container that overrides show is no target."
  static let breaks: [RuleID] = [.SHW(8)]
  let world: World

  func overridesShow(_ controller: Controller, detail: Bool) -> Bool {
    world.kind(controller) != .plain && uikit.overridesShow(controller, detail: detail)
  }
}

/// SHW-8
struct EveryCustomContainerShows: MutantRules {
  static let mistake = "A custom container is a target whether it overrides show or not."
  static let breaks: [RuleID] = [.SHW(8), .SHW(3)]
  let world: World

  func overridesShow(_ controller: Controller, detail: Bool) -> Bool {
    world.kind(controller) == .plain && world.nodes[controller].firstChild.exists
      || uikit.overridesShow(controller, detail: detail)
  }
}

/// SHW-7
struct TabBarControllersShow: MutantRules {
  static let mistake = "Tab bar and page view controllers are targets of show."
  static let breaks: [RuleID] = [.SHW(7)]
  let world: World

  func overridesShow(_ controller: Controller, detail: Bool) -> Bool {
    [.tabBar, .page].contains(world.kind(controller))
      || uikit.overridesShow(controller, detail: detail)
  }
}
