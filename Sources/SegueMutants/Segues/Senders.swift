import SegueModel
import SegueScenarios

// Mistakes about senders, and about segues performed inside callbacks.

/// SEG-10
struct SendersInCodeAreLost: MutantRules {
  static let mistake = "The sender given to performSegue does not reach prepare."
  static let breaks: [RuleID] = [.SEG(10)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    try uikit.performSegue(identifier, on: source, sender: .absent)
  }
}

/// SEG-19, UNW-21
struct SendersOfTriggersAreLost: MutantRules {
  static let mistake = "The sender of a triggered segue is nil."
  static let breaks: [RuleID] = [.SEG(19), .UNW(21)]
  let world: World

  func sender(ofTrigger name: Symbol, on source: Controller) -> Symbol { .absent }
}

/// SEG-17
struct SeguesInViewDidLoadAreRefused: MutantRules {
  static let mistake = "A segue performed in viewDidLoad is ignored."
  static let breaks: [RuleID] = [.SEG(17)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if world.now.callback == .viewDidLoad { return }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// SEG-18
struct SeguesInTheQuestionAreRefused: MutantRules {
  static let mistake = "A segue performed inside shouldPerformSegue is ignored."
  static let breaks: [RuleID] = [.SEG(18)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if world.now.callback == .shouldPerform { return }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}

/// SEG-107
struct SeguesInPrepareAreRefused: MutantRules {
  static let mistake = "A segue performed inside prepare is ignored."
  static let breaks: [RuleID] = [.SEG(107)]
  let world: World

  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop) {
    if world.now.callback == .prepare { return }
    try uikit.performSegue(identifier, on: source, sender: sender)
  }
}
