import SegueModel
import SegueScenarios

// Mistakes about who is told to unwind, towards whom, and what containers do then.

/// UNW-82
struct DestinationIsTold: MutantRules {
  static let mistake = "The destination is told to unwind towards itself."
  static let breaks: [RuleID] = [.UNW(82)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: dismisser, segue)
    world.emit(
      .unwindTowards, on: route.destination, to: route.destination, Cites(.UNW(82)))
  }
}

/// UNW-81
struct DismissedMembersAreTold: MutantRules {
  static let mistake =
    "Every member of the route is told, also those that leave with the presentation."
  static let breaks: [RuleID] = [.UNW(81)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    for index in 1..<max(dismisser ?? 0, 1) {
      world.emit(
        .unwindTowards, on: route.up[index], to: route.up[index + 1], Cites(.UNW(81)))
    }
    try uikit.tell(route, after: dismisser, segue)
  }
}

/// UNW-28
struct HopsNameTheDestination: MutantRules {
  static let mistake =
    "Each container is told to unwind towards the destination, not towards the next one."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop) {
    if world.nodes[end].presenter == start || start == segue.source { return }
    try uikit.hop(from: start, to: route.destination, route, segue)
  }
}

/// UNW-28
struct HopsFromTheDestination: MutantRules {
  static let mistake = "The hops are told in the wrong order, from the destination's side."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    let members = Array(route.up[(dismisser ?? 0)...]) + route.down
    for index in members.indices.dropFirst().reversed() {
      try hop(from: members[index - 1], to: members[index], route, segue)
    }
  }
}

/// UNW-28
struct HopsBeforeTheDismissal: MutantRules {
  static let mistake = "Stacks are popped and tabs selected before the presentation is dismissed."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {}

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: dismisser, segue)
    if let dismisser { try uikit.dismiss(route, by: dismisser) }
  }
}

/// UNW-28
struct OnlyTheWayDownIsTold: MutantRules {
  static let mistake =
    "Only the common ancestor and who is below it towards the destination are told."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    try uikit.tell(route, after: route.up.count - 1, segue)
  }
}

/// UNW-28, and the way down has several hops
struct OnlyTheCommonAncestorIsTold: MutantRules {
  static let mistake = "The common ancestor is told, and nobody below it."
  static let breaks: [RuleID] = [.UNW(28)]
  let world: World

  func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop) {
    if start == route.up[route.up.count - 1] || route.up.contains(end) {
      try uikit.hop(from: start, to: end, route, segue)
    }
  }
}

/// UNW-28, after a dismissal
struct DismissalEndsTheUnwind: MutantRules {
  static let mistake = "After a dismissal nobody is told to unwind: it is either dismiss or pop."
  static let breaks: [RuleID] = [.UNW(28), .UNW(29)]
  let world: World

  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop) {
    if dismisser == nil { try uikit.tell(route, after: nil, segue) }
  }
}
