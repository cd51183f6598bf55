import SegueScenarios

// Finding the destination, iOS 9 and later.
extension UnwindingRules where Self: ModelRules {
  /// UNW-2: The climb starts above the source. UNW-7: the first yes ends it; UNW-67: the root does, too.
  package func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    world.frames.truncate(to: 0)
    world.allowed.truncate(to: 0)
    world.cite(.UNW(1))
    world.cite(.UNW(2))
    world.cite(.UNW(3))
    markRoute(from: search.source)
    var below = search.source
    var rung = try next(search.source)
    while rung.exists {
      world.nodes[rung].climbed = world.now.epoch
      world.nodes[rung].cameThrough =
        world.nodes[below].parent == rung ? below : .none  // UNW-10
      if forgets(search) { world.forget() }
      if world.nodes[rung].visited != world.now.memory {
        let found = try visit(rung, search)
        if found.exists { return found }
      }
      below = rung
      rung = try next(rung)
    }
    return .none
  }

  /// UNW-6, UNW-65: From iOS 10 on nobody is visited twice; UNW-64, UNW-66: iOS 9 starts anew at each rung.
  package func forgets(_ search: UnwindSearch) -> Bool { world.profile < .ios10 }

  /// UNW-3: To the caller of a presented controller, else to the parent, else nowhere.
  package func next(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    guard node.presenter.exists else { return node.parent }  // UNW-60
    if node.caller == .unsettled { throw .unspecified(.SHW(21)) }
    guard world.isAlive(node.caller), world.isInTree(node.caller, of: node.presenter) else {
      throw .unspecified(.UNW(39))
    }
    return node.caller
  }

  /// Marks the way up from the source: what presents along it holds the source.
  private func markRoute(from source: Controller) {
    var next = source
    while next.exists {
      world.nodes[next].onRoute = world.now.epoch
      next = world.up(next)
    }
  }

  /// UNW-4: First the presentation, then the children, then the controller itself, depth first.
  ///
  ///     nav[list, detail] > sheet      the sheet unwinds: detail is asked, then list, then nav
  package func visit(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    enter(controller)
    while let frame = world.frames.last {
      let top = world.frames.count - 1
      switch frame.stage {
      case .presentation:
        try world.burn(1)  // in iOS 9 the search is longer than what there is to search (UNW-64)
        world.frames[top].stage = .asking
        let presented = try presentation(of: frame.controller, search)
        if presented.exists {
          if asksDeprecatedHook(frame.controller) { throw .unspecified(.UNW(42)) }
          enter(presented)
        }
      case .asking:
        if asksDeprecatedHook(frame.controller) {
          let answer = try deprecatedHook(frame.controller, search)
          if answer.exists { return answer }
          leave()
        } else {
          try allowChildren(of: frame.controller, search)
          world.frames[top].stage = .children
        }
      case .children:
        guard frame.next < world.allowed.count else {
          world.frames[top].stage = .itself
          continue
        }
        world.frames[top].next += 1
        let child = world.allowed[frame.next]
        try refuseOddEntry(child, frame)
        if world.nodes[child].visited != world.now.memory { enter(child) }  // UNW-62
      case .itself:
        if canPerform(frame.controller, search) { return frame.controller }  // UNW-61
        leave()
      }
    }
    return .none
  }

  private func enter(_ controller: Controller) {
    world.nodes[controller].visited = world.now.memory
    let start = world.allowed.count
    world.frames.append(UnwindSearch.Frame(controller: controller, start: start, next: start))
  }

  private func leave() {
    world.allowed.truncate(to: world.frames.removeLast().start)
  }

  /// UNW-40: A presentation that holds the source is entered; of any other it is unspecified, which matters
  /// where somebody in it might answer yes.
  package func presentation(of controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let presented = world.nodes[controller].presented
    guard presented.exists else { return .none }
    if world.nodes[presented].onRoute == world.now.epoch {
      return world.nodes[presented].visited == world.now.memory ? .none : presented
    }
    if mightAnswer(presented, search) { throw .unspecified(.UNW(40)) }
    return .none
  }

  private func mightAnswer(_ controller: Controller, _ search: UnwindSearch) -> Bool {
    let base = world.stack.count
    world.stack.append(controller)
    defer { world.stack.truncate(to: base) }
    while world.stack.count > base {
      let next = world.stack.removeLast()
      let asked: OverrideSet = [.canPerform, .canPerformWithSender, .forUnwindAction]
      if world.implements(next, search.actionNumber) { return true }
      if !world.overrides(next).isDisjoint(with: asked) { return true }
      world.pushChildren(of: next)
      if world.nodes[next].presented.exists { world.stack.append(world.nodes[next].presented) }
    }
    return false
  }
}
