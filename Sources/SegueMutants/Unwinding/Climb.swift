import SegueModel
import SegueScenarios

// Mistakes about where the search begins, where it climbs and when it ends.

/// UNW-3
struct ClimbsToPresenter: MutantRules {
  static let mistake =
    "The climb goes from a presented controller to the presenting container, not to the one that called present."
  static let breaks: [RuleID] = [.UNW(3), .UNW(10)]
  let world: World

  func next(_ controller: Controller) throws(Stop) -> Controller { world.up(controller) }
}

/// UNW-3
struct ClimbsByParentOnly: MutantRules {
  static let mistake = "The climb follows parents only and ends at the top of a presented tree."
  static let breaks: [RuleID] = [.UNW(3)]
  let world: World

  func next(_ controller: Controller) throws(Stop) -> Controller { world.nodes[controller].parent }
  func firstRung(_ source: Controller) throws(Stop) -> Controller { try uikit.next(source) }
}

/// UNW-3, in custom containers
struct ClimbSkipsCustomContainers: MutantRules {
  static let mistake = "The climb passes custom containers by, as if only UIKit's own took part."
  static let breaks: [RuleID] = [.UNW(3)]
  let world: World

  func next(_ controller: Controller) throws(Stop) -> Controller {
    var next = try uikit.next(controller)
    while next.exists, world.kind(next) == .plain, world.nodes[next].firstChild.exists {
      next = try uikit.next(next)
    }
    return next
  }
}

/// UNW-2
struct ClimbStartsAtSource: MutantRules {
  static let mistake = "The search begins at the source itself instead of above it."
  static let breaks: [RuleID] = [.UNW(2)]
  let world: World

  func firstRung(_ source: Controller) throws(Stop) -> Controller { source }
}

/// UNW-2
struct ClimbStartsAtPresenter: MutantRules {
  static let mistake =
    "The search of a presented source begins at its presentingViewController and climbs right from there."
  static let breaks: [RuleID] = [.UNW(2)]
  let world: World

  func firstRung(_ source: Controller) throws(Stop) -> Controller { world.up(source) }
}

/// UNW-7
struct FarthestInsteadOfNearest: MutantRules {
  static let mistake = "The last yes of the whole climb wins instead of the first."
  static let breaks: [RuleID] = [.UNW(7)]
  let world: World

  func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    try climb(search).last ?? .none
  }
}

/// UNW-7
struct AsksOnAfterYes: MutantRules {
  static let mistake =
    "The first yes is the destination, but everybody above is asked all the same."
  static let breaks: [RuleID] = [.UNW(7)]
  let world: World

  func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    try climb(search).first ?? .none
  }
}

extension MutantRules {
  /// Who answers yes, in order, when no yes ends the climb.
  fileprivate func climb(_ search: UnwindSearch) throws(Stop) -> [Controller] {
    world.frames.truncate(to: 0)
    world.allowed.truncate(to: 0)
    markRoute(from: search.source)
    var found: [Controller] = []
    var below = search.source
    var rung = try firstRung(search.source)
    while rung.exists {
      world.nodes[rung].climbed = world.now.epoch
      world.nodes[rung].cameThrough = world.nodes[below].parent == rung ? below : .none
      if forgets(search) { world.forget() }
      if try !wasVisited(rung, search) {
        let answer = try visit(rung, .UNW(3), search)
        if answer.exists { found.append(answer) }
        world.frames.truncate(to: 0)
        world.allowed.truncate(to: 0)
      }
      below = rung
      rung = try next(rung)
    }
    return found
  }
}

/// UNW-67
struct RootIsTheLastResort: MutantRules {
  static let mistake = "A climb in which nobody says yes ends at the window's root all the same."
  static let breaks: [RuleID] = [.UNW(67), .UNW(86)]
  let world: World

  func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    let found = try uikit.destination(search)
    return found.exists || !world.isAttached(search.source) ? found : world.root
  }
}

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
    let caller = world.nodes[presented].caller
    try uikit.removePresentation(by: presenter)
    world.nodes[presented].caller = caller
  }

  func next(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    if !node.parent.exists, node.flags.contains(.dismissed), node.caller.exists {
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
