import SegueModel
import SegueScenarios

// Mistakes about what one search or unwind leaves to the next.

/// UNW-1
struct SearchesTwice: MutantRules {
  static let mistake =
    "One search finds out whether there is a destination, and a second one finds it."
  static let breaks: [RuleID] = [.UNW(1)]
  let world: World

  func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    guard try uikit.destination(search).exists else { return .none }
    world.now.epoch &+= 1
    world.forget()
    return try uikit.destination(search)
  }
}

/// UNW-60
struct DismissedKeepsItsCaller: MutantRules {
  static let mistake = "Dismissal does not clear who called present, and a later climb follows it."
  static let breaks: [RuleID] = [.UNW(60)]
  let world: World

  func removePresentation(by presenter: Controller) throws(Stop) {
    let presented = world.nodes[presenter].presented
    let caller = presented.exists ? world.nodes[presented].caller : .none
    try uikit.removePresentation(by: presenter)
    if presented.exists { world.nodes[presented].caller = caller }
  }

  func next(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    if !node.parent.exists, !node.presenter.exists, node.flags.contains(.dismissed),
      node.caller.exists, world.nodes[node.caller].climbed != world.now.epoch
    {
      return node.caller
    }
    return try uikit.next(controller)
  }
}

/// UNW-36
struct LeftSourceSearchesTheWindow: MutantRules {
  static let mistake = "A source that has left the hierarchy searches from the window's root."
  static let breaks: [RuleID] = [.UNW(36)]
  let world: World

  func firstRung(_ source: Controller) throws(Stop) -> Controller {
    let first = try uikit.next(source)
    return first.exists ? first : world.root
  }
}

/// UNW-90
struct UnwindsOnlyOnce: MutantRules {
  static let mistake = "A source is marked as unwound and does not unwind a second time."
  static let breaks: [RuleID] = [.UNW(90)]
  let world: World

  func unwind(_ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  {
    if world.nodes[source].unwound.exists { return }
    try uikit.unwind(segue, from: source, sender: sender, triggered: triggered)
  }
}

/// UNW-90
struct KeepsTheVisitedOfEarlierUnwinds: MutantRules {
  static let mistake = "Who was visited is remembered from one unwind to the next."
  static let breaks: [RuleID] = [.UNW(90)]
  let world: World

  func wasVisited(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Bool {
    if world.profile >= .ios10, world.nodes[controller].visited != 0 { return true }
    return try uikit.wasVisited(controller, search)
  }
}
