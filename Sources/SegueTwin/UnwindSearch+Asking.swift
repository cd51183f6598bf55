import SegueScenarios

extension UnwindSearch {
  /// Whether the search goes into a presentation: if it holds the source, and not if nobody in it would
  /// answer yes (UNW-40).
  mutating func enters(_ presented: UIViewController) throws -> Bool {
    if isRehearsal || holders.contains(ObjectIdentifier(presented)) { return true }
    app.fuel.note(visited.count)
    var rehearsal = self
    rehearsal.isRehearsal = true
    do {
      if try rehearsal.visit(presented) != nil { throw Halt.unspecified(.UNW(40)) }
    } catch let halt as Halt {
      if case .unspecified = halt.ending { throw Halt.unspecified(.UNW(40)) }
      throw halt
    }
    return false
  }

  func allowedChildren(of controller: UIViewController) throws -> AllowedChildren {
    let marked = containing[ObjectIdentifier(controller)]
    let allowed = controller.allowedChildrenForUnwinding(containing: marked)
    try app.fuel.burn(allowed.list.count * 4)
    if !isRehearsal {
      app.log(.allowedChildren, on: controller, list: allowed.list.map(\.name))
    }
    return allowed
  }

  func canPerform(_ controller: UIViewController) throws -> Bool {
    let question = try controller.canPerformUnwindSegueAction(action, from: source)
    if !isRehearsal {
      app.log(question.kind, on: controller, name: action, answer: question.answer)
    }
    return question.answer
  }
}
