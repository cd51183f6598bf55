import SegueModel
import SegueScenarios

// Mistakes about who presents, who counts as the caller, and what is refused.

/// PRS-40, SEG-111, SEG-112
struct CallerIsThePresenter: MutantRules {
  static let mistake = "Who called present is not remembered: the presenter counts as the caller."
  static let breaks: [RuleID] = [.PRS(40), .SEG(111), .SEG(112)]
  let world: World

  func present(
    _ controller: Controller, on receiver: Controller, style: PresentationStyle, caller: Controller
  ) throws(Stop) {
    try uikit.present(controller, on: receiver, style: style, caller: caller)
    if world.nodes[controller].presenter.exists {
      world.nodes[controller].caller = world.nodes[controller].presenter
    }
  }
}

/// PRS-40, for show
struct CallerOfAShowIsTheRoot: MutantRules {
  static let mistake = "What a show presents counts as called by the top of the receiver's tree."
  static let breaks: [RuleID] = [.SEG(112)]
  let world: World

  func showModally(_ controller: Controller, _ receiver: Controller, _ why: Cites) throws(Stop) {
    try uikit.showModally(controller, receiver, why)
    if world.nodes[controller].presenter.exists {
      world.nodes[controller].caller = world.top(receiver)
    }
  }
}

/// PRS-1, PRS-2
struct ReceiverPresents: MutantRules {
  static let mistake = "Whoever receives present becomes the presenter."
  static let breaks: [RuleID] = [.PRS(2), .PRS(1)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    (receiver, Cites(.PRS(2)))
  }
}

/// PRS-6, PRS-2
struct TheWindowsRootPresents: MutantRules {
  static let mistake =
    "The window's root presents everything, also what a presented controller asks for."
  static let breaks: [RuleID] = [.PRS(6), .PRS(2)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    if style == .currentContext || style == .overCurrentContext || !world.isAttached(receiver) {
      return try uikit.presenter(for: receiver, style)
    }
    return (world.root, Cites(.PRS(2)))
  }
}
