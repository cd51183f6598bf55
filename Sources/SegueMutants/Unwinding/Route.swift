import SegueModel
import SegueScenarios

// Mistakes about the route from source to destination and the dismissal on it.

/// UNW-26
struct RouteFollowsCallers: MutantRules {
  static let mistake =
    "The route goes up from a presented controller to its caller, as the climb does."
  static let breaks: [RuleID] = [.UNW(26)]
  let world: World

  func routeUp(_ controller: Controller) -> Controller {
    let caller = world.nodes[controller].caller
    let presenter = world.nodes[controller].presenter
    return presenter.exists && caller.exists && world.isInTree(caller, of: presenter)
      ? caller : world.up(controller)
  }
}

/// UNW-27
struct LowestPresenterDismisses: MutantRules {
  static let mistake = "The presenter nearest to the source dismisses, and the levels below stay."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismisser(_ route: UnwindRoute) -> Int? {
    (1..<max(route.up.count, 1)).first {
      world.nodes[route.up[$0]].presented == route.up[$0 - 1]
    }
  }
}

/// UNW-27
struct OneDismissALevel: MutantRules {
  static let mistake = "Every level of presentation is dismissed by itself, from the top down."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {
    for index in 1..<max(dismisser, 1)
    where world.nodes[route.up[index]].presented == route.up[index - 1] {
      world.emit(.dismiss, on: route.up[index], Cites(.UNW(27)))
      try removePresentation(by: route.up[index])
    }
    try uikit.dismiss(route, by: dismisser)
  }
}

/// UNW-27
struct DismissIsSentToTheSource: MutantRules {
  static let mistake = "The source is told to dismiss, and leaves it to its presenter."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {
    world.emit(.dismiss, on: route.up[0], Cites(.UNW(27)))
    try uikit.dismiss(on: route.up[0])
  }
}

/// UNW-27
struct DismissIsSentToTheDestination: MutantRules {
  static let mistake = "The destination is told to dismiss, whoever presents."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {
    world.emit(.dismiss, on: route.destination, Cites(.UNW(27)))
    try removePresentation(by: route.up[dismisser])
  }
}

/// UNW-27
struct DismissesTwice: MutantRules {
  static let mistake =
    "Unwind and segue both dismiss, and the second dismissal takes one level too many."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop) {
    try uikit.dismiss(route, by: dismisser)
    let presenter = world.nodes[world.top(route.up[dismisser])].presenter
    world.emit(.dismiss, on: route.up[dismisser], Cites(.UNW(27)))
    if presenter.exists { try removePresentation(by: presenter) }
  }
}

/// UNW-27, and the destination is not the presenter
struct OnlyAPresentingDestinationDismisses: MutantRules {
  static let mistake =
    "What the source is presented in goes only if the destination presents it itself, as before iOS 9."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismisser(_ route: UnwindRoute) -> Int? {
    uikit.dismisser(route).flatMap { route.up[$0] == route.destination ? $0 : nil }
  }
}

/// UNW-27, and a tab bar controller presents
struct TabBarControllersDoNotDismiss: MutantRules {
  static let mistake =
    "The destination's tab bar controller is only told to select, although it presents the source."
  static let breaks: [RuleID] = [.UNW(27)]
  let world: World

  func dismisser(_ route: UnwindRoute) -> Int? {
    uikit.dismisser(route).flatMap { world.kind(route.up[$0]) == .tabBar ? nil : $0 }
  }
}

/// UNW-80
struct OnlyTheCommonAncestorDismisses: MutantRules {
  static let mistake = "A presentation that hangs below the common ancestor is not dismissed."
  static let breaks: [RuleID] = [.UNW(80)]
  let world: World

  func dismisser(_ route: UnwindRoute) -> Int? {
    uikit.dismisser(route).flatMap { $0 == route.up.count - 1 ? $0 : nil }
  }
}

/// UNW-80, and several presentations below the common ancestor
struct LowestDismissesBelowTheAncestor: MutantRules {
  static let mistake =
    "Below the common ancestor the presenter nearest to the source dismisses instead of the highest."
  static let breaks: [RuleID] = [.UNW(80)]
  let world: World

  func dismisser(_ route: UnwindRoute) -> Int? {
    guard let highest = uikit.dismisser(route), highest < route.up.count - 1 else {
      return uikit.dismisser(route)
    }
    return (1...highest).first { world.nodes[route.up[$0]].presented == route.up[$0 - 1] }
  }
}

/// UNW-30
struct DestinationLosesItsPresentation: MutantRules {
  static let mistake = "What the destination presents is dismissed as well."
  static let breaks: [RuleID] = [.UNW(30)]
  let world: World

  func unwindTransition(_ segue: SegueObject) throws(Stop) {
    try uikit.unwindTransition(segue)
    if world.nodes[segue.found].presented.exists { try removePresentation(by: segue.found) }
  }
}

/// UNW-91
struct EveryPresentationGoes: MutantRules {
  static let mistake = "An unwind dismisses whatever the window's controllers present anywhere."
  static let breaks: [RuleID] = [.UNW(91), .UNW(30)]
  let world: World

  func unwindTransition(_ segue: SegueObject) throws(Stop) {
    try uikit.unwindTransition(segue)
    for index in 0..<world.nodes.count {
      let controller = Controller(Int32(index))
      if world.isAttached(controller), world.nodes[controller].presented.exists {
        try removePresentation(by: controller)
      }
    }
  }
}
