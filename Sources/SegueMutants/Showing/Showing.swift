import SegueModel
import SegueScenarios

// Mistakes about who shows a controller.

/// SHW-1
struct ShowSeguesPushByThemselves: MutantRules {
  static let mistake =
    "A show segue pushes on the source's navigation controller without calling show."
  static let breaks: [RuleID] = [.SHW(1), .SHW(8)]
  let world: World

  func standardEffect(_ segue: SegueObject) throws(Stop) {
    let navigation = world.ancestor(segue.source, .navigation)
    guard segue.kind == .show, navigation.exists else { return try uikit.standardEffect(segue) }
    world.emit(.push, on: navigation, to: segue.destination, Cites(.SHW(5)))
    try push(segue.destination, on: navigation)
  }
}

/// SHW-12
struct ShowDetailSeguesShow: MutantRules {
  static let mistake = "A showDetail segue does what a show segue does."
  static let breaks: [RuleID] = [.SHW(12)]
  let world: World

  func standardEffect(_ segue: SegueObject) throws(Stop) {
    var segue = segue
    if segue.kind == .showDetail { segue.kind = .show }
    try uikit.standardEffect(segue)
  }
}

/// SHW-2
struct ShowIsNotPassedOn: MutantRules {
  static let mistake =
    "The default show does the target's work itself and does not call show on the target."
  static let breaks: [RuleID] = [.SHW(2), .SHW(8)]
  let world: World

  func show(_ controller: Controller, on receiver: Controller, detail: Bool) throws(Stop) {
    let target = try target(from: receiver, detail: detail)
    let isUIKit = isPlain(receiver, but: [.show, .showDetail]) && world.kind(receiver) == .plain
    guard isUIKit, target.exists, target != receiver, world.profile >= .ios8_0 else {
      return try uikit.show(controller, on: receiver, detail: detail)
    }
    switch (world.kind(target), detail) {
    case (.navigation, false): try navigationShow(controller, on: target)
    case (.split, true): try splitShowDetail(controller, on: target)
    case (.split, false): try splitShow(controller, on: target)
    default: try showModally(controller, receiver, Cites(.SHW(2)))
    }
  }
}

/// SHW-40
struct ShowWithoutTargetDoesNothing: MutantRules {
  static let mistake = "show does nothing where no ancestor shows."
  static let breaks: [RuleID] = [.SHW(40), .SHW(4), .SHW(11)]
  let world: World

  func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites) throws(Stop) {}
}

/// SHW-4
struct ShowHasTheRootPresent: MutantRules {
  static let mistake =
    "A show that nobody answers is presented by a call to the top of the tree, not to the receiver."
  static let breaks: [RuleID] = [.SHW(4), .SEG(112)]
  let world: World

  func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites) throws(Stop) {
    try uikit.showModally(controller, world.top(receiver), why)
  }
}

/// SHW-11
struct TargetsThatCallSuperPassOn: MutantRules {
  static let mistake =
    "super's show in a target looks for the next target above instead of presenting."
  static let breaks: [RuleID] = [.SHW(11)]
  let world: World

  func show(_ controller: Controller, on receiver: Controller, detail: Bool) throws(Stop) {
    try world.enter()
    defer { world.leave() }
    let isOwn = world.overrides(receiver).contains(detail ? .showDetail : .show)
    let above = world.nodes[receiver].parent
    let next = above.exists ? try target(from: above, detail: detail) : .none
    let own = world.program.classes[world.cls(receiver)]
    guard isOwn, next.exists, (detail ? own.showDetail : own.show).callsSuper else {
      return try uikit.show(controller, on: receiver, detail: detail)
    }
    try show(controller, on: next, detail: detail)
  }
}

/// SHW-9
struct ShowWithoutWindowRaises: MutantRules {
  static let mistake = "A show segue from a controller with neither container nor window raises."
  static let breaks: [RuleID] = [.SHW(9)]
  let world: World

  func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites) throws(Stop) {
    if !world.root.exists, !world.nodes[receiver].parent.exists {
      throw .raised(
        name: "NSInternalInconsistencyException", reason: "there is no window",
        rules: Cites(.SHW(9)))
    }
    try uikit.showModally(controller, receiver, why)
  }
}

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

/// SHW-5
struct StacksAnswerShowByReplacing: MutantRules {
  static let mistake = "A navigation controller answers show by replacing its top."
  static let breaks: [RuleID] = [.SHW(5)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try uikit.navigationShow(controller, on: navigation)
    let below = world.nodes[controller].previous
    if world.nodes[controller].parent == navigation, below.exists { world.removeFromParent(below) }
  }
}

/// SHW-5
struct StacksAnswerShowByPresenting: MutantRules {
  static let mistake = "A navigation controller answers show by presenting."
  static let breaks: [RuleID] = [.SHW(5)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    try present(
      controller, on: navigation, style: ownStyle(controller), caller: navigation)
  }
}

/// SHW-10
struct ShownStacksArePushed: MutantRules {
  static let mistake =
    "A navigation controller pushes another one that it is asked to show, and raises."
  static let breaks: [RuleID] = [.SHW(10)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    world.emit(.push, on: navigation, to: controller, Cites(.SHW(5)))
    try push(controller, on: navigation)
  }
}

/// SHW-10
struct ShownStacksAreUnpacked: MutantRules {
  static let mistake = "A navigation controller asked to show another one pushes the root of that."
  static let breaks: [RuleID] = [.SHW(10)]
  let world: World

  func navigationShow(_ controller: Controller, on navigation: Controller) throws(Stop) {
    let root = world.nodes[controller].firstChild
    guard world.kind(controller) == .navigation, root.exists else {
      return try uikit.navigationShow(controller, on: navigation)
    }
    world.removeFromParent(root)
    try push(root, on: navigation)
  }
}
