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
package struct Node: BitwiseCopyable {
  package var cls: Int32
  /// The scene it came from; -1 when it was made in code.
  package var scene: Int32
  package var name: Int32
  package var ordinal: Int32

  // Containment: children in order, as a doubly linked list.
  package var parent = Controller.none
  package var firstChild = Controller.none
  package var lastChild = Controller.none
  package var next = Controller.none
  package var previous = Controller.none
  package var childCount: Int32 = 0

  // Presentation: the direct relations.
  package var presented = Controller.none
  package var presenter = Controller.none
  package var caller = Controller.none
  package var style = PresentationStyle.automatic

  /// The selected child of a tab bar controller.
  package var selected = Controller.none
  /// The detail that a collapsed split view keeps to itself (CNT-28).
  package var kept = Controller.none
  /// What it is presented by was seen to be on screen; valid where it equals the world's layout.
  package var shownAt: UInt32 = 0
  package var column = Column.primary
  package var flags: Flags = []

  // Marks of the unwind at hand; valid where the epoch is the world's.
  package var visited: UInt32 = 0
  package var climbed: UInt32 = 0
  package var cameThrough = Controller.none
  package var onRoute: UInt32 = 0
  package var containsSource: UInt32 = 0

  // Its last unwind: the destination, and the action (UNW-90).
  package var unwound = Controller.none
  package var unwoundAction: Int32 = -1

  package struct Flags: OptionSet, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Its view is loaded.
    package static let loaded = Flags(rawValue: 1)
    /// Its `viewDidLoad` is running.
    package static let loading = Flags(rawValue: 2)
    /// It is under the window's root.
    package static let attached = Flags(rawValue: 4)
    /// The app holds a strong reference.
    package static let held = Flags(rawValue: 8)
    /// It has been deallocated.
    package static let gone = Flags(rawValue: 16)
    /// Its segues arrived through `init(coder:)`.
    package static let hasSegues = Flags(rawValue: 32)
    /// Its presentation was dismissed; it may have been presented anew since.
    package static let dismissed = Flags(rawValue: 1024)
    /// A split view in compact width.
    package static let collapsed = Flags(rawValue: 64)
    /// A split view that has been on screen, and has taken the form of its width.
    package static let adapted = Flags(rawValue: 128)
    /// It has had a place in a hierarchy.
    package static let placed = Flags(rawValue: 512)
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
