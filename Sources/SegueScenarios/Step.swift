/// One thing done to the running app: by its user, or by its code.
///
/// Controllers are named as instances: `detail`, and `detail#2` for the second of that scene. Inside a
/// class's own steps (`Body`) the names `self`, `source`, `destination`, `towards` and `controller` stand
/// for what that callback was given.
public enum Step: Hashable, Sendable {
  // MARK: the user
  /// Taps the control, cell or gesture called `name` in the view of `on`.
  case trigger(name: String, on: String)
  /// Taps the back button of a navigation controller.
  case back(on: String)
  /// Taps a tab; the delegate may refuse.
  case tapTab(controller: String, on: String)
  /// Swipes a sheet away.
  case swipe(controller: String)

  // MARK: the app: segues and storyboards
  /// `on.performSegue(withIdentifier:sender:)`.
  case performSegue(identifier: String, on: String, sender: String?)
  /// Instantiates a scene by its storyboard identifier, or the initial one; the app keeps the result.
  case instantiate(storyboard: String, identifier: String?, creator: Creation?)
  /// Makes a controller without a storyboard, named `name`; the app keeps it.
  case create(class: String, name: String)
  /// Makes a segue object by hand and sends it `perform()` the given number of times.
  case makeSegue(MadeSegue)
  /// Accesses the view, which loads it.
  case loadView(controller: String)

  // MARK: the app: presentation
  /// `on.present(controller, animated:)`; nil presents nil.
  case present(controller: String?, on: String, style: PresentationStyle?)
  /// `on.dismiss(animated:)`.
  case dismiss(on: String)

  // MARK: the app: containers
  /// `on.pushViewController(controller, animated:)`; nil pushes nil.
  case push(controller: String?, on: String)
  /// `on.popViewController(animated:)`.
  case pop(on: String)
  /// `on.popToViewController(controller, animated:)`.
  case popTo(controller: String, on: String)
  /// `on.popToRootViewController(animated:)`.
  case popToRoot(on: String)
  /// `on.setViewControllers(controllers, animated:)` of a navigation controller.
  case setStack(controllers: [String], on: String)
  /// `on.selectedViewController = controller` of a tab bar controller.
  case select(controller: String, on: String)
  /// Selects the More item of a tab bar controller.
  case selectMore(on: String)
  /// `on.viewControllers = controllers` of a tab bar controller.
  case setTabs(controllers: [String], on: String)
  /// `on.show(controller, sender:)`.
  case show(controller: String, on: String)
  /// `on.showDetailViewController(controller, sender:)`.
  case showDetail(controller: String, on: String)
  /// The split view's width becomes compact.
  case collapse(on: String)
  /// The split view's width becomes regular.
  case expand(on: String)
  /// `on.setViewController(controller, for: column)`; nil empties the column.
  case setColumn(column: Column, controller: String?, on: String)
  /// `on.setViewControllers(controllers, …)` of a page view controller.
  case setPages(controllers: [String], on: String)
  /// `on.addChild(controller)` and its view into the container's.
  case addChild(controller: String, on: String)
  /// `controller.removeFromParent()` and its view out of the container's.
  case removeChild(controller: String)

  // MARK: the app: lifetime
  /// The app keeps a strong reference.
  case hold(controller: String)
  /// The app drops its strong reference.
  case release(controller: String)
  /// `window.rootViewController = controller`.
  case setRoot(controller: String)
}

/// A segue object that the app makes itself, against UIKit's advice (SEG-35).
public struct MadeSegue: Hashable, Sendable {
  /// Its identifier, or nil.
  public var identifier: String?
  /// A segue class of the scenario; nil is `UIStoryboardSegue` itself.
  public var segueClass: String?
  /// The source controller.
  public var source: String
  /// The destination controller.
  public var destination: String
  /// The steps of its `performHandler`; nil when it has none.
  public var handler: [Step]?
  /// How often the app sends it `perform()`.
  public var performs: Int

  /// A segue that is performed once and has no handler unless one is given.
  public init(
    identifier: String? = nil, segueClass: String? = nil, source: String, destination: String,
    handler: [Step]? = nil, performs: Int = 1
  ) {
    self.identifier = identifier
    self.segueClass = segueClass
    self.source = source
    self.destination = destination
    self.handler = handler
    self.performs = performs
  }
}

/// What a creator block or a segue action returns (STB-14, SEG-22).
public enum Creation: Hashable, Sendable {
  /// An object made with the coder; of the scene's class, or of the class named.
  case coder(class: String?)
  /// An object that never reached `super.init(coder:)`.
  case withoutCoder(class: String?)
  /// Nil.
  case nothing
}

/// A column of a split view.
public enum Column: String, CaseIterable, Sendable, BitwiseCopyable {
  case primary, supplementary, secondary, compact
}

/// `UIModalPresentationStyle`.
public enum PresentationStyle: String, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen
  case overCurrentContext, popover, custom
}
