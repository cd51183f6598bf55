package import SegueScenarios

/// An index into `Program.symbols`; `absent` stands for nil.
package typealias Symbol = Int32
extension Symbol { package static var absent: Symbol { -1 } }

/// A scenario compiled to integers and flat arrays: what the model runs.
///
/// Compiling resolves every name once; running then touches no string. A program is immutable and may be
/// run any number of times, on any thread.
package struct Program: Sendable {
  package var profile: Profile
  package var device: Device
  /// Every string of the scenario that a trace may mention.
  package var symbols: [String] = []
  /// The bytes of the longest of them.
  package var longestSymbol: Int { symbols.lazy.map(\.utf8.count).max() ?? 0 }
  package var classes: [ClassCode] = []
  package var segueClasses: [SegueClassCode] = []
  package var storyboards: [StoryboardCode] = []
  package var scenes: [SceneCode] = []
  package var segues: [SegueCode] = []
  /// `implements[class × actionCount + action]`.
  package var implements: [Bool] = []
  package var actionCount = 0
  /// Instance names before their `#n`: symbols, indexed by name number.
  package var names: [Symbol] = []
  /// The bodies of callbacks; a `BodyID` indexes it.
  package var bodies: [[StepCode]] = []
  package var steps: [StepCode] = []
  package var window: WindowCode = .none

  // Words of the model's own that traces mention.
  package var plainSegue: Symbol = .absent
  package var popoverSegue: Symbol = .absent
  package var automaticName: Int32 = 0
  package var delegateShouldDismiss: Symbol = .absent
  package var delegateWillDismiss: Symbol = .absent
  package var delegateDidDismiss: Symbol = .absent
  package var delegateDidAttempt: Symbol = .absent
  package var delegateShouldSelect: Symbol = .absent
  package var delegateDidSelect: Symbol = .absent
  package var delegateCollapse: Symbol = .absent
  package var delegateShowDetail: Symbol = .absent
  package var delegateTopColumn: Symbol = .absent

  /// Where UIKit's own classes stand in `classes`.
  package static let builtIn: [(name: String, kind: ContainerKind)] = [
    ("UIViewController", .plain), ("UINavigationController", .navigation),
    ("UITabBarController", .tabBar), ("UISplitViewController", .split),
    ("UIPageViewController", .page),
  ]
}

/// What UIKit class a class descends from, as far as containment goes.
package enum ContainerKind: UInt8, Sendable { case plain, navigation, tabBar, split, page }

/// An index into `Program.bodies`, or `none`.
package struct BodyID: Sendable, Equatable {
  package var index: Int32
  package static let none = BodyID(index: -1)
  package var exists: Bool { index >= 0 }
}

/// An overridden method: whether it calls super, and its own steps.
package struct Override: Sendable {
  package var callsSuper: Bool
  package var body: BodyID
}

/// A class with what it inherits from the scenario's other classes already resolved.
package struct ClassCode: Sendable {
  package var name: Symbol
  package var superclass: Int32
  package var kind: ContainerKind
  package var columns: UInt8 = 0
  package var own = ClassDefinition()
  /// Which overrides stand anywhere in the chain: a quick no for the usual class.
  package var overrides: OverrideSet = []
  package var shouldPerform: [(key: Symbol, answer: Answer)] = []
  package var canPerform: [(key: Symbol, answer: Answer)] = []
  package var canPerformWithSender: [(key: Symbol, answer: Answer)] = []
  package var allowedChildren: [ControllerName] = []
  package var childContaining = ControllerName.absent
  package var forUnwindAction = ControllerName.absent
  package var unwindSegue: (cls: Int32, handler: BodyID, destination: ControllerName) = (
    -1, .none, .absent
  )
  package var suppliesHandler = false
  package var unwindTowards = Override(callsSuper: true, body: .none)
  package var show = Override(callsSuper: true, body: .none)
  package var showDetail = Override(callsSuper: true, body: .none)
  package var segueActions: [(selector: Symbol, creation: CreationCode)] = []
  package var inShouldPerform = BodyID.none
  package var inPrepare = BodyID.none
  package var inViewDidLoad = BodyID.none
  package var inAction: [(selector: Symbol, body: BodyID)] = []
}

/// The overrides that change what the model does at a place.
package struct OverrideSet: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let shouldPerform = OverrideSet(rawValue: 1)
  package static let canPerform = OverrideSet(rawValue: 2)
  package static let canPerformWithSender = OverrideSet(rawValue: 4)
  package static let allowedChildren = OverrideSet(rawValue: 8)
  package static let childContaining = OverrideSet(rawValue: 16)
  package static let unwindTowards = OverrideSet(rawValue: 32)
  package static let forUnwindAction = OverrideSet(rawValue: 64)
  package static let segueForUnwinding = OverrideSet(rawValue: 128)
  package static let show = OverrideSet(rawValue: 256)
  package static let showDetail = OverrideSet(rawValue: 512)
  package static let refusesShow = OverrideSet(rawValue: 1024)
  package static let missing = OverrideSet(rawValue: 2048)
  package static let skipsInitCoder = OverrideSet(rawValue: 4096)
}

package struct SegueClassCode: Sendable {
  package var name: Symbol
  package var missing: Bool
  package var perform: Override?
  package var destination: Int32
}

package struct StoryboardCode: Sendable {
  package var name: Symbol
  package var initial: Int32
  package var scenes: Range<Int>
}

package struct SceneCode: Sendable {
  package var symbol: Symbol
  package var name: Int32
  package var storyboard: Int32
  package var cls: Int32 = 0
  package var identifier: Symbol = .absent
  package var definesPresentationContext: Bool?
  package var style: PresentationStyle?
  package var relationships: [(name: Relationship.Name, scene: Int32)] = []
  package var segues: Range<Int> = 0..<0
  package var hasEmbeds = false
  package var isReference = false
  package var reference: Reference?
}

package struct SegueCode: Sendable {
  package var kind: Segue.Kind
  package var trigger: Symbol
  package var identifier: Symbol
  package var destination: Int32
  package var action: Symbol
  package var actionNumber: Int32
  package var cls: Int32
  package var style: PresentationStyle?
  package var segueAction: Symbol
  /// SEG-122: The action's selector has a place for the sender.
  package var actionTakesSender: Bool
  package var anchored: Bool
  package var pane: Int
}

package enum WindowCode: Sendable {
  case scene(storyboard: Int32, identifier: Symbol)
  case code(cls: Int32, name: Int32)
  case none
}

package enum CreationCode: Sendable {
  case coder(cls: Int32)
  case withoutCoder
  case nothing
}
