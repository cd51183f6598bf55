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
