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
