/// A view controller class of the app: its superclass, its actions, and its overrides as data.
///
/// Everything left nil is not overridden: the superclass's behaviour applies.
public struct ClassDefinition: Hashable, Sendable {
  /// Another class of the scenario or a class of UIKit; `UIViewController` when nothing else is said.
  public var superclass = "UIViewController"
  /// The class is named in the storyboard and does not exist at run time (STB-12).
  public var missing = false
  /// Unwind actions it implements, as Objective-C selectors: `done:`.
  public var actions: Set<String> = []

  // MARK: properties
  /// `definesPresentationContext`.
  public var definesPresentationContext: Bool?
  /// `modalPresentationStyle`.
  public var presentationStyle: PresentationStyle?
  /// `isModalInPresentation`.
  public var isModalInPresentation: Bool?
  /// How many columns a split view controller has; nil is the classic style.
  public var columns: Int?
  /// `init(coder:)` does not call super: the instance has no segues (STB-18).
  public var skipsInitCoder: Bool?

  // MARK: overrides
  /// `shouldPerformSegue`, by segue identifier.
  public var shouldPerform: Answers?
  /// `canPerformUnwindSegueAction(_:from:sender:)` (iOS 13), by action.
  public var canPerform: Answers?
  /// `canPerformUnwindSegueAction(_:from:withSender:)`, by action.
  public var canPerformWithSender: Answers?
  /// `allowedChildrenForUnwinding(from:)`.
  public var allowedChildren: ChildrenAnswer?
  /// `childContaining(_:)`.
  public var childContaining: ControllerAnswer?
  /// `unwind(for:towards:)`.
  public var unwindTowards: Body?
  /// `forUnwindSegueAction(_:from:withSender:)`, deprecated.
  public var forUnwindAction: ControllerAnswer?
  /// `segueForUnwinding(to:from:identifier:)`, deprecated.
  public var segueForUnwinding: UnwindSegueAnswer?
  /// `show(_:sender:)`.
  public var show: Body?
  /// `showDetailViewController(_:sender:)`.
  public var showDetail: Body?
  /// `canPerformAction(_:withSender:)` answers false for show and showDetail.
  public var refusesShow: Bool?
  /// Segue actions by selector (iOS 13).
  public var segueActions: [String: Creation] = [:]

  // MARK: what the class does inside its callbacks
  /// Steps inside `shouldPerformSegue`, before it answers.
  public var inShouldPerform: [Step] = []
  /// Steps inside `prepare(for:sender:)`; `source` and `destination` are the segue's.
  public var inPrepare: [Step] = []
  /// Steps inside `viewDidLoad`.
  public var inViewDidLoad: [Step] = []
  /// Steps inside an unwind action, by selector.
  public var inAction: [String: [Step]] = [:]

  // MARK: answers of its delegate
  /// `presentationControllerShouldDismiss`.
  public var shouldDismiss: Bool?
  /// `adaptivePresentationStyle` is `.none`: a popover stays one in compact width.
  public var keepsPopover: Bool?
  /// `tabBarController(_:shouldSelect:)`.
  public var shouldSelect: Bool?
  /// `splitViewController(_:collapseSecondary:onto:)`.
  public var collapseSecondary: Bool?
  /// `splitViewController(_:showDetail:sender:)` handles it itself.
  public var handlesShowDetail: Bool?
  /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
  public var topColumnForCollapsing: Column?

  /// A plain subclass of `UIViewController` that overrides nothing.
  public init() {}
}

/// What an override answers.
public enum Answer: Hashable, Sendable { case yes, no, callSuper }

/// An override's answers by key (a segue identifier or an action), and for every other key.
public struct Answers: Hashable, Sendable {
  /// The answer for a key that `byKey` does not list.
  public var otherwise: Answer
  /// Answers for single keys.
  public var byKey: [String: Answer]

  /// The same answer for every key but those listed.
  public init(_ otherwise: Answer, byKey: [String: Answer] = [:]) {
    self.otherwise = otherwise
    self.byKey = byKey
  }
}

/// What an override of `allowedChildrenForUnwinding(from:)` returns.
public enum ChildrenAnswer: Hashable, Sendable {
  /// What super returns.
  case callSuper
  /// What super returns, last one first.
  case reversed
  /// These controllers, in this order.
  case controllers([String])
}

/// What an override that returns a controller returns.
public enum ControllerAnswer: Hashable, Sendable {
  case callSuper
  case nothing
  /// The receiver itself, or the controller named.
  case controller(String)
}

/// What an override of `segueForUnwinding(to:from:identifier:)` returns.
public enum UnwindSegueAnswer: Hashable, Sendable {
  case callSuper
  case nothing
  /// A segue of the class named, or of `UIStoryboardSegue` with a handler; its destination is the one
  /// found, or the controller named.
  case segue(class: String?, handler: [Step]?, destination: String?)
}

/// The body of an overridden method: perhaps a call to super, then steps.
public struct Body: Hashable, Sendable {
  /// Calls super first.
  public var callsSuper: Bool
  /// What it does then.
  public var steps: [Step]

  /// A body that does nothing unless told to.
  public init(callsSuper: Bool = false, steps: [Step] = []) {
    self.callsSuper = callsSuper
    self.steps = steps
  }
}

/// A subclass of `UIStoryboardSegue` in the app.
public struct SegueClass: Hashable, Sendable {
  /// The class is named in the storyboard and does not exist at run time (SEG-71).
  public var missing: Bool
  /// Its `perform()`; nil when it does not override it.
  public var perform: Body?
  /// Its `init` hands super a fresh instance of this scene instead of the destination (SEG-32).
  public var destination: String?

  /// A class that overrides nothing unless told to.
  public init(missing: Bool = false, perform: Body? = nil, destination: String? = nil) {
    self.missing = missing
    self.perform = perform
    self.destination = destination
  }
}
