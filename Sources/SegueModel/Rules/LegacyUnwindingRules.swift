package import SegueScenarios

/// The rules of `Specs/LegacyUnwinding.md`: iOS 6 to 8.
package protocol LegacyUnwindingRules: WorldRules {
  /// LUN-1: The first controller of the climb whose hook answers; LUN-12: or none.
  func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller
  /// LUN-1, LUN-17: What one rung answers.
  func legacyQuestion(_ rung: Controller, above below: Controller, _ search: UnwindSearch)
    throws(Stop) -> Controller
  /// LUN-5, LUN-10, LUN-30: Where the climb goes from a controller.
  func legacyNext(_ controller: Controller) throws(Stop) -> Controller
  /// LUN-2, LUN-31 to LUN-33: What `forUnwindSegueAction` answers by default.
  func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop) -> Controller
  /// LUN-3, LUN-4, LUN-18: Whether a controller can perform the action.
  func legacyCanPerform(_ controller: Controller, _ search: UnwindSearch, _ rules: Cites)
    throws(Stop) -> Bool
  /// LUN-16: Whether nothing comes of an unwind although it has a destination.
  func isOutOfReach(_ destination: Controller, _ source: Controller) -> Bool
  /// LUN-35: Who is asked for the segue.
  func segueSupplier(for found: Controller) -> Controller
  /// LUN-7, LUN-35: The segue that an override supplies replaces the stock one.
  func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop)
  /// LUN-6, LUN-34, LUN-8: The stock transition.
  func legacyTransition(_ segue: SegueObject) throws(Stop)
  /// LUN-13 to LUN-15: Why a presentation stays; nil where it goes.
  func stayingPresentation(of source: Controller, _ destination: Controller) -> RuleID?
}

extension LegacyUnwindingRules where Self: ModelRules {
  package func legacyDestination(_ search: UnwindSearch) throws(Stop) -> Controller {
    var below = search.source
    var rung = try legacyNext(below)
    while rung.exists {
      let answer = try legacyQuestion(rung, above: below, search)
      if answer.exists {
        guard isOutOfReach(answer, search.source) else { return answer }
        world.cite(.LUN(16))
        return .none
      }
      below = rung
      rung = try legacyNext(rung)
    }
    world.cite(.LUN(12))
    return .none
  }

  /// LUN-1: One rung's answer: an override's, who is gone left out, or the default one. LUN-17: a custom
  /// container names a child.
  package func legacyQuestion(
    _ rung: Controller, above below: Controller, _ search: UnwindSearch
  ) throws(Stop) -> Controller {
    var answer = Controller.none
    let cls =
      world.overrides(rung).contains(.forUnwindAction)
      ? world.overrider(rung) { $0.forUnwindAction ?? .callSuper != .callSuper } : -1
    if cls < 0 {
      answer = try legacyAnswer(rung, search)
    } else if world.program.classes[cls].own.forUnwindAction != .nothing {
      var scope = Scope()
      scope.receiver = rung
      answer = world.find(world.program.classes[cls].forUnwindAction, scope)
    }
    let isChild = answer.exists && world.nodes[answer].parent == rung
    let isStack = world.kind(rung) == .navigation
    let isPresented = world.nodes[below].presenter.exists
    world.emitSearch(
      .forUnwindAction, on: rung, to: answer, name: search.action,
      Cites(.LUN(1))
        .and(world.profile == .ios8_0 ? .LUN(5) : .LUN(30), if: isPresented)
        .and(.LUN(17), if: cls >= 0 && isChild && world.kind(rung) == .plain)
        .and(isStack ? .LUN(31) : .LUN(2), if: cls < 0 && isChild)
        .and(.LUN(33), if: cls < 0 && answer == rung))
    return answer
  }

  /// LUN-30: From a presented controller to its caller; LUN-5: in 8.0 to its presenter; LUN-10: in 8.1 to 8.4 that is
  /// settled only where both are one.
  package func legacyNext(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    guard node.presenter.exists else { return node.parent }
    if world.profile == .ios8_0 { return node.presenter }
    if world.profile == .ios8, node.caller != node.presenter { throw .unspecified(.LUN(10)) }
    return try next(controller)
  }

  /// LUN-2: The children in order, LUN-31: a stack from the top, then the controller itself (LUN-33); LUN-32: no
  /// grandchildren, no presentations, and the source's branch too (LUN-3).
  package func legacyAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let isPlain = world.kind(controller) == .plain
    let isStack = world.kind(controller) == .navigation
    let inOrder = isStack ? RuleID.LUN(31) : .LUN(2)
    if isPlain, try childWouldAnswer(controller, search) { throw .unspecified(.LUN(9)) }
    var child = isStack ? world.nodes[controller].lastChild : world.nodes[controller].firstChild
    if isPlain { child = .none }
    let hasAsked = child.exists
    while child.exists {
      noteBelow(child, search)
      if try legacyCanPerform(child, search, Cites(inOrder)) { return child }
      child = isStack ? world.nodes[child].previous : world.nodes[child].next
    }
    if world.nodes[controller].presented.exists { world.cite(.LUN(32)) }
    let itself = Cites(.LUN(33)).and(inOrder, if: hasAsked)
    return try legacyCanPerform(controller, search, itself) ? controller : .none
  }

  /// LUN-32: The source's branch is asked, and what is under a child is not.
  private func noteBelow(_ child: Controller, _ search: UnwindSearch) {
    if world.nodes[child].firstChild.exists || child == search.source { world.cite(.LUN(32)) }
  }

  /// LUN-18: Who implements the action can perform it; LUN-3, LUN-4: a pushed or embedded source is asked, and
  /// by default cannot.
  package func legacyCanPerform(
    _ controller: Controller, _ search: UnwindSearch, _ rules: Cites
  ) throws(Stop) -> Bool {
    let answer = try answer(controller, search)
    let isSource = controller == search.source
    let byDefault = answer.spelling == .byDefault
    ask(
      controller, search, answer,
      rules.and(.LUN(3), if: isSource).and(isSource ? .LUN(4) : .LUN(18), if: byDefault))
    return answer.yes
  }

  /// LUN-9: Whether a child would say yes, were it asked.
  private func childWouldAnswer(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Bool
  {
    var child = world.nodes[controller].firstChild
    while child.exists {
      if try answer(child, search).yes { return true }
      child = world.nodes[child].next
    }
    return false
  }

  /// LUN-16: In 8.1 to 8.4 nothing comes of an unwind from the primary side of a presented split view to the
  /// split view's presenter.
  package func isOutOfReach(_ destination: Controller, _ source: Controller) -> Bool {
    guard world.profile == .ios8 else { return false }
    var child = source
    while child.exists {
      let parent = world.nodes[child].parent
      if parent.exists, world.kind(parent) == .split, world.nodes[parent].presenter.exists {
        return world.nodes[child].column == .primary && world.nodes[parent].presenter == destination
      }
      child = parent
    }
    return false
  }
}
