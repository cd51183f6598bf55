// What a stack does with its members.
extension Screen {
  /// The nearest stack around it, itself included.
  public var nearestStack: Screen? {
    var next: Screen? = self
    while let screen = next, !screen.isStack { next = screen.stack }
    return next
  }

  /// Puts a screen on top.
  public func push(_ screen: Screen?) throws(NavigationError) {
    guard let screen else { throw .nothingToPush(on: name) }
    if screen.isStack { throw .stackOnStack }
    if isWithin(screen) { throw .active }
    if members.contains(where: { $0 === screen }) {
      throw .pushedTwice(screen.name, on: name)
    }
    screen.leaveStack()
    members.append(screen)
    screen.stack = self
  }

  /// Takes the top off, unless it is the last one.
  public func pop() { removeMembers(above: max(1, members.count - 1)) }

  /// Takes everything above a member off.
  public func pop(to member: Screen) throws(NavigationError) {
    guard let place = members.firstIndex(where: { $0 === member }) else { throw .absent }
    removeMembers(above: place + 1)
  }

  /// Leaves the bottom alone.
  public func popToRoot() { removeMembers(above: 1) }

  /// Replaces all members.
  public func setMembers(_ screens: [Screen]) throws(NavigationError) {
    for (place, screen) in screens.enumerated()
    where screens[..<place].contains(where: { $0 === screen }) {
      throw .setTwice(screen.name)
    }
    if screens.contains(where: \.isStack) { throw .stackOnStack }
    if screens.contains(where: isWithin) { throw .active }
    removeMembers(above: 0)
    for screen in screens {
      screen.leaveStack()
      screen.stack = self
    }
    members = screens
  }

  private func removeMembers(above count: Int) {
    while members.count > count { members.removeLast().stack = nil }
  }

  private func leaveStack() {
    stack?.members.removeAll { $0 === self }
    stack = nil
  }
}
