import SegueModel
import SegueScenarios

// Mistakes about who is called when, from the trigger to the transition.

/// UNW-21
struct TriggeredUnwindsAskNobody: MutantRules {
  static let mistake = "The trigger of an unwind does not ask shouldPerformSegue."
  static let breaks: [RuleID] = [.UNW(21), .UNW(32), .SEG(74)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered && segue.kind != .unwind
  }
}

/// UNW-76
struct UnwindsInCodeAskFirst: MutantRules {
  static let mistake = "performSegue of an unwind asks shouldPerformSegue."
  static let breaks: [RuleID] = [.UNW(76)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool { triggered || segue.kind == .unwind }
}

/// UNW-32
struct RefusedUnwindsGoOn: MutantRules {
  static let mistake = "An unwind asks shouldPerformSegue and does not heed the answer."
  static let breaks: [RuleID] = [.UNW(32)]
  let world: World

  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Bool
  {
    let answer = try uikit.shouldPerform(segue, source, sender: sender)
    return answer || segue.kind == .unwind
  }
}

/// UNW-22
struct SearchBeforeShouldPerform: MutantRules {
  static let mistake = "An unwind asks shouldPerformSegue only once it has found its destination."
  static let breaks: [RuleID] = [.UNW(22), .UNW(32)]
  let world: World

  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered && segue.kind != .unwind
  }

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    if search.isTriggered {
      guard try shouldPerform(segue, search.source, sender: search.sender) else { return }
    }
    try uikit.perform(segue, search, unwinding: object)
  }
}

/// UNW-22
struct ActionBeforePrepare: MutantRules {
  static let mistake = "The action is sent before the source's prepare."
  static let breaks: [RuleID] = [.UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try send(segue, object)
    try prepare(object)
    try carryOut(object)
  }
}

/// UNW-22
struct UnwindsAreNotPrepared: MutantRules {
  static let mistake = "An unwind calls no prepare."
  static let breaks: [RuleID] = [.UNW(22), .SEG(74)]
  let world: World

  func prepare(_ segue: SegueObject) throws(Stop) {
    if segue.kind != .unwind { try uikit.prepare(segue) }
  }
}

/// UNW-77
struct ActionAfterTheTransition: MutantRules {
  static let mistake = "The action is sent when everything has been dismissed and popped."
  static let breaks: [RuleID] = [.UNW(77), .UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try prepare(object)
    try carryOut(object)
    try send(segue, object)
  }
}

/// UNW-77
struct PrepareAfterTheTransition: MutantRules {
  static let mistake = "Prepare and action come when everything has been dismissed and popped."
  static let breaks: [RuleID] = [.UNW(77), .UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try makeSegue(&object)
    try carryOut(object)
    try prepare(object)
    try send(segue, object)
  }
}

/// UNW-22
struct SegueObjectAfterPrepare: MutantRules {
  static let mistake = "The segue object of an unwind is made when prepare has already run."
  static let breaks: [RuleID] = [.UNW(22)]
  let world: World

  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  {
    var object = object
    try prepare(object)
    try makeSegue(&object)
    try send(segue, object)
    try carryOut(object)
  }
}

/// UNW-86
struct PrepareBeforeTheSearch: MutantRules {
  static let mistake = "Prepare is called before it is known whether there is a destination."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    world.emit(.prepare, on: search.source, sender: search.sender, Cites(.UNW(86)))
  }
}

/// UNW-86
struct RaisesWithoutDestination: MutantRules {
  static let mistake = "An unwind without a destination raises."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12), .UNW(67)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    throw .raised(
      name: "NSInternalInconsistencyException", reason: "no destination for the unwind segue",
      rules: Cites(.UNW(86)))
  }
}

/// UNW-86
struct DismissesWithoutDestination: MutantRules {
  static let mistake = "An unwind without a destination dismisses the source."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    let presenter = world.nodes[world.top(search.source)].presenter
    guard presenter.exists else { return }
    world.emit(.dismiss, on: presenter, Cites(.UNW(86)))
    try removePresentation(by: presenter)
  }
}

/// UNW-86
struct PopsWithoutDestination: MutantRules {
  static let mistake =
    "An unwind without a destination goes back one step, as the back button does."
  static let breaks: [RuleID] = [.UNW(86), .LUN(12)]
  let world: World

  func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {
    let stack = world.nodes[search.source].parent
    let previous = world.nodes[search.source].previous
    guard stack.exists, world.kind(stack) == .navigation, previous.exists else { return }
    try popMembers(above: previous, of: stack)
  }
}

/// UNW-37
struct SwipesUnwind: MutantRules {
  static let mistake = "A swipe on a sheet performs the sheet's unwind segue."
  static let breaks: [RuleID] = [.UNW(37)]
  let world: World

  func swipe(_ controller: Controller) throws(Stop) {
    try prepareUnwind(of: controller)
    try uikit.swipe(controller)
  }
}

/// UNW-37
struct TheBackButtonUnwinds: MutantRules {
  static let mistake = "The back button prepares the unwind segue of the controller that leaves."
  static let breaks: [RuleID] = [.UNW(37)]
  let world: World

  func run(_ step: StepCode, _ scope: Scope) throws(Stop) {
    if step.operation == .back {
      let navigation = world.find(step.on, scope)
      if navigation.exists, world.nodes[navigation].childCount > 1 {
        try prepareUnwind(of: world.nodes[navigation].lastChild)
      }
    }
    try uikit.run(step, scope)
  }
}

extension MutantRules {
  /// Calls prepare for the first unwind segue of a controller's scene, if there is one.
  fileprivate func prepareUnwind(of controller: Controller) throws(Stop) {
    guard controller.exists, world.nodes[controller].scene >= 0 else { return }
    let segues = world.program.scenes[Int(world.nodes[controller].scene)].segues
    guard let index = segues.first(where: { world.program.segues[$0].kind == .unwind }) else {
      return
    }
    let code = world.program.segues[index]
    var object = SegueObject(
      kind: .unwind, identifier: code.identifier, source: controller,
      destination: world.up(controller))
    object.found = object.destination
    try prepare(object)
  }
}
