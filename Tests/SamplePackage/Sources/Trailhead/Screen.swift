/// A screen: something that is shown, may present another screen, and may be a stack of screens.
public final class Screen {
  /// Its name.
  public let name: String
  /// The actions that an unwind can lead to.
  public let actions: Set<String>
  /// Whether it is a stack, which shows the last of its members.
  public let isStack: Bool
  /// A stack's members, from the bottom to the top.
  public internal(set) var members: [Screen] = []
  /// The stack that it is a member of.
  public internal(set) weak var stack: Screen?
  /// What it presents.
  public internal(set) var presented: Screen?
  /// Who presents it.
  public internal(set) weak var presenter: Screen?
  /// Who asked for it to be presented: the presenter, or somebody in it.
  public internal(set) weak var caller: Screen?

  /// Whether a window shows it.
  var isRoot = false

  /// A screen, or a stack that is still empty.
  public init(_ name: String, actions: Set<String> = [], isStack: Bool = false) {
    self.name = name
    self.actions = actions
    self.isStack = isStack
  }

  /// The screen around it: the stack it is in, or who presents it.
  var above: Screen? { presenter ?? stack }

  /// The outermost screen that it is part of without being presented.
  var outermost: Screen {
    var screen = self
    while let stack = screen.stack { screen = stack }
    return screen
  }

  /// Whether it is another screen or stands somewhere in or over it.
  func isWithin(_ other: Screen) -> Bool {
    var next: Screen? = self
    while let screen = next {
      if screen === other { return true }
      next = screen.above
    }
    return false
  }
}

/// Shows a screen and all that hangs on it.
public final class Window {
  /// The screen; nil shows nothing.
  public var root: Screen? {
    willSet { root?.isRoot = false }
    didSet { root?.isRoot = true }
  }

  /// A window that shows nothing.
  public init() {}
}

/// What a screen refuses, with the names of those concerned.
public enum NavigationError: Error {
  /// There is nothing to push.
  case nothingToPush(on: String)
  /// There is nothing to present.
  case nothingToPresent(on: String)
  /// It is on the stack already.
  case pushedTwice(String, on: String)
  /// It would stand on the stack twice.
  case setTwice(String)
  /// Stacks are not pushed on stacks.
  case stackOnStack
  /// It is not on the stack.
  case absent
  /// It is shown already.
  case active
}
