package import SegueScenarios

// Finding the destination, iOS 9 and later.
extension UnwindingRules where Self: ModelRules {
  /// UNW-2: The climb starts above the source. UNW-7: the first yes ends it; UNW-67: the root does, too.
  package func destination(_ search: UnwindSearch) throws(Stop) -> Controller {
    world.frames.truncate(to: 0)
    world.allowed.truncate(to: 0)
    world.cite(.UNW(1))
    markRoute(from: search.source)
    var below = search.source
    var why = RuleID.UNW(2)
    var rung = try firstRung(search.source)
    while rung.exists {
      world.nodes[rung].climbed = world.now.epoch
      world.nodes[rung].cameThrough =
        world.nodes[below].parent == rung ? below : .none  // UNW-10
      if forgets(search) { world.forget() }
      if try wasVisited(rung, search) {
        world.cite(world.nodes[rung].presenter.exists ? .UNW(6) : .UNW(65))
      } else {
        let found = try visit(rung, why, search)
        if found.exists { return found }
      }
      below = rung
      why = .UNW(3)
      rung = try next(rung)
    }
    world.cite(.UNW(86))
    world.cite(.UNW(67))
    if !world.isAttached(search.source) { world.cite(.UNW(36)) }
    return .none
  }

  package func firstRung(_ source: Controller) throws(Stop) -> Controller { try next(source) }

  /// UNW-6, UNW-65: From iOS 10 on nobody is visited twice; UNW-64, UNW-66: iOS 9 starts anew at each rung.
  package func forgets(_ search: UnwindSearch) -> Bool { world.profile < .ios10 }

  /// UNW-3: To the caller of a presented controller, else to the parent, else nowhere.
  package func next(_ controller: Controller) throws(Stop) -> Controller {
    let node = world.nodes[controller]
    guard node.presenter.exists else {
      // UNW-60: not to who presented it once.
      if !node.parent.exists, node.flags.contains(.dismissed) { world.cite(.UNW(60)) }
      return node.parent
    }
    if node.caller == .unsettled { throw .unspecified(.SHW(21)) }
    guard world.isAlive(node.caller), world.isInTree(node.caller, of: node.presenter) else {
      throw .unspecified(.UNW(39))
    }
    return node.caller
  }

  /// Marks the way up from the source: what presents along it holds the source, and whoever comes before the
  /// first presentation contains it.
  package func markRoute(from source: Controller) {
    var next = source
    var isContained = true
    while next.exists {
      world.nodes[next].onRoute = world.now.epoch
      if isContained { world.nodes[next].containsSource = world.now.epoch }
      if world.nodes[next].presenter.exists { isContained = false }
      next = world.up(next)
    }
  }

  /// UNW-4: First the presentation, then the children, then the controller itself, depth first.
  ///
  ///     nav[list, detail] > sheet      the sheet unwinds: detail is asked, then list, then nav
  package func visit(_ controller: Controller, _ why: RuleID, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let base = world.frames.count
    enter(controller, why, search)
    while world.frames.count > base {
      let top = world.frames.count - 1
      let frame = world.frames[top]
      switch frame.stage {
      case .begun, .presentation:
        try world.burn(1)  // in iOS 9 the search is longer than what there is to search (UNW-64)
        world.frames[top].stage = stage(after: .presentation, of: frame.controller)
        let presented = try presentation(of: frame.controller, search)
        if presented.exists {
          if try wasVisited(presented, search) {
            let sparesChildren = world.nodes[presented].firstChild.exists
            world.frames[top].rules = frame.rules.and(.UNW(6)).and(.UNW(65), if: sparesChildren)
          } else {
            if asksDeprecatedHook(frame.controller) { throw .unspecified(.UNW(42)) }
            enter(presented, .UNW(4), search)
          }
        }
      case .asking:
        if asksDeprecatedHook(frame.controller) {
          let answer = try deprecatedHook(frame, search)
          if answer.exists { return answer }
          leave()
        } else {
          try allowChildren(of: frame.controller, search)
          noteAllowed(frame)
          world.frames[top].stage = .children
        }
      case .children:
        guard frame.next < world.allowed.count else {
          world.frames[top].stage = stage(after: .children, of: frame.controller)
          continue
        }
        world.frames[top].next += 1
        let child = world.allowed[frame.next]
        try refuseOddEntry(child, frame)
        if try wasVisited(child, search) {
          world.frames[top].rules = frame.rules.and(.UNW(65))
        } else {
          enter(child, .UNW(62), search)
        }
      case .itself:
        world.frames[top].stage = stage(after: .itself, of: frame.controller)
        if try canPerform(frame, search) { return frame.controller }  // UNW-61
      case .done: leave()
      }
    }
    return .none
  }

  /// UNW-4: First the presentation, then the children; UNW-61: then the controller itself.
  package func stage(after stage: UnwindSearch.Frame.Stage, of controller: Controller)
    -> UnwindSearch.Frame.Stage
  {
    switch stage {
    case .begun: .presentation
    case .presentation: .asking
    case .asking: .children
    case .children: .itself
    case .itself, .done: .done
    }
  }

  /// UNW-64, UNW-66: On iOS 9 who was visited at an earlier rung is visited again.
  private func enter(_ controller: Controller, _ why: RuleID, _ search: UnwindSearch) {
    let age = world.now.memory &- world.nodes[controller].visited
    let isAgain = age <= world.now.memory &- search.firstMemory
    world.nodes[controller].visited = world.now.memory
    let start = world.allowed.count
    world.frames.append(
      UnwindSearch.Frame(
        controller: controller,
        rules: Cites(why).and(why == .UNW(62) ? .UNW(66) : .UNW(64), if: isAgain), start: start,
        next: start, stage: stage(after: .begun, of: controller)))
  }

  /// UNW-6, UNW-65: Whether a controller was visited before. UNW-42: what the deprecated hook marks is
  /// unspecified.
  package func wasVisited(_ controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Bool
  {
    guard world.nodes[controller].visited == world.now.memory else { return false }
    if asksDeprecatedHook(controller) { throw .unspecified(.UNW(42)) }
    return true
  }

  private func leave() {
    world.allowed.truncate(to: world.frames.removeLast().start)
  }
}
