/// Something a scenario may need and an implementation may lack. The list is closed.
///
/// `Scenario.features` derives what a scenario needs.
public enum Feature: String, CaseIterable, Comparable, Sendable {
  /// `show` segues, and `show(_:sender:)` in code.
  case segueShow = "segue.show"
  /// `showDetail` segues, and `showDetailViewController(_:sender:)` in code.
  case segueShowDetail = "segue.showDetail"
  /// `presentation` segues.
  case seguePresentation = "segue.presentation"
  /// `popoverPresentation` segues.
  case seguePopover = "segue.popover"
  /// `embed` segues.
  case segueEmbed = "segue.embed"
  /// `custom` segues with their classes.
  case segueCustom = "segue.custom"
  /// `unwind` segues.
  case segueUnwind = "segue.unwind"
  /// The kinds `push`, `modal`, `popover` and `replace`.
  case segueDeprecated = "segue.deprecated"
  /// A segue class on a segue of any kind but `custom`, or made by `segueForUnwinding`.
  case segueClass = "segue.class"
  /// Segues performed in code, by their identifier.
  case segueCode = "segue.code"
  /// Segue actions, which make a segue's destination (iOS 13).
  case segueAction = "segue.action"
  /// Segue objects that the app makes itself, and their handlers.
  case segueMade = "segue.made"
  /// Instantiating scenes in code.
  case storyboardInstantiate = "storyboard.instantiate"
  /// References to scenes of other storyboards, or of the same (iOS 9).
  case storyboardReference = "storyboard.reference"
  /// Instantiating in code with a creator block (iOS 13).
  case storyboardCreator = "storyboard.creator"
  /// Controllers made in code without a storyboard, once the app runs.
  case controllerCode = "controller.code"
  /// References of the app's own to controllers, kept and dropped.
  case controllerHeld = "controller.held"
  /// Navigation controllers.
  case containerNavigation = "container.navigation"
  /// Tab bar controllers.
  case containerTab = "container.tab"
  /// Split view controllers of the classic style: master and detail.
  case containerSplit = "container.split"
  /// Split view controllers in columns (iOS 14).
  case containerColumns = "container.columns"
  /// Page view controllers.
  case containerPage = "container.page"
  /// Containers of the app's own: children added and removed in code.
  case containerCustom = "container.custom"
  /// Presenting and dismissing in code.
  case presentationCode = "presentation.code"
  /// `definesPresentationContext`, and the styles that look for it.
  case presentationContext = "presentation.context"
  /// The user swiping a sheet away.
  case presentationSwipe = "presentation.swipe"
  /// Overrides of `shouldPerformSegue`.
  case hookShouldPerform = "hook.shouldPerform"
  /// Overrides of `canPerformUnwindSegueAction(_:from:sender:)` (iOS 13).
  case hookCanPerform = "hook.canPerform"
  /// Overrides of `allowedChildrenForUnwinding(from:)` and `childContaining(_:)` (iOS 9).
  case hookAllowedChildren = "hook.allowedChildren"
  /// Overrides of `unwind(for:towards:)` (iOS 9).
  case hookUnwindTowards = "hook.unwindTowards"
  /// Overrides of `forUnwindSegueAction`, `segueForUnwinding`, and the older spelling of `canPerform`.
  case hookDeprecated = "hook.deprecated"
  /// Overrides of `show`, `showDetail` and `canPerformAction`, and a split view's delegate that shows the detail.
  case hookShow = "hook.show"
  /// Steps that a controller class takes inside its callbacks and overridden methods.
  case hookNested = "hook.nested"
  /// No window at launch.
  case windowNone = "window.none"
  /// Another root for the window while the app runs.
  case windowRoot = "window.root"

  /// By raw value, the order in files.
  public static func < (left: Feature, right: Feature) -> Bool { left.rawValue < right.rawValue }
}
