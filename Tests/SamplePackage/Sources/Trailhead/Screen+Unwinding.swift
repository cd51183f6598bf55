// Going back to a screen that can do an action.
extension Screen {
  /// Finds the nearest screen that has the action, and goes back to it.
  ///
  /// - Returns: The screen, or nil where there is none; then nothing has happened.
  @discardableResult
  public func unwind(_ action: String) -> Screen? {
    guard let found = destination(of: action) else { return nil }
    goBack(to: found)
    return found
  }

  /// Climbs from whoever called for this screen, or the stack around it; each searches what is under it first.
  private func destination(of action: String) -> Screen? {
    var search = Search(source: self, action: action)
    var below = self
    while let rung = below.caller ?? below.stack {
      if let found = search.visit(rung, comingFrom: below) { return found }
      below = rung
    }
    return nil
  }

  /// Dismisses what has to go and pops what stands above the destination.
  private func goBack(to destination: Screen) {
    var route = [self]
    while let last = route.last, !destination.isWithin(last), let above = last.above {
      route.append(above)
    }
    // The outermost presentation on the way goes, and all in it with it.
    for (place, screen) in route.enumerated().dropFirst().reversed()
    where screen.presented === route[place - 1] {
      screen.removePresented()
      break
    }
    var next: Screen? = destination
    while let screen = next, screen !== route.last {
      try? screen.stack?.pop(to: screen)
      next = screen.above
    }
  }
}

/// A search for the destination of an unwind: it visits nobody twice.
private struct Search {
  let source: Screen
  let action: String
  private var visited: Set<ObjectIdentifier> = []
  /// The member that the climb came through, by stack.
  private var branches: [ObjectIdentifier: Screen] = [:]

  init(source: Screen, action: String) {
    self.source = source
    self.action = action
  }

  mutating func visit(_ screen: Screen, comingFrom below: Screen) -> Screen? {
    if below.stack === screen { branches[ObjectIdentifier(screen)] = below }
    return visit(screen)
  }

  /// First what it presents, if the source is in it, then its members from the top, then the screen itself.
  private mutating func visit(_ screen: Screen) -> Screen? {
    guard visited.insert(ObjectIdentifier(screen)).inserted else { return nil }
    if let presented = screen.presented, source.isWithin(presented),
      let found = visit(presented)
    {
      return found
    }
    for member in screen.members.reversed()
    where member !== branches[ObjectIdentifier(screen)] {
      if let found = visit(member) { return found }
    }
    return screen !== source && screen.actions.contains(action) ? screen : nil
  }
}
