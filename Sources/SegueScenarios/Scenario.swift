/// An app and what is done to it: everything that an implementation needs to produce a `Trace`.
public struct Scenario: Hashable, Sendable {
  /// The iOS versions whose behaviour is asked for.
  public var profile: Profile
  /// The device: what its windows measure, and what it is.
  public var device: Device
  /// The app's view controller classes by name.
  public var classes: [String: ClassDefinition]
  /// The app's segue classes by name.
  public var segueClasses: [String: SegueClass]
  /// The app's storyboards by name.
  public var storyboards: [String: Storyboard]
  /// What the window shows at launch.
  public var window: WindowRoot
  /// What happens then, in order.
  public var steps: [Step]

  /// A scenario; everything but the storyboards has a default.
  public init(
    profile: Profile = .standard, device: Device = Device(),
    classes: [String: ClassDefinition] = [:], segueClasses: [String: SegueClass] = [:],
    storyboards: [String: Storyboard] = [:], window: WindowRoot = .none, steps: [Step] = []
  ) {
    self.profile = profile
    self.device = device
    self.classes = classes
    self.segueClasses = segueClasses
    self.storyboards = storyboards
    self.window = window
    self.steps = steps
  }
}

/// The root view controller of the window at launch.
public enum WindowRoot: Hashable, Sendable {
  /// A storyboard's scene: the one with the identifier, or the initial one.
  case scene(storyboard: String, identifier: String?)
  /// A controller made in code, with the name it will have.
  case code(class: String, name: String)
  /// There is no window.
  case none
}

/// The device that a scenario runs on.
public struct Device: Hashable, Sendable {
  /// The horizontal size class of its windows.
  public enum Width: String, CaseIterable, Sendable { case compact, regular }
  /// The user interface idiom.
  public enum Idiom: String, CaseIterable, Sendable { case phone, pad }

  /// The horizontal size class.
  public var width: Width
  /// The idiom.
  public var idiom: Idiom

  /// A phone in compact width unless told otherwise.
  public init(width: Width = .compact, idiom: Idiom = .phone) {
    self.width = width
    self.idiom = idiom
  }
}
