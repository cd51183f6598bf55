package import SegueScenarios

/// A view controller instance: an index into `World.nodes`. UIKit calls this `UIViewController`.
package struct Controller: Hashable, Sendable, BitwiseCopyable {
  package var index: Int32
  package init(_ index: Int32) { self.index = index }
  package static let none = Controller(-1)
  /// A controller that no source names: see SHW-21.
  package static let unsettled = Controller(-2)
  package var exists: Bool { index >= 0 }
}

/// Everything that the world knows of one controller.
struct Node: BitwiseCopyable {
  var cls: Int32
  /// The scene it came from; -1 when it was made in code.
  var scene: Int32
  var name: Int32
  var ordinal: Int32

  // Containment: children in order, as a doubly linked list.
  var parent = Controller.none
  var firstChild = Controller.none
  var lastChild = Controller.none
  var next = Controller.none
  var previous = Controller.none
  var childCount: Int32 = 0

  // Presentation: the direct relations.
  var presented = Controller.none
  var presenter = Controller.none
  var caller = Controller.none
  var style = PresentationStyle.automatic

  /// The selected child of a tab bar controller.
  var selected = Controller.none
  /// The detail that a collapsed split view keeps to itself (CNT-28).
  var kept = Controller.none
  /// What it is presented by was seen to be on screen; valid where it equals the world's layout.
  var shownAt: UInt32 = 0
  var column = Column.primary
  var flags: Flags = []

  // Marks of the unwind at hand; valid where the epoch is the world's.
  var visited: UInt32 = 0
  var climbed: UInt32 = 0
  var cameThrough = Controller.none
  var onRoute: UInt32 = 0
  var containsSource: UInt32 = 0

  // Its last unwind: the destination, and the action (UNW-90).
  var unwound = Controller.none
  var unwoundAction: Int32 = -1

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16
    /// Its view is loaded.
    static let loaded = Flags(rawValue: 1)
    /// Its `viewDidLoad` is running.
    static let loading = Flags(rawValue: 2)
    /// It is under the window's root.
    static let attached = Flags(rawValue: 4)
    /// The app holds a strong reference.
    static let held = Flags(rawValue: 8)
    /// It has been deallocated.
    static let gone = Flags(rawValue: 16)
    /// Its segues arrived through `init(coder:)`.
    static let hasSegues = Flags(rawValue: 32)
    /// Its presentation was dismissed; it may have been presented anew since.
    static let dismissed = Flags(rawValue: 1024)
    /// A split view in compact width.
    static let collapsed = Flags(rawValue: 64)
    /// A split view that has been on screen, and has taken the form of its width.
    static let adapted = Flags(rawValue: 128)
    /// A collapsed split view keeps it.
    static let kept = Flags(rawValue: 256)
    /// It has had a place in a hierarchy.
    static let placed = Flags(rawValue: 512)
  }
}

/// Why the model stops in the middle of a step.
package enum Stop: Error {
  /// A nil name or reason is one that no source settles.
  case raised(name: String?, reason: String?, rules: Cites)
  case unspecified(RuleID)
  case exhausted(String)
  case invalid(String)
}
