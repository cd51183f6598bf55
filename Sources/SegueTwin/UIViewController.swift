import SegueScenarios

/// Stands for UIKit's `UIViewController`: what every controller is and has.
///
/// A method that an app can override has two parts: the one that is called consults the controller's app
/// class first, and the one whose name begins with `uikit` is UIKit's own, which UIKit's subclasses override.
class UIViewController {
  /// The app; `UIApplication.tearDown()` cuts the circle.
  let app: UIApplication
  let name: String
  let appClass: AppClass
  /// The scene it was made from; nil for a controller made in code.
  var archive: SceneArchive?
  /// The segues that reached it with its archive (STB-18).
  var segueTemplates: [Segue] = []

  // MARK: the hierarchy
  /// Its children, in order; a navigation controller's are its stack.
  var children: [UIViewController] = []
  /// Its container.
  var parent: UIViewController?
  /// The controller it presents directly.
  var presentedViewController: UIViewController?
  /// The controller that presents it directly: the presenter.
  var presentingViewController: UIViewController?
  /// The controller that was asked to present it.
  var caller = Caller.none
  /// The style in which it is presented.
  var effectiveStyle = PresentationStyle.fullScreen

  // MARK: what UIKit's subclasses override
  /// What is left to do once the object has all it was made with.
  func awake() throws {}
  /// What it does before its view is loaded for the screen.
  func comesOnScreen() throws {}
  /// Reaches the controllers that it keeps alive although they are neither its children nor presented by it.
  func reachKept(_ reach: (UIViewController?) -> Void) {}
  /// Whether the view of a child is on screen when its own is.
  func shows(_ child: UIViewController) -> Bool { true }
  /// Whether something would have to take the place of a child that another container takes (CNT-76).
  func misses(_ child: UIViewController) -> Bool { false }
  /// A child has left.
  func childWasDisowned(_ child: UIViewController) {}
  /// Whether UIKit's class overrides `show(_:sender:)` (SHW-3, SHW-7).
  var uikitOverridesShow: Bool { false }
  /// Whether UIKit's class overrides `showDetailViewController(_:sender:)`.
  var uikitOverridesShowDetail: Bool { false }
  /// UIKit's `show(_:sender:)`.
  func uikitShow(_ controller: UIViewController) throws { try showByTarget(controller, .show) }
  /// UIKit's `showDetailViewController(_:sender:)`.
  func uikitShowDetail(_ controller: UIViewController) throws {
    try showByTarget(controller, .showDetail)
  }
  /// The children in the order in which an unwind search goes through them (UNW-9, UNW-71).
  var childrenForUnwinding: [UIViewController] { children }
  /// UIKit's `unwind(for:towards:)`: a plain controller does nothing (UNW-84, UNW-85).
  func uikitUnwind(towards next: UIViewController) throws {}
  /// Whether UIKit's class asks its children for an unwind action before iOS 9 (LUN-2, LUN-9).
  var uikitAsksChildren: Bool { false }

  // MARK: its state
  var isViewLoaded = false
  /// Its view is being made, or its `viewDidLoad` runs.
  var isLoadingView = false
  /// The app keeps a strong reference.
  var isHeld = false
  /// It has not been freed.
  var isAlive = true
  /// The last sweep that has come by.
  var lastReached = 0

  /// Who asked for a presentation (PRS-40, SEG-111, SEG-112).
  enum Caller {
    /// Nobody: the controller is not presented.
    case none
    case controller(UIViewController)
    /// The call was re-routed, and no source says who counts (SHW-21).
    case unsettled
  }

  required init(_ appClass: AppClass, name: String, in app: UIApplication) {
    self.app = app
    self.name = name
    self.appClass = appClass
  }

  /// Makes an object of the right kind, and tells of it. Instances are numbered by name.
  static func alloc(
    _ appClass: AppClass, name: String, in app: UIApplication
  ) -> UIViewController {
    let kind: UIViewController.Type =
      switch appClass.kind {
      case .viewController: UIViewController.self
      case .navigation: UINavigationController.self
      case .tab: UITabBarController.self
      case .split: UISplitViewController.self
      case .page: UIPageViewController.self
      }
    app.creations[name, default: 0] += 1
    let number = app.creations[name, default: 1]
    let instance = number == 1 ? name : "\(name)#\(number)"
    let controller = kind.init(appClass, name: instance, in: app)
    app.controllers.append(controller)
    app.controllersByName[instance] = controller
    app.log(.initialize, on: controller, name: appClass.name)
    return controller
  }

  /// Cuts its links, so that freeing it frees nobody else.
  func unlink() {
    children = []
    parent = nil
    presentedViewController = nil
    forgetPresentation()
  }

  /// It is no longer presented (UNW-60).
  func forgetPresentation() {
    presentingViewController = nil
    caller = .none
  }
}
