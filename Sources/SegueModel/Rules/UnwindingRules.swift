package import SegueScenarios

/// The rules of `Specs/Unwinding.md`.
package protocol UnwindingRules: WorldRules {
  /// UNW-22: One unwind, from the search to the transition.
  func unwind(_ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  /// UNW-86, LUN-12: What becomes of an unwind that found nobody.
  func endWithoutDestination(_ search: UnwindSearch) throws(Stop)
  /// UNW-23, UNW-78: The segue object, as the storyboard and the search make it.
  func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  /// UNW-22, UNW-77: Segue object, prepare, action, transition.
  func perform(_ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject)
    throws(Stop)
  /// UNW-1, UNW-2: The destination, or none.
  func destination(_ search: UnwindSearch) throws(Stop) -> Controller
  /// UNW-2: Where the climb begins.
  func firstRung(_ source: Controller) throws(Stop) -> Controller
  /// UNW-3: Where the climb goes from a controller.
  func next(_ controller: Controller) throws(Stop) -> Controller
  /// UNW-4: Searches a controller, reached by a rule, and all that is under it.
  func visit(_ controller: Controller, _ why: RuleID, _ search: UnwindSearch) throws(Stop)
    -> Controller
  /// UNW-4, UNW-61: What a visit does after presentation, children or the controller itself.
  func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  /// UNW-6, UNW-64: What a climb step remembers of the ones before.
  func forgets(_ search: UnwindSearch) -> Bool
  /// UNW-6, UNW-65: Whether a controller was visited before.
  func wasVisited(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Bool
  /// UNW-62: The question for the allowed children, as an event.
  func noteAllowed(_ frame: UnwindSearch.Frame)
  /// UNW-40: The presentation that the search enters, or none.
  func presentation(of controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller
  /// UNW-9 to UNW-13: What a controller answers to `allowedChildrenForUnwinding`, appended to the search.
  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop)
  /// UNW-13: What the overrides of `allowedChildrenForUnwinding` in a controller's chain make of the array.
  func childrenOverride(_ controller: Controller) -> (names: Int, reverses: Bool, decides: Bool)
  /// UNW-10, UNW-69: What a controller answers to `childContaining`.
  func childContaining(_ search: UnwindSearch, _ controller: Controller) -> Controller
  /// UNW-8, UNW-15: What a controller answers to `canPerformUnwindSegueAction`.
  func answer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> UnwindAnswer
  /// UNW-14: Whether a controller is asked through the deprecated hook.
  func asksDeprecatedHook(_ controller: Controller) -> Bool
  /// UNW-73: What the deprecated hook answers.
  func deprecatedHook(_ frame: UnwindSearch.Frame, _ search: UnwindSearch) throws(Stop)
    -> Controller
  /// UNW-34, UNW-88: The unwind action is sent.
  func send(_ segue: SegueCode, _ object: SegueObject) throws(Stop)
  /// UNW-26 to UNW-28: What `super.perform()` of an unwind segue does.
  func unwindTransition(_ segue: SegueObject) throws(Stop)
  /// UNW-26: Where the route goes from a controller on its way up.
  func routeUp(_ controller: Controller) -> Controller
  /// UNW-27, UNW-80: Who receives the one `dismiss`: an index into the upward route, or nil.
  func dismisser(_ route: UnwindRoute) -> Int?
  /// UNW-27: The dismissal.
  func dismiss(_ route: UnwindRoute, by dismisser: Int) throws(Stop)
  /// UNW-28, UNW-81: The hops after the dismissal.
  func tell(_ route: UnwindRoute, after dismisser: Int?, _ segue: SegueObject) throws(Stop)
  /// UNW-28, UNW-82: One hop.
  func hop(
    from start: Controller, to end: Controller, _ route: UnwindRoute, _ segue: SegueObject
  ) throws(Stop)
  /// UNW-29, UNW-83 to UNW-85: `unwind(for:towards:)`.
  func unwindTowards(_ towards: Controller, on container: Controller, _ segue: SegueObject)
    throws(Stop)
  /// UNW-29, UNW-83 to UNW-85: UIKit's own `unwind(for:towards:)`, by kind.
  func react(_ container: Controller, _ towards: Controller) throws(Stop)
}

/// What a controller answers when it is asked whether it can perform an action, and through which method.
package struct UnwindAnswer: BitwiseCopyable {
  package enum Spelling: BitwiseCopyable { case byDefault, older, newer }
  package var yes: Bool
  package var spelling: Spelling

  package init(yes: Bool, spelling: Spelling) {
    self.yes = yes
    self.spelling = spelling
  }
}

/// A search for the destination of an unwind. UIKit calls this `UIStoryboardUnwindSegueSource`.
package struct UnwindSearch {
  package let source: Controller
  package let action: Symbol
  package let actionNumber: Int32
  package let sender: Symbol
  package let isTriggered: Bool
  /// The memory that the search began with: later ones are of the same search (UNW-64).
  package var firstMemory: UInt32 = 0
  /// It only finds out what would be answered: every presentation is entered (UNW-40).
  package var isRehearsal = false

  package struct Frame: BitwiseCopyable {
    package var controller: Controller
    /// The rules that led to it.
    package var rules: Cites
    /// Where its allowed children begin in `World.allowed`, and which is next.
    package var start: Int
    package var next: Int
    package var stage: Stage
    package enum Stage: BitwiseCopyable { case begun, presentation, asking, children, itself, done }
  }
}

extension UnwindingRules where Self: ModelRules {
  /// UNW-36: A source that has left the hierarchy searches what it left with; UNW-90: one that has not finds the
  /// same destination again.
  package func unwind(
    _ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool
  ) throws(Stop) {
    world.now.retreats += 1  // UNW-38: in vain or not
    world.now.epoch &+= 1
    world.forget()
    let search = UnwindSearch(
      source: source, action: segue.action, actionNumber: segue.actionNumber, sender: sender,
      isTriggered: triggered, firstMemory: world.now.memory)
    let found =
      world.profile >= .ios9 ? try destination(search) : try legacyDestination(search)
    guard found.exists else {
      try endWithoutDestination(search)
      return
    }
    if world.profile >= .ios9, world.isWithin(found, source) || !shareTree(found, source) {
      throw .unspecified(.UNW(35))
    }
    try perform(segue, search, unwinding: try unwindObject(segue, from: search, to: found))
  }

  /// UNW-86, LUN-12: It ends silently.
  package func endWithoutDestination(_ search: UnwindSearch) throws(Stop) {}

  /// UNW-23: From the owner of the segue to the instance that was found.
  package func unwindObject(_ segue: SegueCode, from search: UnwindSearch, to found: Controller)
    throws(Stop) -> SegueObject
  {
    var object = SegueObject(
      kind: .unwind, identifier: segue.identifier, cls: segue.cls, source: search.source,
      destination: found)
    object.sender = search.sender
    object.isTriggered = search.isTriggered
    object.found = found
    if world.profile < .ios9 {
      if segue.cls >= 0 { throw .unspecified(.SEG(86)) }
      try replaceLegacySegue(&object)  // LUN-7
    }
    return object
  }

  /// UNW-22: First the segue object, then prepare, then the action.
  package func perform(
    _ segue: SegueCode, _ search: UnwindSearch, unwinding object: SegueObject
  ) throws(Stop) {
    var object = object
    try makeSegue(&object)
    noteAgain(search, object.found)
    let retreats = world.now.retreats
    try prepare(object)
    try send(segue, object)
    if world.now.retreats != retreats { throw .unspecified(.UNW(38)) }
    try carryOut(object)  // UNW-77: nothing has moved before; UNW-25, UNW-79
  }

  /// UNW-90: A source that is still there finds the destination of its last unwind again.
  private func noteAgain(_ search: UnwindSearch, _ found: Controller) {
    let node = world.nodes[search.source]
    if node.unwound == found, node.unwoundAction == search.actionNumber, world.profile >= .ios9,
      node.flags.contains(.attached)
    {
      world.cite(.UNW(90))
    }
    world.nodes[search.source].unwound = found
    world.nodes[search.source].unwoundAction = search.actionNumber
  }

  /// UNW-35: A controller that an override named from elsewhere is foreign.
  private func shareTree(_ found: Controller, _ source: Controller) -> Bool {
    guard world.isAttached(found) == world.isAttached(source) else { return false }
    return world.isAttached(found) || treeRoot(found) == treeRoot(source)
  }

  private func treeRoot(_ controller: Controller) -> Controller {
    var root = controller
    while world.up(root).exists { root = world.up(root) }
    return root
  }

  /// UNW-88: An override's yes does not make a method: the message is sent all the same.
  package func send(_ segue: SegueCode, _ object: SegueObject) throws(Stop) {
    let receiver = object.found
    guard world.implements(receiver, segue.actionNumber) else {
      let selector = world.text(segue.action) ?? ""
      throw .raised(
        name: "NSInvalidArgumentException",
        reason: "-[\(world.className(receiver)) \(selector)]: unrecognized selector sent to "
          + "instance <\(world.name(receiver))>",
        rules: Cites(.UNW(88)))
    }
    // UNW-46: what the second argument is, is unspecified.
    let takesTwo = (world.text(segue.action) ?? "").count { $0 == ":" } > 1
    var rules = Cites(.UNW(22), .UNW(77), .UNW(23), .UNW(78)).and(.UNW(89), if: takesTwo)
    if world.profile < .ios9, let stays = stayingPresentation(of: object.source, receiver) {
      rules = rules.and(stays)
    }
    world.emit(.action, on: receiver, to: object.source, name: segue.action, rules)
    let code = world.program.classes[world.cls(receiver)]
    if let body = code.inAction.first(where: { $0.selector == segue.action })?.body {
      try run(body, object.scope(receiver))
    }
  }
}
