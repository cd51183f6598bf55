import SegueScenarios

/// Stands for UIKit's `UIApplication`: the running app, with its window, its controllers and what has
/// happened so far.
final class UIApplication {
  let scenario: Scenario
  var profile: Profile { scenario.profile }
  var device: Device { scenario.device }
  /// The app's only window, if it has one.
  var window: UIWindow?
  /// Every controller that is alive, in order of creation. The links between controllers may form
  /// circles; `tearDown()` and the sweep after each step cut them.
  var controllers: [UIViewController] = []
  var controllersByName: [String: UIViewController] = [:]
  /// How many controllers of a scene, or of a name given in code, have been made.
  var creations: [String: Int] = [:]
  var classes: [String: AppClass] = [:]
  var storyboards: [String: UIStoryboard] = [:]
  /// The storyboard of each scene, once asked for.
  var homes: [String: String] = [:]
  var fuel = Fuel()
  /// How often `sweep()` has run.
  var sweeps = 0
  /// The events of the step that is running.
  var events: [Event] = []
  /// How many steps of the app's own classes have run.
  var callbackSteps = 0
  /// What has been set in motion on the screen in this step; it moves until the step ends (PRS-21).
  var motion = Motion.none
  /// UIKit makes the transition of an unwind: its dismissal and pops do not wait for each other (UNW-31).
  var isUnwinding = false
  /// How often the app has dismissed, popped or unwound: what spoils an unwind under way (UNW-38).
  var retreats = 0

  init(_ scenario: Scenario) {
    self.scenario = scenario
    controllers.reserveCapacity(8)
    controllersByName.reserveCapacity(8)
    creations.reserveCapacity(8)
    if scenario.window != .none { window = UIWindow() }
    for (name, storyboard) in scenario.storyboards {
      storyboards[name] = UIStoryboard(name: name, storyboard: storyboard)
    }
  }

  /// What moves on the screen.
  enum Motion {
    case none
    /// The dismissal and the pops of an unwind.
    case unwind
    /// A presentation, dismissal, push or pop that somebody asked for.
    case request
  }

  /// The class of a name, looked up once.
  func appClass(_ name: String) -> AppClass {
    if let kind = UIKitClass(rawValue: name), let known = AppClass.uikit[kind] { return known }
    if let known = classes[name] { return known }
    let made = AppClass(name, in: scenario)
    classes[name] = made
    return made
  }

  /// Notes that something happened.
  func log(
    _ kind: Event.Kind, on receiver: UIViewController?, to other: UIViewController? = nil,
    name: String? = nil, sender: String? = nil, answer: Bool? = nil, list: [String]? = nil
  ) {
    fuel.note(30 + (kind == .log ? name?.utf8.count ?? 0 : 0))
    events.append(
      Event(
        kind, on: receiver?.name ?? "", to: other?.name, name: name, sender: sender, answer: answer,
        list: list))
  }

  /// Cuts all links between controllers, one by one: a deep hierarchy must not be freed recursively.
  func tearDown() {
    for controller in controllers { controller.unlink() }
    window?.rootViewController = nil
    controllers.removeAll()
    controllersByName.removeAll()
  }
}

/// Stands for UIKit's `UIWindow`.
final class UIWindow {
  var rootViewController: UIViewController?
  /// The root's view is in the window; until then whatever the root presents is refused (PRS-7).
  var isVisible = false
}
